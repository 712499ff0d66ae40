// Whole games, through the screen only: what four people press, read and pass on.
import { fixChance, open } from "./support/app.mjs";
import { expect, SIZES, story, test } from "./support/table.mjs";

test.describe("on a desktop", () => {
  test.use(SIZES.desktop);

  test("a game from the setup to a won handshake", async ({ page, table }) => {
    test.setTimeout(120_000);
    await fixChance(page, 273557);
    await open(page);
    await table.press(table.button("New table"));
    for (const [ix, name] of ["Anna", "Bea", "Carlo", "Dario"].entries()) {
      await page.getByRole("group", { name: `Seat ${ix + 1}` }).getByLabel("Name").fill(name);
    }
    await table.press(table.button("Deal the cards"));

    // All names are in before the first passport.
    await table.open("Anna");
    await expect(page.getByText("You are Colonel Bubble. Of your four masks, the fat one is you.")).toBeVisible();
    await expect(page.getByText("Your partner is Lord Fiddlebottom")).toContainText("Your half of the code is C.");
    await table.finish(table.button("Cover and pass on"));
    for (const name of ["Bea", "Carlo", "Dario"]) await table.look(name);
    expect(table.passes).toEqual(["Anna", "Bea", "Carlo", "Dario"]);
    table.passes = [];

    // Turn 1, Anna: ball first, a step taken back, the Ambassador by his ball.
    await table.open("Anna");
    await expect(table.heading("Anna’s turn")).toBeVisible();
    await table.shake();
    await table.press(table.button("land"));
    await table.march("San Barnaba", "Santa Margherita", "San Tomà");
    await expect(table.space("San Tomà")).toHaveAccessibleName(/here: Anna’s short mask/);
    await table.press(table.button("Take back"));
    await expect(table.space("Santa Margherita")).toHaveAccessibleName(/here: Anna’s short mask/);
    await expect(table.button("Mission accomplished!")).toBeDisabled();
    await table.march("San Tomà");
    await table.press(table.button("the Ambassador"));
    await table.march("San Tomà");
    await expect(table.dock).toContainText("Meets the Ambassador.");
    await table.confirm();
    await table.ask("the Ambassador", "identity", "Dario");

    // One by one, a question costs two passes: there and back.
    await table.open("Dario");
    await expect(table.heading("Through the Ambassador, Anna asks who you are")).toBeVisible();
    await table.answer("Lord Fiddlebottom", "Madame Zsa Zsa");
    await table.open("Anna");
    await expect(page.getByText("Dario shows you")).toBeVisible();
    await expect(page.getByText("At least one of them is true.")).toBeVisible();
    await table.hear();
    expect(table.passes).toEqual(["Anna", "Dario", "Anna"]);
    await table.expel("the Ambassador", "Embassy");
    await table.endTurn();

    // Turns 2 and 3: Bea and Carlo walk.
    await table.open("Bea");
    await table.shake();
    await table.march("Tre Archi", "Ghetto");
    await table.confirm();
    await table.endTurn();
    await table.open("Carlo");
    await table.shake();
    await table.march("Sant’Elena", "Zitelle");
    await table.confirm();
    await table.endTurn();

    // Turn 4, Dario: the rulebooks' march, and a grey card that proves itself.
    await table.open("Dario");
    await table.shake();
    await table.march("Sacca Fisola", "Santa Marta");
    await table.confirm();
    await table.ask("Carlo’s short mask", "build");
    await table.open("Carlo");
    await expect(table.heading("Dario asks what you look like")).toBeVisible();
    await table.answer("secret card short", "thin", "Agent X");
    await table.open("Dario");
    await expect(page.getByText("The grey card proves itself.")).toBeVisible();
    await table.hear();
    await table.expel("Carlo’s short mask", "Murano");
    await table.endTurn();

    // Turn 5, Anna: three meetings on one slip.
    table.passes = [];
    await table.open("Anna");
    await table.shake();
    await table.march("Madonna dell’Orto", "Ghetto");
    await table.march("Redentore", "Zitelle");
    await table.press(table.button("the Ambassador"));
    await table.march("San Tomà");
    await table.confirm();
    await expect(table.dock).toContainText("3 meetings: ask or step on, in any order.");
    await table.press(table.button("All on one slip"));
    await table.ask("Bea’s thin mask", "identity");
    await expect(table.button(/^Seal the slip/)).toBeDisabled();
    await table.ask("Carlo’s thin mask", "identity");
    await table.ask("the Ambassador", "build", "Bea");
    await expect(table.dock).toContainText("Anna → Bea → Carlo → Anna (3 passes)");
    await table.press(table.button(/^Seal the slip/));
    await table.open("Bea");
    await table.answer("Colonel Bubble", "Agent X", "fat");
    await expect(table.heading("Through the Ambassador, Anna asks what you look like")).toBeVisible();
    await table.answer("tall", "thin");
    await table.open("Carlo");
    await table.press(table.card("mission card"));
    await expect(page.getByText("The mission card fills a place but does not count as the true one.")).toBeVisible();
    await table.answer("secret card Lord Fiddlebottom", "short");
    await table.open("Anna");
    await expect(page.getByText("Bea shows you")).toHaveCount(2);
    await expect(page.getByText("Carlo shows you")).toBeVisible();
    await table.hear();
    // Different answerers + 1, after Anna's own curtain.
    expect(table.passes).toEqual(["Anna", "Bea", "Carlo", "Anna"]);

    await table.expel("Bea’s thin mask", "Rialto");
    await table.declare("Carlo");
    await table.open("Carlo");
    await expect(table.heading("Anna offers you the hand")).toBeVisible();
    await table.finish(table.button(/^Take the hand/));

    await expect(table.heading("Anna and Carlo win")).toBeVisible();
    await expect(page.getByText("Carlo and Anna are partners, they shook hands").or(page.getByText("Anna and Carlo are partners, they shook hands"))).toBeVisible();
    await expect(page.getByText("their mission stands fulfilled: Any of the pair’s masks meets the Ambassador.")).toBeVisible();
    const shown = { Anna: ["Colonel Bubble", "fat", "C"], Bea: ["Agent X", "tall", "D"], Carlo: ["Lord Fiddlebottom", "short", "B"], Dario: ["Madame Zsa Zsa", "thin", "A"] };
    for (const [name, cards] of Object.entries(shown)) {
      const row = page.getByRole("listitem").filter({ hasText: name });
      for (const card of cards) await expect(row).toContainText(card);
    }
    await table.press(table.button("See the board"));
    await expect(table.space("San Tomà")).toHaveAccessibleName(/here: Anna’s short mask and the Ambassador/);

    // The same people once more.
    await table.press(table.button("Play again"));
    await expect(page.getByRole("textbox")).toHaveCount(4);
    for (const [seat, name] of ["Anna", "Bea", "Carlo", "Dario"].entries()) {
      await expect(page.getByRole("textbox").nth(seat)).toHaveValue(name);
    }
    await table.press(table.button("Back"));
    await expect(page.getByText("Played to the end")).toBeVisible();
  });
});

