// No request waits for a promise of another request, because the runtime would cancel it (decision 014). The tests
// hold back one database query as if its request had been cancelled.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeKv } from "../../support/worker/fake-kv";
import { type InProcess, inProcess } from "../../support/worker/in-process";

const PRODUCT = "/p/luppolo-adeena-in-pellet";
/** Patterns of the queries for a product and for the data version. */
const OF_PRODUCT = /FROM products p/;
const VERSION = /FROM facts_version/;

const kv = fakeKv();
let shop: InProcess;
let asked: string[] = [];
/** Queries that match `words` never finish: all of them, or only the first. */
let hold: { words: RegExp; all: boolean; held: number } | null = null;

beforeAll(async () => {
  shop = await inProcess(
    async (queries) => {
      asked.push(...queries);
      if (!hold || !queries.some((query) => hold?.words.test(query))) return;
      hold.held += 1;
      if (hold.all || hold.held === 1) await new Promise(() => {});
    },
    { CACHE: kv.location() },
  );
}, 60_000);
afterAll(() => shop.close());

let at = Date.now();
const pass = (ms: number) => {
  at += ms;
  vi.setSystemTime(at);
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  kv.entries.clear();
  pass(13 * 3_600_000);
});
afterEach(() => {
  hold = null;
  kv.trouble = {};
  vi.useRealTimers();
});

const crowd = (path: string) => Promise.all(Array.from({ length: 30 }, () => shop.ask(path)));
const statuses = (answers: Response[]) => [...new Set(answers.map(({ status }) => status))];
const timesAsked = (words: RegExp) => asked.filter((query) => words.test(query)).length;

describe("a stale page", () => {
  it("is served to all requests, and rendered again by one of them", async () => {
    await shop.ask(PRODUCT);
    asked = [];
    await shop.ask(`${PRODUCT}?page=1`);
    const once = timesAsked(OF_PRODUCT);
    expect(once).toBeGreaterThan(0);
    pass(6 * 60_000);
    asked = [];
    const answers = await crowd(PRODUCT);
    expect(statuses(answers)).toEqual([200]);
    await expect.poll(() => timesAsked(OF_PRODUCT)).toBe(once);
  });

  it("is served while a renewal never finishes, and then renewed by another request", async () => {
    await shop.ask(PRODUCT);
    pass(6 * 60_000);
    await shop.ask("/p?page=2");
    hold = { words: OF_PRODUCT, all: true, held: 0 };
    expect(statuses(await crowd(PRODUCT))).toEqual([200]);
    await expect.poll(() => hold?.held).toBe(1);
    pass(6_000);
    expect(statuses(await crowd(PRODUCT))).toEqual([200]);
    await expect.poll(() => hold?.held).toBe(2);
  });
});

describe("a page that is not cached", () => {
  it("is rendered once for concurrent requests", async () => {
    asked = [];
    expect(statuses(await crowd(PRODUCT))).toEqual([200]);
    const once = timesAsked(OF_PRODUCT);
    pass(13 * 3_600_000);
    asked = [];
    await shop.ask(PRODUCT);
    expect(timesAsked(OF_PRODUCT)).toBe(once);
  });

  it.each([
    ["the query of the product", OF_PRODUCT],
    ["the query of the settings", /FROM settings/],
    ["the query of the data version", VERSION],
  ])("is rendered by other requests if the first one never finishes: %s", async (_, words) => {
    hold = { words, all: false, held: 0 };
    void shop.ask(PRODUCT);
    await expect.poll(() => hold?.held).toBeGreaterThan(0);
    expect(statuses(await crowd(PRODUCT))).toEqual([200]);
  });
});

describe("the data version", () => {
  it("is checked by one request in the background, and delays none", async () => {
    await shop.ask(PRODUCT);
    pass(12_000);
    let looks = 0;
    kv.trouble.get = () => {
      looks += 1;
      return new Promise(() => {});
    };
    expect(statuses(await crowd(PRODUCT))).toEqual([200]);
    expect(looks).toBe(1);
  });
});
