// Five languages: the browser's first known one, changed in the middle of a
// turn, and no text that does not fit a narrow phone.
import { open } from "./support/app.mjs";
import { expect, SIZES, story, test } from "./support/table.mjs";

const WORDS = {
  en: { menu: "Menu", shake: "Shake the Phantom", language: "Language", name: "English" },
  it: { language: "Lingua", name: "Italiano" },
  hu: { language: "Nyelv", name: "Magyar" },
  ca: { language: "Llengua", name: "Català" },
  de: { language: "Sprache", name: "Deutsch" },
};

test.describe("in Vienna", () => {
  test.use({ locale: "de-AT" });

  test("the page speaks the browser's language and says which", async ({ page }) => {
    await open(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByLabel("Sprache")).toBeVisible();
  });
});

test.describe("in Tokyo", () => {
  test.use({ locale: "ja-JP" });

  test("a page that does not know the browser's language speaks English", async ({ page }) => {
    await open(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test.describe("by keyboard", () => {
  test.use(SIZES.desktop);

  test("the choice of languages keeps the focus, on the front door and in the menu of a table", async ({ page, table }) => {
    const html = page.locator("html");
    const choice = page.getByRole("combobox", { name: /^(Language|Lingua|Nyelv)$/ });
    const onward = async (tag, key = "ArrowDown") => {
      await page.keyboard.press(key);
      await expect(html).toHaveAttribute("lang", tag);
      await expect(choice).toBeFocused();
    };
    await table.sit(story("carnival").until("0 march"));
    await table.open("Anna");
    await table.press(table.button("Menu"));
    await choice.focus();
    await onward("it");
    await onward("hu");
    await onward("it", "ArrowUp");
    await onward("en", "ArrowUp");
    await open(page);
    await choice.focus();
    await onward("it");
  });

  test("what is gone from a sheet leaves the focus at the sheet’s title", async ({ page, table }) => {
    await table.sit(story("carnival").until("2 call").with("sitters", "person dealer/informer person twin/tourist"));
    await table.press(table.button("I am not Carlo"));
    await table.press(page.getByRole("button", { name: "Bea", exact: true }));
    await table.button("Let a person take over").focus();
    await page.keyboard.press("Enter");
    await expect(table.dialog.getByText("Let a bot take over").first()).toBeVisible();
    await expect(table.dialog.getByRole("heading").first()).toBeFocused();
  });
});

test.describe("on a phone", () => {
  test.use(SIZES.phone);

  test("another language in the middle of a move changes words only", async ({ page, table }) => {
    await table.sit(story("carnival").until("0 march"));
    await table.open("Anna");
    await table.press(table.button("land"));
    await table.march("San Barnaba", "Santa Margherita");
    const figure = page.locator('.pawn[data-state="lifted"]');
    const before = await figure.getAttribute("data-space");
    let { language } = WORDS.en;
    for (const [tag, words] of Object.entries(WORDS).reverse()) {
      if (tag === "en") continue;
      await table.press(page.locator(".play-head .button-icon"));
      await page.getByRole("dialog").getByLabel(language).selectOption({ label: words.name });
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      ({ language } = words);
      await expect(page.getByRole("dialog").getByLabel(language)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(figure).toHaveAttribute("data-space", before);
    }
    // It is kept.
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
  });
});
