// What does not fit where it stands.

/** Elements whose own words do not fit into them. */
export const clipped = (page) =>
  page.evaluate(() => {
    const hides = (element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
    const hidden = (element) => element.closest(".visually-hidden, [hidden]") !== null || getComputedStyle(element).visibility === "hidden";
    return [...document.querySelectorAll("body *")]
      .filter((element) => element instanceof HTMLElement && element.innerText?.trim() && hides(element) && !hidden(element))
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className}: ${element.innerText.slice(0, 40)}`);
  });

/** By how much the page itself is wider than a screen of this width. */
export const overflow = (page, width) => page.evaluate((width) => Math.max(0, document.documentElement.scrollWidth - width), width);

/** Words that stand out of the button, the line or the card they belong to. */
export const outside = (page) =>
  page.evaluate(() => {
    const faults = [];
    for (const box of document.querySelectorAll("button, .say, .notice, .card, .sheet-head, td, th, .meeting, .table-row")) {
      if (!box.checkVisibility({ visibilityProperty: true }) || box.closest("svg")) continue;
      const frame = box.getBoundingClientRect();
      const words = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const { currentNode } = words;
        const own = currentNode.parentElement;
        // A stamp may hang over the edge of its card.
        if (!currentNode.data.trim() || own.closest(".visually-hidden, svg, [aria-hidden]") || getComputedStyle(own).position === "absolute") continue;
        const range = document.createRange();
        range.selectNodeContents(currentNode);
        const out = [...range.getClientRects()].some((line) => line.left < frame.left - 2 || line.right > frame.right + 2 || line.top < frame.top - 4 || line.bottom > frame.bottom + 4);
        if (out) faults.push(`out of ${box.tagName} ${box.className}: ${currentNode.data.slice(0, 40)}`);
      }
    }
    return faults;
  });

/** What makes the page wider than this. */
export const wide = (page, width) =>
  page.evaluate((width) => {
    const out = (element) => element.getBoundingClientRect().right > width + 1;
    const found = [...document.querySelectorAll("main *")].filter((element) => out(element) && ![...element.children].some(out) && !element.closest("svg, .visually-hidden, .board-frame"));
    return found.slice(0, 3).map((element) => `${element.tagName} ${element.className}: ${element.textContent.slice(0, 30)}`);
  }, width);
