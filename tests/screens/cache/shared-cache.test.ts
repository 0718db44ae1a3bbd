// Several Workers with one database and one KV: pages rendered by one are served by the others without database
// queries.
import { describe, expect, it, vi } from "vitest";
import { fakeKv } from "../../support/worker/fake-kv";
import { MINUTE, manyWorkers, PRODUCT, SECOND } from "../../support/worker/many-workers";
import { PASSWORD } from "../../support/worker/worker";

const world = manyWorkers();
const { another, textOf, settled, pass, kv } = world;

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

describe("a new Worker", () => {
  it("serves pages that another has rendered without the database, before and after its response", async () => {
    const made = new Map<string, string>();
    for (const path of PAGES) made.set(path, await textOf(world.first, path));
    await settled();
    const fresh = await another();
    world.batches = [];
    for (const path of PAGES) expect(await textOf(fresh, path), path).toBe(made.get(path));
    await settled();
    expect(world.batches).toEqual([]);
  });

  it("uses pages that its location has read in the last ten minutes, until they expire", async () => {
    const path = "/p?page=9";
    await textOf(world.first, path);
    await settled();
    const thing = await world.aThing(20);
    const here = kv.location();
    const made = await textOf(await another(here), path);
    await settled();
    pass(4 * MINUTE);
    await world.first.tick();
    await settled();
    const isPage = (key: string) => key.endsWith(path);
    const [second, third] = [await another(here), await another(here)];
    kv.asked = [];
    expect(await textOf(second, path)).toBe(made);
    await settled();
    expect(kv.asked.filter(isPage)).toEqual([]);
    await world.rename(world.first, "Cantina Vicina");
    expect(await textOf(world.first, path)).toContain("Cantina Vicina");
    await settled();
    pass(MINUTE);
    // An order there leaves plenty of stock: older pages are outdated but still usable.
    await world.buy(third, thing.id, 5);
    await settled();
    [kv.asked, world.batches] = [[], []];
    expect(await textOf(third, path)).toContain("Cantina Vicina");
    expect([kv.asked.filter(isPage).length, world.batches]).toEqual([1, []]);
  });

  it("serves a page that is six minutes old to concurrent requests, and renders it again once in the background", async () => {
    const made = await textOf(world.first, PRODUCT);
    await settled();
    pass(6 * MINUTE);
    await world.first.tick();
    await settled();
    const fresh = await another();
    kv.puts = [];
    const answers = await Promise.all(Array.from({ length: 10 }, () => textOf(fresh, PRODUCT)));
    expect(new Set(answers)).toEqual(new Set([made]));
    await settled();
    expect(kv.puts.filter((key) => key.endsWith(PRODUCT)).length).toBe(1);
  });

  it("reads all shared data in one round trip if KV is empty, and in none otherwise", async () => {
    kv.entries.clear();
    const [alone, later] = [await another(), await another()];
    world.batches = [];
    await textOf(alone, "/p?page=3");
    const ofFacts = () =>
      world.batches.filter((queries) => queries.some((query) => query.includes("FROM compliance_texts")));
    expect([world.batches.length <= 3, ofFacts().length]).toEqual([true, 1]);
    await settled();
    world.batches = [];
    await textOf(later, "/p?page=4");
    await settled();
    expect([world.batches.length <= 2, ofFacts().length]).toEqual([true, 0]);
  });
});

