// What hands do beyond a tap: two fingers, a finger that pans, a figure that is
// dragged, a table that lies flat.
import { fingersOn, middle, settled } from "./support/fingers.mjs";
import { expect, pictured, SIZES, story, test } from "./support/table.mjs";

const carnival = story("carnival");

const frame = (page) => page.locator(".board-frame");
const disc = (table, place) => table.space(place);
const pageZoom = (page) => page.evaluate(() => visualViewport.scale);
/** Pixels to a unit of the drawing. */
const scale = async (table) => {
  const { width, height } = await table.board.boundingBox();
  return Math.min(width / 1200, height / 800);
};

/** Anna at the board with balls for land, any way, and the Ambassador. */
async function sitDown(table) {
  await table.sit(carnival.until("0 march"));
  await table.open("Anna");
  await expect(table.dock).toContainText("Choose a ball or a mask.");
}

test.describe("at a desk", () => {
  test.use(SIZES.desktop);

  test("of two presses before the next picture the second finds what the first has left", async ({ page, table }) => {
    await table.sit(carnival.until("0 end"));
    await table.open("Anna");
    const cdp = await page.context().newCDPSession(page);
    // No picture comes between them while the page is busy.
    const together = async (...buttons) => {
      const points = await Promise.all(buttons.map((name) => middle(table.button(name))));
      const busy = page.evaluate(() => {
        const now = () => new Event("").timeStamp; // the table's clock does not go by itself
        for (const end = now() + 300; now() < end;);
      });
      const click = (point) => ["mousePressed", "mouseReleased"].map((type) => cdp.send("Input.dispatchMouseEvent", { type, ...point, button: "left", clickCount: 1 }));
      await Promise.all([busy, ...points.flatMap(click)]);
      await pictured(page);
    };
    await together("Log", "Rules");
    await expect(table.heading("Log")).toBeVisible();
    await table.press(table.button("Close"));
    await expect(table.dialog).toHaveCount(0);
    await together("End the turn", "End the turn");
    await table.curtain("Bea");
  });
});

