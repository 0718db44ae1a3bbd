// A list that was requested recently is answered from the cache, without the database.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

const ask = async (query: string, headers: Record<string, string> = {}) => {
  const answer = await shop.api(`products/p/?page_size=1&${query}`, { headers });
  const { count }: { count: number } = await answer.json();
  return { count, rows: Number(answer.headers.get("D1-Rows-Read")) };
};

describe("a list that was requested before", () => {
  it("reads only its products, unless the request demands a reload", async () => {
    await ask("search=malto");
    const first = await ask("search=luppolo");
    const again = await ask("search=luppolo");
    expect(again.count).toBe(first.count);
    expect(again.rows).toBeLessThan(first.rows / 10);
    // The reload still uses the cached prices of the products.
    const reloaded = await ask("search=luppolo", { "Cache-Control": "no-cache" });
    expect(reloaded.rows).toBeGreaterThan(first.rows * 0.9);
    expect((await ask("search=luppolo&order_by=name-desc")).rows).toBeGreaterThan(again.rows);
  });

  it("is read again as soon as the operator changes something in this isolate", async () => {
    const { count } = await ask("bestseller=true");
    await shop.db
      .prepare(
        "UPDATE products SET bestseller = 0 WHERE id = (SELECT min(id) FROM products WHERE bestseller = 1)",
      )
      .run();
    expect((await ask("bestseller=true")).count).toBe(count);
    const changed = await shop.fetch("/api/v3/operator/settings/SHOP_NAME/", {
      method: "PUT",
      headers: { Authorization: `Bearer ${OPERATOR_TOKEN}`, "Content-Type": "application/json" },
      body: JSON.stringify({ value: "Altra bottega" }),
    });
    expect(changed.ok).toBe(true);
    expect((await ask("bestseller=true")).count).toBe(count - 1);
  });
});

describe("the prices of a list", () => {
  const ask = async () => {
    // `no-cache` searches the list each time; only the prices are cached.
    const headers = { "Cache-Control": "no-cache" };
    const answer = await shop.api("products/p/?page_size=12&order_by=name-asc&expand=variants", { headers });
    const {
      results,
    }: { results: { variants: { id: number; quantity: number; price: { price: string } }[] }[] } =
      await answer.json();
    const first = results.flatMap(({ variants }) => variants)[0];
    return { results, first, rows: Number(answer.headers.get("D1-Rows-Read")) };
  };
  const set = async (item: number | undefined, body: Record<string, unknown>) => {
    const answer = await shop.fetch(`/api/v3/operator/prices/${item}/`, {
      method: "PUT",
      headers: { Authorization: `Bearer ${OPERATOR_TOKEN}`, "Content-Type": "application/json" },
      body: JSON.stringify({ list: "retail", ...body }),
    });
    expect(answer.status).toBe(200);
  };

  it("are read once, and again as soon as the operator changes a price", async () => {
    await ask();
    const before = await ask();
    await set(before.first?.id, { standard_price: "987.65" });
    const changed = await ask();
    const again = await ask();
    expect(changed.first).toMatchObject({ id: before.first?.id, price: { price: "987.65" } });
    expect(again.results).toEqual(changed.results);
    // 12 products with about 3 variants each have more than 30 rows of prices.
    expect(again.rows).toBeLessThan(changed.rows - 30);
  });

  it("come with the current stock, although the rest is cached", async () => {
    await ask();
    const { first } = await ask();
    await shop.db.prepare("UPDATE stock SET on_hand = on_hand + 7 WHERE item_id = ?").bind(first?.id).run();
    expect((await ask()).first?.quantity).toBe((first?.quantity ?? 0) + 7);
  });

  it("change on the day on which a special price begins, and on the day after its end", async () => {
    const { first } = await ask();
    await set(first?.id, {
      ...{ standard_price: "50.00", special_price: "40.00" },
      ...{ special_from: "2030-01-02", special_to: "2030-01-02" },
    });
    const shown = [];
    for (const day of ["2030-01-01", "2030-01-02", "2030-01-03"]) {
      await operator(shop.url).clock.set({ now: `${day}T12:00:00Z` });
      await ask();
      shown.push((await ask()).first?.price.price);
    }
    await operator(shop.url).clock.set({ now: null });
    expect(shown).toEqual(["50.00", "40.00", "50.00"]);
  });
});
