// The rows that each page reads from the database: D1 bills them, and they must not grow with the catalogue.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";
import { PASSWORD } from "../../support/worker/worker";

// A separate shop, because records of other tests in the shared shop would be read as well.
let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

const costOf = async (path: string) => {
  const ask = () => shop.fetch(path, { headers: { "Cache-Control": "no-cache" } });
  // Each request renders the page again; the first one warms the isolate's caches.
  await (await ask()).arrayBuffer();
  const answer = await ask();
  expect(answer.status, path).toBe(200);
  return {
    rows: Number(answer.headers.get("D1-Rows-Read")),
    trips: Number(answer.headers.get("D1-Round-Trips")),
  };
};

describe("a page without filters", () => {
  it.each([
    ["/p", 1_600],
    ["/p?page=25", 2_000],
    ["/p?order_by=name-desc", 1_800],
    ["/p?order_by=standard_price-asc", 1_500],
    ["/p?order_by=special_price-asc", 1_800],
    ["/c/lieviti-enologici", 1_000],
    ["/p/luppolo-adeena-in-pellet", 1_000],
    ["/home", 5_500],
  ])("at %s reads at most %i rows", async (path, budget) => {
    expect((await costOf(path)).rows).toBeLessThanOrEqual(budget);
  });

  // The bounds are looked up among the field's distinct values, so products outside them are not read.
  it.each([
    ["/c/luppoli?cf.alpha_acid.min=17", 2_200],
    ["/c/luppoli?cf.alpha_acid.min=5&cf.alpha_acid.max=9", 3_600],
    ["/p?cf.power_w.min=9000", 1_200],
  ])("with a numeric range at %s reads at most %i rows", async (path, budget) => {
    expect((await costOf(path)).rows).toBeLessThanOrEqual(budget);
  });

  it("takes one round trip for a product and two for a list with facets", async () => {
    expect((await costOf("/p/luppolo-adeena-in-pellet")).trips).toBeLessThanOrEqual(1);
    expect((await costOf("/p")).trips).toBeLessThanOrEqual(2);
  });

  it("reads no product row to count a category", async () => {
    await shop.api("categories/tree/");
    const { headers } = await shop.api("products/p/?categories=homebrewing&page_size=1");
    expect(Number(headers.get("D1-Rows-Read"))).toBeLessThanOrEqual(135);
  });
});

describe("a signed-in page takes one round trip for the user and all other data", () => {
  it.each(["consumer@demo.test", "business@demo.test", "agent@demo.test"])("for %s", async (username) => {
    const cookie = await signedIn(username);
    const trips: Record<string, number> = {};
    for (const path of SIGNED_IN) {
      await (await shop.fetch(path, { headers: { Cookie: cookie } })).arrayBuffer();
      const answer = await shop.fetch(path, { headers: { Cookie: cookie } });
      expect(answer.status, path).toBe(200);
      trips[path] = Number(answer.headers.get("D1-Round-Trips"));
    }
    // The account page needs a second round trip for the rows of the listed orders.
    const most = (path: string) => (path === "/account" ? 2 : 1);
    expect(trips).toEqual(Object.fromEntries(SIGNED_IN.map((path) => [path, most(path)])));
  });
});

describe("a signed-in customer's own pages do not read all documents", () => {
  it.each(["consumer@demo.test", "business@demo.test", "agent@demo.test"])("for %s", async (username) => {
    const cookie = await signedIn(username);
    for (const [path, rows, trips] of [
      ["/account", 300, 3],
      ["/account/downloads", 300, 2],
      ["/account/downloads?type=technical_sheet", 300, 2],
    ] as const) {
      await (await shop.fetch(path, { headers: { Cookie: cookie } })).arrayBuffer();
      const { headers } = await shop.fetch(path, { headers: { Cookie: cookie } });
      expect(Number(headers.get("D1-Rows-Read")), path).toBeLessThanOrEqual(rows);
      expect(Number(headers.get("D1-Round-Trips")), path).toBeLessThanOrEqual(trips);
    }
  });
});

const LINES = 15;

describe("a cart", () => {
  it("with fifteen rows reads at most ten database rows per cart row, although two calls request it", async () => {
    const cookie = await signedIn("consumer@demo.test");
    const costs = async () => {
      const rows: number[] = [];
      for (const path of ["/account", "/cart"]) {
        const { headers } = await shop.fetch(path, { headers: { Cookie: cookie } });
        rows.push(Number(headers.get("D1-Rows-Read")));
      }
      return rows;
    };
    await costs();
    const empty = await costs();
    const { results } = await (await shop.api("products/p/?page_size=60&order_by=name-asc")).json<{
      results: { id: number; variants_count: number }[];
    }>();
    const ids = results.filter(({ variants_count }) => variants_count === 0).slice(0, LINES);
    expect(ids).toHaveLength(LINES);
    for (const { id } of ids) {
      const body = new URLSearchParams({ intent: "add", product: String(id), qty: "1" });
      await shop.fetch("/cart", { method: "POST", headers: { Cookie: cookie }, body });
    }
    const full = await costs();
    const aLine = full.map((rows, index) => Math.ceil((rows - (empty[index] ?? 0)) / LINES));

    expect(Math.max(...aLine)).toBeLessThanOrEqual(10);
  });
});

it("a list is read once while others order, although the data read are newer than the version that the isolate knows", async () => {
  const headers = { Cookie: await signedIn("business@demo.test") };
  const tripsOf = async (path: string) => {
    const answer = await shop.fetch(path, { headers });
    await answer.arrayBuffer();
    return Number(answer.headers.get("D1-Round-Trips"));
  };
  await tripsOf("/p");
  await shop.db.prepare("UPDATE facts_version SET availability = availability + 1").run();
  expect([await tripsOf("/p?page=7"), await tripsOf("/p?page=7"), await tripsOf("/p?page=7")]).toEqual([
    2, 1, 1,
  ]);
});

const SIGNED_IN = [
  "/home",
  "/p",
  "/p/luppolo-adeena-in-pellet",
  "/c/lieviti-enologici",
  "/cart",
  "/account",
  "/account/orders",
  "/account/wishlist",
];

/** Returns the session's cookies; an agent has selected the first customer. */
async function signedIn(username: string): Promise<string> {
  const post = (path: string, fields: Record<string, string>, cookie = "") =>
    shop.fetch(path, { method: "POST", headers: { Cookie: cookie }, body: new URLSearchParams(fields) });
  const cookieOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";", 1)[0])
      .join("; ");
  const session = cookieOf(await post("/auth/login", { username, password: PASSWORD }));
  if (!username.startsWith("agent")) return session;
  const customers = await (await shop.fetch("/customers", { headers: { Cookie: session } })).text();
  const customer = /name="customer"[^>]* value="(\d+)"/.exec(customers)?.[1] ?? "";
  return cookieOf(await post("/customers", { intent: "select", customer }, session));
}
