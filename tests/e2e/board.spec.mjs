// The board leads the hand: what can be tapped is marked, what cannot says why,
// and all of it goes without a finger.
import { Keys, tabTo } from "./support/keyboard.mjs";
import { expect, SIZES, story, test } from "./support/table.mjs";

const carnival = story("carnival");
const crowd = story("crowd");

/** The one line that says why a tap did nothing. */
const notice = (table) => table.dock.getByRole("status");

test.describe("a tap that does nothing says why in one line", () => {
  test("while choosing where to go", async ({ table }) => {
    await table.sit(carnival.until("0 march"));
    await table.open("Anna");
    await table.tap("Rialto");
    await expect(notice(table)).toHaveText("Choose one of the marked masks first.");
    await table.tap("Tolentini");
    await expect(notice(table)).toHaveText("No ball of this turn moves Bea’s short mask.");
    await table.press(table.button("land"));
    await table.march("Redentore", "Zattere");
    await expect(notice(table)).toHaveText("No way by land from Redentore to Zattere.");
    await table.press(table.button("land"));
    await table.tap("Murano");
    await expect(notice(table)).toHaveText("Anna’s tall mask cannot get to Murano with the balls left.");
    // A second tap on the chosen mask lets it go.
    await table.tap("Redentore");
    await expect(table.dock).toContainText("Choose a ball or a mask.");
    await table.march("San Barnaba", "San Tomà");
    await table.press(table.button("the Ambassador"));
    await table.march("San Tomà", "Redentore");
    await expect(notice(table)).toHaveText("No ball is left: confirm the movement, or take a step back.");
  });

  test("while sending away and stepping on", async ({ table }) => {
    await table.sit(carnival.until("3 expel"));
    await table.open("Dario");
    await table.hear();
    await table.tap("San Basilio");
    await expect(notice(table)).toHaveText("San Basilio has a number: masks are never sent there.");
    await table.tap("Tolentini");
    await expect(notice(table)).toHaveText("Somebody stands at Tolentini: choose a free space.");
    await expect(table.button(/^Choose a space/)).toBeDisabled();
  });

  test("the Ambassador goes to the Embassy when that is free", async ({ table }) => {
    await table.sit(carnival.until("0 expel"));
    await table.open("Anna");
    await table.hear();
    await table.tap("Tre Archi");
    await expect(notice(table)).toHaveText("The Embassy is free, so the Ambassador goes there.");
    await table.tap("Rialto");
    await expect(notice(table)).toHaveText("The Embassy is free, so the Ambassador goes there.");
  });

  test("an extra step goes one step, to a free space", async ({ table }) => {
    await table.sit(carnival.until("0 ask"));
    await table.open("Anna");
    await table.press(table.button("Step on instead"));
    await table.tap("Murano");
    await expect(notice(table)).toHaveText("Murano is not one step away.");
    await table.tap("Frari");
    await expect(table.dock).not.toContainText("Murano is not one step away.");
    await expect(table.button(/^Step on to Frari/)).toBeEnabled();
    await table.press(table.button("Take back"));
    await expect(table.button("Ask identity")).toBeVisible();
  });
});

test.describe("a march that ends wrong cannot be confirmed and says by which rule", () => {
  const MARCHES = {
    "two masks of one opponent": {
      told: crowd.until("0 march", 2),
      who: "Anna",
      march: [["Santa Margherita", "Tolentini"], ["Arsenale", "La Pietà"]],
      why: "You may meet only one mask of each opponent a turn, and Bea is met twice.",
    },
    "the Ambassador with another’s mask": {
      told: crowd.until("1 march"),
      who: "Bea",
      march: [["Embassy", "Santa Margherita"]],
      why: "The Ambassador may stay only with one of your own masks, not with another’s at Santa Margherita.",
    },
    "another’s mask with a third player’s": {
      told: crowd.until("1 march"),
      who: "Bea",
      march: [["Arsenale", "Via Garibaldi"]],
      why: "A mask you move for another may stay on a free space or with one of your own, not at Via Garibaldi.",
    },
  };
  for (const [what, { told, who, march, why }] of Object.entries(MARCHES)) {
    test(what, async ({ table }) => {
      await table.sit(told);
      await table.open(who);
      for (const places of march) await table.march(...places);
      await expect(table.dock).toContainText(why);
      await expect(table.button(/^Confirm movement/)).toBeDisabled();
      await table.press(table.button("Take back"));
      await expect(table.dock).not.toContainText(why);
      // All the way back, the mask is let go too, and the turn may pass without a step.
      while (await table.button("Take back").isEnabled()) await table.press(table.button("Take back"));
      await expect(table.button(/^Move nobody/)).toBeEnabled();
    });
  }
});

