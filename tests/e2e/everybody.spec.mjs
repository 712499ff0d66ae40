// For every hand, eye and tongue: keys, speech, and words as large as one likes.
import { expectAccessible, fixChance } from "./support/app.mjs";
import { clipped, outside, overflow, wide } from "./support/fit.mjs";
import { Keys } from "./support/keyboard.mjs";
import { everyScreen, screens } from "./support/screens.mjs";
import { IDENTITY } from "./support/secrets.mjs";
import { expect, SHIELD, SIZES, story, test } from "./support/table.mjs";

const carnival = story("carnival");

test.use({ ...SIZES.desktop, timezoneId: "UTC" });

const notice = (table) => table.dock.getByRole("status");
const tidings = (page) => page.locator("#tidings");

test.describe("keys", () => {
  test("keys ask, and the answer stands in the line that is read aloud", async ({ page, table }) => {
    await table.sit(carnival.until("0 march", 2));
    await table.open("Anna");
    const answers = {
      f: /^Anna\. tall: Redentore; short: San Tomà; fat: Celestia; thin: Madonna/,
      b: "Balls left: land, land or water, the Ambassador.",
      l: /Dario.*Carlo’s short mask.*Murano.*land/,
      n: /Dario showed Anna cards\. Carlo showed Dario cards\./,
      r: "Choose one of the marked masks first.",
    };
    for (const [key, words] of Object.entries(answers)) {
      await page.keyboard.press(key);
      await expect(notice(table), key).toHaveText(words);
    }
    // The way to the board, and who is near the space that has the focus.
    await page.keyboard.press("g");
    await expect(table.board.locator("[tabindex='0']")).toBeFocused();
    await page.keyboard.press("w");
    await expect(notice(table)).toHaveText(/^Redentore: here: Anna’s tall mask; Carlo’s thin mask at Zitelle, 1 step$/);
    await page.keyboard.press("Enter");
    await page.keyboard.press("r");
    await expect(notice(table)).toHaveText(/can go here: .*Zitelle/);
  });

  test("no key does anything with a modifier, in a field, or when switched off", async ({ page, table }) => {
    await table.sit(carnival.until("0 march", 2));
    await table.open("Anna");
    await page.keyboard.press("Control+b");
    await page.keyboard.press("Alt+b");
    await expect(notice(table)).toBeEmpty();

    await page.keyboard.press("?");
    await expect(table.dialog.getByRole("heading", { name: "Keys" })).toBeFocused();
    await expect(table.dialog.locator("kbd")).toHaveText(["F", "W", "B", "L", "N", "R", "G", "?", "D", "M"]);
    await table.press(table.button("Switch these keys off"));
    await page.keyboard.press("Escape");
    await page.keyboard.press("b");
    await page.keyboard.press("?");
    await expect(notice(table)).toBeEmpty();
    await expect(table.dialog).toHaveCount(0);

    // Off stays off, and the menu leads back.
    await page.reload();
    await table.goOn();
    await table.open("Anna");
    await page.keyboard.press("b");
    await expect(notice(table)).toBeEmpty();
    await table.press(table.button("Menu"));
    await table.press(table.dialog.getByRole("button", { name: "Keys" }));
    await table.press(table.button("Switch these keys on"));
    await page.keyboard.press("Escape");
    await page.keyboard.press("b");
    await expect(notice(table)).toHaveText(/^Balls left/);
  });

  test("each key can be another, by keyboard alone, and stays it", async ({ page, table }) => {
    const keys = new Keys(page, table);
    const key = (name) => table.dialog.getByRole("button", { name });
    const shown = (letters) => expect(table.dialog.locator("kbd")).toHaveText([...letters]);
    await table.sit(carnival.until("0 march", 2));
    await table.open("Anna");
    await page.keyboard.press("?");
    await expect(table.button("The usual keys")).toBeHidden();
    const balls = key("B Which balls are left");
    await keys.press(balls);
    await expect(table.dialog.getByRole("status")).toHaveText("Press a key, or Escape.");
    await expect(key("B Press a key, or Escape.")).toBeFocused();
    // What the page needs itself is refused, and does nothing either.
    for (const own of ["Tab", "Enter", "Space", "ArrowDown", "1", "F2"]) {
      await page.keyboard.press(own);
      await expect(table.dialog.getByRole("status"), own).toHaveText(/^The page needs that key/);
      await page.keyboard.press("x");
      await expect(key("X Which balls are left")).toBeFocused();
      await page.keyboard.press("Enter");
    }
    // Escape gives up that alone.
    await page.keyboard.press("Escape");
    await expect(key("X Which balls are left")).toBeFocused();
    // What the line does now is said.
    await expect(table.dialog.getByRole("status")).toHaveText("X Which balls are left");
    // A key that another has is swapped with it.
    await keys.press(key("L What happened last"));
    await page.keyboard.press("Shift+?");
    await expect(table.dialog.getByRole("status")).toHaveText("? What happened last");
    await shown("FWX?NRGLDM");
    await page.keyboard.press("Escape");
    await expect(table.dialog).toHaveCount(0);
    await page.keyboard.press("b");
    await expect(notice(table)).toBeEmpty();
    await page.keyboard.press("x");
    await expect(notice(table)).toHaveText(/^Balls left/);

    await page.reload();
    await table.goOn();
    await table.open("Anna");
    await page.keyboard.press("x");
    await expect(notice(table)).toHaveText(/^Balls left/);
    await page.keyboard.press("l");
    await shown("FWX?NRGLDM");
    await keys.press(table.button("The usual keys"));
    await shown("FWBLNRG?DM");
    await expect(table.button("The usual keys")).toBeHidden();
    await expect(table.dialog.getByRole("heading", { name: "Keys" })).toBeFocused();
  });

  test("at the end the board has a title, and the keys answer", async ({ page, table }) => {
    await everyScreen(page, () => {}, { only: ["end"] });
    const answer = page.getByRole("status");
    await expect(answer).toBeEmpty();
    await page.keyboard.press("l");
    await expect(answer).toHaveText(/took the hand\.$/);
    await table.press(table.button("See the board"));
    await expect(table.heading("The board: Venice")).toHaveCount(1);
    await page.keyboard.press("g");
    await expect(table.board.locator(":focus")).toHaveCount(1);
    for (const [key, words] of [["f", /^Anna\. tall: /], ["n", /showed .* cards/], ["b", "No balls to move with now."]]) {
      await page.keyboard.press(key);
      await expect(answer).toHaveText(words);
    }
    await page.keyboard.press("Tab");
    await expect(page.locator("#page-title")).toHaveCount(1);
  });

  test("a name with a question mark can be written", async ({ page, table }) => {
    await everyScreen(page, () => {}, { only: ["setup"] });
    const field = page.getByRole("textbox", { name: "Name" }).first();
    await field.fill("");
    await field.press("b");
    await field.press("?");
    await expect(field).toHaveValue("b?");
    await expect(table.dialog).toHaveCount(0);
  });

  test("what follows from the own cards is told on the own open paper alone", async ({ page, table }) => {
    await table.sit(carnival.until("0 expel", 2).with("help", "detective"));
    await table.open("Anna");
    await table.hear();
    await page.keyboard.press("n");
    await expect(notice(table)).toHaveText(/Carlo showed Anna cards/);
    expect(await notice(table).innerText()).not.toMatch(IDENTITY);
    await table.press(table.button("Notes"));
    await page.keyboard.press("n");
    await expect(table.dialog.locator("[aria-live]")).toHaveCount(0);
    await table.press(table.dialog.getByRole("button", { name: "Press to look" }));
    await page.keyboard.press("n");
    await expect(table.dialog.locator("[aria-live]")).toHaveText(/Carlo is Lord Fiddlebottom; tall, short or thin/);
    await table.press(table.dialog.getByRole("button", { name: "Cover" }));
    await expect(table.dialog.locator("[aria-live]")).toHaveCount(0);
  });
});

