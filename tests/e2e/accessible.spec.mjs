// Every screen, small and large: no fault that axe finds, no clipped text, no
// button smaller than a fingertip.
import { expectAccessible, open, withSave } from "./support/app.mjs";
import { clipped, overflow } from "./support/fit.mjs";
import { expect, SHIELD, SIZES, story, test } from "./support/table.mjs";

const carnival = story("carnival");
const again = story("again");

/** How to get to each screen. */
const SCREENS = {
  "the front door": async ({ page }) => {
    await withSave(page, {
      "bauta.table.a": carnival.until("0 seal").with("names", "Bartolomea-Maria, Massimiliano-Leo, Wilhelmina-Ludo, Xx").save(),
      "bauta.table.b": carnival.save(),
      "bauta.table.c": "{\"format\":1}",
    });
    await open(page);
  },
  "a new table": async ({ page, table }) => {
    await open(page);
    await table.press(table.button("New table"));
    await table.press(page.getByText("More rules"));
  },
  "a curtain": async ({ table }) => {
    await table.sit(carnival.until("2 answer", 2).with("names", "A, B, Bartolomea-Maria, D"));
    await table.pass(SHIELD);
    await table.press(table.button("Open without holding"));
    await table.pass(SHIELD);
  },
  "a first passport": async ({ table }) => {
    await table.sit(carnival.first(0).with("looked", ""));
    await table.open("Anna");
  },
  "a turn that begins": async ({ table }) => {
    await table.sit(carnival.until("0 call", 2));
    await table.open("Anna");
  },
  "the board while a march is planned": async ({ table }) => {
    await table.sit(carnival.until("0 march", 2));
    await table.open("Anna");
    await table.march("Redentore", "Zitelle");
  },
  "the board with a refusal": async ({ table }) => {
    await table.sit(carnival.until("0 march", 2));
    await table.open("Anna");
    await table.tap("Rialto");
  },
  "meetings, on one slip": async ({ table }) => {
    await table.sit(carnival.until("0 seal"));
    await table.open("Anna");
    await table.press(table.button("All on one slip"));
    await table.ask("Bea’s thin mask", "identity");
    await table.ask("the Ambassador", "build", "Bea");
  },
  "an extra step": async ({ table }) => {
    await table.sit(carnival.until("0 ask"));
    await table.open("Anna");
    await table.press(table.button("Step on instead"));
  },
  "the choice of an answer": async ({ table }) => {
    await table.sit(again.until("2 answer", 3));
    await table.open("Carlo");
    await table.press(table.card("mission card"));
  },
  "the cards that were shown": async ({ table }) => {
    await table.sit(carnival.until("0 expel", 2));
    await table.open("Anna");
  },
  "a flagged repeat": async ({ table }) => {
    await table.sit(again.with("options", "called").until("2 answer", 2).and("2 answer ax short thin"));
    await table.open("Dario");
  },
  "sending away": async ({ table }) => {
    await table.sit(carnival.until("0 expel", 2));
    await table.open("Anna");
    await table.hear();
  },
  "the end of a turn": async ({ table }) => {
    await table.sit(carnival.until("0 end"));
    await table.open("Anna");
  },
  "the board while it waits": async ({ table }) => {
    await table.sit(carnival.until("2 answer"));
    await table.pass(SHIELD);
    await table.press(table.button("I am not Carlo"));
  },
  "an offered hand": async ({ table }) => {
    await table.sit(carnival.until("2 accept"));
    await table.open("Carlo");
    await table.press(table.button("Press to look"));
  },
  "the end": async ({ page, table }) => {
    await withSave(page, { "bauta.table.e2e": carnival.save() });
    await open(page);
    await table.press(table.button("Look at the end"));
  },
};
/** The papers over the board, one after the other. */
const SHEETS = ["Passport", "Notes", "Log", "Rules", "Menu", "Carlo", "Mission accomplished!"];

/** Where only the action bar differs from the board with a march, axe looks at that alone. */
const DOCK_ONLY = ["a turn that begins", "the board with a refusal", "meetings, on one slip", "an extra step", "sending away", "the end of a turn", "the board while it waits"];

/** What is pressed and is smaller than 44 by 44. Spaces of the board are measured in board.spec.mjs. */
const small = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("button, select, summary, input, [role=button]:not([data-space])")]
      // A radio button is pressed by its whole label.
      .map((element) => (/radio|checkbox/.test(element.type) ? (element.closest("label") ?? element) : element))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => [element, element.getBoundingClientRect()])
      .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
      .map(([element, box]) => `${(element.ariaLabel || element.innerText || element.className).slice(0, 40)}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
  );

/** The two layouts, each with the width at which axe looks and the other one to squeeze it to. */
const LAYOUTS = {
  phone: [{ width: 320, height: 640 }, SIZES.phone],
  desktop: [{ width: 820, height: 1180 }, SIZES.desktop],
};

for (const [size, [other, use]] of Object.entries(LAYOUTS)) {
  test.describe(`on a ${size}`, () => {
    test.use(use);

    /** Nothing too wide, clipped or too small at both widths of this layout, and nothing that axe finds. */
    async function look(page, part) {
      for (const viewport of [other, use.viewport]) {
        await page.setViewportSize(viewport);
        const at = `at ${viewport.width} px`;
        // The page is laid out anew in its own time.
        await expect.poll(() => overflow(page, viewport.width), `wider than the screen ${at}`).toBe(0);
        await expect.poll(() => clipped(page), `clipped ${at}`).toEqual([]);
        await expect.poll(() => small(page), `too small ${at}`).toEqual([]);
      }
      await expectAccessible(page, part);
    }

    for (const [name, reach] of Object.entries(SCREENS)) {
      test(`${name} is accessible, unclipped and large enough to tap`, async ({ page, table }) => {
        await reach({ page, table });
        await look(page, DOCK_ONLY.includes(name) ? ".dock" : "html");
      });
    }

    test("every sheet is accessible, unclipped and large enough to tap", async ({ page, table }) => {
      test.setTimeout(90_000);
      await table.sit(carnival.until("0 call", 2));
      await table.open("Anna");
      for (const sheet of SHEETS) {
        await table.press(table.button(sheet));
        const press = table.dialog.getByRole("button", { name: "Press to look" });
        if (await press.isVisible()) await table.press(press);
        await test.step(sheet, () => look(page, "dialog"));
        await table.press(table.dialog.getByRole("button", { name: "Close" }));
      }
    });
  });
}
