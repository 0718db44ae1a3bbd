// `npm run bench -- --growth [--orders 1000000]`: what screens, calls and jobs cost as orders, customers and carts grow, in
// rows read of the database, which do not depend on the machine, and in the middle one of some answers' milliseconds. The
// last columns are the largest shop's in the smallest's. What costs more than LIMIT times as much fails, or says why.
import { execFileSync } from "node:child_process";
import { buildWhenChanged } from "~/tools/build";
import { type OwnShop, ownShop } from "../support/worker/own-shop";
import { type Growing, growing, growingCart } from "./growth-targets";
import { count, growCustomers, growOrders } from "./growth-world";

const LIMIT = 1.5;
/** Below this nothing is said of a ratio: a handful of rows more is no growth. */
const FEW_ROWS = 100;
const ORDERS = [1_000, 10_000, 100_000, 1_000_000];
const CUSTOMERS = [40, 1_000, 10_000];
const CART_ROWS = [20, 200];
const ASKED = 7;

interface Cost {
  ms: number;
  rows: number;
  why: string | undefined;
}
type Costs = Map<string, Cost>;

/** @returns what went beyond its limit */
export async function measureGrowth(mostOrders: number): Promise<string[]> {
  await buildWhenChanged();
  const orders = ORDERS.filter((n) => n <= mostOrders);
  return [
    ...(await axis("orders", orders, growOrders, grownTargets)),
    ...(await axis("customers", CUSTOMERS, growCustomers, grownTargets)),
    ...(await axis("rows in the cart", CART_ROWS, async () => {}, growingCart)),
  ];
}

async function axis(
  what: string,
  scales: readonly number[],
  grow: (db: D1Database, wanted: number) => Promise<void>,
  targetsOf: (shop: OwnShop, scale: number) => Promise<Growing[]>,
): Promise<string[]> {
  const all: Costs[] = [];
  const memory: number[] = [];
  const shop = await ownShop();
  process.env.BOTTEGA_URL = shop.url;
  try {
    for (const scale of scales) {
      await grow(shop.db, scale);
      const costs: Costs = new Map();
      for (const target of await targetsOf(shop, scale)) costs.set(target.name, await costOf(target));
      all.push(costs);
      memory.push(residentMb());
    }
  } finally {
    await shop.close();
  }
  return print(what, scales, all, memory);
}

const grownTargets = async (shop: OwnShop): Promise<Growing[]> =>
  growing(shop, {
    customer: await count(
      shop.db,
      "orders WHERE customer = (SELECT id FROM users WHERE username = 'consumer@demo.test')",
    ),
    agent: await count(
      shop.db,
      "orders WHERE customer IN (SELECT id FROM users WHERE agent = (SELECT id FROM users WHERE username = 'agent@demo.test'))",
    ),
    all: await count(shop.db, "orders"),
  });

async function costOf({ name, ask, before, why }: Growing): Promise<Cost> {
  const asked: { ms: number; rows: number }[] = [];
  try {
    // The first one loads what the isolate then remembers.
    for (let n = 0; n <= ASKED; n += 1) {
      await before?.();
      const start = performance.now();
      const rows = await ask();
      asked.push({ ms: performance.now() - start, rows });
    }
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.message : error}`);
  }
  const times = asked
    .slice(1)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return { ms: times[times.length >> 1] ?? Number.NaN, rows: asked.at(-1)?.rows ?? Number.NaN, why };
}

/** Of workerd, with the Worker, its database and all the other stores in it. */
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
  memory: readonly number[],
): string[] {
  const names = scales.map((scale) => scale.toLocaleString("en"));
  console.log(`\n${what}: rows read and milliseconds`);
  line("", [...names, ...names.map((name) => `${name} ms`), "× rows", "× ms"]);
  const beyond: string[] = [];
  for (const [name, first] of all[0] ?? []) {
    const costs = all.map((of) => of.get(name) ?? first);
    const last = costs.at(-1) ?? first;
    const rows = last.rows / first.rows;
    const cells = [...costs.map((cost) => String(cost.rows)), ...costs.map((cost) => cost.ms.toFixed(1))];
    const isBeyond = !(rows <= LIMIT || last.rows - first.rows <= FEW_ROWS);
    line(
      name,
      [...cells, rows.toFixed(1), (last.ms / first.ms).toFixed(1)],
      isBeyond ? (first.why ?? "NO REASON") : "",
    );
    if (isBeyond && !first.why) beyond.push(`${name}: ${rows.toFixed(1)} times the rows for more ${what}`);
  }
  line(
    "workerd, MB",
    memory.map((mb) => mb.toFixed(0)),
  );
  return beyond;
}

const line = (name: string, cells: readonly string[], said = ""): void =>
  console.log(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(13)).join("")}${said && `  ${said}`}`);
