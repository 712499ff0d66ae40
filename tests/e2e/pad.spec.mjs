// The notepad: what each help level keeps, concludes and weighs, why, and what
// the player writes.
import { expectAccessible, open } from "./support/app.mjs";
import { settled } from "./support/fingers.mjs";
import { words as everywhere } from "./support/secrets.mjs";
import { expect, SHIELD, SIZES, story, test } from "./support/table.mjs";

const carnival = story("carnival");
const leo = story("leo");
/** Dario, who is Lord Fiddlebottom, has seen Leo's answers of turns 1 and 9. */
const dario = leo.until("3 call", 4);
/** Leo, who gave them. */
const answerer = leo.until("2 call", 3);

const at = (told, level) => told.with("help", level.toLowerCase());
const MINE = "Notes";
const TORN = "Your mark does not fit the facts on this sheet.";

/** The notes of the seat that holds the tablet, opened by a reader's press: it is short on any machine. */
async function openNotes(table) {
  await table.press(table.button("Notes"));
  await table.button("Press to look").dispatchEvent("click", { detail: 0 });
}

async function notes(table, told, who) {
  await table.sit(told);
  await table.open(who);
  await openNotes(table);
}

/** The own pad is a grid; what others can know is a table to read. */
const pad = (table, name = MINE) => table.page.getByRole(name === MINE ? "grid" : "table", { name });
/** The row of a holder: the name, and a cell for each secret card. */
const row = (table, who, name) => pad(table, name).getByRole("row").filter({ has: table.page.getByRole("rowheader", { name: who }) });
const square = (table, who, what) => table.square(who, what);

/** What every square is read out as, without the words of its row and column. */
const readOut = (table) => pad(table).locator(".pad-square .visually-hidden").allTextContents();