describe("the first page of a new Worker", () => {
  /** Round trips and rows read, from the response headers. */
  const costOf = async (path: string, cookie: string) => {
    const fresh = await world.shop.another({ CACHE: kv.location(), ENVIRONMENT: "development" });
    const { status, headers } = await fresh.ask(path, cookie, { headers: { "Cache-Control": "no-cache" } });
    expect([path, status]).toEqual([path, 200]);
    return ["D1-Round-Trips", "D1-Rows-Read"].map((name) => Number(headers.get(name)));
  };

  it.each<[string, string, number, number]>([
    ["/home", "", 2, 5_500],
    [PRODUCT, "", 1, 1_050],
    ["/account", "business@demo.test", 3, 300],
  ])("reads no shared data from the database: %s as %s", async (path, username, mostTrips, mostRows) => {
    await textOf(world.first, "/chi-siamo");
    await settled();
    const cookie = username && (await signedIn(username));
    const [trips = 0, rows = 0] = await costOf(path, cookie);
    expect(trips).toBeLessThanOrEqual(mostTrips);
    expect(rows).toBeLessThanOrEqual(mostRows);
  });

  it.each<[string, number]>([
    // The list of products is queried first.
    ["/home", 2],
    ["/p", 2],
    [PRODUCT, 1],
    ["/cart", 1],
    ["/account/orders", 1],
    ["/account", 2],
  ])("reads a user with all other data if another Worker has seen them: %s", async (path, trips) => {
    for (const username of ["business@demo.test", "consumer@demo.test", "agent@demo.test"]) {
      const cookie = await known(username);
      // After this request, the catalogue data of the user's price list are cached.
      await costOf(path, cookie);
      expect([username, (await costOf(path, cookie))[0]]).toEqual([username, trips]);
    }
  });

  it("shows the token's user as currently stored, even if another Worker has cached an older state", async () => {
    const [cookie, other] = [await known("business@demo.test"), await known("consumer@demo.test")];
    const seen = cookie.slice(cookie.indexOf("user="));
    const pages = [
      cookie,
      cookie.replace(seen, ""),
      cookie.replace(seen, other.slice(other.indexOf("user="))),
    ];
    const change = (name: string) =>
      world.shop.db
        .prepare("UPDATE users SET business_name = ? WHERE username = 'business@demo.test'")
        .bind(name)
        .run();
    const [before] = (
      await world.shop.db
        .prepare("SELECT business_name FROM users WHERE username = 'business@demo.test'")
        .all<{ business_name: string }>()
    ).results;
    await change("Cantina Nuova");
    for (const one of pages.concat(cookie.slice(0, -3)))
      expect(await textOf(await another(), "/account/details", one)).toContain("Cantina Nuova");
    await world.shop.db.prepare("DELETE FROM tokens").run();
    for (const one of pages) {
      const answer = await (await another()).ask("/account/details", one);
      expect([answer.status, answer.headers.get("Location")]).toEqual([
        302,
        expect.stringMatching(/^\/auth\/login/),
      ]);
    }
    await change(before?.business_name ?? "");
  });

  it("shows an agent nothing of a customer who has moved to another agent, even if another Worker has cached the customer", async () => {
    const cookie = await known("agent@demo.test");
    const orders = (await textOf(await another(), "/account/orders", cookie)).match(/\d{4}-\d{6}/g) ?? [];
    expect(orders.length).toBeGreaterThan(0);
    const { results } = await world.shop.db
      .prepare(
        "SELECT c.id FROM users c JOIN users a ON a.id = c.agent_id WHERE a.username = 'agent@demo.test'",
      )
      .all<{ id: number }>();
    const giveAllTo = (agent: string) =>
      world.shop.db
        .prepare(
          `UPDATE users SET agent_id = (SELECT id FROM users WHERE username = ?)
           WHERE id IN (SELECT value FROM json_each(?))`,
        )
        .bind(agent, JSON.stringify(results.map(({ id }) => id)))
        .run();
    await giveAllTo("agent2@demo.test");
    for (const path of ["/account/orders", "/cart"]) {
      const answer = await (await another()).ask(path, cookie);
      const text = await answer.text();
      if (path.startsWith("/account"))
        expect([path, answer.headers.get("Location")]).toEqual([path, expect.stringMatching(/^\/customers/)]);
      for (const number of orders) expect(text, path).not.toContain(number);
    }
    await giveAllTo("agent@demo.test");
  });

  it("removes the user cookie when the visitor signs out, and when the session has ended", async () => {
    const forgotten = ({ headers }: Response) =>
      headers.getSetCookie().filter((one) => one.startsWith("user="));
    const gone = [expect.stringMatching(/^user=;.*Max-Age=0/)];
    const [one, other] = [await known("consumer@demo.test"), await known("business@demo.test")];
    const left = await world.first.ask("/auth/logout", one, { method: "POST", body: new URLSearchParams() });
    expect(forgotten(left)).toEqual(gone);
    await world.shop.db.prepare("DELETE FROM tokens").run();
    expect(forgotten(await world.first.ask("/home", other))).toEqual(gone);
    expect(forgotten(await world.second.ask("/account", other))).toEqual(gone);
  });

  /** Returns the session's cookies with the cookie in which a page stores the user. */
  async function known(username: string): Promise<string> {
    const session = await signedIn(username);
    const answer = await world.first.ask("/home", session);
    const [said = ""] = answer.headers.getSetCookie().filter((one) => one.startsWith("user="));
    expect(said).toMatch(/^user=.+HttpOnly/);
    return `${session}; ${said.split(";", 1)[0]}`;
  }

  /** Returns the session's cookies; an agent acts for their first customer. */
  async function signedIn(username: string): Promise<string> {
    const session = await cookiesOf("/auth/login", { username, password: PASSWORD });
    if (!username.startsWith("agent")) return session;
    const [, customer = ""] =
      /name="customer"[^>]* value="(\d+)"/.exec(await textOf(world.first, "/customers", session)) ?? [];
    return cookiesOf("/customers", { intent: "select", customer }, session);
  }

  async function cookiesOf(path: string, fields: Record<string, string>, cookie = ""): Promise<string> {
    const answer = await world.first.ask(path, cookie, {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";", 1)[0])
      .join("; ");
  }
});

