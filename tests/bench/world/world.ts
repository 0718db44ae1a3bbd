// `npm run bench:world [-- --minutes 4 --life 60 --rate 8 --change 60]` simulates the shop in several cities with
// one database and one KV, with the delays of their distances. Isolates live for `life` seconds, and requests of
// the first life count only as costs; all cities together receive `rate` visitors per second; a price changes every
// `change` seconds. The shop's code is unchanged: a Worker around it (city.js) delays its stores, another one
// (sea.js) simulates KV as each city sees it.
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import type { WorkerOptions } from "miniflare";
import { buildWhenChanged } from "~/tools/build";
import { everyMinute, type Server, shopWorker, startServer } from "~/tools/serve";
import { main } from "~/tools/steps";
import { browser } from "../../support/browser";
import { openControl } from "../../support/worker/control";
import { demoState } from "../../support/worker/state";
import { PASSWORD, sql } from "../../support/worker/worker";
import { CITIES, type City } from "./cities";
import { priceOn, type Watched, watch } from "./operator";
import { aPurchase } from "./order";
import { type Kind, pathOf, popularity, someone } from "./people";
import { type Asked, print, type Sums } from "./table";

const PRODUCTS = 60;

main(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "4" },
      life: { type: "string", default: "60" },
      rate: { type: "string", default: "8" },
      change: { type: "string", default: "60" },
    },
  });
  const [minutes, life, rate] = [Number(values.minutes), Number(values.life), Number(values.rate)];
  await buildWhenChanged();
  const state = await demoState();
  const lives = Math.ceil((minutes * 60) / life);
  const beside = [sea(), ...CITIES.flatMap((city) => isolates(state, city, lives))];
  const server = await startServer({ state, beside });
  const control = await openControl(server);
  Object.assign(process.env, { BOTTEGA_URL: server.url, BOTTEGA_CONTROL: control.url });
  const endCron = everyMinute(server);
  try {
    await live(server, {
      untilMs: minutes * 60_000,
      lifeMs: life * 1000,
      everyMs: (1000 * CITIES.length) / rate,
      changeMs: Number(values.change) * 1000,
    });
  } finally {
    endCron();
    await control.close();
    await server.mf.dispose();
    rmSync(state, { recursive: true, force: true });
  }
});

const sea = (): WorkerOptions => ({
  name: "sea",
  modules: [{ type: "ESModule", path: "tests/bench/world/sea.js" }],
  kvNamespaces: { CACHE: "cache" },
  unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
});

const nameOf = (city: City, life: number): string => `${CITIES.indexOf(city)}-${life}`;

/**
 * Returns one Worker for each life of the city's isolate, because a Worker without requests has nothing in its
 * memory.
 */
function isolates(state: string, city: City, lives: number): WorkerOptions[] {
  // In development, each isolate checks every second whether its clock has been moved; production mode avoids that.
  const production = { ENVIRONMENT: "production", RATE_LIMIT_FACTOR: "1" };
  const shop = shopWorker(state, {
    ...production,
    D1_MS: String(city.d1),
    COLD_MS: String(city.cold),
    CITY: city.name,
  });
  return Array.from({ length: lives }, (_, life) => ({
    ...shop,
    name: nameOf(city, life),
    modules: [
      { type: "ESModule", path: "tests/bench/world/city.js" },
      { type: "ESModule", path: "build/worker.js" },
    ],
    modulesRoot: ".",
    // The queue has one consumer: the shop's own Worker.
    queueConsumers: {},
    serviceBindings: { ...shop.serviceBindings, SEA: "sea" },
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  }));
}

interface Plan {
  untilMs: number;
  lifeMs: number;
  /** Mean time between two visitors of one city. */
  everyMs: number;
  changeMs: number;
}

