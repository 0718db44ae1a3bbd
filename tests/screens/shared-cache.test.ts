// Several Workers over one database and one KV: what one has made the others serve without asking the database, and what
// is changed in one ends in the others within CONTRACT §8's minute.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { OPERATOR_TOKEN } from "~/tools/operator-token";
import { fakeKv } from "../support/fake-kv";
import { type InProcess, inProcess } from "../support/in-process";

type Ask = InProcess["ask"];

const PRODUCT = "/p/luppolo-adeena-in-pellet";
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const kv = fakeKv();
let shop: InProcess;
/** The statements of each question to the database. */
let batches: string[][] = [];
let isAway = false;
let first: Ask;
let second: Ask;

let at = Date.parse("2026-11-24T08:00:00Z");
const pass = (ms: number) => {
  at += ms;
  vi.setSystemTime(at);
};
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  shop = await inProcess(async (queries) => {
    batches.push(queries);
    if (isAway) throw new Error("D1_ERROR: D1 DB is overloaded. Requests queued for too long.");
  });
  [first, second] = [await another(), await another()];
}, 60_000);
afterAll(async () => {
  vi.useRealTimers();
  await shop.close();
});
beforeEach(() => pass(10 * MINUTE));
afterEach(() => {
  kv.trouble = {};
  isAway = false;
});

/** A Worker that has just started, in a place of its own. */
const another = (): Promise<Ask> => shop.another({ CACHE: kv.location(), ENVIRONMENT: "production" });

async function textOf(ask: Ask, path: string, cookie = ""): Promise<string> {
  const answer = await ask(path, cookie);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

/** Until nothing is done behind an answer any more. */
async function settled(): Promise<void> {
  for (let before = -1; before !== kv.puts.length + batches.length; ) {
    before = kv.puts.length + batches.length;
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

const operate = (ask: Ask, path: string, method: string, body: object) =>
  ask(`/api/v3/operator/${path}`, "", {
    method,
    headers: { Authorization: `Bearer ${OPERATOR_TOKEN}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

async function rename(ask: Ask, name: string): Promise<void> {
  expect((await operate(ask, "settings/SHOP_NAME/", "PUT", { value: name })).status).toBe(200);
}

const PAGES = [
  "/home",
  "/home-en",
  "/home-es",
  "/p",
  "/p?page=2",
  PRODUCT,
  "/c/luppoli",
  "/chi-siamo",
  "/news",
];

describe("a Worker that has just started", () => {
  it("serves what another has made without the database, before its answer and behind it", async () => {
    const made = new Map<string, string>();
    for (const path of PAGES) made.set(path, await textOf(first, path));
    await settled();
    const fresh = await another();
    batches = [];
    for (const path of PAGES) expect(await textOf(fresh, path), path).toBe(made.get(path));
    await settled();
    expect(batches).toEqual([]);
  });

  it("reads all facts in one round trip where KV has nothing, and in none where it has", async () => {
    kv.entries.clear();
    const [alone, later] = [await another(), await another()];
    batches = [];
    await textOf(alone, "/p?page=3");
    const ofFacts = () =>
      batches.filter((queries) => queries.some((query) => query.includes("FROM compliance_texts")));
    expect([batches.length <= 3, ofFacts().length]).toEqual([true, 1]);
    await settled();
    batches = [];
    await textOf(later, "/p?page=4");
    await settled();
    expect([batches.length <= 2, ofFacts().length]).toEqual([true, 0]);
  });
});

describe("a change by the operator", () => {
  it("ends a page at once where it was made, and within a minute in the other Worker", async () => {
    for (const ask of [first, second]) expect(await textOf(ask, "/home")).toContain("<title>");
    await settled();
    await rename(first, "Cantina Nuova");
    expect(await textOf(first, "/home")).toContain("Cantina Nuova");
    let stale = 0;
    for (let passed = 0; passed < 60; passed += 5) {
      if (!(await textOf(second, "/home")).includes("Cantina Nuova")) stale = passed + 5;
      await settled();
      pass(5 * SECOND);
    }
    expect(stale).toBeLessThan(60);
    expect(await textOf(second, "/home")).toContain("Cantina Nuova");
    await rename(second, "Bottega");
  });
});
