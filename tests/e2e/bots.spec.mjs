// Bots at the table: alone among them, mixed tables, seats that change hands,
// pace, and the book that each opens at the end.
import { expectAccessible, fixChance, open, withSave } from "./support/app.mjs";
import { sealed } from "./support/saves.mjs";
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

  test("bots in haste are told of once, when a person is to act", async ({ page, table }) => {
    await table.sit(alone.until("3 call"));
    await page.evaluate(() => {
      window.told = [];
      const tidings = document.querySelector("#tidings");
      new MutationObserver(() => window.told.push(tidings.textContent)).observe(tidings, { childList: true, characterData: true, subtree: true });
    });
    await table.press(table.button("Skip to me"));
    await letPlay(table, table.button("Shake the Phantom"));
    await expect.poll(() => page.evaluate(() => window.told.length)).toBeGreaterThan(0);
    const told = (await page.evaluate(() => window.told)).filter(Boolean);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^The Phantom showed .* Anna, shake the Phantom for three balls\.$/);
  });

  test("their pace can be changed while none of them is at it", async ({ table }) => {
    await table.sit(alone.until("0 call", 2));
    await table.press(table.button("Menu"));
    const pace = table.dialog.getByRole("group", { name: "Pace of the bots" });
    await expect(pace.getByRole("button", { name: "Normal" })).toHaveAttribute("aria-pressed", "true");
    await table.press(pace.getByRole("button", { name: "Step by step" }));
    await expect(pace.getByRole("button", { name: "Step by step" })).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(table.page, "dialog");
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

test.describe("a tic in answer", () => {
  test.use(SIZES.phone);

  const answers = (place) => place.getByLabel("Answer with a face");

  /** What the notes say of the faces. */
  async function hearsay(table) {
    await table.press(table.button("Notes"));
    await expect(table.dialog).toBeVisible();
    const words = await table.dialog.locator(".pad-hearsay li").allTextContents();
    await table.press(table.dialog.getByRole("button", { name: "Close" }));
    return words;
  }

  test("may be given at a meeting, changed, and is kept as hearsay", async ({ page, table }) => {
    await table.sit(alone.until("0 seal"));
    // Bea and Carlo have faces, the Ambassador has none.
    await expect(answers(page)).toHaveCount(2);
    const bea = answers(table.meeting("Bea’s thin mask"));
    await bea.selectOption("a frown (Agent X)");
    await bea.selectOption("a wrinkle of the nose (Zsa Zsa)");
    await expectAccessible(page);
    await expect(table.meeting("Bea’s thin mask").getByRole("button", { name: "Ask identity" })).toBeEnabled();
    const mine = "Turn 5 · From you to Bea: a wrinkle of the nose.";
    expect(await hearsay(table)).toContain(mine);
    await page.reload();
    await table.goOn();
    await expect(bea).toHaveValue("3");
    await expect(answers(table.meeting("Carlo’s thin mask"))).toHaveValue("Answer with a face: –");
    // It changes nothing else, and can be withdrawn until the bot is asked.
    await bea.selectOption("Answer with a face: –");
    expect(await hearsay(table)).not.toContain(mine);
    await bea.selectOption("a frown (Agent X)");
    await table.ask("Bea’s thin mask", "identity");
    await letPlay(table, page.getByText("Bea shows you"));
    await table.goOn();
    await expect(table.board).toBeVisible();
    expect(await hearsay(table)).toContain("Turn 5 · From you to Bea: a frown.");
  });

  test("may be given to a bot that asks", async ({ page, table }) => {
    const asked = alone.until("2 answer").with("sitters", "dealer/informer clerk/gondolier person twin/tourist");
    await table.sit(asked);
    await expect(table.heading("Dario asks what you look like")).toBeVisible();
    await answers(page).selectOption("a twitch of the right eye (Fiddlebottom)");
    await expectAccessible(page);
    for (const card of ["secret card short", "thin", "Agent X"]) await table.press(table.card(card));
    await table.press(table.button(/^Show these cards/));
    await expect(table.board).toBeVisible();
    expect(await hearsay(table)).toContain("Turn 4 · From you to Dario: a twitch of the right eye.");
  });

  test("is nothing for several people at a table", async ({ page, table }) => {
    await table.sit(mixed.until("0 seal"));
    await table.open("Anna");
    await expect(table.meeting("Bea’s thin mask")).toBeVisible();
    await expect(answers(page)).toHaveCount(0);
  });

  test("is nothing for one of several whom a bot asks", async ({ page, table }) => {
    await table.sit(mixed.until("2 answer"));
    await table.open("Carlo");
    await expect(table.heading("Dario asks what you look like")).toBeVisible();
    await expect(answers(page)).toHaveCount(0);
  });

  test("stands in the bot's book after the game, and counted for nothing", async ({ page, table }) => {
    const save = sealed({ ...JSON.parse(alone.save()), faces: ["5 0 1 ax"] });
    await withSave(page, { "bauta.table.e2e": save });
    await open(page);
    await table.press(table.button("Look at the end"));
    await table.press(table.button("Bea’s book"));
    await table.pass(3_000);
    await expect(table.dialog).toContainText("Anna showed me a frown, as Agent X does.");
    await table.press(table.dialog.getByRole("button", { name: "Close" }));
    await table.press(table.button("Carlo’s book"));
    await table.pass(3_000);
    await expect(table.dialog.locator(".book-why").first()).toBeVisible();
    await expect(table.dialog).not.toContainText("showed me");
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
    // Anna is alone now, and it is said. Until she has opened her curtain the others may sit here still.
    await expect(page.getByText("one more curtain, then none")).toBeVisible();
    await expect(table.board).toBeVisible();
    await expect(table.button("Passport")).toHaveCount(0);
    await table.press(table.page.getByRole("button", { name: "Carlo", exact: true }));
    await table.press(table.dialog.getByRole("button", { name: "Let a person take over" }));
    await table.curtain("Carlo");
    await table.press(table.button("I am not Carlo"));
    await table.press(table.button("Log"));
    await expect(table.dialog).toContainText("plays for Carlo");
  });
});

test.describe("when all but one have gone", () => {
  test.use(SIZES.phone);

  /** Bots take over these seats, as whoever holds the phone says. */
  async function leave(table, ...names) {
    for (const name of names) {
      await table.press(table.page.getByRole("button", { name, exact: true }));
      await table.press(table.dialog.getByText("Let a bot take over").first());
      await table.press(table.dialog.getByRole("button", { name: "Let a bot take over" }));
      const close = table.dialog.getByRole("button", { name: "Close" });
      if (await close.count()) await table.press(close);
    }
  }

  test("who is left has one curtain, even if it is theirs to answer", async ({ page, table }) => {
    await table.sit(story("carnival").until("3 answer"));
    await table.curtain("Dario");
    await table.press(table.button("I am not Dario"));
    await leave(table, "Anna", "Bea", "Carlo");
    await table.pass(5_000);
    await expect(page.getByRole("heading", { name: /asks who you are/ })).toHaveCount(0);
    await page.reload();
    await table.goOn();
    await table.open("Dario");
    await expect(table.heading("Through the Ambassador, Anna asks who you are")).toBeVisible();
    await table.answer("Lord Fiddlebottom", "Madame Zsa Zsa");
    // From now on the phone is Dario's.
    await letPlay(table, table.button("Shake the Phantom").or(page.locator(".private")));
    await expect(page.locator(".curtain")).toHaveCount(0);
  });

  test("who gives the own seat away in the middle of a turn sees no other's page", async ({ page, table }) => {
    const two = story("carnival").with("sitters", "person dealer/informer clerk/gondolier person");
    await table.sit(two.until("0 ask"));
    await table.open("Anna");
    await leave(table, "Anna");
    await table.ask("the Ambassador", "identity", "Dario");
    await table.curtain("Dario");
    await expect(page.locator(".private")).toHaveCount(0);
  });
});

test.describe("a bot as the Ambassador", () => {
  test.use(SIZES.phone);

  test("seals its own report, and nobody else does", async ({ table }) => {
    const bots = "dealer/informer comedian/informer clerk/gondolier twin/tourist";
    await table.sit(story("ambassador").with("sitters", `person ${bots}`));
    await letPlay(table, table.button("Shake the Phantom"));
    await expect(table.button(/report/)).toHaveCount(0);
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
    await expect(table.dialog).not.toContainText(/Turn \d+:|question \./);
    await expect(table.dialog.locator("p:empty")).toHaveCount(0);
    await expectAccessible(page);
  });
});