test.describe("on a phone", () => {
  test.use(SIZES.phone);

  test("a paper gives the focus back, also where a tapped button gets none", async ({ page, table }) => {
    // As in Safari.
    await page.addInitScript(() => addEventListener("mousedown", (event) => event.preventDefault()));
    await sitDown(table);
    await table.press(table.button("Menu"));
    await table.press(table.button("Close"));
    await expect(table.button("Menu")).toBeFocused();
  });

  test("what is pressed shows it before the app is told, in a picture of its own", async ({ page, table }) => {
    await sitDown(table);
    await page.evaluate(() => {
      globalThis.seen = [];
      const note = (what) => globalThis.seen.push(what);
      new MutationObserver((all) => all.forEach(({ target }) => note("pressed" in target.dataset ? `${target.className} shows it` : "no longer"))).observe(document, { subtree: true, attributeFilter: ["data-pressed"] });
      document.addEventListener("click", ({ isTrusted }) => note(isTrusted ? "told at once" : "told"));
    });
    const seen = async (press) => {
      await page.evaluate(() => { globalThis.seen.length = 0; });
      await press();
      return page.evaluate(() => globalThis.seen);
    };
    expect(await seen(() => table.press(table.button("Log")))).toEqual(["tool shows it", "told", "no longer"]);
    await expect(table.dialog).toBeVisible();
    expect(await seen(() => table.press(table.button("Close")))).toEqual(["button-icon shows it", "told", "no longer"]);
    await expect(table.button("Log")).toBeFocused();
    // The board has a ring under the finger.
    expect(await seen(() => table.tap("San Barnaba"))).toEqual(["touch shows it", "told", "no longer"]);
    await expect(page.locator(".touch")).toHaveCSS("opacity", "0");
    await expect(page.locator(".touch")).not.toHaveAttribute("style");
    // The ring of the focus is for keys.
    await expect(page.locator(":focus-visible")).toHaveCount(0);
    // Keys are told at once, and whatever needs the press itself: iOS gives the clipboard to nothing else.
    await table.button("Menu").focus();
    expect(await seen(() => page.keyboard.press("Enter"))).toEqual(["told at once"]);
    await table.press(table.button("Saves and device"));
    expect(await seen(() => table.press(table.button("Copy this table as text")))).toEqual(["told at once"]);
  });

  test("a press that a cover overtakes opens nothing", async ({ page, table }) => {
    // Before the page's own listeners, so that the cover comes before the picture.
    await page.addInitScript(() => addEventListener("click", () => globalThis.leaving && dispatchEvent(new Event("blur")), true));
    await sitDown(table);
    await table.press(table.button("Passport"));
    const { x, y } = await middle(table.button("Press to look"));
    await page.evaluate(() => { globalThis.leaving = true; });
    await page.touchscreen.tap(x, y);
    await pictured(page);
    await page.evaluate(() => { globalThis.leaving = false; });
    await table.open("Anna");
    await table.press(table.button("Passport"));
    await expect(table.button("Press to look")).toBeVisible();
    await expect(page.locator("#private-words")).toHaveCount(0);
  });

  test("two fingers bring the city nearer and farther, and no tap comes of it", async ({ page, table }) => {
    await sitDown(table);
    const fingers = await fingersOn(page);
    await settled(table.board);
    expect(await scale(table)).toBeCloseTo(1, 1);
    const place = await middle(disc(table, "San Tomà"));
    await fingers.pinch(place, 100, 160);
    await settled(table.board);
    expect(await scale(table)).toBeCloseTo(1.6, 1);
    // What lay between the fingers lies there still.
    const now = await middle(disc(table, "San Tomà"));
    expect(Math.hypot(now.x - place.x, now.y - place.y)).toBeLessThan(8);
    // No nearer than this.
    await fingers.pinch(place, 60, 300);
    await expect(async () => expect(await scale(table)).toBeCloseTo(2.2, 1)).toPass();
    await settled(table.board);
    // The whole city, as by the button; what the board shows fits the frame again.
    await fingers.pinch(place, 320, 40);
    await expect(table.button("Nearer")).toBeVisible();
    const { width } = await frame(page).boundingBox();
    expect((await settled(table.board)).width).toBeLessThanOrEqual(width + 1);
    // And near again from there, to where the fingers were.
    const there = await middle(disc(table, "Arsenale"));
    await fingers.pinch(there, 40, 160);
    await expect(table.button("Whole city")).toBeVisible();
    await settled(table.board);
    await expect(disc(table, "Arsenale")).toBeInViewport();
    expect(await scale(table)).toBeGreaterThan(0.9);
    await expect(table.dock).toContainText("Choose a ball or a mask.");
    await expect(page.locator(".pawn[data-state='lifted']")).toHaveCount(0);
    expect(await pageZoom(page)).toBe(1);
  });

  test("one finger pans the city, and no tap comes of it", async ({ page, table }) => {
    await sitDown(table);
    const fingers = await fingersOn(page);
    const { x, y, width, height } = await frame(page).boundingBox();
    const before = await settled(table.board);
    const from = { x: x + width / 2, y: y + height / 2 };
    await fingers.slide(from, { x: from.x - 120, y: from.y });
    expect((await settled(table.board)).x).toBeLessThan(before.x - 60);
    await expect(table.dock).toContainText("Choose a ball or a mask.");
  });

  test("two quick taps do not zoom the page, and nothing forbids its own zoom", async ({ page, table }) => {
    await sitDown(table);
    const { x, y } = await middle(disc(table, "Rialto"));
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    expect(await pageZoom(page)).toBe(1);
    const viewport = await page.locator("meta[name=viewport]").getAttribute("content");
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  });

  test("a figure is dragged to a space, and back to where it was where there is none", async ({ page, table }) => {
    await sitDown(table);
    const fingers = await fingersOn(page);
    await table.space("San Barnaba").scrollIntoViewIfNeeded();
    await settled(table.board);
    await fingers.slide(await middle(disc(table, "San Barnaba")), await middle(disc(table, "Santa Margherita")));
    await expect(table.space("Santa Margherita")).toHaveAccessibleName(/here: Anna’s short mask/);
    await expect(table.button(/^Confirm movement/)).toBeEnabled();
    // Onto the water: it stays where it is, chosen.
    const at = await middle(disc(table, "Santa Margherita"));
    const board = await settled(table.board);
    await fingers.slide(at, { x: at.x + 140, y: at.y + 20 });
    await expect(page.locator("[data-over]")).toHaveCount(0);
    await expect(page.locator(".pawn[data-dragged]")).toHaveCount(0);
    expect((await settled(table.board)).x, "dragged, not panned").toBe(board.x);
    expect(await page.locator(".pawn[data-state='lifted']").evaluate((pawn) => pawn.style.translate)).toBe("");
  });
});

