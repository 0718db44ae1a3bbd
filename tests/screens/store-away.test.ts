import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type InProcess, inProcess } from "../support/in-process";

let shop: InProcess;
let away = false;
beforeAll(async () => {
  shop = await inProcess(async () => {
    if (away) throw new Error("D1_ERROR: D1 DB is overloaded. Requests queued for too long.");
  });
}, 60_000);
afterAll(() => shop.close());

describe("while the store is away", () => {
  it("a public page that somebody saw lately is there, and any other says so and may be asked again", async () => {
    const seen = await shop.ask("/p");
    expect(seen.status).toBe(200);
    away = true;
    // Longer than what the database says is believed, shorter than a page's minute.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 40_000 });
    try {
      const again = await shop.ask("/p");
      expect(again.status).toBe(200);
      expect(bare(await again.text())).toBe(bare(await seen.text()));

      const other = await shop.ask("/p?page=2");
      expect(other.status).toBe(503);
      expect(other.headers.get("Retry-After")).toMatch(/^\d+$/);
      expect(await other.text()).toContain("Riprova adesso");
    } finally {
      away = false;
      vi.useRealTimers();
    }
    expect((await shop.ask("/p?page=2")).status).toBe(200);
  });
});

/** Each answer has a nonce of its own. */
const bare = (html: string) => html.replaceAll(/nonce="[^"]*"/g, "");