test.describe("on a tablet", () => {
  test.use(SIZES.tablet);

  test("the finger that opens the notes still lies on their button, and presses no square", async ({ page, table }) => {
    await table.sit(at(dario, "Paper"));
    await table.open("Dario");
    await table.press(table.button("Notes"));
    const { x, y, width, height } = await settled(table.button("Press to look"));
    await table.press(table.button("Press to look"));
    await expect(pad(table)).toBeVisible();
    await table.pass(SHIELD);
    const under = await page.evaluate(([x, y]) => document.elementFromPoint(x, y).closest("button")?.textContent, [x + width / 2, y + height / 2]);
    expect(under).toBe("Cover");
    await expect(page.getByText("Your own mark")).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use(SIZES.phone);

  test("with several people the table is a Clerk’s unless they choose, and its header says the level", async ({ page, table }) => {
    await open(page);
    await table.press(table.button("New table"));
    const levels = page.getByRole("group", { name: "Help" });
    await expect(levels.getByRole("radio", { checked: true })).toHaveAccessibleName(/^Clerk/);
    for (const level of ["Paper", "Clerk", "Detective", "Oracle"]) {
      await expect(levels.getByRole("radio", { name: new RegExp(`^${level}`) })).toHaveCount(1);
    }
  });

  for (const level of ["Paper", "Clerk", "Detective", "Oracle"]) {
    test(`the header of the table says ${level}`, async ({ page, table }) => {
      await table.sit(at(dario, level));
      await table.open("Dario");
      await expect(page.locator(".play-head")).toContainText(`Turn 13 · before the Phantom · ${level}`);
    });
  }

  test("on paper an answer is read while it is shown, and nowhere afterwards", async ({ page, table }) => {
    await table.sit(at(carnival.until("0 expel"), "Paper"));
    await table.open("Anna");
    await expect(page.getByText("Dario shows you")).toBeVisible();
    await table.hear();
    // The blank sheet, the passport and the board have nothing of it.
    await expect(table.button("See the cards again")).toHaveCount(0);
    await openNotes(table);
    await expect(page.getByText("A blank sheet: what was shown is not kept.")).toBeVisible();
    await expect(table.dialog).not.toContainText("Turn 1");
    expect(await readOut(table)).toHaveLength(36);
    for (const name of await readOut(table)) expect(name).toBe("nothing");
    await table.press(table.dialog.getByRole("button", { name: "Close" }));
    await table.press(table.button("Passport"));
    await table.press(table.button("Press to look"));
    await expect(page.getByText("You are Colonel Bubble")).toBeVisible();
    await expect(table.dialog).not.toContainText(/Dario|Turn 1/);
  });

  test("a clerk keeps every answer as a dated line and concludes nothing", async ({ page, table }) => {
    await notes(table, at(dario, "Clerk"), "Dario");
    await expect(page.getByRole("listitem").filter({ hasText: "Turn" })).toHaveText([
      "Turn 1 · Build: Colonel Bubble, tall and short",
      "Turn 9 · Identity, through the Ambassador: Lord Fiddlebottom and Agent X",
    ]);
    for (const name of await readOut(table)) expect(name).toBe("nothing");
    await table.press(square(table, "Leo", "Agent X"));
    await expect(page.getByRole("group", { name: "Your own mark" })).toBeVisible();
    await expect(table.dialog).not.toContainText(/at least one of them|possible|certain|partner|deals/i);
  });

  test("a detective marks what follows, and says why in dated sentences whose lines light up", async ({ page, table }) => {
    await notes(table, at(dario, "Detective"), "Dario");
    await expect(square(table, "Leo", "Agent X")).toHaveAccessibleName("Agent X certain");
    await expect(square(table, "Leo", "Lord Fiddlebottom")).toHaveAccessibleName("Fiddlebottom impossible");
    await expect(square(table, "Leo", "fat")).toHaveAccessibleName("fat impossible");
    await expect(square(table, "Leo", "tall")).toHaveAccessibleName("tall possible");
    await expect(square(table, "Anna", "Agent X")).toHaveAccessibleName("Agent X impossible");
    await expect(page.getByText("Your partner is not known yet.")).toBeVisible();

    await table.press(square(table, "Leo", "Agent X"));
    await expect(page.getByRole("heading", { name: "Leo is Agent X." })).toBeVisible();
    await expect(page.getByText("You are Lord Fiddlebottom.", { exact: true })).toBeVisible();
    await expect(page.getByText("Turn 9: Leo showed Lord Fiddlebottom and Agent X; at least one of them is true.")).toBeVisible();
    const lit = pad(table).locator("[aria-current=true]");
    await expect(lit).toHaveText([/^Turn 9 ·/]);
    await table.press(square(table, "Leo", "fat"));
    await expect(page.getByRole("heading", { name: "Leo is not fat." })).toBeVisible();
    await expect(lit).toHaveText([/^Turn 1 ·/, /^Turn 9 ·/]);
    // Nothing settles an open square, and no odds are told.
    await table.press(square(table, "Leo", "tall"));
    await expect(page.getByText("Nothing settles this yet.")).toBeVisible();
    await expect(table.dialog).not.toContainText(/%|What if/);
    // The same square once more: its page closes.
    await table.press(square(table, "Leo", "tall"));
    await expect(page.getByRole("group", { name: "Your own mark" })).toHaveCount(0);
  });

  for (const [level, lines] of [["Clerk", 3], ["Detective", 1]]) {
    test(`a ${level}’s mission list leaves ${lines}`, async ({ page, table }) => {
      // Carlo has shown Anna who he is, and his half of the code.
      await table.sit(at(carnival.until("0 declare"), level));
      await table.open("Anna");
      await table.hear();
      await table.press(table.button("Passport"));
      await table.press(table.button("Press to look"));
      await expect(page.getByText("(can still be ours)")).toHaveCount(lines);
    });
  }

  test("partner and mission stand on a detective’s pad as soon as they follow", async ({ page, table }) => {
    await table.sit(at(carnival.until("0 declare"), "Detective"));
    await table.open("Anna");
    await table.hear();
    await openNotes(table);
    await expect(page.getByText("Your partner is Carlo.")).toBeVisible();
    await expect(page.getByText(/^Your mission: /)).toBeVisible();
  });

  test("an oracle weighs, with the assumption beside the odds", async ({ page, table }) => {
    await notes(table, at(dario, "Oracle"), "Dario");
    await expect(page.getByText("If all legal answers were equally likely.")).toBeVisible();
    await expect(square(table, "Leo", "tall")).toHaveAccessibleName("tall possible, 50%");
    await expect(row(table, "Leo")).toContainText("50%");
    await page.getByLabel("My rivals bluff").selectOption("often");
    await expect(page.getByText("If they like to repeat their false cards.")).toBeVisible();
    await expect(page.getByText("If all legal answers were equally likely.")).toHaveCount(0);
  });

  test("an oracle’s odds are written inside their bars", async ({ page, table }) => {
    await notes(table, at(dario, "Oracle"), "Dario");
    await expect(page.locator(".pad-percent").first()).toBeVisible();
    const out = await page.locator(".pad-odds").evaluateAll((bars) => bars.filter((bar) => {
      const [frame, words] = [bar, bar.querySelector(".pad-percent")].map((element) => element.getBoundingClientRect());
      return words.top < frame.top - 0.5 || words.bottom > frame.bottom + 0.5;
    }).length);
    expect(out).toBe(0);
  });

  test("an oracle’s what-if falls through the pad, is left with one key, and nothing of it is stored", async ({ page, table }) => {
    await notes(table, at(dario, "Oracle"), "Dario");
    const before = await readOut(table);
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    await table.press(square(table, "Leo", "tall"));
    await table.press(table.button("What if Leo is tall?"));
    await expect(page.locator(".pad-supposed")).toContainText("Supposed: Leo is tall");
    await expect(square(table, "Leo", "short")).toHaveAccessibleName(/impossible/);
    await expect(square(table, "Anna", "tall")).toHaveAccessibleName(/impossible/);
    // What falls only by the supposition looks otherwise than a fact.
    await expect(square(table, "Leo", "short")).toHaveAttribute("data-supposed", "");
    await expect(square(table, "Leo", "fat")).not.toHaveAttribute("data-supposed");
    await expect(table.button("Leave the supposition")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Supposed:")).toHaveCount(0);
    await expect(table.dialog).toBeVisible();
    expect(await readOut(table)).toEqual(before);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toEqual(stored);
  });

  for (const level of ["Paper", "Clerk", "Detective", "Oracle"]) {
    test(`the answer chooser of a ${level}’s table says what this asker has seen${level === "Oracle" ? ", and what an answer gives away" : " and weighs nothing"}`, async ({ page, table }) => {
      await table.sit(at(leo.until("2 answer", 2), level));
      await table.open("Leo");
      await expect(page.getByText("Dario has seen from you")).toBeVisible();
      await expect(page.locator("s")).toHaveText(["turn 1: Colonel Bubble, tall and short"]);
      const verdict = page.locator(".verdict").filter({ hasText: "Lord Fiddlebottom and Agent X." });
      await table.press(table.card("Lord Fiddlebottom"));
      await table.press(table.card("Agent X"));
      await expect(verdict).toBeVisible();
      const away = expect(verdict);
      if (level === "Oracle") await away.toContainText("Then 4 of 10 pairs of identity and build can still be believed.");
      else await away.not.toContainText("believed");
    });
  }

  test("a note is not covered while it is thought of, and what was begun is there again after a cover", async ({ page, table }) => {
    await notes(table, at(dario, "Detective"), "Dario");
    const note = page.getByLabel("Short note");
    await table.press(square(table, "Leo", "tall"));
    await table.press(note);
    // Dictated: without a key.
    for (const words of ["", "he", "he winked"]) {
      await note.fill(words);
      await table.pass(15_000);
      await expect(note).toHaveValue(words);
    }
    await table.pass(20_000);
    await table.curtain("Dario");
    expect(await everywhere(page), "while it is covered").not.toContain("he winked");

    await table.open("Dario");
    await openNotes(table);
    await expect(note).toHaveValue("he winked");
    // Elsewhere the ten seconds hold, and the note stays.
    await table.press(square(table, "Leo", "tall"));
    await table.press(square(table, "Leo", "tall"));
    await table.pass(11_000);
    await expect(pad(table)).toHaveCount(0);
    expect(await everywhere(page), "while it is covered").not.toContain("he winked");
    await table.button("Press to look").dispatchEvent("click", { detail: 0 });
    await expect(note).toHaveValue("he winked");
    // Who closes the notes begins anew.
    await table.press(table.dialog.getByRole("button", { name: "Close" }));
    await openNotes(table);
    await expect(note).toHaveCount(0);
    await table.press(square(table, "Leo", "tall"));
    await expect(note).toHaveValue("");
  });

  test("own marks stay over a reload, look like another hand, and change no fact", async ({ page, table }) => {
    await notes(table, at(dario, "Detective"), "Dario");
    const before = await readOut(table);
    await table.press(square(table, "Bea", "short"));
    await table.press(table.button("suspect"));
    await expect(square(table, "Bea", "short")).toHaveAccessibleName("short possible, suspect");
    await expect(page.getByText("You wrote in turn 13: suspect")).toBeVisible();
    await table.press(square(table, "Anna", "B"));
    await page.getByLabel("Short note").fill("winked");
    await table.press(table.button("Write"));
    await table.press(square(table, "Anna", "D"));
    await page.getByLabel("Number", { exact: true }).selectOption("7");
    const marked = await readOut(table);
    expect(marked.filter((name, ix) => name !== before[ix])).toEqual([
      "possible, winked",
      "possible, 7",
      "possible, suspect",
    ]);
    const hand = (selector) => page.locator(selector).first().evaluate((element) => {
      const { color, fontStyle, fontFamily } = getComputedStyle(element);
      return { color, fontStyle, fontFamily };
    });
    const [mine, facts] = [await hand(".pad-own"), await hand(".pad-word")];
    for (const trait of Object.keys(mine)) expect(mine[trait], trait).not.toBe(facts[trait]);

    await page.reload();
    await table.goOn();
    await table.open("Dario");
    await openNotes(table);
    expect(await readOut(table)).toEqual(marked);
    await table.press(square(table, "Bea", "short"));
    await table.press(table.button("nothing"));
    await expect(square(table, "Bea", "short")).toHaveAccessibleName("short possible");
  });

  for (const [level, torn] of [["Clerk", false], ["Detective", true]]) {
    test(`a mark against the facts ${torn ? "tears a corner of" : "leaves whole"} a ${level}’s sheet`, async ({ table }) => {
      await notes(table, at(dario, level), "Dario");
      await table.press(square(table, "Leo", "fat"));
      await table.press(table.button("suspect"));
      const name = expect(square(table, "Leo", "fat"));
      if (torn) await name.toHaveAccessibleName(`fat impossible, suspect, ${TORN}`);
      else await name.toHaveAccessibleName("fat suspect");
      // A guess that the truth denies but the sheet does not is left alone: Bea is tall.
      await table.press(square(table, "Bea", "fat"));
      await table.press(table.button("suspect"));
      await expect(square(table, "Bea", "fat")).toHaveAccessibleName(torn ? "fat possible, suspect" : "fat suspect");
    });
  }

  test("what they can know about me is the pad from the other side", async ({ page, table }) => {
    await notes(table, at(answerer, "Detective"), "Leo");
    await table.press(table.button("What they can know of me"));
    const about = "What they can know of me";
    await expect(pad(table, about).getByRole("rowheader")).toHaveText(["Anna", "Bea", "Dario"]);
    const says = async (who) => (await row(table, who, about).getByRole("cell").allInnerTexts()).map((text) => text.split("\n").at(-1));
    const open = Array(4).fill("possible");
    expect(await says("Anna")).toEqual([...open, ...open, ...open]);
    // Dario saw Bubble, tall, short, and then Fiddlebottom, Agent X.
    const [yes, no] = ["possible", "impossible"];
    expect(await says("Dario")).toEqual([yes, no, yes, no, yes, yes, no, no, ...open]);
    await expect(page.getByText("4 of 16 pairs of identity and build are left.")).toHaveCount(1);
    await expect(page.getByText("Turn 9 · Identity, through the Ambassador: Lord Fiddlebottom and Agent X")).toBeVisible();
    await table.press(table.button("What I know"));
    await expect(square(table, "Anna", "tall")).toBeVisible();
  });

  test("the pad is a grid whose rows are seats, and without heads of columns each square has its own", async ({ page, table }) => {
    await notes(table, at(dario, "Detective"), "Dario");
    await expect(pad(table).getByRole("rowheader")).toHaveText(["Anna", "Bea", "Leo"]);
    await expect(pad(table).getByRole("columnheader")).toHaveCount(0);
    for (const who of ["Anna", "Bea", "Leo"]) await expect(row(table, who).getByRole("gridcell")).toHaveCount(12);
    await expect(row(table, "Leo").getByRole("gridcell").nth(2)).toHaveAccessibleName("Agent X certain");
    await expect(page.getByText("Arrow keys go from square to square, Enter opens one.")).toBeHidden();
    await expect(page.getByRole("grid")).toHaveCount(1);
    // The place of a reason is there before the reason, and holds nothing else.
    const places = pad(table).getByRole("status");
    await expect(places).toHaveText(["", "", ""]);
    const place = await places.nth(2).elementHandle();
    await table.press(square(table, "Leo", "tall"));
    await expect(places).toHaveText(["", "", "Nothing settles this yet."]);
    expect(await place.innerText()).toBe("Nothing settles this yet.");
  });

  test("with three the laid-aside set has a row of its own", async ({ page, table }) => {
    await notes(table, at(story("alone").and("1 march", "1 end").with("looked", "0 1 2"), "Detective"), "Dario");
    await expect(pad(table).getByRole("rowheader")).toHaveText(["Anna", "Carlo", "Laid aside, unseen"]);
    await expect(page.getByText("You may be alone.")).toBeVisible();
  });

  test("with five the Ambassador’s player has a pad of all four", async ({ table }) => {
    await notes(table, at(story("ambassador"), "Detective"), "Elena");
    await expect(pad(table).getByRole("rowheader")).toHaveText(["Anna", "Bea", "Carlo", "Dario"]);
    await expect(table.button("What they can know of me")).toHaveCount(0);
  });

  test("whoever writes on an open pad is not covered in the middle of it", async ({ page, table }) => {
    await notes(table, at(dario, "Detective"), "Dario");
    await table.pass(6_000);
    await table.press(square(table, "Bea", "short"));
    await table.pass(6_000);
    await expect(page.getByRole("group", { name: "Your own mark" })).toBeVisible();
    await table.pass(5_000);
    await expect(page.getByRole("group", { name: "Your own mark" })).toHaveCount(0);
  });
});

/** The page, the sheet and the pad are no wider than what shows of them. */
const sideways = (page) =>
  page.evaluate(() =>
    [document.documentElement, document.querySelector("dialog"), document.querySelector(".pad")].map((part) => part.scrollWidth - part.clientWidth),
  );

for (const width of [320, 390, 820, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ ...(width < 1000 ? SIZES.phone : SIZES.desktop), viewport: { width, height: width < 700 ? 700 : 900 } });

    test("the pad needs no sideways scrolling, and axe finds no fault by night and by day", async ({ page, table }) => {
      test.setTimeout(180_000);
      await table.sit(at(dario.with("names", "Bartolomea-Maria, Bea, Leo, Wilhelmina-Ludo"), "Oracle"));
      await table.open("Wilhelmina-Ludo");
      await table.press(table.button("Notes"));
      // Held, so that no ten seconds of a short press are at work; the other presses are a reader's.
      await table.down(table.button("Press to look"));
      await table.pass(1_000);
      const press = (target) => target.dispatchEvent("click", { detail: 0 });
      const axe = async () => {
        await page.keyboard.press("Shift"); // somebody is there
        // At the end nothing lies under the button that covers.
        await table.dialog.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
        await expectAccessible(page, "dialog");
      };
      await press(square(table, "Leo", "tall"));
      await page.getByLabel("Short note").fill("mmmmmmmmmmmm");
      await press(table.button("Write"));
      await expect(square(table, "Leo", "tall")).toHaveAccessibleName(/mmmmmmmmmmmm/);
      expect(await sideways(page)).toEqual([0, 0, 0]);
      const small = await page.locator(".pad button, .pad select, .pad input").evaluateAll((all) =>
        all.map((part) => part.getBoundingClientRect()).filter((box) => box.width < 43.5 || box.height < 43.5).map((box) => `${box.width} x ${box.height}`),
      );
      expect(small).toEqual([]);
      for (const [theme, what] of [["night", "Agent X"], ["day", "fat"]]) {
        await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), theme);
        await press(square(table, "Leo", what));
        await axe();
      }
      await press(table.button("What they can know of me"));
      expect(await sideways(page)).toEqual([0, 0, 0]);
      await axe();
    });
  });
}