test.describe("on a page of 320 pixels", () => {
  test.use({ ...SIZES.phone, viewport: { width: 320, height: 640 } });

  test("a legal space takes a tap that falls 20 pixels beside it, the whole city in sight", async ({ page, table }) => {
    await sitDown(table);
    await table.press(table.button("Whole city"));
    await table.tap("Redentore");
    await expect(table.space("Zitelle")).toHaveAccessibleName(/; can go here/);
    const { x, y } = await middle(disc(table, "Zitelle"));
    await page.touchscreen.tap(x + 4, y + 20);
    await expect(table.space("Zitelle")).toHaveAccessibleName(/here: Anna’s tall mask/);
  });
});

test("a figure is dragged by mouse too, and letting go of the button is no tap", async ({ page, table }) => {
  await sitDown(table);
  const from = await middle(disc(table, "San Barnaba"));
  const to = await middle(disc(table, "Santa Margherita"));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 6, to.y, { steps: 6 });
  const ix = await table.space("Santa Margherita").getAttribute("data-space");
  await expect(page.locator(`#target-${ix}`)).toHaveAttribute("data-over", "");
  await page.mouse.up();
  await expect(table.space("Santa Margherita")).toHaveAccessibleName(/here: Anna’s short mask/);
  // Still chosen, as after two taps: a third tap there would have let it go.
  await expect(table.space("San Tomà")).toHaveAccessibleName(/; can g(o|et) here/);
});

