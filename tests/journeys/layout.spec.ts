// Layout measures that visitors notice: the position of the first product, layout shifts, and the size of targets.
import { expect, type Page, test } from "@playwright/test";
import { aCustomer, aProduct } from "../support/builders/builders";
import { anOrder } from "../support/builders/order-builder";
import { addToCart, signIn, visitWithFonts } from "../support/builders/people";
import { PASSWORD } from "../support/worker/worker";

const PHONE = { width: 360, height: 740 };
/** Minimum size in px of standalone controls (WCAG 2.5.5). */
const TARGET = 44;

/**
 * Returns the controls below the minimum size. Links inside a sentence are exempt; a link that covers its tile
 * counts as the tile.
 */
const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const rules: ((element: Element) => boolean)[] = [
      (element) => element.checkVisibility({ contentVisibilityAuto: true }),
      (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && height < least - 0.5;
      },
      (element) => getComputedStyle(element, "::after").position !== "absolute",
      (element) =>
        getComputedStyle(element).display !== "inline" ||
        ![...(element.closest("p, li, dd, td, div, span, label")?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim().length > 2,
        ),
    ];
    return [
      ...document.querySelectorAll(":is(a[href], button, select, summary):not([aria-hidden]), header input"),
    ]
      .filter((element) => rules.every((rule) => rule(element)))
      .map((element) => element.outerHTML.slice(0, 120));
  }, TARGET);

test("on a phone the first product of a list is visible at once, and every control is large enough", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const path of ["/c/luppoli?view=grid", "/p?view=grid"]) {
    await visitWithFonts(page, path);
    const first = await page.locator("main li:has(h3)").first().boundingBox();
    expect(first?.y, path).toBeLessThanOrEqual(310);
    expect(await smallTargets(page), path).toEqual([]);
  }
});

test("on a phone every link and control is large enough, from the home page to the order", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const customer = await aCustomer();
  const product = await aProduct();
  const order = await anOrder({ customer });
  const expectTall = async (path: string) => {
    await page.goto(path, { waitUntil: "networkidle" });
    expect.soft(await smallTargets(page), path).toEqual([]);
  };
  for (const path of ["/home", "/auth/login", "/contatti", `/p/${product.slug}`]) await expectTall(path);
  await signIn(page, customer);
  await addToCart(page, product.slug, 2);
  const own = ["/account", "/account/orders", `/account/orders/${order.id}`, "/account/addresses"];
  const paths = ["/cart", "/cart/checkout", `/cart/order-complete?order=${order.id}`, ...own];
  for (const path of paths) await expectTall(path);
});

test("a message causes no layout shift, on phone and desktop", async ({ page }) => {
  const product = await aProduct();
  for (const size of [PHONE, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await visitWithFonts(page, `/p/${product.slug}`);
    const heading = page.getByRole("heading", { level: 1 });
    const before = await heading.boundingBox();
    await page.getByRole("button", { name: "Aggiungi al carrello" }).click();
    await expect(page.getByRole("link", { name: "Vai al carrello" })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    expect(await heading.boundingBox()).toEqual(before);
  }
});

test("a phone's cart has rows of 96 px, and its total is always visible", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await addToCart(page, (await aProduct()).slug, 2);
  const row = await page.locator("main tbody tr").boundingBox();
  expect(row?.height).toBeLessThanOrEqual(100);
  await expect(page.getByRole("button", { name: "Vai alla cassa" })).toBeInViewport();
  await page.getByRole("button", { name: /^Più/ }).click();
  await expect(page.getByRole("textbox", { name: /^Quantità/ }).first()).toHaveValue("3");
});

test("on a desktop the name, price and sum of a cart row are on one line", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await addToCart(page, (await aProduct()).slug, 2);
  const cells = page.locator("main tbody tr").first().locator("td");
  const middles = await Promise.all(
    [cells.nth(0).getByRole("link"), cells.nth(1), cells.nth(3).locator("b")].map((part) =>
      part.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const [line] = range.getClientRects();
        return line ? (line.top + line.bottom) / 2 : 0;
      }),
    ),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
});

test("a business's table breaks product names only between words", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, { username: "business@demo.test", password: PASSWORD });
  await page.goto("/c/luppoli?view=table");
  const names = page.locator("main tbody th a");
  await expect(names.first()).toBeVisible();
  const broken = await names.evaluateAll((links) =>
    links.flatMap(({ firstChild }) => {
      const text = firstChild?.textContent ?? "";
      return [...text.matchAll(/\p{L}+/gu)]
        .filter(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(firstChild as Node, index);
          range.setEnd(firstChild as Node, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map(([word]) => word);
    }),
  );
  expect(broken).toEqual([]);
});

test("category names are never broken inside a word, at any desktop width", async ({ page }) => {
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
