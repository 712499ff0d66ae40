// The answer chooser: what is missing is named, and nothing illegal leaves the page.
import { expect, PRIVATE_STEP, SIZES, story, test } from "./support/table.mjs";

test.use(SIZES.phone);

const again = story("again");
const SHOW = /^Show these cards/;

/** What the page says about the cards picked so far. */
const verdict = (page) => page.locator(".verdict");

async function pick(table, ...cards) {
  for (const card of cards) await table.press(table.card(card));
}

/** Carlo is at the chooser of this moment. */
async function asked(table, told) {
  await table.sit(told);
  await table.open("Carlo");
}

test("asked for the build, every missing card is named and the button stays shut until the set is legal", async ({ page, table }) => {
  await asked(table, again.until("2 answer"));
  await expect(table.heading("Dario asks what you look like")).toBeVisible();
  await expect(page.getByText("Show two builds and one identity. At least one must be true.")).toBeVisible();
  await expect(page.getByText("Dario has seen nothing from you yet.")).toBeVisible();
  const steps = [
    [null, "Two more builds, please. One more identity, please."],
    ["tall", "One more build, please. One more identity, please."],
    ["thin", "One more identity, please."],
    ["Agent X", "No true card yet."],
    ["Colonel Bubble", "Too many cards for this question: put one back."],
    ["Agent X", "No true card yet."],
    ["thin", "One more build, please."],
    ["mission card", "No true card yet."],
    ["tall", "One more card, please."],
  ];
  for (const [card, says] of steps) {
    if (card) await pick(table, card);
    await expect(verdict(page)).toHaveText(says);
    await expect(table.button(SHOW)).toBeDisabled();
  }
  await pick(table, "short");
  await expect(verdict(page)).toHaveText("Colonel Bubble, short and mission card.");
  await expect(table.button(SHOW)).toBeEnabled();
  // Said to whoever comes to the button, and by no live region: others may be listening.
  await expect(table.button(SHOW)).toHaveAccessibleDescription("Colonel Bubble, short and mission card.");
  await expect(page.locator("[role=status], [role=alert], [aria-live]").filter({ hasText: /short/ })).toHaveCount(0);
  // The same card cannot be shown coloured and grey at once.
  await pick(table, "secret card short");
  await expect(table.card("short")).toHaveAttribute("aria-pressed", "false");
  await expect(verdict(page)).toHaveText("Colonel Bubble, secret card short and mission card.");
  await expect(table.button(SHOW)).toBeEnabled();
});

test("the mission card says that it does not count, and through the Ambassador that it gives one away", async ({ page, table }) => {
  await asked(table, again.until("2 answer", 3));
  await expect(table.heading(/^Through the Ambassador/)).toBeVisible();
  await expect(page.getByText("Show two builds. One must be true.")).toBeVisible();
  const note = page.getByText("The mission card fills a place but does not count as the true one.");
  await expect(note).toHaveCount(0);
  await pick(table, "mission card");
  await expect(note).toContainText("it gives you away");
  await pick(table, "tall");
  await expect(verdict(page)).toHaveText("No true card yet.");
  await pick(table, "tall", "short");
  await expect(table.button(SHOW)).toBeEnabled();
  // Only cards of the asked kind lie there.
  await expect(table.card("Agent X")).toHaveCount(0);
});

test("sets that this asker has seen are struck and cannot be shown again", async ({ page, table }) => {
  await asked(table, again.until("2 answer", 2));
  await expect(page.getByText("Dario has seen from you")).toBeVisible();
  await expect(page.locator("s")).toHaveText(["turn 1: Agent X, secret card short and thin"]);
  await pick(table, "Agent X", "short", "thin");
  await expect(verdict(page)).toHaveText("This set was shown in turn 1.");
  await expect(table.button(SHOW)).toBeDisabled();
  // A grey card makes no other set of it.
  await pick(table, "secret card short");
  await expect(verdict(page)).toHaveText("This set was shown in turn 1.");
  await pick(table, "Agent X", "Madame Zsa Zsa");
  await expect(table.button(SHOW)).toBeEnabled();
});

test("a pair that lies inside three cards shown before cannot be shown", async ({ page, table }) => {
  await asked(table, again.until("2 answer", 3));
  await expect(page.locator("s")).toHaveCount(2);
  await pick(table, "short", "thin");
  await expect(verdict(page)).toHaveText("This pair lies inside the three cards shown in turn 1.");
  await expect(table.button(SHOW)).toBeDisabled();
  await pick(table, "thin", "tall");
  await expect(verdict(page)).toHaveText("This pair lies inside the three cards shown in turn 5.");
  await expect(table.button(SHOW)).toBeDisabled();
  await pick(table, "tall", "fat");
  await expect(verdict(page)).toHaveText("Short and fat.");
  await expect(table.button(SHOW)).toBeEnabled();
});

test("when every pair has been shown, the true card alone is shown", async ({ page, table }) => {
  await asked(table, again.until("2 answer", 4));
  for (const wrong of ["tall", "fat", "thin"]) {
    await pick(table, "short", wrong);
    await expect(verdict(page)).toHaveText("Everything else has been shown: show the true card alone.");
    await expect(table.button(SHOW)).toBeDisabled();
    await pick(table, "short", wrong);
  }
  await table.answer("short");
  await table.open("Dario");
  await expect(page.getByText("It is true.")).toBeVisible();
});

