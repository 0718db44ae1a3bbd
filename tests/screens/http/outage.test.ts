import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type InProcess, inProcess } from "../../support/worker/in-process";

let shop: InProcess;
let away = false;
let refused = 0;
beforeAll(async () => {
  shop = await inProcess(async () => {
    if (!away) return;
    refused += 1;
    throw new Error("D1_ERROR: D1 DB is overloaded. Requests queued for too long.");
  });
}, 60_000);
afterAll(() => shop.close());

afterAll(() => vi.useRealTimers());

describe("while the store is unavailable", () => {
  let at = Date.now();

  it.each([
    ["it is stale and the data version is known", 6 * 60_000, "/p?page=2"],
    ["the data version is no longer known", 25 * 60_000, "/p?page=3"],
  ])("a recently rendered public page is served, when %s", async (_, passed, unseen) => {
    at += 3_600_000;
    vi.useFakeTimers({ toFake: ["Date"], now: at });
    const seen = await shop.ask("/p");
    expect(seen.status).toBe(200);
    away = true;
    refused = 0;
    vi.setSystemTime(at + passed);
    const again = await shop.ask("/p");
    await expect.poll(() => refused).toBeGreaterThan(0);
    const other = await shop.ask(unseen);
    away = false;
    expect(again.status).toBe(200);
    expect(bare(await again.text())).toBe(bare(await seen.text()));
    expect(other.status).toBe(503);
    expect(other.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(await other.text()).toContain("Riprova adesso");
    expect((await shop.ask(unseen)).status).toBe(200);
  });
});

/** Removes the nonce, which differs in each response. */
const bare = (html: string) => html.replaceAll(/nonce="[^"]*"/g, "");