test.describe("a tablet that lies flat", () => {
  test.use(SIZES.tablet);
  const { width, height } = SIZES.tablet.viewport;
  const turn = (table) => table.press(table.button("Turn to whoever acts"));
  const turnAll = (table) => table.press(table.button("Turn the board as well"));
  const turned = (page, by) => expect(page.locator("html")).toHaveAttribute("data-turned", by);

  test("turns curtain and controls to whoever sits opposite, and the map stays", async ({ page, table }) => {
    await table.sit(carnival.until("2 call"));
    await table.curtain("Carlo");
    const before = await settled(table.mask("Carlo"));
    await turn(table);
    const after = await settled(table.mask("Carlo"));
    expect(after.x + after.width).toBeCloseTo(width - before.x, 0);
    expect(after.y + after.height).toBeCloseTo(height - before.y, 0);
    // The mask opens where it is seen now.
    await table.open("Carlo");
    const dock = await settled(table.dock);
    expect(dock.y + dock.height, "the controls lie on Carlo’s side").toBeLessThan(height / 2);
    const [north, south] = [await middle(disc(table, "Murano")), await middle(disc(table, "Redentore"))];
    expect(north.y, "the map is not upside down").toBeLessThan(south.y);
    await table.shake();
    await table.tap("Santa Marta");
    await expect(page.locator(".pawn[data-state='lifted']")).toHaveCount(1);
    // A paper comes from his side.
    await table.press(table.button("Rules"));
    expect((await settled(table.dialog)).x).toBe(0);
    await page.keyboard.press("Escape");
    await table.press(table.button("Take back"));
    await table.stay();
    await table.endTurn();
    // Dario sits on the right, Anna before the lower edge.
    await table.curtain("Dario");
    await turned(page, "270");
    await table.open("Dario");
    await table.shake();
    await table.stay();
    await table.endTurn();
    await table.curtain("Anna");
    await turned(page, "0");
  });

  for (const [lies, viewport] of [["upright", { width, height }], ["across", { width: height, height: width }]]) {
    for (const [name, until, by] of [["Bea", "1 call", "90"], ["Dario", "3 call", "270"]]) {
      test(`${lies}, it turns by ${by}° to ${name}, and what is touched is where it is seen`, async ({ page, table }) => {
        await page.setViewportSize(viewport);
        await table.sit(carnival.until(until));
        await turn(table);
        await turned(page, by);
        const runsDown = async (target) => {
          const box = await settled(target);
          expect(box.height, "the text runs along the side").toBeGreaterThan(box.width);
          return box;
        };
        /** How far from the seat’s own edge something lies, as a part of the page. */
        const away = ({ x, width }) => (by === "90" ? x : viewport.width - x - width) / viewport.width;
        const title = await runsDown(table.heading(`Hand the tablet to ${name}`));
        expect(away(await settled(table.button(`I am not ${name}`))), "below is where the seat is").toBeLessThan(away(title));
        const map = disc(table, "Murano");
        // Held where it is seen, and with the place for fingers as large as ever.
        expect((await settled(table.mask(name))).width).toBeGreaterThan(100);
        await table.open(name);
        await runsDown(table.heading(`${name}’s turn`));
        const shake = await runsDown(table.button("Shake the Phantom"));
        expect(shake.width).toBeGreaterThanOrEqual(44);
        expect(away(shake), "it lies on the side of the seat").toBeLessThan(0.5);
        await page.touchscreen.tap(shake.x + shake.width / 2, shake.y + shake.height / 2);
        await expect(page.getByRole("group", { name: "The Phantom" })).toBeVisible();
        // The map stays as it lies, whole, and clear of the controls.
        expect((await middle(map)).y).toBeLessThan((await middle(disc(table, "Redentore"))).y);
        const [frame, dock] = [await settled(page.locator(".board-frame")), await settled(table.dock)];
        expect(frame.x >= 0 && frame.y >= 0 && frame.x + frame.width <= viewport.width && frame.y + frame.height <= viewport.height).toBe(true);
        expect(dock.y >= frame.y + frame.height - 1 || away(dock) * viewport.width + dock.width <= away(frame) * viewport.width + 1).toBe(true);
        const own = await page.locator(".pawn[data-state='movable']").first().getAttribute("data-space");
        const at = await middle(page.locator(`#space-${own}`));
        await table.awake();
        await page.touchscreen.tap(at.x, at.y);
        await expect(page.locator(".pawn[data-state='lifted']")).toHaveCount(1);
        // Two fingers bring near what lies between them.
        const rialto = await middle(disc(table, "Rialto"));
        await (await fingersOn(page)).pinch(rialto, 100, 160);
        await settled(table.board);
        const now = await middle(disc(table, "Rialto"));
        expect(Math.hypot(now.x - rialto.x, now.y - rialto.y)).toBeLessThan(8);
        // A paper reaches over the whole depth of the page, and is read from the seat.
        await table.press(table.button("Rules"));
        await runsDown(table.dialog.locator("#sheet-title"));
        expect((await settled(table.dialog)).width).toBeCloseTo(viewport.width, 0);
        await table.press(table.button("Close"));
        // Taken up or laid down otherwise, the device flips nothing by itself.
        await page.setViewportSize({ width: viewport.height, height: viewport.width });
        await turned(page, by);
        await page.setViewportSize(viewport);
        await turnAll(table);
        await table.press(table.button("Stop turning"));
        await turned(page, "0");
      });

      test(`${lies}, the board turns by ${by}° as well if ${name} wishes it, and taps, drags and two fingers mean what is seen`, async ({ page, table }) => {
        await page.setViewportSize(viewport);
        await table.sit(carnival.until(until));
        await turn(table);
        await turnAll(table);
        await turned(page, by);
        await table.open(name);
        await table.shake();
        await settled(table.board);
        const [north, south] = [await middle(disc(table, "Murano")), await middle(disc(table, "Redentore"))];
        expect(Math.sign(north.x - south.x), "north is away from the seat").toBe(by === "90" ? 1 : -1);
        expect(Math.abs(north.y - south.y)).toBeLessThan(Math.abs(north.x - south.x));
        // All of it is in the window, and nothing over it.
        const boxes = [];
        for (const part of [page.locator(".board-frame"), table.dock, page.locator(".play-head"), page.locator(".tools")]) boxes.push(await settled(part));
        for (const [ix, box] of boxes.entries()) {
          expect(box.x >= -1 && box.y >= -1 && box.x + box.width <= viewport.width + 1 && box.y + box.height <= viewport.height + 1).toBe(true);
          for (const other of boxes.slice(ix + 1)) {
            expect(box.x + box.width <= other.x + 1 || other.x + other.width <= box.x + 1 || box.y + box.height <= other.y + 1 || other.y + other.height <= box.y + 1).toBe(true);
          }
        }
        // A tap a little beside means the space all the same.
        const own = await page.locator(".pawn[data-state='movable']").first().getAttribute("data-space");
        const at = await middle(page.locator(`#space-${own}`));
        await table.awake();
        await page.touchscreen.tap(at.x + 6, at.y - 6);
        await pictured(page);
        await expect(page.locator(`.pawn[data-state='lifted'][data-space='${own}']`)).toHaveCount(1);
        // What is drawn as a target takes the figure that is dragged there.
        const goal = page.locator(".space[data-target]").first();
        const ix = await goal.getAttribute("data-space");
        const fingers = await fingersOn(page);
        await fingers.slide(await middle(page.locator(".pawn[data-state='lifted'] .pawn-hit")), await middle(goal));
        await expect(page.locator(`.pawn[data-space='${ix}']`)).not.toHaveCount(0);
        const rialto = await middle(disc(table, "Rialto"));
        await fingers.pinch(rialto, 100, 160);
        await settled(table.board);
        const now = await middle(disc(table, "Rialto"));
        expect(Math.hypot(now.x - rialto.x, now.y - rialto.y)).toBeLessThan(8);
      });
    }
  }

  test("the board turns to whoever sits opposite as well, by choice", async ({ page, table }) => {
    await table.sit(carnival.until("2 call"));
    await turn(table);
    await turnAll(table);
    await table.open("Carlo");
    const [north, south] = [await middle(disc(table, "Murano")), await middle(disc(table, "Redentore"))];
    expect(north.y).toBeGreaterThan(south.y);
    await table.shake();
    await table.tap("Santa Marta");
    await expect(page.locator(".pawn[data-state='lifted']")).toHaveCount(1);
    // The choice is kept, and asked for again.
    await page.reload();
    await table.goOn();
    await table.curtain("Carlo");
    await table.press(table.button("Stop turning"));
    await turned(page, "0");
  });
});

test.describe("on a phone", () => {
  test.use(SIZES.phone);

  test("everybody sits on the same side", async ({ page, table }) => {
    await page.addInitScript(() => localStorage.setItem("bauta.settings", '{"turn":true}'));
    await table.sit(carnival.until("1 call"));
    const { width, height } = await settled(table.heading("Hand the tablet to Bea"));
    expect(width).toBeGreaterThan(height);
    await table.open("Bea");
    await table.press(table.button("Menu"));
    await expect(table.dialog.getByRole("button", { name: "Stop turning" })).toBeHidden();
  });
});
