// Tables of three and five: the lone agent, and the player who is the Ambassador.
import { open } from "./support/app.mjs";
import { expect, SIZES, story, test } from "./support/table.mjs";

test.describe("the names of a table to be", () => {
  test.use(SIZES.phone);

  const field = (page, seat) => page.getByRole("group", { name: `Seat ${seat}` }).getByLabel("Name");

  test("are there again after a way to the front door, and are kept as they are typed", async ({ page, table }) => {
    await open(page);
    await table.press(table.button("New table"));
    await page.getByRole("radio", { name: /^3/ }).check();
    await field(page, 1).pressSequentially("Bartolomeo Colleoni");
    await expect(field(page, 1)).toHaveValue("Bartolomeo Colle");
    await table.press(table.button("Back"));
    await table.press(table.button("New table"));
    await expect(field(page, 3)).toBeVisible();
    await expect(field(page, 4)).toHaveCount(0);
    await table.press(table.button("Deal the cards"));
    await table.curtain("Bartolomeo Colle");
  });

  test("are told apart by what can be seen", async ({ page, table }) => {
    await open(page);
    await table.press(table.button("New table"));
    await field(page, 1).fill("\u200b");
    await field(page, 2).fill("Bea");
    await field(page, 3).fill("Bea\u200b");
    await table.press(table.button("Deal the cards"));
    await expect(page.getByText("Two seats are called Bea.")).toBeVisible();
    await field(page, 3).fill("Carlo");
    await table.press(table.button("Deal the cards"));
    await table.curtain("Red");
  });
});

test.describe("three players", () => {
  test.use(SIZES.tablet);

  test("the lone agent escapes and wins alone", async ({ page, table }) => {
    await table.sit(story("alone"));
    await table.open("Carlo");
    await table.march("Sant’Elena", "Giardini");
    await table.confirm();
    await table.press(table.button("Mission accomplished!"));
    await table.press(table.dialog.getByRole("button", { name: "Nobody: I am alone" }));
    await table.press(table.button(/^Announce the escape/));
    await expect(table.heading("Carlo wins")).toBeVisible();
    await expect(page.getByText("Carlo was alone and reached the way out.")).toBeVisible();
    // The cards that lay aside are laid open too.
    await expect(page.getByText("Laid aside, unseen")).toBeVisible();
  });

  test("an escape of one who is not alone loses", async ({ page, table }) => {
    await table.sit(story("alone").with("hands", "lf-tall-a cb-fat-b ax-short-c mz-thin-d"));
    await table.open("Carlo");
    await table.press(table.button("Mission accomplished!"));
    await table.press(table.dialog.getByRole("button", { name: "Nobody: I am alone" }));
    await table.press(table.button(/^Announce the escape/));
    await expect(table.heading("Dario wins")).toBeVisible();
    await expect(page.getByText("announced an escape but is not alone")).toBeVisible();
  });
});

test.describe("five players", () => {
  test.use(SIZES.desktop);

  test("the Ambassador's right report wins before everybody else", async ({ page, table }) => {
    await table.sit(story("ambassador"));
    await table.open("Elena");
    await expect(table.dock).toContainText("The Ambassador may go one or two steps, or stay.");
    await table.press(table.button("Report"));
    const sheet = { Anna: ["Lord Fiddlebottom", "tall"], Bea: ["Agent X", "fat"], Carlo: ["Colonel Bubble", "short"], Dario: ["Madame Zsa Zsa", "thin"] };
    const seal = table.button(/^Seal the report/);
    for (const [name, [identity, build]] of Object.entries(sheet)) {
      await expect(seal).toBeDisabled();
      await page.getByLabel(`${name}’s identity`).selectOption(identity);
      await page.getByLabel(`${name}’s build`).selectOption(build);
      // A cover in the middle of it costs nothing, and shows nothing.
      if (name === "Carlo") {
        await table.press(table.button("Cover"));
        await expect(page.locator("option")).toHaveCount(0);
        await table.open("Elena");
        await table.press(table.button("Report"));
        await expect(page.getByLabel("Bea’s build")).toHaveValue("2");
      }
    }
    await table.finish(seal);
    await table.stay();
    await table.endTurn();
    await table.open("Carlo");
    await table.shake();
    await table.stay();
    await table.declare("Dario");
    await table.open("Dario");
    await table.finish(table.button(/^Take the hand/));
    await expect(table.heading("Elena wins")).toBeVisible();
    await expect(page.getByText("Elena’s sealed report was right in every word.")).toBeVisible();
  });

  test("what is shown through the Ambassador passes his player's eyes first", async ({ page, table }) => {
    await table.sit(story("through"));
    await table.open("Bea");
    await table.answer("Agent X", "Colonel Bubble");
    await table.open("Elena");
    await expect(page.getByText("Bea shows Anna")).toBeVisible();
    await table.finish(table.button("Cover and pass on"));
    await table.open("Anna");
    await expect(page.getByText("Bea shows you")).toBeVisible();
    await table.hear();
    expect(table.passes).toEqual(["Bea", "Elena", "Anna"]);
  });

  test("the classic edition has no table for five", async ({ page, table }) => {
    await open(page);
    await table.press(table.button("New table"));
    await page.getByRole("radio", { name: /^5/ }).check();
    await expect(page.getByRole("radio", { name: /^Classic/ })).toBeDisabled();
    await expect(page.getByText("The classic box has no game for five")).toBeVisible();
    await expect(page.getByRole("group", { name: /^Seat \d/ })).toHaveCount(5);
  });
});
