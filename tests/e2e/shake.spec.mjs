// A device that is shaken, and one that buzzes: both by choice, and neither
// where something is secret.
import { expectAccessible } from "./support/app.mjs";
import { expect, SHIELD, SIZES, story, test } from "./support/table.mjs";

const carnival = story("carnival");
const REFUSED = "This device does not tell when it is shaken, or may not.";

const shakeSwitch = (page) => page.getByLabel("Shake the device to shake the Phantom");
const buzzSwitch = (page) => page.getByLabel("Vibrate at public events");

/** From a table's curtain or board to the switches. */
async function toSwitches(table) {
  await table.press(table.button("Menu"));
  await table.press(table.button("Saves and device"));
}

async function toBoard(table) {
  await table.press(table.dialog.getByRole("button", { name: "Close" }));
  await expect(table.dialog).toHaveCount(0);
}

/** The sensor tells these accelerations, in m/s², a bit more than a tenth of a second apart. */
async function tell(table, accelerations) {
  for (const x of accelerations) {
    await table.page.evaluate((x) => {
      const told = { accelerationIncludingGravity: { x, y: 0, z: 9.8 } };
      window.dispatchEvent(Object.assign(new Event("devicemotion"), told));
    }, x);
    await table.pass(110);
  }
}
const rest = (table) => tell(table, [0]);
const shakeDevice = (table) => tell(table, [0, 12, -12, 12, -12, 12]);
const walk = (table) => tell(table, Array.from({ length: 30 }, (_, ix) => (ix % 2 ? 3 : -3)));

const balls = (table) => table.page.getByRole("group", { name: "The Phantom" });

test.describe("shaking", () => {
  test.use(SIZES.phone);

  /** A device that answers so when it is asked, and notes whether it was asked in a tap. */
  const asks = (page, answer) => page.addInitScript((answer) => {
    window.asked = [];
    DeviceMotionEvent.requestPermission = async () => {
      window.asked.push(navigator.userActivation.isActive);
      return answer;
    };
  }, answer);

  async function begin(table) {
    await table.sit(carnival.first(0));
    await table.standStill();
    await table.open("Anna");
  }

  test("does nothing before it is allowed, then what the button does, and nothing else", async ({ page, table }) => {
    await asks(page, "granted");
    await begin(table);
    await shakeDevice(table);
    await expect(table.button("Shake the Phantom")).toBeVisible();
    await toSwitches(table);
    await expect(shakeSwitch(page)).not.toBeChecked();
    expect(await page.evaluate(() => window.asked)).toEqual([]);
    await table.press(shakeSwitch(page));
    expect(await page.evaluate(() => window.asked), "asked in the tap itself").toEqual([true]);
    await rest(table);
    await table.pass(5_000);
    await expect(shakeSwitch(page)).toBeChecked();

    // Not under a paper, nor by a walk.
    await shakeDevice(table);
    await toBoard(table);
    await table.pass(2_000);
    await walk(table);
    await expect(table.button("Shake the Phantom")).toBeVisible();
    await shakeDevice(table);
    await expect(balls(table)).toBeVisible();

    // The same shake goes on: it moves nobody.
    await shakeDevice(table);
    await table.stay();
    await table.pass(SHIELD);
    await table.endTurn();

    // Nor behind a curtain.
    await table.curtain("Bea");
    await table.pass(SHIELD);
    await shakeDevice(table);
    await table.curtain("Bea");
    await table.open("Bea");
    await expect(table.button("Shake the Phantom")).toBeVisible();

    // It is kept, and allowed anew by the first tap.
    await page.reload();
    expect(await page.evaluate(() => window.asked)).toEqual([]);
    await table.goOn();
    expect(await page.evaluate(() => window.asked)).toEqual([true]);
    await rest(table);
    await table.open("Bea");
    await shakeDevice(table);
    await expect(balls(table)).toBeVisible();
    await table.pass(SHIELD);
    await toSwitches(table);
    await expect(shakeSwitch(page)).toBeChecked();
    await table.press(shakeSwitch(page));
    await expect(shakeSwitch(page)).not.toBeChecked();
    await expect(page.getByText(REFUSED)).toBeHidden();
  });

  test("that is refused is said, and the switch stays off", async ({ page, table }) => {
    await asks(page, "denied");
    await begin(table);
    await toSwitches(table);
    await expect(page.getByText(REFUSED)).toBeHidden();
    await table.press(shakeSwitch(page));
    await expect(page.getByText(REFUSED)).toBeVisible();
    await expect(shakeSwitch(page)).not.toBeChecked();
    await toBoard(table);
    await shakeDevice(table);
    await expect(table.button("Shake the Phantom")).toBeVisible();
    await page.clock.resume();
    await toSwitches(table);
    await expectAccessible(page, "dialog");
  });

  test("without a sensor is said after a while", async ({ page, table }) => {
    await begin(table);
    await toSwitches(table);
    await table.press(shakeSwitch(page));
    await expect(shakeSwitch(page)).toBeChecked();
    await table.pass(3_100);
    await expect(page.getByText(REFUSED)).toBeVisible();
    await expect(shakeSwitch(page)).not.toBeChecked();
  });

  test("is not offered where the browser knows nothing of it", async ({ page, table }) => {
    await page.addInitScript(() => delete window.DeviceMotionEvent);
    await begin(table);
    await toSwitches(table);
    await expect(buzzSwitch(page)).toBeVisible();
    await expect(shakeSwitch(page)).toBeHidden();
  });
});

