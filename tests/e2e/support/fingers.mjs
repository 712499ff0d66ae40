// Fingers that do more than tap, by Chromium's own touch events:
//   const fingers = await fingersOn(page);
//   await fingers.pinch({ x, y }, 100, 160);
import { expect } from "./app.mjs";

const STEPS = 8;

export async function fingersOn(page) {
  const cdp = await page.context().newCDPSession(page);
  const send = (type, points) => cdp.send("Input.dispatchTouchEvent", {
    type,
    touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
  });
  const along = async (places) => {
    await send("touchStart", places(0));
    for (let step = 1; step <= STEPS; step += 1) await send("touchMove", places(step / STEPS));
  };
  return {
    /** One finger from one place to another, and up. */
    async slide(from, to) {
      await along((s) => [{ x: from.x + (to.x - from.x) * s, y: from.y + (to.y - from.y) * s }]);
      await send("touchEnd", []);
    },
    /** Two fingers round a place, from this far apart to that far, and up. */
    async pinch({ x, y }, from, to) {
      await along((s) => {
        const half = (from + (to - from) * s) / 2;
        return [{ x: x - half, y }, { x: x + half, y }];
      });
      await expect(page.locator("[data-pinching]")).toHaveCount(1);
      await send("touchEnd", []);
      // The board takes its new size in the next picture.
      await expect(page.locator("[data-pinching]")).toHaveCount(0);
    },
  };
}

/** The middle of something on the screen. */
export async function middle(target) {
  const { x, y, width, height } = await target.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Waits until something stands still, and gives its box. */
export async function settled(target) {
  let before;
  await expect(async () => {
    const box = await target.boundingBox();
    const same = JSON.stringify(box) === before;
    before = JSON.stringify(box);
    expect(same).toBe(true);
  }).toPass();
  return target.boundingBox();
}
