// `npm run bench -- --growth [--orders 1000000]` and `--large` measure how the cost of screens, calls and jobs
// grows with orders, customers and cart rows. The cost is given in rows read, which do not depend on the machine,
// and as the median response time in milliseconds. The last columns compare the largest shop with the smallest. A
// cost that grows by more than the factor `LIMIT` fails unless the target gives a reason.
import { execFileSync } from "node:child_process";
import { Agent, setGlobalDispatcher } from "undici";
import { buildWhenChanged } from "~/tools/build";
import { scaledCatalogue } from "~/tools/prepare";
import { type OwnShop, ownShop } from "../support/worker/own-shop";
import { type Growing, growing, growingCart } from "./growth-targets";
import { count, growCustomers, growOrders } from "./growth-world";
import { heapMb } from "./heap";
import { largeState } from "./large-world";

// Each request opens its own connection: after a response that took seconds, workerd closes the connection just as
// the next request reuses it.
setGlobalDispatcher(new Agent({ pipelining: 0 }));

const LIMIT = 1.5;
/** A difference of fewer rows than this is never reported as growth. */
const FEW_ROWS = 100;
const ORDERS = [1_000, 10_000, 100_000, 1_000_000];
const CUSTOMERS = [40, 1_000, 10_000];
const CART_ROWS = [20, 200];
const ASKED = 7;

/** Both shops have the same number of customers, so that only orders and products differ. */
const LARGE_CUSTOMERS = 5_000;
const LARGE_PRODUCTS = 100_000;
const ASKED_OF_LARGE = 3;

interface Cost {
  ms: number;
  rows: number;
  why: string | undefined;
}
interface Memory {
  heap: number;
  resident: number;
}
export type Costs = Map<string, Cost>;

/** @returns the costs that exceeded their limit */
export async function measureGrowth(mostOrders: number): Promise<string[]> {
  await buildWhenChanged();
  const orders = ORDERS.filter((n) => n <= mostOrders);
  return [
    ...(await axis("orders", orders, growOrders, grownTargets)),
    ...(await axis("customers", CUSTOMERS, growCustomers, grownTargets)),
    // A cart is always read whole, so the limit applies to the cost per row.
    ...(await axis(
      "rows in the cart",
      CART_ROWS,
      async () => {},
      growingCart,
      (scale) => scale,
    )),
  ];
}

/**
 * Compares a shop with the demo's products and a thousand orders with a shop of LARGE_PRODUCTS products and
 * `orders` orders: `--large [--orders 1000000]`.
 * @returns the costs that exceeded their limit
 */
export async function measureLarge(orders: number): Promise<string[]> {
  await buildWhenChanged();
  const scales = [ORDERS[0] ?? 0, orders];
  const all: Costs[] = [];
  const memory: Memory[] = [];
  for (const [at, scale] of scales.entries()) {
    const catalogue = at === 0 ? undefined : await scaledCatalogue(LARGE_PRODUCTS);
    const shop = await ownShop({}, await largeState(scale, LARGE_CUSTOMERS, catalogue), true);
    process.env.BOTTEGA_URL = shop.url;
    try {
      const targets = (await grownTargets(shop)).filter(({ isWaitedFor }) => isWaitedFor !== false);
      all.push(await costsOf(targets, ASKED_OF_LARGE));
      memory.push({ heap: await heapMb(shop.mf), resident: residentMb() });
    } finally {
      await shop.close();
    }
  }
  print("orders, and products in proportion", scales, all, memory, [1, 1]);
  return beyondLimit(all).map((beyond) => `${beyond} in a large shop`);
}

async function axis(
  what: string,
  scales: readonly number[],
  grow: (db: D1Database, wanted: number) => Promise<void>,
  targetsOf: (shop: OwnShop, scale: number) => Promise<Growing[]>,
  shareOf: (scale: number) => number = () => 1,
): Promise<string[]> {
  const all: Costs[] = [];
  const memory: Memory[] = [];
  const shop = await ownShop({}, undefined, true);
  process.env.BOTTEGA_URL = shop.url;
  try {
    for (const scale of scales) {
      await grow(shop.db, scale);
      all.push(await costsOf(await targetsOf(shop, scale), ASKED));
      memory.push({ heap: await heapMb(shop.mf), resident: residentMb() });
    }
  } finally {
    await shop.close();
  }
  const shares = scales.map(shareOf);
  print(what, scales, all, memory, shares);
  return beyondLimit(all, shares).map((beyond) => `${beyond} for more ${what}`);
}

