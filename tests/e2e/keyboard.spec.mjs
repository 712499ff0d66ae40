// A whole game without a pointer, and without a focus that a script has set.
import { fixChance, open } from "./support/app.mjs";
import { Keys } from "./support/keyboard.mjs";
import { expect, SIZES, story, test } from "./support/table.mjs";

for (const size of ["desktop", "tablet"]) {
  test.describe(`by keyboard alone, on a ${size}`, () => {
    test.use(SIZES[size]);

    test("a whole game, from the front door to the end", async ({ page, table }) => {
      test.setTimeout(240_000);
      const keys = new Keys(page, table);
      await fixChance(page, 273557);
      await open(page);
      await keys.press(table.button("New table"));
      for (const [ix, name] of ["Anna", "Bea", "Carlo", "Dario"].entries()) {
        const field = page.getByRole("group", { name: `Seat ${ix + 1}` }).getByLabel("Name");
        await keys.press(field, "Control+A");
        await page.keyboard.type(name);
        await expect(field).toHaveValue(name);
      }
      await keys.press(table.button("Deal the cards"));
      for (const name of ["Anna", "Bea", "Carlo", "Dario"]) {
        await keys.open(name);
        await expect(table.heading(`${name}’s passport`)).toBeFocused();
        await keys.finish(table.button("Cover and pass on"));
      }

      // Anna meets the Ambassador and asks Dario through him.
      await keys.open("Anna", "Enter");
      await expect(table.heading("Anna’s turn")).toBeFocused();
      await keys.press(table.button("Shake the Phantom"));
      await keys.press(table.button("land"), "Space");
      await keys.tap("San Barnaba");
      await keys.tap("Santa Margherita");
      await keys.tap("San Tomà");
      await keys.press(table.button("Take back"));
      await keys.tap("San Tomà");
      await keys.press(table.button("the Ambassador"));
      await keys.tap("San Tomà");
      await expect(table.dock).toContainText("Meets the Ambassador.");
      await keys.press(table.button(/^Confirm movement/));
      const meeting = table.meeting("the Ambassador");
      await keys.press(meeting.getByRole("button", { name: /Dario$/ }));
      await keys.press(meeting.getByRole("button", { name: "Ask identity" }));

      // Dario answers behind his curtain, after a look at the board.
      await keys.open("Dario");
      await expect(table.heading("Through the Ambassador, Anna asks who you are")).toBeFocused();
      await keys.press(table.button("Look at the board"));
      await keys.press(table.button("Back"));
      for (const card of ["Lord Fiddlebottom", "Madame Zsa Zsa"]) await keys.press(table.card(card), "Space");
      await keys.finish(table.button(/^Show these cards/));

      // Anna hears it, reads her notes, and sends the Ambassador home.
      await keys.open("Anna");
      await expect(page.getByText("Dario shows you")).toBeVisible();
      await keys.finish(table.button("Cover and go on"));
      await expect(page.locator("#page-title")).toBeFocused();
      await keys.press(table.button("Notes"));
      await keys.press(table.button("Press to look"));
      await page.keyboard.press("Escape");
      await expect(table.dialog).toHaveCount(0);
      await keys.tap("Embassy");
      await keys.press(table.button(/^Send the Ambassador to the Embassy/));

      // She announces, and Carlo takes the hand.
      await keys.press(table.button("Mission accomplished!"));
      await keys.press(table.dialog.getByRole("button", { name: /Carlo$/ }));
      await keys.press(table.button(/^Announce it and offer Carlo the hand/));
      await keys.open("Carlo");
      await expect(table.heading("Anna offers you the hand")).toBeFocused();
      await keys.finish(table.button(/^Take the hand/));
      await expect(page.locator("#page-title")).toBeFocused();
      await expect(page.locator("#page-title")).toHaveText(/win$/);
      await keys.press(table.button("See the board"));
      await expect(table.board).toBeVisible();
      await keys.press(table.button("To the tables"));
      await expect(page.getByText("Played to the end")).toBeVisible();
      await expect(page.locator("#page-title")).toBeFocused();
    });
  });
}

test.describe("the focus", () => {
  test.use(SIZES.desktop);

  const carnival = story("carnival");
  const alone = carnival.with("sitters", "person dealer/informer clerk/gondolier twin/tourist").with("help", "detective");

  test("goes to the action bar after a step, and by its key", async ({ page, table }) => {
    const keys = new Keys(page, table);
    await table.sit(carnival.until("0 call", 2));
    await keys.open("Anna");
    const dock = table.heading("What to do now");
    await keys.press(table.button("Shake the Phantom"));
    await expect(dock).toBeFocused();
    await page.keyboard.press("g");
    await expect(table.board.locator("[tabindex='0']")).toBeFocused();
    await page.keyboard.press("d");
    await expect(dock).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(table.button("land").first()).toBeFocused();
    await keys.press(table.button(/^Move nobody/));
    await expect(dock).toBeFocused();
  });

  test("stays on the next step of a bot that is followed step by step", async ({ page, table }) => {
    const keys = new Keys(page, table);
    await page.addInitScript(() => localStorage.setItem("bauta.settings", '{"pace":"Step"}'));
    await table.sit(alone.until("2 call"));
    const next = table.button("Next step");
    await keys.press(next);
    for (const told of [/^The Phantom showed/, /^Carlo moved/]) {
      await expect(page.locator("#tidings")).toHaveText(told);
      await expect(next).toBeFocused();
      await page.keyboard.press("Enter");
    }
  });

  test("goes back from a paper to what opened it, and to the title of a curtain", async ({ page, table }) => {
    const keys = new Keys(page, table);
    await table.sit(carnival.until("0 march", 2));
    await keys.open("Anna");
    for (const paper of ["Passport", "Notes", "Log", "Rules", "Menu", "Carlo", "Mission accomplished!"]) {
      const opener = table.button(paper);
      await keys.press(opener);
      await expect(table.dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(table.dialog).toHaveCount(0);
      await expect(opener, paper).toBeFocused();
    }
    await page.keyboard.press("g");
    await page.keyboard.press("2");
    await page.keyboard.press("?");
    await expect(table.heading("Keys")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(table.space("Zitelle")).toBeFocused();

    // From one paper to the next: back to the first opener.
    await keys.press(table.button("Menu"));
    await keys.press(table.dialog.getByRole("button", { name: "Keys" }));
    await expect(table.heading("Keys")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(table.button("Menu")).toBeFocused();

    await keys.press(table.button("Passport"));
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    await expect(table.heading("Hand the tablet to Anna")).toBeFocused();
  });
});

test.describe("by keyboard alone, at the setup", () => {
  test.use(SIZES.desktop);

  test("the focus goes with a seat that is moved, and who sits where is said", async ({ page, table }) => {
    await open(page);
    await table.press(table.button("New table"));
    await table.button("Move Red down").focus();
    const tidings = page.locator("#tidings");
    await page.keyboard.press("Enter");
    await expect(tidings).toHaveText("Seat 2: Red. Seat 1: Yellow.");
    await expect(table.button("Move Red down")).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(tidings).toHaveText("Seat 4: Red. Seat 3: Green.");
    // There is no lower place: the way back.
    await expect(table.button("Move Red up")).toBeFocused();
    const seat = page.getByRole("group", { name: "Seat 4" });
    await seat.getByLabel("Name").fill("Anna");
    await seat.getByRole("button", { name: "blue, dottore" }).press("Enter");
    await expect(tidings).toHaveText("Seat 4: Anna, blue. Seat 2: Red.");
  });
});
