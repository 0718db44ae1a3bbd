// A change of one product expires only the pages that show it. Several Workers share one database and one KV.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAsIn, type Named, type NarrowChange } from "~/platform/cache/data-version";
import type { Isolate } from "../../support/worker/in-process";
import { MINUTE, manyWorkers, PRODUCT, SECOND } from "../../support/worker/many-workers";
import { PASSWORD } from "../../support/worker/worker";

const world = manyWorkers();
const { another, textOf, settled, pass, kv, operate, rename } = world;

const slugOf = (path: string) => path.slice(3);
/** Returns the id of the product, or of its first variant, which has the price. */
async function itemAt(path: string): Promise<number> {
  const found = await world.shop.db
    .prepare(
      "SELECT coalesce((SELECT min(id) FROM products v WHERE v.parent_id = p.id), id) AS id FROM products p WHERE slug = ?",
    )
    .bind(slugOf(path))
    .first<{ id: number }>();
  if (!found) throw new Error(`there is no ${path}`);
  return found.id;
}

async function change(isolate: Isolate, path: string, method: string, body: object): Promise<void> {
  const answer = await operate(isolate, path, method, body);
  expect([answer.status, answer.ok ? "" : await answer.text()]).toEqual([200, ""]);
}
const setPrice = (isolate: Isolate, item: number, cents: number) =>
  change(isolate, `prices/${item}/`, "PUT", { list: "retail", standard_price: (cents / 100).toFixed(2) });
const setStock = (isolate: Isolate, item: number, quantity: number) =>
  change(isolate, `stock/${item}/`, "PATCH", { quantity });

/** Returns the path of a product page that shows this product as related. */
async function pageBeside(item: number): Promise<string> {
  const found = await world.shop.db
    .prepare(
      `SELECT p.slug FROM related_products r JOIN products p ON p.id = r.product_id
       WHERE r.related_id = ? AND p.is_active = 1 LIMIT 1`,
    )
    .bind(item)
    .first<{ slug: string }>();
  if (!found) throw new Error("no product page shows it as related");
  return `/p/${found.slug}`;
}

/** Products that are related to another product but not to PRODUCT, without variants or a special price. */
async function relatedThings(): Promise<{ id: number; slug: string }[]> {
  const { results } = await world.shop.db
    .prepare(
      `SELECT DISTINCT p.id, p.slug FROM related_products r JOIN products p ON p.id = r.related_id
       WHERE p.is_active = 1 AND p.slug <> ?1 AND NOT EXISTS (SELECT 1 FROM products v WHERE v.parent_id = p.id)
         AND NOT EXISTS (SELECT 1 FROM prices WHERE item_id = p.id AND special_cents IS NOT NULL)
         AND p.id NOT IN (SELECT related_id FROM related_products WHERE product_id IN
           (SELECT id FROM products WHERE slug = ?1)) ORDER BY p.id LIMIT 3`,
    )
    .bind(slugOf(PRODUCT))
    .all<{ id: number; slug: string }>();
  return results;
}

async function aRelatedThing(): Promise<{ id: number; slug: string }> {
  const [first] = await relatedThings();
  if (!first) throw new Error("the demo has no related product");
  return first;
}

/** Whether the page is served without rendering and without reading the database or KV. */
async function isKept(isolate: Isolate, path: string): Promise<boolean> {
  await settled();
  [kv.gets, world.batches] = [[], []];
  await textOf(isolate, path);
  await settled();
  return world.batches.length === 0 && !kv.gets.some((key) => key.endsWith(path));
}

describe("a price that changes", () => {
  it("keeps the pages that do not show it, in the same isolate and in others", async () => {
    const thing = await aRelatedThing();
    for (const isolate of [world.first, world.second])
      for (const path of [PRODUCT, "/p"]) await textOf(isolate, path);
    await settled();
    await setPrice(world.first, thing.id, 51_234);
    expect(await isKept(world.first, PRODUCT)).toBe(true);
    pass(31 * SECOND);
    await textOf(world.second, "/chi-siamo");
    await settled();
    expect(await isKept(world.second, PRODUCT)).toBe(true);
    expect(await isKept(world.second, "/p")).toBe(false);
    pass(21 * SECOND);
    expect(await isKept(world.second, PRODUCT)).toBe(true);
    // A new isolate finds the pages and the shared data in KV.
    const fresh = await another();
    world.batches = [];
    const made = await textOf(fresh, PRODUCT);
    await settled();
    expect([made === (await textOf(world.second, PRODUCT)), world.batches]).toEqual([true, []]);
  });

  it("expires its own page, pages that show it as related, and lists: at once in the same isolate, within a minute in others", async () => {
    const thing = await aRelatedThing();
    const paths = [
      `/p/${thing.slug}`,
      await pageBeside(thing.id),
      `/p?cf.none=1&order_by=standard_price-desc`,
    ];
    for (const isolate of [world.first, world.second]) for (const path of paths) await textOf(isolate, path);
    await settled();
    await setPrice(world.first, thing.id, 98_765_43);
    for (const path of paths) expect(await textOf(world.first, path), path).toContain("98.765,43");
    for (const path of paths)
      expect(await world.secondsUntil(world.second, path, "98.765,43"), path).toBeLessThanOrEqual(60);
  });

  it("costs a signed-in user an extra round trip only on pages that show it", async () => {
    const thing = await aRelatedThing();
    const answer = await world.first.ask("/api/v3/client/auth/login/", "", {
      method: "POST",
      headers: { Authorization: `Basic ${btoa(`consumer@demo.test:${PASSWORD}`)}` },
    });
    const { token } = await answer.json<{ token: string }>();
    const path = `/api/v3/client/products/p/${slugOf(PRODUCT)}/?expand=related`;
    const look = async () => {
      world.batches = [];
      expect(
        (await world.second.ask(path, "", { headers: { Authorization: `Token ${token}` } })).status,
      ).toBe(200);
      return world.batches.length;
    };
    await look();
    const trips = await look();
    await setPrice(world.first, thing.id, 61_111);
    expect(await look()).toBe(trips);
    await setPrice(world.first, await itemAt(PRODUCT), 1_234);
    expect(await look()).toBe(trips + 1);
  });

  it("does not keep pages if anything else has changed as well", async () => {
    const thing = await aRelatedThing();
    await textOf(world.first, PRODUCT);
    await settled();
    await setPrice(world.first, thing.id, 71_111);
    await rename(world.first, "Cantina Tra Due Prezzi");
    await setPrice(world.first, thing.id, 72_222);
    expect(await textOf(world.first, PRODUCT)).toContain("Cantina Tra Due Prezzi");
  });

  it("is recorded with up to nineteen other changes; one more expires all pages", async () => {
    const thing = await aRelatedThing();
    await textOf(world.first, PRODUCT);
    await settled();
    for (let n = 0; n < 20; n += 1) await setPrice(world.first, thing.id, 40_000 + n);
    expect(await isKept(world.first, PRODUCT)).toBe(true);
    await setPrice(world.first, thing.id, 50_000);
    expect(await isKept(world.first, PRODUCT)).toBe(false);
  });
});