test("a chosen mask marks where it can go, pass and get, and nothing else", async ({ table }) => {
  await table.sit(crowd.until("0 march"));
  await table.open("Anna");
  await table.tap("San Barnaba");
  const marked = async (words) =>
    (await table.board.getByRole("button", { name: new RegExp(`; ${words}(;|$)`) }).all()).length;
  // Land, water and either way: three neighbours by land, the rest with more than one ball.
  for (const near of ["Santa Margherita", "Zattere", "Accademia"]) {
    await expect(table.space(near)).toHaveAccessibleName(/; can go here/);
  }
  expect(await marked("can go here")).toBe(3);
  await expect(table.space("Tolentini")).toHaveAccessibleName(/; can get here/);
  await expect(table.space("Murano")).not.toHaveAccessibleName(/; can /);
});

test("where a mask may pass but not stay is marked so", async ({ table }) => {
  await table.sit(crowd.until("0 march", 2));
  await table.open("Anna");
  // Bea is met at Tolentini, so her mask on La Pietà may only be passed.
  await table.march("Santa Margherita", "Tolentini");
  await table.march("Tolentini", "Arsenale");
  await expect(table.space("La Pietà")).toHaveAccessibleName(/; can pass here, not stay/);
});

test("a tap on another own mask chooses that one, and nobody walks onto it", async ({ table }) => {
  await table.sit(crowd.until("0 march"));
  await table.open("Anna");
  await table.march("San Barnaba", "Zattere");
  // Redentore is within reach of the chosen mask, by water and either way.
  await table.tap("Redentore");
  await expect(table.dock).toContainText("Anna’s tall mask: choose where to.");
  await expect(table.space("Redentore")).toHaveAccessibleName(/here: Anna’s tall mask;/);
});

test("own masks are placed openly where the table has agreed on it", async ({ page, table }) => {
  await table.sit(carnival.first(0).with("options", "chosen"));
  await table.open("Anna");
  await expect(table.dock).toContainText("Place your masks: tap two of your spaces to swap them.");
  await table.tap("Rialto");
  await expect(notice(table)).toHaveText("Your masks start on the four spaces of your colour.");
  await expect(table.space("Redentore")).toHaveAccessibleName(/here: Anna’s tall mask/);
  await table.tap("Redentore");
  await expect(table.dock).toContainText("Now the space to swap with.");
  await table.tap("Celestia");
  await expect(table.space("Celestia")).toHaveAccessibleName(/here: Anna’s tall mask/);
  await expect(table.space("Redentore")).toHaveAccessibleName(/here: Anna’s fat mask/);
  for (const name of ["Anna", "Bea", "Carlo", "Dario"]) {
    if (name !== "Anna") await table.open(name);
    await table.press(table.button(/^My masks stand well/));
  }
  await table.open("Anna");
  await expect(table.button("Shake the Phantom")).toBeVisible();
  await expect(table.space("Celestia")).toHaveAccessibleName(/here: Anna’s tall mask/);
  await table.press(page.getByRole("button", { name: "Log" }));
  await expect(table.dialog).toContainText("Anna placed the masks.");
});

