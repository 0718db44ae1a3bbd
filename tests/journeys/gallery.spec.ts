// A product's pictures: browsed and enlarged by touch, keyboard and link.
import { expect, test } from "@playwright/test";
import { aProduct } from "../support/builders/builders";
import { live } from "../support/builders/people";
import { aPicture } from "../support/builders/pictures";
import { operator } from "../support/operator";
import { sql } from "../support/worker/worker";

async function aPictured() {
  const product = await aProduct();
  const names = ["fronte", "retro", "scatola"].map((side) => `${product.slug}-${side}.png`);
  for (const [index, name] of names.entries()) {
    const photo = await aPicture("png", { width: 700 + index, height: 500 });
    await operator().pictures.put({ name }, { file: new Blob([photo]) });
  }
  const [first = "", ...others] = names;
  await sql(
    "UPDATE products SET image = ?, images = ? WHERE sku = ?",
    first,
    JSON.stringify(others),
    product.sku,
  );
  return product;
}

test("pictures can be browsed one by one, and each opens in its largest size", async ({
  page,
  javaScriptEnabled,
}) => {
  const { slug, name } = await aPictured();
  await page.goto(`/p/${slug}`);
  const gallery = page.getByRole("region", { name: `Immagini: ${name}` });
  const row = gallery.getByRole("list").first();
  await expect(row.getByRole("img", { name })).toHaveCount(3);
  const main = row.getByRole("img", { name }).first();
  await expect(main).toHaveAttribute("fetchpriority", "high");
  await expect(main).toHaveAttribute("srcset", /160w.*320w.*640w$/);
  await expect(main).toBeInViewport();

  await expect(row.getByRole("img", { name }).nth(2)).toBeInViewport();

  const link = row.getByRole("link").nth(2);
  if (!javaScriptEnabled) {
    const [answer] = await Promise.all([
      page.waitForResponse(
        (response) => response.url().endsWith("-640.webp") && response.request().isNavigationRequest(),
      ),
      link.click(),
    ]);
    expect(answer.status()).toBe(200);
    return;
  }
  await live(page);
  await link.click();
  const viewer = page.getByRole("dialog", { name: "Immagine 3 di 3" });
  await expect(viewer).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("dialog", { name: "Immagine 2 di 3" })).toBeVisible();
  const zoom = page.getByRole("button", { name: "Zoom" });
  await zoom.click();
  await expect(zoom).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(link).toBeFocused();
});
