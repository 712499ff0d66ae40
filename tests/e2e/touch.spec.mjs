// What hands do beyond a tap: two fingers, a finger that pans, a figure that is
// dragged, a table that lies flat.
import { fingersOn, middle, settled } from "./support/fingers.mjs";
import { expect, SIZES, story, test } from "./support/table.mjs";

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

test.describe("on a phone", () => {
  test.use(SIZES.phone);

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

  test("turns curtain and controls to whoever sits opposite, and the map stays", async ({ page, table }) => {
    await table.sit(carnival.until("2 call"));
    await table.curtain("Carlo");
    const before = await settled(table.mask("Carlo"));
    await table.press(table.button("Turn to whoever sits opposite"));
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
    // Dario sits on the same side, Anna on the other.
    await table.curtain("Dario");
    await expect(page.locator("html")).toHaveAttribute("data-turned", "yes");
    await table.open("Dario");
    await table.shake();
    await table.stay();
    await table.endTurn();
    await table.curtain("Anna");
    await expect(page.locator("html")).toHaveAttribute("data-turned", "no");
  });
});
