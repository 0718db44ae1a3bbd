// Many customers at once, made by a few statements: each is signed in, and has a cart with the same rows.
import { CheckoutQuote } from "~/contract/checkout";
import { hashOf, newToken } from "~/platform/crypto";
import { read } from "../answers";
import { api, sql } from "./worker";

export interface Shopper {
  id: number;
  token: string;
  cart: number;
  billing: number;
  shipping: number;
}

/** `size` consumers in Italy, each with `qty` of the product in the cart. */
export async function aCrowd(size: number, product: number, qty = 1): Promise<Shopper[]> {
  const crowd = crypto.randomUUID().slice(0, 8);
  const now = new Date().toISOString();
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const tokens = Array.from({ length: size }, newToken);
  await sql(
    `INSERT INTO users (username, email, first_name, last_name, password_hash, customer_type, price_list, create_date)
     SELECT ? || '-' || key || '@crowd.test', ? || '-' || key || '@crowd.test', 'Ada', 'Rossi', 'none', 'consumer', 'retail', ?
     FROM json_each(?) ORDER BY key`,
    crowd,
    crowd,
    now,
    JSON.stringify(tokens),
  );
  const one = `users WHERE username LIKE '${crowd}-%'`;
  for (const type of ["Billing", "Shipping"])
    await sql(
      `INSERT INTO addresses (user_id, type, recipient, address, postal_code, city, province, country, is_default)
       SELECT id, '${type}', 'Ada Rossi', 'Via della Prova 1', '50100', 'Firenze', 'FI', 'IT', 1 FROM ${one}`,
    );
  await sql(`INSERT INTO carts (customer_id, updated_at) SELECT id, ? FROM ${one}`, now);
  await sql(
    `INSERT INTO cart_rows (cart_id, product_id, qty, updated_at)
     SELECT id, ?, ?, ? FROM carts WHERE customer_id IN (SELECT id FROM ${one})`,
    product,
    qty,
    now,
  );
  const people = await sql<Omit<Shopper, "token">>(
    `SELECT u.id, c.id AS cart, b.id AS billing, s.id AS shipping FROM users u JOIN carts c ON c.customer_id = u.id
     JOIN addresses b ON b.user_id = u.id AND b.type = 'Billing' JOIN addresses s ON s.user_id = u.id AND s.type = 'Shipping'
     WHERE u.username LIKE '${crowd}-%' ORDER BY u.id`,
  );
  const shoppers = people.map((person, index) => ({ ...person, token: tokens[index] ?? "" }));
  await sql(
    `INSERT INTO tokens (hash, user_id, created_at, expires_at)
     SELECT value ->> '$.hash', value ->> '$.id', ?, ? FROM json_each(?)`,
    now,
    later,
    JSON.stringify(shoppers.map(({ id, token }) => ({ id, hash: hashOf(token) }))),
  );
  return shoppers;
}

export interface Placed {
  status: number;
  order: number | null;
  code: string | null;
  replay: boolean;
  text: string;
}

const POLICY = "IT-STD";
const METHOD = "BANK";

/** The body of this shopper's checkout, with the values of the checkout's own quote. */
export async function orderBody(
  shopper: Shopper,
  coupon: string | null = null,
): Promise<Record<string, unknown>> {
  const [policy] = await sql<{ id: number }>("SELECT id FROM shipping_policies WHERE code = ?", POLICY);
  const [method] = await sql<{ id: number }>("SELECT id FROM payment_methods WHERE code = ?", METHOD);
  const chosen = { shipping_policy: policy?.id, payment_method: method?.id, ...(coupon && { coupon }) };
  const quote = await send(shopper, "checkout/init/", { cart: shopper.cart, ...chosen });
  const { totals } = await read(CheckoutQuote, quote);
  return { ...chosen, expected_total: totals.total };
}

/** Posts one checkout, with the shopper's own cart and addresses. */
export async function place(shopper: Shopper, body: Record<string, unknown>, key: string): Promise<Placed> {
  const { cart, billing, shipping } = shopper;
  const order = { cart, billing_address: billing, shipping_address: shipping, ...body };
  const post = () => send(shopper, "checkout/", order, { "Idempotency-Key": key });
  // The server may have closed an idle connection. The key makes it safe to post again.
  const answer = await post().catch(post);
  const text = await answer.text();
  const data = JSON.parse(text);
  return {
    status: answer.status,
    order: answer.status === 201 ? data.id : null,
    code: data.detail?.code ?? null,
    replay: answer.headers.get("Idempotent-Replay") === "true",
    text,
  };
}

const send = (
  { token }: Shopper,
  path: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  api(path, {
    method: "POST",
    headers: { Authorization: `Token ${token}`, "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** Runs all the work, at most `limit` at once. */
export async function atOnce<T>(limit: number, work: readonly (() => Promise<T>)[]): Promise<T[]> {
  const answers: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < work.length) {
      const mine = next++;
      const one = work[mine];
      if (one) answers[mine] = await one();
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return answers;
}