test.describe("by keyboard alone", () => {
  test.use(SIZES.desktop);

  const focused = (page) => page.evaluate(() => document.activeElement.innerText);

  test("where columns have heads, a square says no word of row and column itself", async ({ page, table }) => {
    await notes(table, at(dario, "Detective"), "Dario");
    const columns = pad(table).getByRole("columnheader");
    await expect(columns).toHaveCount(13);
    for (const [ix, name] of ["Name", "Lord Fiddlebottom", "Colonel Bubble"].entries()) {
      await expect(columns.nth(ix)).toHaveAccessibleName(name);
    }
    await expect(square(table, "Leo", "Agent X")).toHaveAccessibleName("certain");
    await expect(pad(table)).toHaveAccessibleDescription("Arrow keys go from square to square, Enter opens one.");
    await expect(page.getByText("Arrow keys go from square to square")).toBeVisible();
  });

  test("a square is reached, and its reason and its mark after it", async ({ page, table }) => {
    await table.sit(at(dario, "Detective"));
    await table.open("Dario");
    await table.button("Notes").focus();
    await page.keyboard.press("Enter");
    await table.button("Press to look").focus();
    // A key that is down for long holds the paper open; this press is short on any machine.
    await page.evaluate(() => {
      for (const type of ["keydown", "keyup"]) document.activeElement.dispatchEvent(new KeyboardEvent(type, { key: "Enter", bubbles: true, cancelable: true }));
    });
    // From the button that covers, back over the pad: the table is one stop.
    await page.keyboard.press("Shift+Tab");
    await expect(square(table, "Anna", "Lord Fiddlebottom")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(square(table, "Leo", "Agent X")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Leo is Agent X." })).toBeVisible();
    await expect(square(table, "Leo", "Agent X")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("suspect");
    await page.keyboard.press("Space");
    await expect(square(table, "Leo", "Agent X")).toHaveAccessibleName("certain, suspect");
    expect(await focused(page)).toBe("suspect");
    // Escape closes the square before the paper.
    await page.keyboard.press("Escape");
    await expect(square(table, "Leo", "Agent X")).toHaveAttribute("aria-expanded", "false");
    await expect(square(table, "Leo", "Agent X")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(table.dialog).toHaveCount(0);
  });
});