describe("a stock count by the operator", () => {
  it("expires the pages that show the stock, and keeps the others", async () => {
    const thing = await aRelatedThing();
    await setStock(world.first, thing.id, 71);
    const own = `/p/${thing.slug}`;
    for (const isolate of [world.first, world.second])
      for (const path of [own, PRODUCT]) await textOf(isolate, path);
    await settled();
    await setStock(world.first, thing.id, 57);
    expect(await textOf(world.first, own)).toContain("57 disponibili");
    expect(await isKept(world.first, PRODUCT)).toBe(true);
    expect(await world.secondsUntil(world.second, own, "57 disponibili")).toBeLessThanOrEqual(60);
    expect(await isKept(world.second, PRODUCT)).toBe(true);
  });
});

describe("data that no visitor sees", () => {
  it("expire no page: a customer's phone number, a payment", async () => {
    const thing = await world.aThing(5);
    const customer = await world.shop.db
      .prepare("SELECT id FROM users WHERE username = 'consumer@demo.test'")
      .first<{ id: number }>();
    await world.buy(world.first, thing.id, 1);
    const order = await world.shop.db.prepare("SELECT max(id) AS id FROM orders").first<{ id: number }>();
    const paths = ["/home", "/p", PRODUCT];
    for (const path of paths) await textOf(world.first, path);
    await settled();
    pass(SECOND);
    for (const path of paths) await textOf(world.first, path);
    await change(world.first, `users/${customer?.id}/`, "PATCH", { phone: "+39 0141 123456" });
    await change(world.first, `orders/${order?.id}/paid/`, "POST", { date: "2026-11-24" });
    for (const path of paths) expect(await isKept(world.first, path), path).toBe(true);
  });
});

type Event = { price: number } | { stock: number } | "person" | "anything" | "availability";

describe("a page rendered at a data version", () => {
  it("equals the page at a later version if only data that it does not show have changed", async () => {
    const items = (await relatedThings()).map(({ id }) => id);
    const event: fc.Arbitrary<Event> = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...items).map((price) => ({ price })) },
      { weight: 6, arbitrary: fc.constantFrom(...items).map((stock) => ({ stock })) },
      { weight: 3, arbitrary: fc.constant<Event>("person") },
      { weight: 1, arbitrary: fc.constantFrom<Event>("anything", "availability") },
    );
    for (const item of items) await setStock(world.first, item, 5_000);
    const customer = await world.shop.db
      .prepare("SELECT id FROM users WHERE username = 'consumer@demo.test'")
      .first<{ id: number }>();
    const read = async (): Promise<Named> => {
      const row = await world.shop.db
        .prepare("SELECT version || '.' || mark || '.' || availability AS name, narrow FROM facts_version")
        .first<{ name: string; narrow: string }>();
      if (!row) throw new Error("facts_version has no row");
      return { name: row.name, narrow: JSON.parse(row.narrow) as NarrowChange[] };
    };
    const happen = async (one: Event, n: number): Promise<unknown> => {
      if (one === "availability")
        return world.shop.db.prepare("UPDATE facts_version SET availability = availability + 1").run();
      if (one === "anything") return rename(world.first, `Cantina ${n}`);
      if (one === "person")
        return change(world.first, `users/${customer?.id}/`, "PATCH", { phone: `+39 0141 ${n}` });
      return "price" in one ? setPrice(world.first, one.price, n) : setStock(world.first, one.stock, n);
    };
    const isUnseen = (one: Event, shown: readonly number[]): boolean =>
      typeof one === "string" ? one === "person" : !shown.includes("price" in one ? one.price : one.stock);
    let n = 10_000;
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 30 }), fc.subarray(items), async (events, shown) => {
        const versions = [await read()];
        for (const one of events) {
          n += 1;
          await happen(one, n);
          versions.push(await read());
        }
        const last = versions.at(-1) as Named;
        for (const [index, { name }] of versions.entries()) {
          const since = events.slice(index);
          const isSame =
            since.filter((one) => one !== "person").length <= 20 &&
            since.every((one) => isUnseen(one, shown));
          expect([index, isAsIn(last, name, shown)]).toEqual([index, isSame]);
          const isNobodys = since.every((one) => one === "person");
          expect([index, isAsIn(last, name, null)]).toEqual([index, isNobodys]);
        }
      }),
      { numRuns: 15 },
    );
    pass(MINUTE);
  });
});
