// Seats and builds told apart without colour: the pictures themselves, in grey
// and as the three common deficiencies see them.
import { expect, SIZES, test } from "./support/app.mjs";
import { open } from "./support/app.mjs";

test.use({ ...SIZES.desktop, deviceScaleFactor: 1 });

const SEATS = ["red", "yellow", "blue", "green"];
const BUILDS = ["thin", "fat", "short", "tall"];

// What is left of red, green and blue light: Machado, Oliveira and Fernandes
// 2009, at full severity; grey is luminance.
const EYES = {
  "colour vision": [1, 0, 0, 0, 1, 0, 0, 0, 1],
  grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

/** Draws all seats' medallions, and each build in each seat's cloak; `bare` leaves the seats' colours out. */
async function sheet(page, bare) {
  await page.evaluate(({ seats, bare }) => {
    document.getElementById("sheet")?.remove();
    const figures = [...document.querySelectorAll(".home-figures .standing")];
    const masks = Object.fromEntries(figures.map((figure) => [figure.dataset.seatColour, figure.querySelectorAll("use")[1].getAttribute("href")]));
    const div = document.createElement("div");
    div.id = "sheet";
    div.style = "position:fixed;inset:0;z-index:99;background:#fff6dc;display:grid;grid-template-columns:repeat(8,110px);align-content:start";
    for (const seat of seats) {
      const medallion = document.createElement("span");
      medallion.className = "medallion";
      medallion.dataset.seatColour = bare ? "black" : seat;
      medallion.dataset.shot = `medallion ${seat}`;
      medallion.style = "inline-size:48px;block-size:48px";
      medallion.innerHTML = `<svg viewBox="0 0 48 48"><use href="${masks[seat]}"/></svg>`;
      div.append(medallion);
      for (const figure of figures) {
        const one = figure.cloneNode(true);
        const [body, mask] = one.querySelectorAll("use");
        one.dataset.seatColour = bare ? "black" : seat;
        one.dataset.shot = `${body.getAttribute("href").split("figure-")[1]} ${seat}`;
        mask.setAttribute("href", masks[seat]);
        one.style = "inline-size:64px;block-size:96px;transform:none;margin:0";
        div.append(one);
      }
    }
    document.body.append(div);
  }, { seats: SEATS, bare });
}

/** The picture of each thing on the sheet, as base64. */
async function shots(page) {
  const found = {};
  for (const shot of await page.locator("#sheet [data-shot]").all()) {
    found[await shot.getAttribute("data-shot")] = (await shot.screenshot()).toString("base64");
  }
  return found;
}

/** For each pair: how many of 100 pixels differ by 12 in lightness (CIE L*) at least, for these eyes. */
async function apart(page, pictures, pairs, eyes) {
  return page.evaluate(async ({ pictures, pairs, eyes }) => {
    const linear = (part) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    const lightness = async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      return Array.from({ length: data.length / 4 }, (_, ix) => {
        const light = [0, 1, 2].map((part) => linear(data[4 * ix + part]));
        const [r, g, b] = [0, 3, 6].map((row) => Math.min(1, Math.max(0, eyes[row] * light[0] + eyes[row + 1] * light[1] + eyes[row + 2] * light[2])));
        const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
        return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
      });
    };
    const seen = Object.fromEntries(await Promise.all(Object.entries(pictures).map(async ([name, base64]) => [name, await lightness(base64)])));
    return pairs.map(([a, b]) => {
      const differ = seen[a].filter((light, ix) => Math.abs(light - seen[b][ix]) >= 12).length;
      return [`${a} and ${b}`, Math.round((100 * differ) / seen[a].length)];
    });
  }, { pictures, pairs, eyes });
}

const pairsOf = (list) => list.flatMap((a, ix) => list.slice(ix + 1).map((b) => [a, b]));
const SEAT_PAIRS = ["medallion", ...BUILDS].flatMap((what) => pairsOf(SEATS.map((seat) => `${what} ${seat}`)));
const BUILD_PAIRS = SEATS.flatMap((seat) => pairsOf(BUILDS.map((build) => `${build} ${seat}`)));

/** The pairs that differ in fewer of 100 pixels than `least`. */
const alike = (found, least) => found.filter(([, percent]) => percent < least).map(([pair, percent]) => `${pair}: ${percent} %`);

test("seats and builds stay apart in grey and for every kind of colour vision", async ({ page }) => {
  await open(page);
  await sheet(page, false);
  const pictures = await shots(page);
  expect(Object.keys(pictures)).toHaveLength(20);
  for (const [name, eyes] of Object.entries(EYES)) {
    const seats = await apart(page, pictures, SEAT_PAIRS, eyes);
    const builds = await apart(page, pictures, BUILD_PAIRS, eyes);
    if (process.env.SHOW) console.log(name, Math.min(...seats.map(([, n]) => n)), Math.min(...builds.map(([, n]) => n)), JSON.stringify(seats));
    expect(alike(seats, 10), `seats, ${name}`).toEqual([]);
    expect(alike(builds, 15), `builds, ${name}`).toEqual([]);
  }
});

test("the masks alone tell the seats apart, whatever their colour", async ({ page }) => {
  await open(page);
  await sheet(page, true);
  const pictures = await shots(page);
  const found = await apart(page, pictures, SEAT_PAIRS, EYES.grey);
  if (process.env.SHOW) console.log(JSON.stringify(found));
  expect(alike(found.filter(([pair]) => pair.startsWith("medallion")), 8), "medallions").toEqual([]);
  expect(alike(found, 1), "figures").toEqual([]);
});
