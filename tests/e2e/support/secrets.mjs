// What a page may not tell while no seat has opened its curtain.
import { expect } from "@playwright/test";

/** Everything that a tool, a reader or a search could find in the page. */
async function everything(page) {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll("input, textarea, select")].map((field) => field.value);
    const { title, cookie, documentElement } = document;
    return JSON.stringify({
      title,
      cookie,
      fields,
      url: location.href,
      state: history.state,
      name: window.name,
      session: Object.entries(sessionStorage),
      html: documentElement.outerHTML,
    });
  });
}

/**
 * All of the page but its drawings, which are the same for every table, and what
 * comes by chance: the addresses of pictures and the sums of the page's files.
 */
export async function words(page) {
  const { html, ...rest } = JSON.parse(await everything(page));
  const drawings = await page.evaluate(() => document.querySelector("svg:has(> symbol), svg:has(> defs > symbol)").outerHTML);
  expect(html.split(drawings), "the drawings are in the page once").toHaveLength(2);
  return JSON.stringify(rest) + html.replace(drawings, "").replace(/"(blob:|sha384-)[^"]+"/g, '"$1"');
}

/** Who somebody is. No public page names an agent but the rules. */
export const IDENTITY = /fiddlebottom|bubble|agent[ -]x|zsa/i;
const CARD = /\b(tall|short|fat|thin|twitch|frown|wrinkle|lobe)\b/i;
const MISSION = /mission|\bcode\b|codeword|can still be ours/i;
// The deal, the seed and the log as the save has them.
const SAVE = /63c461527de83e1a|\b(lf|cb|ax|mz)\b|grey|"hands"/i;

/** No card, no mission and nothing of the save stands in these words. */
export function nothingSecret(text, where) {
  for (const secret of [IDENTITY, CARD, MISSION, SAVE]) {
    expect(text.match(secret)?.[0], `${secret} ${where}`).toBeUndefined();
  }
}
