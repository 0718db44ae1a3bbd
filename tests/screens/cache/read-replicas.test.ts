// With read replication a page may be made from a copy that lags. A visitor who has written something is shown no older copy.
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { BOOKMARK, type InProcess, inProcess } from "../../support/worker/in-process";
import { PASSWORD } from "../../support/worker/worker";

// What is kept for all is read in sessions of its own wherever KV is slow: here it has nothing, at once, and memory has all.
const CACHE = { get: async () => null, put: async () => undefined };

let shop: InProcess;
beforeAll(async () => {
  // On a slow machine ten seconds pass, after which an isolate looks again at what has changed.
  vi.useFakeTimers({ toFake: ["Date"] });
  shop = await inProcess(async () => {}, { CACHE });
  for (const path of ["/cart", "/api/v3/client/products/p/"]) await (await shop.ask(path)).text();
}, 60_000);
afterAll(() => {
  vi.useRealTimers();
  return shop.close();
});

const begunBy = async (path: string, cookie: string, init?: RequestInit) => {
  // What the request before does behind its answer is not this one's.
  await shop.settled();
  const before = shop.begun.length;
  const answer = await shop.ask(path, cookie, init);
  await answer.text();
  return { begun: shop.begun.slice(before), cookies: answer.headers.getSetCookie() };
};
const bare = (cookies: string[]) => cookies.map((cookie) => cookie.split(";")[0]).join("; ");

describe("what one has just done", () => {
  it("is there on the next page, from the login on", async () => {
    const body = new URLSearchParams({ username: "business@demo.test", password: PASSWORD });
    const login = await begunBy("/auth/login", "", { method: "POST", body });
    expect(login.cookies.find((cookie) => cookie.startsWith("bookmark="))).toBe(
      `bookmark=${BOOKMARK}; Path=/; Max-Age=300; SameSite=Lax; HttpOnly`,
    );
    const cart = await begunBy("/cart", bare(login.cookies));
    expect(cart.begun).toEqual([BOOKMARK]);
    // Reading alone binds nobody.
    expect(cart.cookies.some((cookie) => cookie.startsWith("bookmark="))).toBe(false);
    const later = bare(login.cookies.filter((cookie) => !cookie.startsWith("bookmark=")));
    expect((await begunBy("/cart", later)).begun).toEqual(["first-unconstrained"]);
  });

  it("is no reason to refuse a malformed bookmark", async () => {
    for (const word of ["x'; DROP", "a".repeat(201), "%00"]) {
      const { begun } = await begunBy("/api/v3/client/products/p/", "", {
        headers: { "Shop-Bookmark": word },
      });
      expect([word, begun]).toEqual([word, ["first-unconstrained"]]);
    }
  });
});
