// A phone of 360 px: the content of the header, and names too long for a line.
import { expect, type Page, test } from "@playwright/test";
import { aCustomer, anAgent, aProduct } from "../support/builders/builders";
import { addToCart, chooseCustomer, signIn } from "../support/builders/people";
import { sql } from "../support/worker/worker";

test.use({ viewport: { width: 360, height: 740 } });

const LONG = "Precipitevolissimevolmente".repeat(4).slice(0, 100);

async function expectNarrow(page: Page) {
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect([page.url(), widths[0]]).toEqual([page.url(), widths[1]]);
}

test("a phone's header names the shop, announces the signed-in user to screen readers, and links to the wishlist", async ({
  page,
}) => {
  const customer = await aCustomer();
  const malt = await aProduct();
  await page.goto("/home");
  await expectNarrow(page);
  const home = page.getByRole("banner").getByRole("link", { name: /home$/ });
  expect((await home.boundingBox())?.width).toBeGreaterThan(100);
  await signIn(page, customer);
  await page.goto(`/p/${malt.slug}`);
  await page.getByRole("button", { name: "Aggiungi ai preferiti", exact: true }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Account Ada Rossi" })).toBeInViewport();
  await expectNarrow(page);
  // The link remains visible after the search has scrolled away.
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole("banner").getByRole("link", { name: "Preferiti 1" }).click();
  await expect(page).toHaveURL("/account/wishlist");
});

test("names without spaces make no page wider than the screen", async ({ page }) => {
  const agent = await anAgent();
  const customer = await aCustomer({ type: "business", agent: agent.id });
  const malt = await aProduct({ quantity: 20, priceCents: 9000 });
  await sql("UPDATE product_texts SET name = ? WHERE product_id = ?", LONG, malt.id);
  await sql("UPDATE users SET business_name = ?, first_name = ? WHERE id = ?", LONG, LONG, customer.id);
  await sql("UPDATE users SET first_name = ? WHERE id = ?", LONG, agent.id);
  await sql(
    "UPDATE addresses SET recipient = ?1, business_name = ?1, address = ?1, city = ?1 WHERE user_id = ?2",
    LONG,
    customer.id,
  );
  await signIn(page, agent);
  await page.goto(`/customers?search=${LONG.slice(0, 20)}`);
  await expectNarrow(page);
  await chooseCustomer(page, LONG);
  await expectNarrow(page);
  await addToCart(page, malt.slug, 4);
  await expect(page).toHaveURL("/cart");
  await expectNarrow(page);
  await page.getByRole("button", { name: "Vai alla cassa" }).click();
  await expect(page).toHaveURL("/cart/checkout");
  await expectNarrow(page);
  await page.getByRole("radio", { name: /Fattura a 30 giorni/ }).check();
  await page.getByRole("radio", { name: /Bonifico bancario/ }).check();
  await page.getByRole("button", { name: "Ordine con obbligo di pagare" }).click();
  await expect(page).toHaveURL(/order-complete/);
  await expectNarrow(page);
  await page.getByRole("link", { name: "Vedi l’ordine" }).click();
  await expect(page).toHaveURL(/orders\/\d+/);
  await expectNarrow(page);
  const paths = ["/account", "/account/addresses", "/account/orders", "/account/details"];
  for (const path of [
    ...paths,
    `/p/${malt.slug}`,
    `/p?search=${malt.sku}`,
    `/p?search=${malt.sku}&view=grid`,
  ]) {
    await page.goto(path);
    await expectNarrow(page);
  }
});
