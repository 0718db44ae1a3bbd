// Page views are counted on the server, without address, user agent or id (CONTRACT §8).
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ACTIVATED_HEADER } from "~/browser/boot";
import { type InProcess, inProcess } from "../../support/worker/in-process";

const written: unknown[] = [];
let shop: InProcess;
beforeAll(async () => {
  const PAGE_VIEWS = { writeDataPoint: (point: unknown) => written.push(point) };
  shop = await inProcess(async () => {}, { PAGE_VIEWS });
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => {
  written.length = 0;
});

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const look = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
  const answer = await shop.ask(path, headers.Cookie, {
    ...init,
    headers: { "User-Agent": FIREFOX, "CF-Connecting-IP": "203.0.113.9", ...headers },
  });
  await answer.text();
};

describe("a page view", () => {
  it("is recorded with its page, language and referring site, and nothing else", async () => {
    await look("/p?search=ada.rossi@example.com", { Referer: "https://search.example/?q=malto" });
    await look("/home-en", { Cookie: "lan=en" });
    await vi.waitFor(() => expect(written.length).toBe(2));
    expect(written).toEqual([
      { indexes: ["/p"], blobs: ["/p", "it", "search.example"] },
      { indexes: ["/home-en"], blobs: ["/home-en", "en", ""] },
    ]);
  });

  it("is recorded for a navigation on a hydrated page, but not for the reload after an action", async () => {
    await look("/c/luppoli.data", { Referer: "http://shop.test/home" });
    await look("/c/luppoli.data", { Referer: "http://shop.test/c/luppoli?page=2" });
    await vi.waitFor(() => expect(written.length).toBe(1));
    expect(written).toEqual([{ indexes: ["/c/luppoli"], blobs: ["/c/luppoli", "it", ""] }]);
  });

  it("is recorded for a prerendered page only when it is shown", async () => {
    const ahead = await shop.ask("/p", undefined, {
      headers: { "User-Agent": FIREFOX, "Sec-Purpose": "prefetch;prerender", "Sec-Fetch-Dest": "document" },
    });
    await ahead.text();
    expect(written).toEqual([]);
    const shown = await shop.ask("/p", undefined, {
      headers: {
        "User-Agent": FIREFOX,
        [ACTIVATED_HEADER]: "1",
        "If-None-Match": ahead.headers.get("ETag") ?? "",
        Referer: "http://shop.test/p",
      },
    });
    expect([ahead.status, shown.status]).toEqual([200, 304]);
    await vi.waitFor(() => expect(written).toEqual([{ indexes: ["/p"], blobs: ["/p", "it", ""] }]));
  });

  it("is not recorded for robots, prefetches, operators, or missing pages", async () => {
    await look("/p", {
      "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    });
    await look("/p", { "Sec-Purpose": "prefetch" });
    await look("/ada-rossi-via-roma-1");
    await look("/account/orders/1");
    await look("/robots.txt");
    await look("/pgb-editor-preview");
    await look("/operator/sign-in");
    await look("/home");
    await vi.waitFor(() => expect(written.length).toBe(1));
    expect(written).toEqual([{ indexes: ["/home"], blobs: ["/home", "it", ""] }]);
  });
});
