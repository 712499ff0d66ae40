// Bots at the table: alone among them, mixed tables, seats that change hands,
// pace, and the book that each opens at the end.
import { expectAccessible, fixChance, open } from "./support/app.mjs";
import { expect, SIZES, story, test } from "./support/table.mjs";

/** Anna among bots, in the middle of the carnival's first turns. */
const alone = story("carnival").with("sitters", "person dealer/informer clerk/gondolier twin/tourist").with("help", "detective");
/** Anna and Carlo, two persons among bots. */
const mixed = story("carnival").with("sitters", "person dealer/informer person twin/tourist");

/** Lets the bots play until `what` shows itself. */
async function letPlay(table, what, steps = 400) {
  for (let step = 0; step < steps; step += 1) {
    if (await what.count()) return;
    await table.pass(1_300);
  }
  await expect(what).not.toHaveCount(0);
}

test.describe("alone on a phone", () => {
  test.use(SIZES.phone);

  test("no curtain, no cover and no waiting from the setup on", async ({ page, table }) => {
    await fixChance(page, 7);
    await open(page);
    await table.press(table.button("New table"));
    await page.getByLabel("Alone among bots").check();
    await expect(page.getByLabel("Detective")).toBeChecked();
    await expectAccessible(page);
    await table.press(table.button("Deal the cards"));
    await expect(table.heading("Red’s passport")).toBeVisible();
    await table.press(table.button("To the game"));
    await expect(table.board).toBeVisible();
    await letPlay(table, table.button("Shake the Phantom"));
    // A tap opens the passport, and leaving the window covers nothing.
    await table.press(table.button("Passport"));
    await expect(table.dialog.getByText(/^You are /)).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    await table.pass(40_000);
    await expect(table.dialog.getByText(/^You are /)).toBeVisible();
    await table.press(table.dialog.getByRole("button", { name: "Close" }));
    // A reload comes back to the very step.
    await page.reload();
    await table.goOn();
    await expect(table.button("Shake the Phantom")).toBeVisible();
  });

  test("bots go at the chosen pace and leave a trail", async ({ page, table }) => {
    await table.sit(alone.until("1 call"));
    await table.press(table.button("Step by step"));
    await table.pass(20_000);
    await expect(table.dock).toContainText("Bea is at it.");
    await expect(table.dock).toContainText("the double dealer, Informer");
    const steps = table.button("Next step");
    for (let n = 0; n < 60 && (await steps.count()); n += 1) {
      await table.press(steps);
      await table.pass(50);
      if (await page.locator(".missed").count()) break;
    }
    await expect(page.locator(".missed-number").first()).toHaveText("1");
    await table.press(table.button("Log"));
    await expect(table.dialog.getByRole("heading", { name: "Since the last turn" })).toBeVisible();
    // While a paper lies over the board nothing is missed.
    await table.press(table.dialog.getByRole("button", { name: "Close" }));
    await table.press(table.button("Skip to me"));
    await letPlay(table, table.button("Shake the Phantom").or(page.locator(".private")));
  });

  test("a bot that broke the page does something harmless after the reload", async ({ page, table }) => {
    const moving = alone.until("1 march");
    await page.addInitScript((step) => localStorage.setItem("bauta.thinking", step), `e2e ${moving.log.length}`);
    await table.sit(moving);
    await table.pass(1_300);
    await table.press(table.button("Log"));
    await expect(table.dialog).toContainText("Bea moved nobody.");
    // And diagnostics says so.
    await table.press(table.dialog.getByRole("button", { name: "Close" }));
    await table.press(table.button("Menu"));
    await table.press(table.dialog.getByRole("button", { name: "Saves and device" }));
    await table.press(table.dialog.getByRole("button", { name: "Diagnostics" }));
    await expect(page.locator("#diagnostics")).toHaveValue(new RegExp(`bot-stood-in-for: ${moving.log.length}`));
  });
});

test.describe("at a mixed table", () => {
  test.use(SIZES.tablet);

  test("two persons have their curtains, and a bot answers without a pass", async ({ table }) => {
    await table.sit(mixed.until("0 ask"));
    await table.open("Anna");
    await table.ask("the Ambassador", "identity", "Dario");
    await table.pass(1_300);
    // The answer came from a bot: the tablet stays with Anna, behind her curtain.
    await table.open("Anna");
    await expect(table.page.getByText("Dario shows you")).toBeVisible();
    expect(table.passes).toEqual(["Anna", "Anna"]);
  });

  test("while bots play nobody's papers can be reached", async ({ table }) => {
    await table.sit(mixed.until("1 call"));
    await expect(table.board).toBeVisible();
    await expect(table.button("Passport")).toHaveCount(0);
    await expect(table.button("Notes")).toHaveCount(0);
  });

  test("a bot takes over a seat and gives it back", async ({ page, table }) => {
    await table.sit(mixed.until("2 call"));
    await table.curtain("Carlo");
    await table.press(table.button("I am not Carlo"));
    await table.press(table.page.getByRole("button", { name: "Carlo", exact: true }));
    await table.press(table.dialog.getByText("Let a bot take over").first());
    await table.press(table.dialog.getByRole("button", { name: "Let a bot take over" }));
    // Anna is alone now: no more curtains, and it is said.
    await expect(page.getByText("no more curtains")).toBeVisible();
    await expect(table.board).toBeVisible();
    await table.press(table.page.getByRole("button", { name: "Carlo", exact: true }));
    await table.press(table.dialog.getByRole("button", { name: "Let a person take over" }));
    await table.curtain("Carlo");
    await table.press(table.button("I am not Carlo"));
    await table.press(table.button("Log"));
    await expect(table.dialog).toContainText("plays for Carlo");
  });
});

test.describe("on a desktop", () => {
  test.use(SIZES.desktop);

  test("bots play to the end and open their books", async ({ page, table }) => {
    test.setTimeout(120_000);
    await table.sit(alone.until("1 call").with("sitters", "clerk/spymaster dealer/informer person twin/informer"));
    await table.press(table.page.getByRole("button", { name: "Carlo", exact: true }));
    await table.press(table.dialog.getByText("Let a bot take over").first());
    await table.press(table.dialog.getByRole("button", { name: "Let a bot take over" }));
    const close = table.dialog.getByRole("button", { name: "Close" });
    if (await close.count()) await table.press(close);
    await table.press(table.button("Skip to me"));
    await letPlay(table, page.locator(".end-title"));
    await table.press(table.button("Bea’s book"));
    await table.pass(3_000);
    await expect(table.dialog.locator(".book-why").first()).toBeVisible();
    await expect(table.dialog).toContainText("Partner, by counting:");
    await expectAccessible(page);
  });
});
