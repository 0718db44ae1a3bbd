// A buyer's review, from the emailed link to the product page, at phone and desktop size, in three languages.
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aSentOrder, reviewKeyOf } from "../support/builders/reviews";
import { operator } from "../support/operator";
import { sql } from "../support/worker/worker";

const WORDS = {
  it: {
    four: "4 su 5",
    text: "Recensione",
    send: "Invia la recensione",
    thanks: "Grazie",
    title: "Recensioni",
  },
  en: { four: "4 of 5", text: "Review", send: "Send the review", thanks: "Thank you", title: "Reviews" },
  es: { four: "4 de 5", text: "Opinión", send: "Enviar la opinión", thanks: "Gracias", title: "Opiniones" },
} as const;

for (const width of [360, 1440])
  for (const locale of ["it", "en", "es"] as const)
    test(`a buyer reviews a purchase, ${locale}, ${width} px`, async ({ page }) => {
      const words = WORDS[locale];
      const sent = await aSentOrder();
      const key = await reviewKeyOf(sent);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/reviews?key=${encodeURIComponent(key)}&locale=${locale}`);
      await expectAccessible(page);
      const text = `Ottimo ${crypto.randomUUID()}`;
      await page.getByLabel(words.four).check();
      await page.getByLabel(words.text).first().fill(text);
      await page.getByRole("button", { name: words.send }).click();
      await expect(page.getByText(words.thanks)).toBeVisible();
      await expectAccessible(page);

      const [review] = await sql<{ id: number; slug: string }>(
        "SELECT v.id, p.slug FROM reviews v JOIN products p ON p.id = v.product_id WHERE v.order_id = ?",
        sent.order.id,
      );
      await operator().reviews.edit({ id: review?.id ?? 0, state: "shown", answer: "A presto" });
      await page.goto(`/p/${review?.slug}`);
      await expect(page.getByRole("heading", { level: 2, name: words.title })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByText("A presto")).toBeVisible();
      await expectAccessible(page);
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    });
