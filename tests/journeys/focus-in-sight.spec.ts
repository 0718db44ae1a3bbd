// No bar covers a focused control completely (WCAG 2.4.11), and enlarged text makes no page wider (WCAG 1.4.4).
import { expect, type Page, test } from "@playwright/test";
import { aCustomer, aProduct } from "../support/builders/builders";
import { addToCart, signIn } from "../support/builders/people";

const MAX_STOPS = 120;

/** Returns the focused element as text if none of its five test points is visible; otherwise null. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) return null;
    const points = [
      [0.5, 0.5],
      [0.1, 0.15],
      [0.9, 0.15],
      [0.1, 0.85],
      [0.9, 0.85],
    ] as const;
    const isInSight = points.some(([x, y]) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return (
        hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest("label") !== null)
      );
    });
    return isInSight ? null : element.outerHTML.slice(0, 120);
  });

async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    const focus = await coveredFocus(page);
    if (focus) covered.push(focus);
    if (await page.evaluate(() => document.activeElement === document.body)) break;
  }
  return covered;
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
  { width: 320, height: 256 },
];

for (const size of SIZES) {
  test(`no bar covers the focused control at ${size.width} × ${size.height} px`, async ({ page }) => {
    const customer = await aCustomer();
    const product = await aProduct();
    await page.setViewportSize(size);
    await signIn(page, customer);
    await addToCart(page, product.slug, 2);
    for (const path of ["/p?search=lievito", "/c/luppoli?view=table", "/cart", `/p/${product.slug}`]) {
      await page.goto(path);
      expect.soft(await coveredStops(page), path).toEqual([]);
    }
  });
}

test("text at 200 % makes no page wider than the window", async ({ page }) => {
  for (const [width, paths] of [
    [1280, ["/home", "/p", "/cart", "/contatti"]],
    [768, ["/home", "/p"]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  }
});
