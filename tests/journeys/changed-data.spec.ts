// A page whose data change between the first view and hydration.
import { expect, test } from "@playwright/test";
import { aCustomer, aProduct } from "../support/builders/builders";
import { addToCart, live, signIn } from "../support/builders/people";
import { heldBack, isHandoff } from "../support/held-back";
import { sql } from "../support/worker/worker";

test("a page with outdated data is loaded again, unless the user has started to use it", async ({
  page,
  context,
}) => {
  const customer = await aCustomer();
  const malt = await aProduct({ quantity: 20 });
  await signIn(page, customer);
  await page.goto("/p");
  const writing = await context.newPage();
  await writing.goto("/p");
  const opening = await context.newPage();
  const letDataThrough = await heldBack(opening, isHandoff);
  await opening.goto("/p");
  const cart = page.getByRole("banner").getByRole("link", { name: "Carrello" });
  await expect(cart).not.toContainText("1 articolo");
  const other = await context.newPage();
  await addToCart(other, malt.slug, 3);
  await expect(other).toHaveURL("/cart");

  await page.keyboard.press("Shift");
  await expect(cart).toContainText("1 articolo");

  const field = writing.getByRole("search").first().locator('[name="search"]');
  const data = writing.waitForResponse((answer) => isHandoff(answer.request()));
  await field.fill("lievito");
  await data;
  await field.press("Enter");
  await expect(writing).toHaveURL(/search=lievito/);

  const asked = opening.waitForResponse((answer) => isHandoff(answer.request()));
  await opening.locator("summary", { hasText: "Enologia" }).first().click();
  letDataThrough();
  await asked;
  // Waits until everything that hydration needs has loaded, and for one more turn of the event loop.
  await opening.evaluate(async () => {
    const { handoff, boot } = window.hydration ?? {};
    await Promise.all([
      handoff,
      ...(boot?.files ?? []).map((file) => import(file)),
      import(boot?.entry ?? ""),
    ]);
    await new Promise((done) => setTimeout(done));
  });
  await expect(opening.locator("details[open] > summary", { hasText: "Enologia" })).toHaveCount(1);
});

for (const [quantity, ordered, before, after] of [
  [40, 5, "40 disponibili", "35 disponibili"],
  [7, 3, "Ultimi 7", "Ultimi 4"],
] as const) {
  test(`a product page is hydrated with the current stock after orders by others: ${before}`, async ({
    page,
  }) => {
    const malt = await aProduct({ quantity });
    await page.goto(`/p/${malt.slug}`);
    await expect(page.getByRole("main")).toContainText(before);
    await sql(
      "INSERT INTO stock_movements (item_id, kind, ordered, created_at) VALUES (?, 'order', ?, '2026-01-01')",
      malt.id,
      ordered,
    );
    await page.evaluate(() => Object.assign(window, { isSameLook: true }));
    await live(page);
    await expect(page.getByRole("main")).toContainText(after);
    expect(await page.evaluate(() => "isSameLook" in window)).toBe(true);
  });
}
