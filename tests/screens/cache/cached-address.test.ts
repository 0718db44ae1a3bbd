// The cache key of a page: only parameters that the shop knows, in a fixed order, so that random parameters cannot
// fill the cache.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
});
afterAll(() => shop.close());

const isCached = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await shop.fetch(path, { headers });
  await answer.text();
  return answer.headers.has("ETag");
};
const trips = async (path: string) => {
  const answer = await shop.fetch(path);
  return [Number(answer.headers.get("D1-Round-Trips")), await answer.text()] as const;
};

describe("a page", () => {
  it.each([
    "utm_source=a&utm_medium=b",
    "gclid=1",
    "fbclid=x",
    "msclkid=x",
    "mc_cid=1&mc_eid=2",
    "_ga=1.2",
    "utm_campaign=%22%3E",
  ])("is served from the cache for a visit with %s, without repeating the query", async (query) => {
    const [, plain] = await trips("/p");
    const [read, text] = await trips(`/p?${query}`);
    expect([read, text === plain]).toEqual([0, true]);
    await trips("/p?page=2");
    expect((await trips(`/p?${query.split("&")[0]}&page=2`))[0]).toBe(0);
  });

  it("has the same cache entry for any order of its parameters", async () => {
    await trips("/p?order_by=name-asc&page=2");
    expect((await trips("/p?page=2&order_by=name-asc"))[0]).toBe(0);
  });

  it.each([
    "/p?tag=x",
    "/p?cf.zz=abc",
    "/p?cf.brand=no-such-brand",
    "/p?categories=nonsense-1",
    "/p?categories=homebrewing&categories=nonsense-1",
    "/p?promotions=7777777",
    "/p?page=99",
    "/p?page=01",
    "/p?in_stock=true",
    "/p?order_by=nothing-asc",
    "/p?page_size=13",
    "/c/homebrewing?categories=nonsense-1",
    "/home?tag=x",
    "/home?page=2",
    "/p/luppolo-adeena-in-pellet?variant=7777777",
    "/p/luppolo-adeena-in-pellet?page=2",
    "/p.data?_routes=nonsense",
    "/p.data?_routes=account",
  ])("is not cached with an unknown parameter: %s", async (path) => {
    expect(await isCached(path)).toBe(false);
  });

  it("is not cached under an unknown language", async () => {
    expect(await isCached("/p", { Cookie: "lan=xx" })).toBe(false);
    expect(await isCached("/p", { Cookie: "lan=en" })).toBe(true);
  });

  it("keeps campaign parameters through a redirect", async () => {
    const answer = await shop.fetch("/P?utm_source=mail");
    expect(answer.headers.get("Location")).toBe("/p?utm_source=mail");
    const login = await shop.fetch("/account?utm_source=mail");
    expect(login.headers.get("Location")).toContain("utm_source=mail");
  });

  it("writes no KV entry for 30 random addresses", async () => {
    const count = async () =>
      (await (await shop.mf.getKVNamespace("CACHE")).list({ prefix: "page:" })).keys.length;
    const before = await count();
    for (let n = 0; n < 5; n += 1)
      for (const path of [
        "/news?tag=",
        "/p?cf.zz=",
        "/p?categories=",
        "/p?promotions=77777",
        "/home?x=",
        "/p.data?_routes=",
      ])
        await isCached(path + String(Math.floor(n * 7919 + 1)));
    expect(await count()).toBe(before);
  });
});

describe("the news", () => {
  it.each(["/news?tag=anything", "/news?page=99", "/news?tag=__proto__"])(
    "answers 404 at %s",
    async (path) => {
      expect((await shop.fetch(path)).status).toBe(404);
    },
  );
});

it("the sitemap answers 404 for a page past its end", async () => {
  const statusOf = async (query: string) => (await shop.fetch(`/sitemap-products.xml${query}`)).status;
  expect(await Promise.all(["", "?page=99", "?page=x"].map(statusOf))).toEqual([200, 404, 404]);
});
