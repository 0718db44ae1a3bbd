// What a list was asked a short while ago is answered without asking the database again.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR_TOKEN } from "~/tools/operator-token";
import { type OwnShop, ownShop } from "../support/own-shop";

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

describe("a list that was asked before", () => {
  it("reads nothing but its products, unless everything is asked for anew", async () => {
    await ask("search=malto");
    const first = await ask("search=luppolo");
    const again = await ask("search=luppolo");
    expect(again.count).toBe(first.count);
    expect(again.rows).toBeLessThan(first.rows / 10);
    expect((await ask("search=luppolo", { "Cache-Control": "no-cache" })).rows).toBe(first.rows);
    expect((await ask("search=luppolo&order_by=name-desc")).rows).toBeGreaterThan(again.rows);
  });

  it("is over as soon as the operator changes something here", async () => {
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
