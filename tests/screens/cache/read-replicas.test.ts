// With D1 read replication, a page may be rendered from a replica that lags behind. A visitor who has written data
// must not see an older state.
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { BOOKMARK, type InProcess, inProcess } from "../../support/worker/in-process";
import { PASSWORD } from "../../support/worker/worker";

// Shared data are read in separate database sessions if KV is slow. This KV is empty and answers at once, so memory
// holds all shared data.
const CACHE = { get: async () => null, put: async () => undefined };

let shop: InProcess;
beforeAll(async () => {
  // Ten seconds may pass on a slow machine, and then an isolate checks the data version again.
  vi.useFakeTimers({ toFake: ["Date"] });
  shop = await inProcess(async () => {}, { CACHE });
  for (const path of ["/cart", "/api/v3/client/products/p/"]) await (await shop.ask(path)).text();
}, 60_000);
afterAll(() => {
  vi.useRealTimers();
  return shop.close();
});

const begunBy = async (path: string, cookie: string, init?: RequestInit) => {
  // Waits for the background work of the previous request, so that its sessions are not counted.
  await shop.settled();
  const before = shop.begun.length;
  const answer = await shop.ask(path, cookie, init);
  await answer.text();
  return { begun: shop.begun.slice(before), cookies: answer.headers.getSetCookie() };
};
const bare = (cookies: string[]) => cookies.map((cookie) => cookie.split(";")[0]).join("; ");

describe("a visitor's own change", () => {
  it("is visible on the next page, from the login on", async () => {
    const body = new URLSearchParams({ username: "business@demo.test", password: PASSWORD });
    const login = await begunBy("/auth/login", "", { method: "POST", body });
    expect(login.cookies.find((cookie) => cookie.startsWith("bookmark="))).toBe(
      `bookmark=${BOOKMARK}; Path=/; Max-Age=300; SameSite=Lax; HttpOnly`,
    );
    const cart = await begunBy("/cart", bare(login.cookies));
    expect(cart.begun).toEqual([BOOKMARK]);
    // A read sets no bookmark.
    expect(cart.cookies.some((cookie) => cookie.startsWith("bookmark="))).toBe(false);
    const later = bare(login.cookies.filter((cookie) => !cookie.startsWith("bookmark=")));
    expect((await begunBy("/cart", later)).begun).toEqual(["first-unconstrained"]);
  });

  it("is not blocked by a malformed bookmark, which is ignored", async () => {
    for (const word of ["x'; DROP", "a".repeat(201), "%00"]) {
      const { begun } = await begunBy("/api/v3/client/products/p/", "", {
        headers: { "Shop-Bookmark": word },
      });
      expect([word, begun]).toEqual([word, ["first-unconstrained"]]);
    }
  });
});
