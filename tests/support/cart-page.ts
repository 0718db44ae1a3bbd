// The cart's page in a browser: a signed-in customer, products to add, and the rows shown.
import { type Browser, browser, type Page } from "./browser";
import { aCustomer } from "./builders/builders";
import { PASSWORD } from "./worker/worker";

export const asCustomer = async (facts: Parameters<typeof aCustomer>[0] = {}) => {
  const customer = await aCustomer(facts);
  return { ...customer, shop: await enterAs(customer.username) };
};

export async function enterAs(username: string): Promise<Browser> {
  const shop = browser();
  const page = await shop.post("/auth/login", { username, password: PASSWORD });
  if (page.status !== 200) throw new Error(`${username}: ${page.status}`);
  return shop;
}

export const add = (shop: Browser, product: number, qty: string, more: Record<string, string> = {}) =>
  shop.post("/cart", { intent: "add", product: String(product), qty, ...more });

export const rowOf = (page: Page) =>
  Number(/^qty\.(\d+)$/.exec(page.$('input[name^="qty."]').first().attr("name") ?? "")?.[1]);

export const qtyOf = (page: Page) => page.$('input[name^="qty."]').first().attr("value");
