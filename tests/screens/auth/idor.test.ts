// Sends every form and page that takes an id, with the ids of one account, as every other kind of user: the
// response is 404 and nothing changes.
import { beforeAll, describe, expect, it } from "vitest";
import { type Browser, browser } from "../../support/browser";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { PASSWORD, sql } from "../../support/worker/worker";

interface Owned {
  customer: number;
  name: string;
  cartRow: number;
  wish: number;
  address: number;
  order: number;
  orderRow: number;
}

let owned: Owned;
let strangers: Record<"another customer" | "another agent" | "nobody", Browser>;

beforeAll(async () => {
  const [mine, theirs] = [await anAgent(), await anAgent()];
  const owner = await aCustomer({ type: "business", agent: mine.id });
  const other = await aCustomer();
  const chosen = await aCustomer({ type: "business", agent: theirs.id });
  const shop = await as(owner.username);
  const { id: product } = await aProduct({ quantity: 50 });
  await shop.post("/cart", { intent: "add", product: String(product), qty: "2" });
  await shop.post("/account/wishlist", { intent: "add", product: String(product) });
  const order = await anOrder({ customer: owner, type: "business" });
  owned = {
    customer: owner.id,
    name: `Cantina ${owner.username.slice(0, 6)}`,
    cartRow: await idOf(
      "SELECT r.id FROM cart_rows r JOIN carts c ON c.id = r.cart_id WHERE c.customer_id = ?",
      owner.id,
    ),
    wish: await idOf(
      "SELECT r.id FROM wishlist_rows r JOIN wishlists w ON w.id = r.wishlist_id WHERE w.customer_id = ?",
      owner.id,
    ),
    address: owner.shipping,
    order: order.id,
    orderRow: order.row,
  };
  const agent = await as(theirs.username);
  await agent.post("/customers", { intent: "select", customer: String(chosen.id) });
  strangers = {
    "another customer": await as(other.username),
    "another agent": agent,
    nobody: browser(),
  };
}, 60_000);

type Form = [name: string, path: (of: Owned) => string, fields: (of: Owned) => Record<string, string>];
const FORMS: Form[] = [
  [
    "a cart row's quantity",
    () => "/cart",
    ({ cartRow }) => ({ intent: "update", row: `${cartRow}`, qty: "9" }),
  ],
  [
    "a cart row, with quantity 0",
    () => "/cart",
    ({ cartRow }) => ({ intent: "update", row: `${cartRow}`, qty: "0" }),
  ],
  ["a cart row", () => "/cart", ({ cartRow }) => ({ intent: "remove", row: `${cartRow}` })],
  ["a wishlist row", () => "/account/wishlist", ({ wish }) => ({ intent: "remove", row: `${wish}` })],
  [
    "the note of a wishlist row",
    () => "/account/wishlist",
    ({ wish }) => ({ intent: "note", row: `${wish}`, notes: "mio" }),
  ],
  [
    "a wishlist row moved to the cart",
    () => "/account/wishlist",
    ({ wish }) => ({ intent: "add-to-cart", row: `${wish}`, qty: "1" }),
  ],
  [
    "an address, before the confirmation",
    () => "/account/addresses",
    ({ address }) => ({ intent: "delete", address: `${address}` }),
  ],
  [
    "an address",
    () => "/account/addresses",
    ({ address }) => ({ intent: "delete", address: `${address}`, confirm: "yes" }),
  ],
  [
    "a default address",
    () => "/account/addresses",
    ({ address }) => ({ intent: "default", address: `${address}` }),
  ],
  ["a reorder", () => "/account/orders", ({ order }) => ({ intent: "reorder", order: `${order}` })],
  ["a reorder from its page", ({ order }) => `/account/orders/${order}`, () => ({ intent: "reorder" })],
  [
    "a reorder of one row",
    ({ order }) => `/account/orders/${order}`,
    ({ orderRow }) => ({ intent: "reorder", rows: `${orderRow}` }),
  ],
  ["a cancellation", ({ order }) => `/account/orders/${order}`, () => ({ intent: "cancel" })],
];
const PAGES: [name: string, path: (of: Owned) => string][] = [
  ["an order", ({ order }) => `/account/orders/${order}`],
  ["an order just placed", ({ order }) => `/cart/order-complete?order=${order}`],
];

describe.each(["another customer", "another agent", "nobody"] as const)(
  "%s, with ids of one account",
  (who) => {
    it.each(FORMS)("changes nothing: %s", async (_, path, fields) => {
      const before = await stateOf(owned);
      const answer = await strangers[who].post(path(owned), fields(owned));
      // An anonymous visitor has a separate cart, which does not contain these rows.
      if (who === "nobody" && path(owned) !== "/cart") expect(answer.hops[0]).toMatch(/^303 \/auth\/login/);
      else expect([answer.hops, answer.status]).toEqual([[], 404]);
      expect(await stateOf(owned)).toEqual(before);
    });

    it.each(PAGES)("cannot see %s", async (_, path) => {
      const answer = await strangers[who].get(path(owned));
      if (who === "nobody") expect(answer.hops[0]).toMatch(/^302 \/auth\/login/);
      else expect(answer.status).toBe(404);
    });
  },
);

describe("foreign ids in a user's own form", () => {
  it("an agent cannot choose another agent's customer", async () => {
    const answer = await strangers["another agent"].post("/customers", {
      intent: "select",
      customer: String(owned.customer),
    });
    expect(answer.status).toBe(404);
  });

  it("an update of the whole cart ignores rows of another customer's cart", async () => {
    const before = await stateOf(owned);
    await strangers["another customer"].post("/cart", {
      intent: "update-all",
      [`qty.${owned.cartRow}`]: "0",
      [`notes.${owned.cartRow}`]: "mio",
    });
    expect(await stateOf(owned)).toEqual(before);
  });

  it("a form made for another agent's customer is refused without that customer's name", async () => {
    const answer = await strangers["another agent"].post("/cart", {
      intent: "clear",
      for_customer: String(owned.customer),
    });
    expect(answer.status).toBe(409);
    expect(answer.text("main")).not.toContain(owned.name);
  });
});

async function as(username: string): Promise<Browser> {
  const visitor = browser();
  await visitor.post("/auth/login", { username, password: PASSWORD });
  return visitor;
}

async function idOf(query: string, customer: number): Promise<number> {
  const [row] = await sql<{ id: number }>(query, customer);
  if (!row) throw new Error(`no row for ${query}`);
  return row.id;
}

/** The rows that the forms could change. */
const stateOf = ({ customer, order }: Owned) =>
  Promise.all([
    sql(
      "SELECT r.*, c.version FROM cart_rows r JOIN carts c ON c.id = r.cart_id WHERE c.customer_id = ?",
      customer,
    ),
    sql(
      "SELECT r.* FROM wishlist_rows r JOIN wishlists w ON w.id = r.wishlist_id WHERE w.customer_id = ?",
      customer,
    ),
    sql("SELECT * FROM addresses WHERE user_id = ?", customer),
    sql("SELECT * FROM orders WHERE customer_id = ?", customer),
    sql("SELECT * FROM order_history WHERE order_id = ?", order),
  ]);