export const grownTargets = async (shop: OwnShop): Promise<Growing[]> =>
  growing(shop, {
    customer: await count(
      shop.db,
      "orders WHERE customer_id = (SELECT id FROM users WHERE username = 'consumer@demo.test')",
    ),
    agent: await count(
      shop.db,
      "orders WHERE customer_id IN (SELECT id FROM users WHERE agent_id = (SELECT id FROM users WHERE username = 'agent@demo.test'))",
    ),
    all: await count(shop.db, "orders"),
  });

/** @param asked the number of measured runs of each target, after a first run that warms the isolate's caches */
export async function costsOf(targets: readonly Growing[], asked: number): Promise<Costs> {
  const costs: Costs = new Map();
  for (const { name, ask, before, why } of targets) {
    const answers: { ms: number; rows: number }[] = [];
    try {
      for (let n = 0; n <= asked; n += 1) {
        await before?.();
        const start = performance.now();
        const rows = await ask();
        answers.push({ ms: performance.now() - start, rows });
      }
    } catch (error) {
      console.log(`${name}: ${error instanceof Error ? error.message : error}`);
    }
    const times = answers
      .slice(1)
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
    costs.set(name, {
      ms: times[times.length >> 1] ?? Number.NaN,
      rows: answers.length > asked ? (answers.at(-1)?.rows ?? Number.NaN) : Number.NaN,
      why,
    });
  }
  return costs;
}

/** Lists the targets whose rows read grew by more than `LIMIT` without a reason. */
export const beyondLimit = (all: readonly Costs[], shares: readonly number[] = []): string[] =>
  [...(all[0]?.keys() ?? [])].flatMap((name) => {
    const { ratio, isBeyond, why } = growthOf(name, all, shares);
    return isBeyond && !why ? `${name}: ${ratio.toFixed(1)} times the rows` : [];
  });

function growthOf(name: string, all: readonly Costs[], shares: readonly number[]) {
  const [first, last] = [all[0]?.get(name), all.at(-1)?.get(name)];
  const [from, to] = [
    (first?.rows ?? Number.NaN) / (shares[0] ?? 1),
    (last?.rows ?? Number.NaN) / (shares.at(-1) ?? 1),
  ];
  const isBeyond = !(to <= from * LIMIT || to - from <= FEW_ROWS);
  return { ratio: to / from, isBeyond, why: first?.why };
}

/** Resident memory of workerd in MB, including the Worker, its database and all other stores. */
function residentMb(): number {
  const lines = execFileSync("ps", ["-Ao", "ppid=,rss=,comm="], { encoding: "utf8" }).split("\n");
  const own = lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([parent, , name]) => Number(parent) === process.pid && name?.includes("workerd"));
  return own.reduce((sum, [, kilobytes]) => sum + Number(kilobytes) / 1024, 0);
}

function print(
  what: string,
  scales: readonly number[],
  all: readonly Costs[],
  memory: readonly Memory[],
  shares: readonly number[],
): void {
  const names = scales.map((scale) => scale.toLocaleString("en"));
  console.log(`\n${what}: rows read and milliseconds`);
  line("", [...names, ...names.map((name) => `${name} ms`), "× rows", "× ms"]);
  for (const name of all[0]?.keys() ?? []) {
    const costs = all.flatMap((of) => of.get(name) ?? []);
    const { ratio, isBeyond, why } = growthOf(name, all, shares);
    const slower = (costs.at(-1)?.ms ?? Number.NaN) / (costs[0]?.ms ?? Number.NaN);
    line(
      name,
      [
        ...costs.map(({ rows }) => String(rows)),
        ...costs.map(({ ms }) => ms.toFixed(1)),
        ratio.toFixed(1),
        slower.toFixed(1),
      ],
      isBeyond ? (why ?? "NO REASON") : "",
    );
  }
  line(
    "the Worker's heap, MB",
    memory.map(({ heap }) => heap.toFixed(0)),
  );
  line(
    "workerd, MB",
    memory.map(({ resident }) => resident.toFixed(0)),
  );
}

const line = (name: string, cells: readonly string[], said = ""): void =>
  console.log(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(13)).join("")}${said && `  ${said}`}`);
