// An extension or a translator changes the page before hydration: the page keeps its look and the typed values, and
// is hydrated.
import { expect, test } from "@playwright/test";
import { aProduct } from "../support/builders/builders";
import { live } from "../support/builders/people";

const CHANGES: Record<string, () => void> = {
  "puts an element first in the head": () =>
    document.head.insertBefore(document.createElement("meta"), document.head.firstChild),
  "puts an element first in the body": () =>
    document.body.insertBefore(document.createElement("div"), document.body.firstChild),
  "translates a text": () => {
    const text = document.querySelector("main label")?.firstChild;
    if (text) text.textContent = "Quantity";
  },
  "wraps the heading's text": () => {
    const font = document.createElement("font");
    const heading = document.querySelector("h1");
    for (const node of [...(heading?.childNodes ?? [])]) font.appendChild(node);
    heading?.appendChild(font);
  },
  "marks the body and puts an element last in it": () => {
    document.body.setAttribute("data-extension", "1");
    document.body.appendChild(document.createElement("div"));
  },
};

for (const [name, change] of Object.entries(CHANGES)) {
  test(`a page keeps its look and hydrates when an extension ${name}`, async ({ page }) => {
    const { slug } = await aProduct({ quantity: 20 });
    await page.goto(`/p/${slug}`);
    const look = () =>
      page.evaluate(() => {
        const { fontFamily, backgroundColor } = getComputedStyle(document.body);
        const { width } = document.querySelector("#qty")?.getBoundingClientRect() ?? { width: 0 };
        return { fontFamily, backgroundColor, width: Math.round(width) };
      });
    const before = await look();
    await page.evaluate(change);
    const quantity = page.locator("#qty");
    await quantity.fill("7");
    await live(page);
    await expect(quantity).toHaveValue("7");
    expect(await look()).toEqual(before);
    await page.getByRole("button", { name: "Quantità" }).filter({ hasText: "+" }).click();
    await expect(quantity).toHaveValue("8");
    await page.getByRole("button", { name: "Aggiungi al carrello" }).first().click();
    await expect(page.getByRole("main").getByRole("status").first()).toBeVisible();
  });
}
