// Buys the product whose price is being changed: the shop must charge the price of that moment.
import { randomUUID } from "node:crypto";
import { type SignedIn, signInAs, sql } from "../../support/worker/worker";
import type { Watched } from "./operator";

let signedIn: SignedIn | undefined;

interface Quote {
  chosen: Record<string, number | string | null>;
  totals: { total: string };
}

/**
 * @returns how many seconds outdated the charged price was; null if the order was refused because the price had
 * changed
 */
export async function aPurchase(url: string, { id, staleness }: Watched): Promise<number | null> {
  const call = async (method: string, path: string, headers: Record<string, string>, body?: object) => {
    const answer = await fetch(`${url}/api/v3/client/${path}`, {
      method,
      headers: { ...headers, ...(body ? { "Content-Type": "application/json" } : {}) },
      body: body && JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
  signedIn ??= await signInAs("consumer@demo.test");
  const token = { Authorization: `Token ${signedIn.token}` };
  const { body: cart } = await call("POST", "carts/get-or-create/", token, {});
  const { id: cartId } = cart as { id: number };
  await call("POST", "carts/rows/", token, { cart: cartId, product: id, qty: "20" });
  const { chosen, totals } = (await call("POST", "checkout/init/", token, { cart: cartId })).body as Quote;
  const askedAt = Date.now();
  const { coupon: _, ...choice } = chosen;
  const placed = await call(
    "POST",
    "checkout/",
    { ...token, "Idempotency-Key": randomUUID() },
    { cart: cartId, ...choice, expected_total: totals.total },
  );
  // A cart shared by two visitors or a price that has just changed: the shop refuses and charges nothing.
  if (placed.status === 409 || placed.status === 400) return null;
  if (placed.status !== 201)
    throw new Error(`an order: ${placed.status} ${JSON.stringify(placed.body).slice(0, 200)}`);
  const { id: order } = placed.body as { id: number };
  const [row] = await sql<{ cents: number }>(
    "SELECT unit_price_cents AS cents FROM order_rows WHERE order_id = ? AND product_id = ?",
    order,
    id,
  );
  return row ? staleness((row.cents / 100).toFixed(2), askedAt) : null;
}
