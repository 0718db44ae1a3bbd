// Optimistic authentication: the isolate uses the user it last saw for a token while the database checks the
// token, which saves a round trip. A request whose user has changed is run again.
import { describe, expect, it } from "vitest";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { api, type SignedIn, signInAs, sql } from "../../support/worker/worker";

const trips = (answer: Response) => Number(answer.headers.get("D1-Round-Trips"));

async function withCart(rows = 1) {
  const customer = await aCustomer({ type: "business" });
  const person = await signInAs(customer.username);
  const cart = await (await person.call("POST", "carts/get-or-create/", {})).json<{ id: number }>();
  const product = await aProduct({ priceCents: 5000 });
  const add = () => person.call("POST", "carts/rows/", { cart: cart.id, product: product.id, qty: "1" });
  for (let row = 0; row < rows; row += 1) expect((await add()).status).toBe(201);
  return { customer, person, cart: cart.id, product: product.id, add };
}

const rowsOf = (cart: number) => sql<{ qty: number }>("SELECT qty FROM cart_rows WHERE cart_id = ?", cart);
const open = (person: SignedIn, cart: number) => person.call("POST", "checkout/init/", { cart });

/**
 * The fewest round trips of three calls: a parallel test may change the shop's settings, which are then read
 * again.
 */
async function leastTrips(call: () => Promise<Response>, status: number) {
  const answers = [await call(), await call(), await call()];
  expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
  return Math.min(...answers.map(trips));
}

describe("a token that this isolate has seen", () => {
  it("opens the checkout in one round trip", async () => {
    const { person, cart } = await withCart();
    expect(await leastTrips(() => open(person, cart), 200)).toBe(1);
  });

  it("adds to a cart in two round trips: one reads the cart, one changes it", async () => {
    const { add } = await withCart();
    expect(await leastTrips(add, 201)).toBe(2);
  });

  it("is refused for reading and writing at once after it was ended in another isolate", async () => {
    const { customer, person, cart, add } = await withCart();
    await sql("DELETE FROM tokens WHERE user_id = ?", customer.id);
    expect((await add()).status).toBe(401);
    expect((await open(person, cart)).status).toBe(401);
    expect(await rowsOf(cart)).toEqual([{ qty: 1 }]);
  });

  it("follows a change of its user in another isolate at once", async () => {
    const { customer, person, product } = await withCart();
    const seen = async () => {
      const answer = await person.call("GET", `products/p/prices/?ids=${product}`);
      const { results } = await answer.json<{ results: { includes_vat: boolean }[] }>();
      return results[0]?.includes_vat;
    };
    expect(await seen()).toBe(false);
    await sql("UPDATE users SET customer_type = 'consumer' WHERE id = ?", customer.id);
    expect(await seen()).toBe(true);
  });

  it("writes once when its user has changed in another isolate", async () => {
    const { customer, cart, add } = await withCart();
    await sql("UPDATE users SET first_name = 'Grazia' WHERE id = ?", customer.id);
    expect((await add()).status).toBe(201);
    expect(await rowsOf(cart)).toEqual([{ qty: 2 }]);
  });

  it("gets its user in `Shop-User`, with the call's customer for an agent, until the caller has the current one", async () => {
    const agent = await anAgent();
    const own = await aCustomer({ type: "business", agent: agent.id });
    const { token } = await signInAs(agent.username);
    const userAfter = async (known: string) => {
      const headers = { Authorization: `Token ${token}`, "Shop-User": known };
      return (await api(`users/${own.id}/`, { headers })).headers.get("Shop-User");
    };
    const first = (await userAfter("")) ?? "";
    const text = Buffer.from(first.split(".", 1)[0] ?? "", "base64url").toString();
    expect([agent.username, own.username].filter((name) => text.includes(name))).toHaveLength(2);
    expect(await userAfter(first)).toBeNull();
    expect(await userAfter(`${first}x`)).toBe(first);
    await sql("UPDATE users SET business_name = 'Cantina Nuova' WHERE id = ?", own.id);
    expect(await userAfter(first)).not.toBe(first);
  });

  it("reaches only its own user's cart, even by the id of a cart that another user has opened", async () => {
    const [one, other] = [await withCart(), await withCart()];
    expect((await open(one.person, other.cart)).status).toBe(404);
    expect((await open(one.person, one.cart)).status).toBe(200);
  });
});
