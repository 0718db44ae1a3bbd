// Several Workers over one database and one KV: what one has made the others serve without asking the database, and what
// is changed in one ends in the others within CONTRACT §8's minute.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { CheckoutQuote } from "~/contract/checkout";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { bodyOf } from "../../support/until";
import { fakeKv } from "../../support/worker/fake-kv";
import { type InProcess, type Isolate, inProcess } from "../../support/worker/in-process";
import { PASSWORD } from "../../support/worker/worker";

const PRODUCT = "/p/luppolo-adeena-in-pellet";
const SECOND = 1000;
const MINUTE = 60 * SECOND;

// Each copy of the Worker is read and compiled by this process.
vi.setConfig({ testTimeout: 90_000 });

const kv = fakeKv();
let shop: InProcess;
/** The statements of each question to the database. */
let batches: string[][] = [];
let isAway = false;
let first: Isolate;
let second: Isolate;

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
const another = (): Promise<Isolate> => shop.another({ CACHE: kv.location(), ENVIRONMENT: "production" });

async function textOf({ ask }: Isolate, path: string, cookie = ""): Promise<string> {
  const answer = await ask(path, cookie);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

const settled = () => shop.settled();

const operate = ({ ask }: Isolate, path: string, method: string, body: object) =>
  ask(`/api/v3/operator/${path}`, "", {
    method,
    headers: { Authorization: `Bearer ${OPERATOR_TOKEN}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

async function rename(isolate: Isolate, name: string): Promise<void> {
  expect((await operate(isolate, "settings/SHOP_NAME/", "PUT", { value: name })).status).toBe(200);
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

  it("serves a page of six minutes ago to a crowd, and has it rendered again behind the answers, once", async () => {
    const made = await textOf(first, PRODUCT);
    await settled();
    pass(6 * MINUTE);
    await first.tick();
    await settled();
    const fresh = await another();
    kv.puts = [];
    const answers = await Promise.all(Array.from({ length: 10 }, () => textOf(fresh, PRODUCT)));
    expect(new Set(answers)).toEqual(new Set([made]));
    await settled();
    expect(kv.puts.filter((key) => key.endsWith(PRODUCT)).length).toBe(1);
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

describe("the first page of a Worker that has just started", () => {
  /** Trips and rows, as the Worker itself counts them. */
  const costOf = async (path: string, cookie: string) => {
    const fresh = await shop.another({ CACHE: kv.location(), ENVIRONMENT: "development" });
    const { status, headers } = await fresh.ask(path, cookie, { headers: { "Cache-Control": "no-cache" } });
    expect([path, status]).toEqual([path, 200]);
    return ["D1-Round-Trips", "D1-Rows-Read"].map((name) => Number(headers.get(name)));
  };

  it.each<[string, string, number, number]>([
    ["/home", "", 2, 5_500],
    [PRODUCT, "", 1, 1_000],
    ["/account", "business@demo.test", 3, 300],
  ])("asks no facts of the database: %s as %s", async (path, username, mostTrips, mostRows) => {
    await textOf(first, "/chi-siamo");
    await settled();
    const cookie = username && (await signedIn(username));
    const [trips = 0, rows = 0] = await costOf(path, cookie);
    expect(trips).toBeLessThanOrEqual(mostTrips);
    expect(rows).toBeLessThanOrEqual(mostRows);
  });

  async function signedIn(username: string): Promise<string> {
    const body = new URLSearchParams({ username, password: PASSWORD });
    const answer = await first.ask("/auth/login", "", { method: "POST", body });
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";", 1)[0])
      .join("; ");
  }
});

/** The longest time, in seconds, that a page asked for every five seconds did not say so yet. */
async function secondsUntil(isolate: Isolate, path: string, words: string): Promise<number> {
  let stale = 0;
  for (let passed = 0; passed <= 75; passed += 5) {
    if (!(await textOf(isolate, path)).includes(words)) stale = passed + 5;
    await settled();
    pass(5 * SECOND);
  }
  return stale;
}

/** Something that is there, and sold as it is. */
async function aThing() {
  const thing = await shop.db
    .prepare(
      `SELECT p.id, p.slug, s.quantity FROM products p JOIN stock s ON s.item_id = p.id
       WHERE s.is_backorderable = 0 AND s.quantity BETWEEN 2 AND 90 AND p.min_qty = 1 AND p.qty_step = 1
         AND p.audience = 'all' AND p.is_active AND p.parent_id IS NULL
         AND NOT EXISTS (SELECT 1 FROM products v WHERE v.parent_id = p.id) LIMIT 1`,
    )
    .first<{ id: number; slug: string; quantity: number }>();
  if (!thing) throw new Error("nothing fits");
  return thing;
}

describe("a change by the operator", () => {
  it("ends a page at once where it was made, and within a minute in the other Worker", async () => {
    for (const isolate of [first, second]) await textOf(isolate, "/home");
    await settled();
    await rename(first, "Cantina Nuova");
    expect(await textOf(first, "/home")).toContain("Cantina Nuova");
    expect(await secondsUntil(second, "/home", "Cantina Nuova")).toBeLessThanOrEqual(60);
  });

  it("is seen within two minutes where KV could not be told", async () => {
    for (const isolate of [first, second]) await textOf(isolate, "/home");
    await settled();
    kv.trouble.put = () => Promise.reject(new Error("KV PUT failed: 429 Too Many Requests"));
    await rename(first, "Cantina Vecchia");
    expect(await textOf(first, "/home")).toContain("Cantina Vecchia");
    await settled();
    kv.trouble = {};
    pass(60 * SECOND);
    await first.tick();
    await settled();
    expect(await secondsUntil(second, "/home", "Cantina Vecchia")).toBeLessThanOrEqual(60);
  });

  it("changes a price on the other Worker's page within a minute", async () => {
    const { id, slug } = await aThing();
    const path = `/p/${slug}`;
    const price = (standard_price: string) =>
      operate(first, `prices/${id}/`, "PUT", { list: "retail", standard_price });
    await textOf(second, path);
    await settled();
    expect((await price("777.77")).status).toBe(200);
    expect(await textOf(first, path)).toContain("777,77");
    expect(await secondsUntil(second, path, "777,77")).toBeLessThanOrEqual(60);
  });
});

describe("what others have bought", () => {
  it("is sold out on the other Worker's page within a minute, and only counts may lag", async () => {
    const product = await aThing();
    const path = `/p/${product.slug}`;
    for (const isolate of [first, second]) expect(await textOf(isolate, path)).not.toContain("Esaurito");
    await settled();
    const call = async <T>(address: string, body: object, headers: Record<string, string> = {}) => {
      const answer = await first.ask(`/api/v3/client/${address}`, "", {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
      expect([address, answer.ok]).toEqual([address, true]);
      return answer.json<T>();
    };
    const { token } = await call<{ token: string }>(
      "auth/login/",
      {},
      {
        Authorization: `Basic ${btoa(`consumer@demo.test:${PASSWORD}`)}`,
      },
    );
    const own = { Authorization: `Token ${token}` };
    const { cart } = await call<{ cart: number }>(
      "carts/rows/",
      { product: product.id, qty: product.quantity },
      own,
    );
    const quote = await call<CheckoutQuote>("checkout/init/", { cart }, own);
    await call("checkout/", bodyOf(cart, quote), { ...own, "Idempotency-Key": crypto.randomUUID() });
    expect(await textOf(first, path)).toContain("Esaurito");
    expect(await secondsUntil(second, path, "Esaurito")).toBeLessThanOrEqual(60);
  });
});

describe("an entry that is not what was put there", () => {
  const SPOILED: Record<string, (bytes: Uint8Array, other: Uint8Array) => Uint8Array> = {
    [PRODUCT]: (bytes) => bytes.map((byte, n) => (n === bytes.length - 9 ? byte ^ 1 : byte)),
    "/p": (bytes) => bytes.subarray(0, bytes.length >> 1),
    "/chi-siamo": () => new Uint8Array(),
    "/news": (_, other) => other,
    "/c/luppoli": () => new TextEncoder().encode("<html>999,99"),
  };

  it("is a miss: tampered with, torn, empty, of another page, or no entry at all", async () => {
    const made = new Map<string, string>();
    for (const path of Object.keys(SPOILED)) made.set(path, await textOf(first, path));
    await settled();
    const whole = new Map(kv.entries);
    const tampered = SPOILED[PRODUCT];
    for (const [key, bytes] of whole) {
      const spoil =
        Object.entries(SPOILED).find(([path]) => key.endsWith(`shop.test${path}`))?.[1] ?? tampered;
      const other = [...whole].find(([name]) => name !== key && name.startsWith("page:"))?.[1];
      if (spoil && other) kv.entries.set(key, spoil(bytes, other));
    }
    const fresh = await another();
    for (const [path, html] of made) {
      batches = [];
      expect(await textOf(fresh, path), path).toBe(html);
      if (path !== "/chi-siamo") expect([path, batches.length > 0]).toEqual([path, true]);
    }
    await settled();
  });

  it("is a miss: from before a change, and from more than half an hour ago", async () => {
    await textOf(first, PRODUCT);
    await settled();
    const old = new Map(kv.entries);
    await rename(first, "Bottega di prima");
    await settled();
    for (const [key, bytes] of old) if (key.startsWith("page:")) kv.entries.set(key, bytes);
    const fresh = await another();
    expect(await textOf(fresh, PRODUCT)).toContain("Bottega di prima");
    await settled();
    const late = new Map(kv.entries);
    pass(31 * MINUTE);
    await rename(first, "Bottega");
    await settled();
    for (const [key, bytes] of late) kv.entries.set(key, bytes);
    expect(await textOf(await another(), PRODUCT)).not.toContain("Bottega di prima");
  });
});

describe("where a store is away", () => {
  it.each<[string, typeof kv.trouble]>([
    ["KV fails each read", { get: () => Promise.reject(new Error("KV GET failed: 500")) }],
    ["KV fails each write", { put: () => Promise.reject(new Error("KV PUT failed: 429")) }],
    ["KV never answers", { get: () => new Promise(() => {}) }],
  ])("all pages are there while %s", async (_, trouble) => {
    kv.trouble = trouble;
    const fresh = await another();
    for (const path of [PRODUCT, "/chi-siamo"]) expect(await textOf(fresh, path)).toContain("</html>");
    await settled();
  });

  it("a Worker that has just started serves what KV has while the database is away", async () => {
    const made = await textOf(first, PRODUCT);
    await settled();
    const fresh = await another();
    isAway = true;
    expect(await textOf(fresh, PRODUCT)).toBe(made);
  });
});

describe("people", () => {
  it("see the same with KV and without it, each in their language", async () => {
    const alone = await shop.another({ CACHE: fakeKv().location(), ENVIRONMENT: "production" });
    const cookies = ["it", "en", "es"].flatMap((lan) =>
      ["b2b", "b2c"].map((context) => `lan=${lan}; shop_context=${context}`),
    );
    const seen = new Set<string>();
    for (const path of [PRODUCT, "/p"])
      for (const cookie of cookies) {
        await textOf(first, path, cookie);
        await settled();
        const shared = await textOf(second, path, cookie);
        expect(shared).toBe(await textOf(alone, path, cookie));
        seen.add(shared);
      }
    expect(seen.size).toBe(12);
  });
});

describe("a storefront apart from its API", () => {
  it("serves a page again without a call, until the API says that something has changed", async () => {
    vi.setSystemTime(vi.getRealSystemTime());
    const apart = await shop.another({ SHOP_API_URL: shop.url, CACHE: fakeKv().location(), DB: undefined });
    const calls = vi.spyOn(globalThis, "fetch");
    const made = await textOf(apart, "/home");
    expect(calls.mock.calls.length).toBeGreaterThan(2);
    calls.mockClear();
    expect(await textOf(apart, "/home")).toBe(made);
    expect(calls.mock.calls.length).toBe(0);
    await shop.db.prepare("UPDATE facts_version SET version = version + 1").run();
    vi.setSystemTime(vi.getRealSystemTime() + 21 * SECOND);
    await textOf(apart, "/home");
    expect(calls.mock.calls.length).toBeGreaterThan(2);
    calls.mockRestore();
  });
});

describe("what somebody without a session posts", () => {
  it("waits for the login in the browser alone: nobody can fill the store with it", async () => {
    kv.puts = [];
    const body = new URLSearchParams({ intent: "add", product: "1" });
    const answer = await first.ask("/account/wishlist", "", {
      method: "POST",
      body,
      headers: { Origin: "http://shop.test" },
    });
    expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([
      303,
      expect.stringContaining("kept="),
    ]);
    expect(kv.puts.filter((key) => key.startsWith("kept:"))).toEqual([]);
  });
});