test.describe("speech", () => {
  test("public events are told once while the board is open, and never at a curtain", async ({ page, table }) => {
    await table.sit(carnival.until("0 march", 2));
    await expect(tidings(page)).toBeEmpty();
    await table.open("Anna");
    // What happened before this table was opened is in the log.
    await expect(tidings(page)).toBeEmpty();
    await table.stay();
    await expect(tidings(page)).toHaveText("Anna moved nobody. All is done. Next: Bea.");
    await table.endTurn();
    await table.curtain("Bea");
    await expect(tidings(page)).toBeEmpty();
    await table.open("Bea");
    await expect(tidings(page)).toHaveText(/^Turn 6: Bea/);
    await expect(tidings(page)).not.toContainText("Anna");
  });

  test("what a touch changes on the board is told once, and what to do next", async ({ page, table }) => {
    await table.sit(carnival.until("0 march", 2));
    await table.open("Anna");
    await table.tap("Redentore");
    await expect(tidings(page)).toHaveText("Anna’s tall mask: choose where to.");
    await table.tap("Zitelle");
    await expect(tidings(page)).toHaveText("Anna’s tall mask: Zitelle. Balls left: land or water, the Ambassador. Meets Carlo’s thin mask.");
    await table.press(table.button("Take back"));
    await expect(tidings(page)).toHaveText("Anna’s tall mask: Redentore. Balls left: land, land or water, the Ambassador.");
    await table.press(table.button("Take back"));
    await expect(tidings(page)).toHaveText("Choose a ball or a mask.");
    // The line about refusals says nothing of it a second time.
    await expect(notice(table)).toBeEmpty();
    await table.march("Redentore", "Zitelle");
    await table.confirm();
    await expect(tidings(page)).toHaveText("Anna moved Anna’s tall mask to Zitelle. One meeting: ask, or step on.");
    await table.press(table.button("Step on instead"));
    await expect(tidings(page)).toHaveText("Anna’s tall mask: choose a free space one step away.");
    await table.tap("San Giorgio");
    await expect(tidings(page)).toHaveText("Anna’s tall mask: San Giorgio.");
    // Nothing of it stays under a curtain.
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    await table.curtain("Anna");
    await expect(tidings(page)).toBeEmpty();
  });

  test("a mask that has no ball left is put down where it stands, and says why when it is taken up again", async ({ page, table }) => {
    await table.sit(carnival.until("0 march", 2));
    await table.open("Anna");
    await table.march("Redentore", "Zitelle");
    await table.press(table.button("the Ambassador"));
    await table.press(table.button("the Ambassador"));
    await table.march("Zitelle", "Redentore");
    await expect(page.locator('.pawn[data-state="lifted"]')).toHaveCount(0);
    await expect(notice(table)).toBeEmpty();
    await table.tap("Redentore");
    await expect(notice(table)).toHaveText("No ball of this turn moves Anna’s tall mask.");
  });

  test("keys act on the space that a reader has gone to", async ({ page, table }) => {
    await table.sit(carnival.until("0 march", 2));
    await table.open("Anna");
    // Readers move the focus themselves.
    await table.space("Celestia").evaluate((space) => space.focus());
    await page.keyboard.press("Enter");
    await expect(tidings(page)).toHaveText("Anna’s fat mask: choose where to.");
    await page.keyboard.press("1");
    await expect(table.space("San Lorenzo")).toBeFocused();
    await expect(table.board.locator("[tabindex='0']")).toHaveCount(1);
  });

  test("a question is called by its meeting, and the Ambassador’s says what it waits for", async ({ table }) => {
    await table.sit(carnival.until("0 seal"));
    await table.open("Anna");
    const asks = (name) => table.dock.getByRole("group", { name }).getByRole("button", { name: "Ask identity" });
    await expect(asks("Anna’s tall mask meets Carlo’s thin mask at Zitelle")).toHaveCount(1);
    const ambassador = asks("Anna’s short mask meets the Ambassador at San Tomà");
    await expect(ambassador).toBeDisabled();
    await expect(ambassador).toHaveAccessibleDescription("Whom to ask through him?");
    await table.press(table.dock.getByRole("group", { name: "Whom to ask through him?" }).getByRole("button", { name: "Dario" }));
    await expect(ambassador).toBeEnabled();
    await expect(ambassador).toHaveAccessibleDescription("");
  });

  test("an answer is told as a public event without its cards", async ({ page, table }) => {
    await table.sit(carnival.until("3 answer"));
    await table.open("Dario");
    await expect(tidings(page)).toBeEmpty();
    await table.answer("Lord Fiddlebottom", "Madame Zsa Zsa");
    await table.open("Anna");
    await expect(tidings(page)).toBeEmpty();
    await table.hear();
    await expect(tidings(page)).toHaveText("Dario showed Anna cards.");
  });

  test("of a passport is said who one is and what can still be one's mission, as often as one asks and to the end", async ({ page, table }) => {
    await table.sit(carnival.first(0).with("looked", ""));
    await table.open("Anna");
    const speak = table.button("Speak to me now");
    const before = await speak.evaluate((button) => [...document.querySelectorAll(".private-words :is(.cards, p:not(.speak p), li)")].filter((words) => !(button.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING)).length);
    expect(before, "no private words come before the button").toBe(0);
    const live = page.locator("main [aria-live]");
    await live.evaluate((live) => {
      globalThis.said = [];
      new MutationObserver(() => live.innerText && globalThis.said.push(live.innerText)).observe(live, { childList: true, characterData: true, subtree: true });
    });
    const said = () => page.evaluate(() => globalThis.said);
    await table.press(speak);
    await expect.poll(async () => (await said()).length).toBe(1);
    await table.press(speak);
    await expect.poll(async () => (await said()).length).toBe(2);
    const [words, again] = await said();
    expect(again).toBe(words);
    expect(words).toMatch(/You are Colonel Bubble.*the fat one is you.*Lord Fiddlebottom.*half of the code is C/s);
    expect(words.match(/[A-D]–[A-D]/g)).toEqual(["A–C", "B–C", "D–C"]);
    expect(words).not.toMatch(/ours|Cover|Speak|earphones/);
    // Half a minute of words and half a minute without a touch.
    await table.pass(45_000);
    await expect(page.getByText("You are Colonel Bubble").first()).toBeVisible();
    await table.pass(31_000);
    await table.curtain("Anna");
    await table.pass(SHIELD);
    await table.open("Anna");
    await table.pass(31_000);
    await table.curtain("Anna");
  });

  test("a short look at a paper lasts as long as its words", async ({ page, table }) => {
    await table.sit(carnival.until("0 call", 2));
    await table.open("Anna");
    await table.press(table.button("Passport"));
    await table.button("Press to look").dispatchEvent("click", { detail: 0 });
    await table.press(table.button("Speak to me now"));
    await expect(table.dialog.locator("[aria-live]")).toContainText("You are Colonel Bubble");
    await table.pass(15_000);
    await expect(page.getByText("Of your four masks").first()).toBeVisible();
    await table.pass(35_000);
    await expect(page.getByText("Of your four masks")).toHaveCount(0);
  });

  test("private words are said on request alone, and leave with the cover", async ({ page, table }) => {
    await table.sit(carnival.first(0).with("looked", ""));
    await table.open("Anna");
    const live = page.locator("main [aria-live]");
    await expect(live).toBeEmpty();
    await expect(page.getByText("use earphones, or hold the device close")).toBeVisible();
    await table.press(table.button("Speak to me now"));
    await expect(live).toContainText("You are Colonel Bubble. Of your four masks, the fat one is you.");
    await table.press(table.button("Cover"));
    await table.curtain("Anna");
    expect(await page.content()).not.toContain("Of your four masks");
    await table.pass(SHIELD);
    await table.open("Anna");
    await expect(live).toBeEmpty();
  });
});