test.describe("by keyboard alone", () => {
  const openByKey = (page, table, name, key) => new Keys(page, table).open(name, key);

  test("a turn on the board: the way to it is one Tab stop, and its ways have numbers", async ({ page, table }) => {
    await table.sit(carnival.first(0));
    await openByKey(page, table, "Anna", "Space");
    await expect(table.heading("Anna’s turn")).toBeFocused();
    await tabTo(page, table.button("Shake the Phantom"));
    await page.keyboard.press("Enter");
    await expect(table.button(/^Move nobody/)).toBeVisible();

    const stop = table.board.locator("[tabindex='0']");
    await expect(stop).toHaveCount(1);
    await tabTo(page, stop);
    await expect(table.space("Redentore")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(table.space("Zitelle")).toHaveAccessibleName(/can go here/);
    await expect(table.space("Redentore")).toHaveAccessibleName(/by land 1 Giardino Eden, 2 Zitelle; by water 3 Sant’Eufemia, 4 Zitelle/);
    await page.keyboard.press("2");
    await expect(table.space("Zitelle")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(table.space("Zitelle")).toHaveAccessibleName(/here: Anna’s tall mask/);
    // Arrows go along ways: upwards from Zitelle lies San Giorgio.
    await page.keyboard.press("ArrowUp");
    await expect(table.space("San Giorgio")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(table.space("San Giorgio")).toHaveAccessibleName(/here: Anna’s tall mask/);
    // A key that leads nowhere leaves the focus where it is, and Tab leaves the board.
    await page.keyboard.press("9");
    await expect(table.space("San Giorgio")).toBeFocused();
    await tabTo(page, table.button(/^Confirm movement/));
    await page.keyboard.press("Enter");
    await tabTo(page, table.button("End the turn"));
    await page.keyboard.press("Enter");
    await table.curtain("Bea");
  });

  test("a key goes from one marked mask or space to the next, and Escape puts the mask down", async ({ page, table }) => {
    await table.sit(carnival.until("0 march"));
    await openByKey(page, table, "Anna", "Space");
    const focused = () => page.evaluate(() => document.activeElement.dataset.space);
    const places = (selector) => page.locator(selector).evaluateAll((all) => [...new Set(all.map(({ dataset }) => dataset.space))].map(Number).sort((a, b) => a - b).map(String));
    const round = async (places) => {
      const seen = [];
      for (let step = 0; step < places.length; step += 1) {
        await page.keyboard.press("m");
        seen.push(await focused());
      }
      expect(seen.toSorted((a, b) => a - b)).toEqual(places);
    };
    // The first press leads to the board.
    await page.keyboard.press("m");
    await expect(table.board.locator(":focus")).toHaveCount(1);
    const own = await places(".pawn[data-state='movable']");
    expect(own.length).toBeGreaterThan(1);
    await round(own);
    await page.keyboard.press("Enter");
    await expect(page.locator(".pawn[data-state='lifted']")).toHaveCount(1);
    await round(await places(".space[data-target]"));
    await page.keyboard.press("Escape");
    await expect(page.locator(".pawn[data-state='lifted']")).toHaveCount(0);
    await expect(table.board.locator(":focus")).toHaveCount(1);
    // What is moved stays moved: the mask alone is let go.
    await table.march("San Barnaba", "Santa Margherita");
    await page.keyboard.press("Escape");
    await expect(page.locator(".pawn[data-state='lifted']")).toHaveCount(0);
    await expect(table.space("Santa Margherita")).toHaveAccessibleName(/here: Anna’s short mask/);
  });

  test("a private answer, and a sheet that closes with Escape", async ({ page, table }) => {
    await table.sit(carnival.until("3 answer"));
    await openByKey(page, table, "Dario", "Enter");
    for (const card of ["Lord Fiddlebottom", "Madame Zsa Zsa"]) {
      await tabTo(page, table.card(card));
      await page.keyboard.press("Space");
      await expect(table.card(card)).toHaveAttribute("aria-pressed", "true");
    }
    await tabTo(page, table.button(/^Show these cards/));
    await page.keyboard.press("Enter");
    await table.pass(4_000);
    await openByKey(page, table, "Anna", "Space");
    await tabTo(page, table.button("Cover and go on"));
    await page.keyboard.press("Enter");
    await table.pass(4_000);
    await expect(table.board).toBeVisible();

    await tabTo(page, table.button("Passport"));
    await page.keyboard.press("Enter");
    await tabTo(page, table.button("Press to look"));
    await page.keyboard.down("Space");
    await table.pass(1_000);
    await expect(page.getByText("You are Colonel Bubble")).toBeVisible();
    await page.keyboard.up("Space");
    await expect(page.getByText("You are Colonel Bubble")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(table.dialog).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use(SIZES.phone);

  test("every space of the board is as large as a fingertip", async ({ page, table }) => {
    await table.sit(carnival.until("0 march"));
    await table.open("Anna");
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("[data-space][role=button]")]
        .map((space) => [space.getAttribute("aria-label").split(";")[0], space.getBoundingClientRect()])
        .filter(([, box]) => Math.min(box.width, box.height) < 44)
        .map(([name]) => name),
    );
    expect(small).toEqual([]);
  });

  test("the whole city can be seen, and looked at nearer again", async ({ page, table }) => {
    await table.sit(carnival.until("0 march"));
    await table.open("Anna");
    const width = async () => (await table.board.boundingBox()).width;
    expect(await width()).toBeGreaterThan(1_000);
    await table.press(table.button("Whole city"));
    expect(await width()).toBeLessThanOrEqual(page.viewportSize().width);
    await table.press(table.button("Nearer"));
    expect(await width()).toBeGreaterThan(1_000);
  });
});