test.describe("on a phone, by touch", () => {
  test.use(SIZES.phone);

  test("a game that ends in a false declaration", async ({ page, table }) => {
    test.setTimeout(120_000);
    await table.sit(story("carnival").first(0).with("looked", ""));
    for (const name of ["Anna", "Bea", "Carlo", "Dario"]) await table.look(name);

    await table.open("Anna");
    await table.shake();
    // Mask first, then a space two steps away.
    await table.march("San Barnaba", "San Tomà");
    await table.press(table.button("the Ambassador"));
    await table.march("San Tomà");
    await table.confirm();
    await table.stepOn("the Ambassador", "Frari");
    await table.endTurn();

    await table.open("Bea");
    await table.declare("Anna");
    await table.open("Anna");
    await expect(table.heading("Bea offers you the hand")).toBeVisible();
    await table.press(table.button("Look at the board"));
    await expect(table.board).toBeVisible();
    await table.press(table.button("Back"));
    await table.finish(table.button("Refuse"));

    await expect(table.heading("Anna and Carlo win")).toBeVisible();
    await expect(page.getByText("Bea offered the hand to Anna, who is no partner and refused. So Bea’s opponents win.")).toBeVisible();
    for (const card of ["Colonel Bubble", "Agent X", "Lord Fiddlebottom", "Madame Zsa Zsa"]) {
      await expect(page.getByText(card, { exact: true })).toBeVisible();
    }
  });
});
