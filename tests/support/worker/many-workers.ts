// Several Workers of one shop, each in its own location, with one database, one KV, and a clock that a test moves.
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import type { CheckoutQuote } from "~/contract/checkout";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { bodyOf } from "../until";
import { fakeKv } from "./fake-kv";
import { type InProcess, type Isolate, inProcess } from "./in-process";
import { PASSWORD } from "./worker";

export const PRODUCT = "/p/luppolo-adeena-in-pellet";
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

interface World {
  shop: InProcess;
  first: Isolate;
  second: Isolate;
  /** The statements of each query to the database. */
  batches: string[][];
  /** True while the database refuses every query. */
  isAway: boolean;
}

/** Call it at the top of a test file. */
export function manyWorkers() {
  // This process reads and compiles each copy of the Worker.
  vi.setConfig({ testTimeout: 90_000 });
  const kv = fakeKv();
  let at = Date.parse("2026-11-24T08:00:00Z");
  const pass = (ms: number) => {
    at += ms;
    vi.setSystemTime(at);
  };
  const world = Object.assign({} as World, { batches: [], isAway: false });

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: at });
    world.shop = await inProcess(async (queries) => {
      world.batches.push(queries);
      if (world.isAway) throw new Error("D1_ERROR: D1 DB is overloaded. Requests queued for too long.");
    });
    [world.first, world.second] = [await another(), await another()];
  }, 60_000);
  afterAll(async () => {
    vi.useRealTimers();
    await world.shop.close();
  });
  beforeEach(() => pass(10 * MINUTE));
  afterEach(() => {
    kv.trouble = {};
    world.isAway = false;
  });

  /** Starts a new Worker. @param location of KV; by default a new one */
  const another = (location = kv.location()): Promise<Isolate> =>
    world.shop.another({ CACHE: location, ENVIRONMENT: "production" });

  const settled = () => world.shop.settled();

  const operate = ({ ask }: Isolate, path: string, method: string, body: object) =>
    ask(`/api/v3/operator/${path}`, "", {
      method,
      headers: { Authorization: `Bearer ${OPERATOR_TOKEN}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });

  async function rename(isolate: Isolate, name: string): Promise<void> {
    expect((await operate(isolate, "settings/SHOP_NAME/", "PUT", { value: name })).status).toBe(200);
  }

  /** The longest time, in seconds, until a page requested every five seconds contains the words. */
  async function secondsUntil(isolate: Isolate, path: string, words: string): Promise<number> {
    let stale = 0;
    for (let passed = 0; passed <= 75; passed += 5) {
      if (!(await textOf(isolate, path)).includes(words)) stale = passed + 5;
      await settled();
      pass(5 * SECOND);
    }
    return stale;
  }

  const aThing = (least = 2) => thingIn(world.shop.db, least);

  /** Places an order of the demo's consumer. */
  async function buy({ ask }: Isolate, product: number, qty: number): Promise<void> {
    const call = async <T>(path: string, body: object, headers: Record<string, string>) => {
      const answer = await ask(`/api/v3/client/${path}`, "", {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
      expect([path, answer.ok]).toEqual([path, true]);
      return answer.json<T>();
    };
    const login = { Authorization: `Basic ${btoa(`consumer@demo.test:${PASSWORD}`)}` };
    const { token } = await call<{ token: string }>("auth/login/", {}, login);
    const own = { Authorization: `Token ${token}` };
    const { cart } = await call<{ cart: number }>("carts/rows/", { product, qty }, own);
    const quote = await call<CheckoutQuote>("checkout/init/", { cart }, own);
    await call("checkout/", bodyOf(cart, quote), { ...own, "Idempotency-Key": crypto.randomUUID() });
  }

  return Object.assign(world, {
    kv,
    pass,
    another,
    textOf,
    settled,
    operate,
    rename,
    secondsUntil,
    aThing,
    buy,
  });
}

/** A product in stock that can be bought without choices. */
export async function thingIn(db: D1Database, least: number) {
  const thing = await db
    .prepare(
      `SELECT p.id, p.slug, s.quantity FROM products p JOIN stock s ON s.item_id = p.id
       WHERE s.is_backorderable = 0 AND s.quantity BETWEEN ? AND 90 AND p.min_qty = 1 AND p.qty_step = 1
         AND p.audience = 'all' AND p.is_active AND p.parent_id IS NULL
         AND NOT EXISTS (SELECT 1 FROM products v WHERE v.parent_id = p.id) LIMIT 1`,
    )
    .bind(least)
    .first<{ id: number; slug: string; quantity: number }>();
  if (!thing) throw new Error("nothing fits");
  return thing;
}

async function textOf({ ask }: Isolate, path: string, cookie = ""): Promise<string> {
  const answer = await ask(path, cookie);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}