test.describe("every screen", () => {
  for (const name of screens()) {
    test(`${name}: what readers find there`, async ({ page, table: _ }) => {
      await fixChance(page, 7);
      await everyScreen(page, async () => {
        await expect(page.locator("body")).toMatchAriaSnapshot({ name: `${name.replaceAll(" ", "-")}.aria.yml` });
      }, { only: [name] });
    });
  }

  test("words of twice the size fit in", async ({ page, table: _ }) => {
    test.setTimeout(240_000);
    const faults = [];
    await everyScreen(page, async (name) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
        // The page takes its new size in frames of its own.
        await page.waitForFunction((width) => innerWidth === width && document.documentElement.clientWidth <= width, width);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        for (const fault of await misfits(page, width)) faults.push(`${name} at ${width}: ${fault}`);
      }
      await page.setViewportSize(SIZES.desktop.viewport);
    });
    expect(faults).toEqual([]);
  });

  test("with words of twice the size a phone's action bar can be reached whole", async ({ page, table: _ }) => {
    await page.setViewportSize(SIZES.phone.viewport);
    await everyScreen(page, async (name) => {
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      const { slit, large } = await page.evaluate(() => {
        const dock = document.querySelector(".dock");
        const side = (element) => Math.round(element.getBoundingClientRect().height);
        const fingers = [...document.querySelectorAll(".play-head :is(.medallion, button), .seats .medallion, .board-zoom, .ball")];
        return { slit: dock.scrollHeight - dock.clientHeight, large: fingers.map(side).filter((height) => height > 52) };
      });
      expect(slit, `${name}: hidden in the bar`).toBeLessThan(2);
      expect(large, `${name}: no larger than a finger needs`).toEqual([]);
      const main = page.locator(".dock :is(.button-main, .button-ask)").last();
      await main.scrollIntoViewIfNeeded();
      await expect(main, name).toBeInViewport({ ratio: 1 });
    }, { only: ["start", "board", "meeting", "sending away"] });
  });

  for (const [where, width, height] of [["a phone that lies", 844, 390], ["the smallest phone", 320, 640]]) {
    test(`on ${where} the longest words push no main button out of sight`, async ({ page, table: _ }) => {
      await page.setViewportSize({ width, height });
      await everyScreen(page, async (name) => {
        await expect(page.locator(".dock .button-main"), name).toBeInViewport({ ratio: 1 });
        const { width: board, height: high } = await page.locator(".board-frame").boundingBox();
        expect(Math.min(board, high), `${name}: the board`).toBeGreaterThanOrEqual(176);
      }, { lang: "de", only: ["start", "board", "sending away"] });
    });
  }

  test("on a phone papers slide under the foot that covers them, and it stands off the edge", async ({ page, table: _ }) => {
    await page.setViewportSize(SIZES.phone.viewport);
    await everyScreen(page, async () => {
      const foot = page.locator(".covered-foot");
      expect(await foot.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toMatch(/rgba/);
      const [whole, button] = [await foot.boundingBox(), await foot.getByRole("button").boundingBox()];
      expect(whole.y + whole.height).toBe(SIZES.phone.viewport.height);
      expect(button.y + button.height).toBeLessThanOrEqual(SIZES.phone.viewport.height - 8);
    }, { only: ["own passport"] });
  });

  test("a page of 320 px fits in", async ({ page, table: _ }) => {
    test.setTimeout(240_000);
    const faults = [];
    await page.setViewportSize({ width: 320, height: 640 });
    await everyScreen(page, async (name) => {
      for (const fault of await misfits(page, 320)) faults.push(`${name}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  for (const theme of ["day", "contrast"]) {
    test(`${theme}: nothing that axe finds`, async ({ page, table: _ }) => {
      test.setTimeout(360_000);
      await everyScreen(page, async (name) => {
        await page.evaluate((theme) => {
          document.documentElement.setAttribute("data-theme", theme);
          // Colours that are still changing are no theme's.
          for (const motion of document.getAnimations()) motion.cancel();
        }, theme);
        await test.step(name, () => expectAccessible(page));
      });
    });
  }
});

/** What does not fit into a page of this width. */
async function misfits(page, width) {
  // Laid out anew first.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const wider = await overflow(page, width);
  return [...(wider > 0 ? [`wider by ${wider} px`, ...(await wide(page, width))] : []), ...(await clipped(page)), ...(await outside(page))];
}

/** How far the lightness of two colours, as computed, lies apart: 1 to 21. */
function contrast(one, other) {
  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\d.]+/g).map((part) => linear(Number(part) / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return bright / dark;
}

test.describe("themes", () => {
  for (const theme of ["night", "day", "contrast"]) {
    test(`${theme}: the arrows of what moved can be told from the water, whoever's they are`, async ({ page, table: _ }) => {
      await everyScreen(page, async () => {
        for (const seat of ["red", "yellow", "blue", "green", "black"]) {
          const { line, bed, water } = await page.evaluate(({ theme, seat }) => {
            document.documentElement.setAttribute("data-theme", theme);
            const arrow = document.querySelector(".missed");
            arrow.setAttribute("data-seat-colour", seat);
            const stroke = (part) => getComputedStyle(arrow.querySelector(part)).stroke;
            return { line: stroke(".missed-line"), bed: stroke(".missed-bed"), water: getComputedStyle(document.querySelector(".sea-1")).stopColor };
          }, { theme, seat });
          expect(Math.max(contrast(line, water), contrast(bed, water)), `${seat} and the water`).toBeGreaterThan(3);
          expect(contrast(line, bed), `${seat} and its bed`).toBeGreaterThan(3);
        }
      }, { only: ["start"] });
    });
  }

  // What cannot be pressed is no matter for axe.
  test("in high contrast a main button that is shut can be read and has an edge", async ({ page, table: _ }) => {
    await everyScreen(page, async (name) => {
      await page.evaluate(() => document.documentElement.setAttribute("data-theme", "contrast"));
      const shut = page.locator("button:disabled:is(.button-main, .button-ask, .button-quiet)").first();
      const { ink, ground, edge } = await shut.evaluate((button) => {
        for (const motion of document.getAnimations()) motion.cancel();
        const style = getComputedStyle(button);
        return { ink: style.color, ground: style.backgroundColor, edge: style.borderTopColor };
      });
      expect(contrast(ink, ground), `${name}: its words`).toBeGreaterThan(7);
      expect(contrast(edge, ground), `${name}: its edge`).toBeGreaterThan(7);
      expect(edge, name).not.toMatch(/rgba/);
    }, { only: ["refusal", "meeting", "answer", "sending away"] });
  });

  test("in the system's own colours papers have a ground, and whose turn it is can be told", async ({ page, table: _ }) => {
    await page.emulateMedia({ forcedColors: "active" });
    const ground = (locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
    await everyScreen(page, async () => {
      expect(await ground(page.locator("dialog"))).not.toMatch(/rgba/);
    }, { only: ["announcing", "own passport"] });
    const [now, other] = [page.locator(".seat-button[aria-current]"), page.locator(".seat-button:not([aria-current])").first()];
    expect(await ground(now)).not.toBe(await ground(other));
    const [open, shut] = [page.locator(".mission-line[data-open]").first(), page.locator(".mission-line:not([data-open])").first()];
    expect(await ground(open)).not.toBe(await ground(shut));
  });

  test("the menu has all three, and the choice stays", async ({ page, table }) => {
    await table.sit(carnival.until("0 call", 2));
    await table.open("Anna");
    const root = page.locator("html");
    await table.press(table.button("Menu"));
    for (const [button, theme] of [["High contrast", "contrast"], ["By day", "day"], ["High contrast", "contrast"], ["By night", "night"], ["By day", "day"], ["By night", "night"], ["High contrast", "contrast"]]) {
      await table.press(table.dialog.getByRole("button", { name: button }));
      await expect(root).toHaveAttribute("data-theme", theme);
    }
    await page.reload();
    await expect(root).toHaveAttribute("data-theme", "contrast");
  });

  test("the pictures of the board take the theme’s colours and the language’s names", async ({ page, table }) => {
    await table.sit(carnival.until("0 march"));
    await table.open("Anna");
    /** What of each picture is not clear, as a number. */
    const pictures = () =>
      page.evaluate(async () => {
        const sums = {};
        for (const element of document.querySelectorAll(".board-frame [data-plate]")) {
          const picture = new Image();
          picture.src = element.getAttribute("href");
          await picture.decode();
          const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight).getContext("2d");
          canvas.drawImage(picture, 0, 0);
          const { data } = canvas.getImageData(0, 0, picture.naturalWidth, picture.naturalHeight);
          sums[element.dataset.plate] = data.reduce((sum, value) => (sum * 31 + value) % 1_000_003, 0);
        }
        return sums;
      });
    const night = await pictures();
    expect(Object.keys(night).sort()).toEqual(["city", "figures", "names", "spaces", "ways"]);
    await table.press(table.button("Menu"));
    await table.press(table.dialog.getByRole("button", { name: "By day" }));
    const day = await pictures();
    for (const name of ["city", "names", "ways"]) expect(day[name], name).not.toBe(night[name]);
    await table.dialog.getByRole("combobox", { name: "Language" }).selectOption({ label: "Deutsch" });
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    const german = await pictures();
    expect(german.names).not.toBe(day.names);
    expect(german.city).toBe(day.city);
  });

  test("a system that asks for more contrast gets it, until somebody chooses", async ({ page, table }) => {
    await page.emulateMedia({ contrast: "more" });
    await table.sit(carnival.until("0 call", 2));
    await expect(page.locator("html")).toHaveAttribute("data-theme", "contrast");
    await table.open("Anna");
    await table.press(table.button("Menu"));
    await table.press(table.dialog.getByRole("button", { name: "By night" }));
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
  });
});
