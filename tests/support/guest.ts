// A guest in a browser: a customer who orders without an account.
import { browser } from "./browser";
import { aProduct } from "./builders/builders";
import { sql } from "./worker/worker";

export const ORDER = 'button[value="place-order"]';

export const newEmail = () => `guest-${crypto.randomUUID()}@demo.test`;

export const person = (email: string) => ({
  email,
  name: "Ada",
  surname: "Neri",
  address: "Via Roma 1",
  postal_code: "14100",
  city: "Asti",
  province: "AT",
  country: "IT",
});

export async function atTheTill(facts: { priceCents?: number; quantity?: number } = {}) {
  const [shop, product] = [browser(), await aProduct({ priceCents: 2000, ...facts })];
  await shop.post("/cart", { intent: "add", product: String(product.id), qty: "2" });
  return { shop, product, page: await shop.get("/cart/checkout") };
}

export const ordersOf = (email: string) =>
  sql<{ id: number; total_cents: number; customer_id: number }>(
    "SELECT o.id, o.total_cents, o.customer_id FROM orders o JOIN users u ON u.id = o.customer_id WHERE u.email = ?",
    email,
  );