test("the cards lie in another order each time, and none is picked beforehand", async ({ page, table }) => {
  await asked(table, again.until("2 answer"));
  const orders = new Set();
  for (let time = 0; time < 5; time += 1) {
    if (time > 0) {
      await table.press(table.button("Cover"));
      await table.open("Carlo");
    }
    const cards = page.getByRole("region", { name: "Your cards" }).getByRole("button");
    await expect(cards).toHaveCount(8);
    orders.add((await cards.allTextContents()).join());
    await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
  }
  expect(orders.size).toBeGreaterThan(1);
});

test("the board can be looked at while choosing, and the picked cards stay picked", async ({ page, table }) => {
  await asked(table, again.until("2 answer"));
  await pick(table, "tall");
  await table.press(table.button("Look at the board"));
  await expect(table.board).toBeVisible();
  await expect(table.card("tall")).toHaveCount(0);
  await table.press(table.button("Back"));
  await expect(table.card("tall")).toHaveAttribute("aria-pressed", "true");
});

test("a second question to the same seat has a page of its own, however long the first one took", async ({ page, table }) => {
  await table.sit(story("carnival").until("1 answer"));
  await table.open("Bea");
  await expect(table.heading("Anna asks who you are")).toBeVisible();
  await pick(table, "Colonel Bubble", "Agent X", "fat");
  await table.pass(PRIVATE_STEP);
  await table.press(table.button(SHOW));
  await expect(table.heading("Through the Ambassador, Anna asks what you look like")).toBeVisible();
  await expect(page.getByText("Show two builds. One must be true.")).toBeVisible();
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
  await expect(table.button(SHOW)).toBeDisabled();
});

test("a cover in the middle of an answer costs nothing", async ({ page, table }) => {
  await asked(table, again.until("2 answer"));
  await pick(table, "Agent X", "short");
  await page.evaluate(() => dispatchEvent(new Event("blur")));
  await expect(table.card("short")).toHaveCount(0);
  await table.open("Carlo");
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(2);
  for (const card of ["Agent X", "short"]) await expect(table.card(card)).toHaveAttribute("aria-pressed", "true");
  // Nothing of it is there behind the curtain.
  await table.press(table.button("Cover"));
  await expect(page.locator("[aria-pressed=true]")).toHaveCount(0);
});

test.describe("where repeats may be called", () => {
  const called = (told) => again.with("options", "called").until("2 answer", 2).and(...told);

  test("a repeat may be shown, its asker is told in private and may call it, and the penalty is paid", async ({ page, table }) => {
    await asked(table, called([]));
    await table.answer("Agent X", "short", "thin");
    await table.open("Dario");
    const flag = page.getByText("You have seen this before. You may call it.");
    await expect(flag).toBeVisible();
    // Nobody else learns that there is anything to call.
    await table.hear();
    await expect(page.getByText("seen this before")).toHaveCount(0);
    await table.press(table.button("Log"));
    await expect(table.dialog).not.toContainText("repeat");
    await table.press(table.dialog.getByRole("button", { name: "Close" }));

    await table.press(table.button("See the cards again"));
    await table.press(table.button("Press to look"));
    await table.finish(table.button("Call the repeat"));
    await table.open("Carlo");
    await expect(page.getByText("Your repeat was called.")).toBeVisible();
    await pick(table, "short", "tall");
    await expect(table.button(SHOW)).toBeEnabled();
    await table.finish(table.button(SHOW));
    await table.open("Dario");
    await expect(flag).toHaveCount(0);
    await table.hear();
    await table.press(table.button("Log"));
    await expect(table.dialog).toContainText("Dario called a repeat: Carlo pays the penalty.");
  });

  test("a repeat that is not called stands", async ({ page, table }) => {
    await table.sit(called(["2 answer ax short thin"]));
    await table.open("Dario");
    await expect(page.getByText("You may call it.")).toBeVisible();
    await table.hear();
    await table.expel("Carlo’s fat mask", "Ghetto");
    await expect(table.button("End the turn")).toBeVisible();
  });

  test("a new set is not flagged", async ({ page, table }) => {
    await table.sit(called(["2 answer cb short thin"]));
    await table.open("Dario");
    await expect(page.getByText("Carlo shows you")).toBeVisible();
    await expect(page.getByText("You may call it.")).toHaveCount(0);
  });
});

test.describe("on a wide page", () => {
  test.use(SIZES.desktop);

  test("the secret cards lie beside the others, and the foot is the paper’s whole edge", async ({ page, table }) => {
    await asked(table, again.until("2 answer"));
    const box = (selector) => page.locator(selector).first().boundingBox();
    const [open, secret] = [await box("#own-cards ~ .cards"), await box("#secret-cards ~ .cards")];
    expect(secret.x).toBeGreaterThan(open.x + open.width);
    expect(secret.y).toBe(open.y);
    expect((await box(".private-foot")).width).toBe((await box(".private-paper")).width);
    expect((await box(".speak")).y).toBeLessThan((await box(".private-foot")).y);
  });
});

test.describe("at a desk", () => {
  test.use(SIZES.desktop);

  test("each answer says to which question, and they lie side by side", async ({ page, table }) => {
    await table.sit(story("carnival").until("0 expel", 2));
    await table.open("Anna");
    const titles = page.getByRole("heading", { level: 2 });
    await expect(titles).toHaveText(["Bea shows you Identity", "Bea shows you Build, through the Ambassador", "Carlo shows you Identity"]);
    const [one, two] = await titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().y));
    expect(two).toBe(one);
  });
});
