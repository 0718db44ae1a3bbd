import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aCustomer, aProduct } from "../support/builders/builders";
import { addToCart, signIn } from "../support/builders/people";
import { shopUrl, sql } from "../support/worker/worker";

test("a consumer searches, adds two products to the cart and orders", async ({ page }) => {
  const customer = await aCustomer();
  const malt = await aProduct({ quantity: 20, priceCents: 1000 });
  const yeast = await aProduct({ quantity: 20, priceCents: 500, vatClass: "reduced" });

  await page.goto("/");
  await expect(page).toHaveURL("/home");
  await expectAccessible(page);
  await page.locator('[name="search"]').first().fill(malt.sku);
  await page.getByRole("button", { name: "Cerca" }).first().click();
  await expect(page.getByRole("link", { name: malt.name })).toBeVisible();
  await expectAccessible(page);

  await signIn(page, customer);
  await addToCart(page, malt.slug, 3);
  await expect(page).toHaveURL("/cart");
  await addToCart(page, yeast.slug, 2);
  await expect(
    page
      .getByRole("rowheader", { name: malt.name })
      .or(page.getByRole("cell", { name: malt.name }))
      .first(),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Vai alla cassa" }).click();
  await expect(page.getByText("Garanzia legale di conformità: 2 anni.")).toBeVisible();
  await expect(page.getByText("Recesso: 14 giorni")).toBeVisible();
  await expectAccessible(page);
  // 3 × 12.20 + 2 × 5.50 = 47.60 with VAT, plus 7.90 net for shipping, whose VAT is split over both rates.
  await page.getByText("Aggiungi una nota o un riferimento").click();
  await page.getByLabel("Note per il magazzino").fill("Suonare <due> volte è meglio");
  await page.getByRole("button", { name: "Ordine con obbligo di pagare" }).click();

  // Card payment: the provider's page opens automatically, and a customer who leaves it sees the remaining step.
  await expect(page).toHaveURL(/\/__dev\/pay\//);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Manca un passo: il pagamento" })).toBeVisible();
  await page.getByRole("link", { name: /^Paga ora/ }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/order-complete\?order=\d+/);
  await expect(page.getByRole("heading", { name: "Manca un passo: il pagamento" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Vedi l’ordine" }).click();
  await expect(page.getByText("Suonare <due> volte è meglio")).toBeVisible();
  await expectAccessible(page);

  const [order] = await sql(
    "SELECT rows_total_cents, notes, status FROM orders WHERE customer_id = ?",
    customer.id,
  );
  expect(order).toEqual({ rows_total_cents: 4760, notes: "Suonare <due> volte è meglio", status: "pending" });
  const [stock] = await sql("SELECT quantity FROM stock WHERE item_id = ?", malt.id);
  expect(stock).toEqual({ quantity: 17 });
  await expect
    .poll(async () => (await mailTo(customer.username))?.text ?? "")
    .toContain("Suonare <due> volte è meglio");
});

test("a price that has changed since is shown, and requires a new confirmation", async ({ page }) => {
  const customer = await aCustomer();
  const malt = await aProduct({ quantity: 20, priceCents: 1000 });
  await signIn(page, customer);
  await addToCart(page, malt.slug, 2);
  await page.getByRole("button", { name: "Vai alla cassa" }).click();
  await expect(page).toHaveURL("/cart/checkout");
  await sql(
    "UPDATE prices SET standard_cents = 1100, write_date = ? WHERE item_id = ?",
    new Date().toISOString(),
    malt.id,
  );
  await page.getByRole("button", { name: "Ordine con obbligo di pagare" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  expect(await sql("SELECT id FROM orders WHERE customer_id = ?", customer.id)).toEqual([]);
  await page.getByRole("radio", { name: /Bonifico bancario/ }).check();
  await page.getByRole("button", { name: "Ordine con obbligo di pagare" }).click();
  await expect(page).toHaveURL(/order-complete/);
  const [order] = await sql("SELECT rows_total_cents FROM orders WHERE customer_id = ?", customer.id);
  expect(order).toEqual({ rows_total_cents: 2684 });
});

interface Mail {
  to: string;
  subject: string;
  text: string;
}

async function mailTo(address: string): Promise<Mail | undefined> {
  const mails: Mail[] = await (await fetch(`${shopUrl()}/__dev/mailbox.json`)).json();
  return mails.find(({ to }) => to === address);
}