describe("visitors", () => {
  it("see the same with and without KV, in each language", async () => {
    const alone = await world.shop.another({ CACHE: fakeKv().location(), ENVIRONMENT: "production" });
    const cookies = ["it", "en", "es"].flatMap((lan) =>
      ["b2b", "b2c"].map((context) => `lan=${lan}; shop_context=${context}`),
    );
    const seen = new Set<string>();
    for (const path of [PRODUCT, "/p"])
      for (const cookie of cookies) {
        await textOf(world.first, path, cookie);
        await settled();
        const shared = await textOf(world.second, path, cookie);
        expect(shared).toBe(await textOf(alone, path, cookie));
        seen.add(shared);
      }
    expect(seen.size).toBe(12);
  });
});

describe("a storefront separate from its API", () => {
  it("serves a page again without an API call, until the API reports a change", async () => {
    vi.setSystemTime(vi.getRealSystemTime());
    const apart = await world.shop.another({
      SHOP_API_URL: world.shop.url,
      CACHE: fakeKv().location(),
      DB: undefined,
    });
    const calls = vi.spyOn(globalThis, "fetch");
    const made = await textOf(apart, "/home");
    expect(calls.mock.calls.length).toBeGreaterThan(2);
    calls.mockClear();
    expect(await textOf(apart, "/home")).toBe(made);
    expect(calls.mock.calls.length).toBe(0);
    await world.shop.db.prepare("UPDATE facts_version SET version = version + 1").run();
    vi.setSystemTime(vi.getRealSystemTime() + 21 * SECOND);
    await textOf(apart, "/home");
    expect(calls.mock.calls.length).toBeGreaterThan(2);
    calls.mockRestore();
  });
});

describe("a post without a session", () => {
  it("is stored only in the visitor's browser until the login, so that nobody can fill KV with it", async () => {
    kv.puts = [];
    const body = new URLSearchParams({ intent: "add", product: "1" });
    const answer = await world.first.ask("/account/wishlist", "", {
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
