// Measures of the layout that people notice: how far down the goods begin, what moves, what is too small to press.
import { expect, type Page, test } from "@playwright/test";
import { aProduct } from "../support/builders/builders";
import { addToCart } from "../support/builders/people";

const PHONE = { width: 360, height: 740 };
/** WCAG 2.5.5, of controls that stand by themselves. */
const TARGET = 44;

const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ contentVisibilityAuto: true });
    };
    return [
      ...document.querySelectorAll(
        "header :is(a, button, input), nav a, main :is(button, select, summary):not([aria-hidden])",
      ),
    ]
      .filter((element) => isSeen(element) && element.getBoundingClientRect().height < least - 0.5)
      .map((element) => element.outerHTML.slice(0, 120));
  }, TARGET);

test("on a phone a list's first product is in sight at once, and every control is large enough", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const path of ["/c/luppoli?view=grid", "/p?view=grid"]) {
    // At the second visit with the shop's own fonts.
    await page.goto(path, { waitUntil: "networkidle" });
    await page.goto(path, { waitUntil: "networkidle" });
    const first = await page.locator("main li:has(h3)").first().boundingBox();
    expect(first?.y, path).toBeLessThanOrEqual(260);
    expect(await smallTargets(page), path).toEqual([]);
  }
});

test("a message moves nothing, on a phone and on a desk", async ({ page }) => {
  const product = await aProduct();
  for (const size of [PHONE, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    // At the second visit with the shop's own fonts.
    for (const _ of [1, 2]) await page.goto(`/p/${product.slug}`, { waitUntil: "networkidle" });
    const heading = page.getByRole("heading", { level: 1 });
    const before = await heading.boundingBox();
    await page.getByRole("button", { name: "Aggiungi al carrello" }).click();
    await expect(page.getByRole("link", { name: "Vai al carrello" })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    expect(await heading.boundingBox()).toEqual(before);
  }
});

test("a phone's cart has rows of 96 px, and its total is always in sight", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await addToCart(page, (await aProduct()).slug, 2);
  const row = await page.locator("main tbody tr").boundingBox();
  expect(row?.height).toBeLessThanOrEqual(100);
  await expect(page.getByRole("button", { name: "Vai alla cassa" })).toBeInViewport();
  await page.getByRole("button", { name: /^Più/ }).click();
  await expect(page.getByRole("textbox", { name: /^Quantità/ }).first()).toHaveValue("3");
});

test("no name of a department is broken in two on a desk of any width", async ({ page }) => {
  for (const width of [960, 1000, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/home");
    const names = page.getByRole("main").locator("li h2 > a[href^='/c/']");
    await expect(names.first()).toBeVisible();
    const broken = await names.evaluateAll((links) =>
      links
        .filter((link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          return !link.textContent?.includes(" ") && words.getClientRects().length > 1;
        })
        .map((link) => link.textContent),
    );
    expect(broken, `${width} px`).toEqual([]);
  }
});