async function live(server: Server, { untilMs, lifeMs, everyMs, changeMs }: Plan): Promise<void> {
  const urlOf = async (name: string) => (await server.mf.unsafeGetDirectURL(name)).origin;
  const product = await popularity(PRODUCTS);
  const [plain] = await sql<{ slug: string }>(
    `SELECT p.slug FROM products p JOIN prices pr ON pr.item_id = p.id WHERE p.parent_id IS NULL AND p.variants_count = 0
     AND p.is_active = 1 AND pr.special_cents IS NULL AND p.id NOT IN (SELECT item_id FROM promotion_prices)
     ORDER BY p.position LIMIT 1`,
  );
  const milan = await urlOf(nameOf(CITIES[0] as City, 0));
  const watched = await watch(milan, plain?.slug ?? "");
  // Enough stock for every order of the run, as for most ordered products.
  await sql(
    "INSERT INTO stock_movements (item_id, kind, on_hand, created_at) VALUES (?, 'adjustment', 1000000, ?)",
    watched.id,
    new Date().toISOString(),
  );
  const asked: Asked[] = [];
  const began = Date.now();
  const isOver = () => Date.now() - began >= untilMs;
  const operator = (async () => {
    for (let next = began + changeMs; !isOver(); next += changeMs) {
      await sleep(Math.min(next - Date.now(), untilMs));
      await watched.change();
    }
  })();
  const cities = CITIES.map(async (city) => {
    const session = await cookieAt(await urlOf(nameOf(city, 0)));
    const under: Promise<unknown>[] = [];
    while (!isOver()) {
      // Visitors arrive independently of each other, as in a Poisson process.
      await sleep(-Math.log(1 - Math.random()) * everyMs);
      const url = await urlOf(
        nameOf(city, Math.min(Math.floor((Date.now() - began) / lifeMs), lastLife(untilMs, lifeMs))),
      );
      const kind = someone();
      const visit =
        kind === "ordering"
          ? aPurchase(url, watched).then((staleness) =>
              asked.push({ city, kind, staleness, at: Date.now(), ...NO_PAGE }),
            )
          : look(url, city, kind, session, product, watched).then((page) => asked.push(page));
      under.push(visit.catch((error) => console.error(`${city.name}: ${error.message}`)));
    }
    await Promise.all(under);
  });
  await Promise.all([operator, ...cities]);
  const sums = await sumsOf(urlOf, lastLife(untilMs, lifeMs));
  print(asked, began + lifeMs, sums);
}

const NO_PAGE = { ttfb: 0, waits: null };
const lastLife = (untilMs: number, lifeMs: number) => Math.ceil(untilMs / lifeMs) - 1;
const sleep = (ms: number) => new Promise((wake) => setTimeout(wake, Math.max(0, ms)));

async function look(
  url: string,
  city: City,
  kind: Kind,
  session: string,
  product: () => string,
  watched: Watched,
): Promise<Asked> {
  const isWatched = kind === "nobody" && Math.random() < 0.1;
  const path = isWatched ? `/p/${watched.slug}` : pathOf(kind, product);
  const askedAt = Date.now();
  const before = performance.now();
  const answer = await fetch(url + path, {
    headers: {
      Accept: "text/html",
      "Accept-Encoding": "identity",
      ...(kind === "nobody" ? {} : { Cookie: session }),
    },
  });
  const ttfb = performance.now() - before;
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  const shown = isWatched ? priceOn(html) : null;
  return {
    city,
    kind,
    at: askedAt,
    ttfb,
    waits: JSON.parse(answer.headers.get("World-Waits") ?? "null"),
    staleness: shown === null ? null : watched.staleness(shown, askedAt),
  };
}

async function cookieAt(url: string): Promise<string> {
  const one = browser(url);
  await one.post("/auth/login", { username: "business@demo.test", password: PASSWORD });
  return [...one.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

async function sumsOf(urlOf: (name: string) => Promise<string>, last: number): Promise<Map<City, Sums>> {
  const json = async <T>(url: string): Promise<T> => (await fetch(url)).json() as Promise<T>;
  const kv = await json<Record<string, Sums>>(`${await urlOf("sea")}/sums`);
  const sums = new Map<City, Sums>();
  for (const city of CITIES) {
    const all = { ...kv[city.name], trips: 0, rowsRead: 0, rowsWritten: 0 } as Sums;
    for (let life = 0; life <= last; life += 1) {
      const one = await json<Sums>(`${await urlOf(nameOf(city, life))}/world`);
      for (const key of ["trips", "rowsRead", "rowsWritten"] as const) all[key] += one[key];
    }
    sums.set(city, all);
  }
  return sums;
}
