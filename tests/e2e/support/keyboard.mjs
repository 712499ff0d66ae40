// A person without a pointer: keys only, and never a focus set by script.
import { expect } from "@playwright/test";
import { HOLD, PRIVATE_STEP, SHIELD } from "./table.mjs";

/** Presses Tab, forwards or backwards, until this has the focus, and sees it there. */
export async function tabTo(page, target) {
  await target.waitFor();
  const where = () =>
    target.evaluate((element) => {
      const { activeElement } = document;
      if (element === activeElement) return "here";
      return activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? "before" : "after";
    });
  for (let press = 0; press < 60; press += 1) {
    const now = await where();
    if (now === "here") return expectSeen(page);
    await page.keyboard.press(now === "before" ? "Shift+Tab" : "Tab");
  }
  throw new Error(`Tab never comes to ${target}`);
}

/** What has the focus shows it, in the window and under nothing else. */
export async function expectSeen(page) {
  const fault = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (element === document.body) return "the focus is nowhere";
      if (!element.matches(":focus-visible")) return "the focus does not show";
      const drawn = element.matches(".space") ? element.ownerSVGElement.querySelector(".space-focus circle + circle") : element;
      const style = getComputedStyle(drawn);
      const shows = drawn === element ? style.outlineStyle !== "none" || style.boxShadow !== "none" : style.visibility === "visible" && style.opacity !== "0" && style.display !== "none";
      if (!shows) return `no mark of the focus on ${element.className.baseVal ?? element.className}`;
      const { x, y, width, height } = element.getBoundingClientRect();
      const inside = x + width / 2 > 0 && x + width / 2 < innerWidth && y + height / 2 > 0 && y + height / 2 < innerHeight;
      return inside ? "" : `the focus is out of sight: ${element.className.baseVal ?? element.className}`;
    });
  await expect.poll(fault).toBe("");
}

export class Keys {
  constructor(page, table) {
    this.page = page;
    this.table = table;
  }

  /** Tabs to a button and presses it. */
  async press(target, key = "Enter") {
    await tabTo(this.page, target);
    await this.page.keyboard.press(key);
  }

  /** Opens a curtain by holding a key; the focus begins at its title. */
  async open(name, key = "Space") {
    const { page, table } = this;
    await table.curtain(name);
    await expect(table.heading(`Hand the tablet to ${name}`)).toBeFocused();
    await table.pass(SHIELD);
    await tabTo(page, table.mask(name));
    await page.keyboard.down(key);
    await table.pass(HOLD);
    await expect(table.heading(`Hand the tablet to ${name}`)).toHaveCount(0);
    await page.keyboard.up(key);
    await expect(page.locator("#page-title")).toBeFocused();
  }

  /** Ends a private step. */
  async finish(target) {
    await this.press(target);
    await this.table.pass(PRIVATE_STEP);
    await expect(this.table.heading("One moment, the wax is drying …")).toHaveCount(0);
  }

  /** Goes to a space by the numbers that the spaces announce, and chooses it. */
  async tap(place) {
    const { page, table } = this;
    await tabTo(page, table.board.locator("[tabindex='0']"));
    for (const key of await this.#way(place)) await page.keyboard.press(key);
    await expect(table.space(place)).toBeFocused();
    await expectSeen(page);
    await page.keyboard.press("Enter");
  }

  /** The keys from the space that has the focus to another, as a listener would find them. */
  async #way(place) {
    const spaces = await this.table.board.getByRole("button").evaluateAll((spaces) =>
      spaces.map((space) => ({ label: space.ariaLabel, here: space === document.activeElement })),
    );
    const name = ({ label }) => label.split(";")[0];
    const ways = new Map(
      spaces.map((space) => [name(space), [...space.label.matchAll(/(?:by (?:land|water) |, )(\d) ([^,;]+)/g)].map(([, key, to]) => [key, to])]),
    );
    const begin = name(spaces.find((space) => space.here));
    const paths = new Map([[begin, []]]);
    for (const [from, path] of paths) {
      for (const [key, to] of ways.get(from)) if (!paths.has(to)) paths.set(to, [...path, key]);
    }
    return paths.get(place);
  }
}
