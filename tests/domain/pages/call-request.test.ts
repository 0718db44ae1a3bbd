// An API call inside the process is equal to the same call over the network.
import { expect, it } from "vitest";
import type { CallRequest } from "~/contract/call-request";
import { createClient } from "~/contract/client";
import { pathOf } from "~/platform/request-path";

it("has the same URL, headers and body in the process as the request that it becomes", async () => {
  const asked: CallRequest[] = [];
  const client = createClient({
    ask: async (request) => {
      asked.push(request);
      return Response.json({});
    },
    baseUrl: "http://shop.test",
    locale: "it",
    shopContext: "b2b",
    token: "a-token",
    agent: null,
    season: null,
    headers: { "Shop-Bookmark": "a-bookmark" },
  });
  await client.products.list({ order_by: "name-asc", "cf.origin": ["US", "DE"] });
  await client.cart.editRow({ id: 7, qty: 3 }, { version: 2 });
  for (const one of asked) {
    const request = one.toRequest();
    expect([request.url, request.method]).toEqual([one.url, one.method]);
    for (const name of ["Authorization", "shop-bookmark", "IF-MATCH", "Content-Type", "Accept", "Cookie"])
      expect(one.headers.get(name)).toBe(request.headers.get(name));
    expect((await request.text()) || null).toBe(one.facts.content);
    const query = [...new URL(request.url).searchParams];
    const said = Object.entries(one.facts.query).flatMap(([key, values]) =>
      [values].flat().map((value) => [key, value]),
    );
    expect(query).toEqual(said);
  }
  expect(asked[0]?.facts.query["cf.origin"]).toEqual(["US", "DE"]);
  expect([asked[1]?.facts.params, asked[1]?.headers.has("if-match")]).toEqual([{ id: "7" }, true]);
});

it("takes the path from the address as URL does", () => {
  for (const url of [
    "http://shop.test",
    "http://a:80/p/b?x=/y#z",
    "https://shop.test/c/%C3%A8#a?b",
    "http://s/?q",
  ])
    expect(pathOf(new Request(url))).toBe(new URL(url).pathname);
});