test.describe("on a desktop", () => {
  test.use(SIZES.desktop);

  test("neither is offered: nobody shakes it", async ({ page, table }) => {
    await table.sit(carnival.first(0));
    await table.open("Anna");
    await toSwitches(table);
    await expect(table.dialog.getByRole("heading", { name: "Your saves" })).toBeVisible();
    await expect(shakeSwitch(page)).toBeHidden();
    await expect(buzzSwitch(page)).toBeHidden();
  });
});

test.describe("buzzing", () => {
  test.use(SIZES.phone);

  const feel = (page) => page.addInitScript(() => {
    window.buzzes = [];
    Navigator.prototype.vibrate = (length) => window.buzzes.push(length) > 0;
  });
  const felt = (page) => page.evaluate(() => window.buzzes.length);

  async function begin(page, table, story, name) {
    await feel(page);
    await table.sit(story);
    await table.open(name);
  }

  async function choose(page, table) {
    await toSwitches(table);
    await table.press(buzzSwitch(page));
    await toBoard(table);
    expect(await felt(page)).toBe(0);
  }

  test("there is none before it is chosen", async ({ page, table }) => {
    await begin(page, table, carnival.first(0), "Anna");
    await table.shake();
    await table.stay();
    expect(await felt(page)).toBe(0);
  });

  test("tells the balls and a meeting, no step and no curtain", async ({ page, table }) => {
    await begin(page, table, carnival.until("3 call"), "Dario");
    await choose(page, table);
    await table.shake();
    expect(await felt(page), "the balls").toBe(1);
    await table.march("Sacca Fisola", "Santa Marta");
    expect(await felt(page), "a step").toBe(1);
    await table.confirm();
    await expect.poll(() => felt(page), "a meeting").toBe(2);
    await table.ask("Carlo’s short mask", "build");
    await table.open("Carlo");
    await table.answer("secret card short", "thin", "Agent X");
    await table.open("Dario");
    await table.hear();
    expect(await felt(page), "a question, its answer, and who read it").toBe(2);
    await table.expel("Carlo’s short mask", "Murano");
    await expect.poll(() => felt(page), "somebody is sent away").toBe(3);
    await table.endTurn();
    await table.open("Anna");
    expect(await felt(page), "a new turn").toBe(3);
    // It is kept.
    await page.reload();
    await table.goOn();
    await table.open("Anna");
    await table.shake();
    await expect.poll(() => felt(page)).toBe(1);
  });

  test("tells the end", async ({ page, table }) => {
    await begin(page, table, carnival.until("0 declare"), "Anna");
    await table.hear();
    await choose(page, table);
    await table.declare("Carlo");
    await table.open("Carlo");
    expect(await felt(page)).toBe(0);
    await table.finish(table.button(/^Take the hand/));
    await expect(table.heading(/win/i).first()).toBeVisible();
    await expect.poll(() => felt(page)).toBe(1);
  });
});
