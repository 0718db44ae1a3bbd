// Compares the rate of the API's calls with a hand-written Worker that runs the same queries on the same database.
// A ratio of 1 means equal speed.
import { readFileSync, rmSync } from "node:fs";
import type { WorkerOptions } from "miniflare";
import { buildWhenChanged } from "~/tools/build";
import { STORES } from "~/tools/local/stores-worker";
import { type Server, startServer } from "~/tools/serve";
import { openControl } from "../support/worker/control";
import { demoState } from "../support/worker/state";
import { signInAs, sql } from "../support/worker/worker";
import { type Asked, ratio } from "./load";

/** The minimum ratio of a call's rate to the hand-written Worker's rate. */
export const LEAST_OF_BY_HAND = 0.5;

const NAME = "by-hand";

export const byHand = (): WorkerOptions => ({
  name: NAME,
  d1Databases: STORES.d1Databases,
  unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  modules: true,
  script: readFileSync("tests/bench/by-hand.js", "utf8"),
});

export interface Comparison {
  name: string;
  ratio: number;
  perSecond: number;
}

/** Measures each call and its hand-written counterpart in turns. @param server runs `byHand` beside the shop */
export async function* comparisons(server: Server): AsyncGenerator<Comparison> {
  const { origin } = await server.mf.unsafeGetDirectURL(NAME);
  for (const { name, ours, theirs } of await pairs(server.url, origin))
    yield { name, ...(await ratio(ours, theirs)) };
}

const SLUG = "luppolo-adeena-in-pellet";
const HUNDRED = Array.from({ length: 100 }, (_, n) => 10001 + n).join(",");
const ROWS = 5;

export async function pairs(
  url: string,
  hand: string,
): Promise<{ name: string; ours: Asked; theirs: Asked }[]> {
  const { token, call } = await signInAs("business@demo.test");
  const opened = await call("POST", "carts/get-or-create/", {});
  const { id: cart }: { id: number } = await opened.json();
  const products = await sql<{ id: number }>(
    "SELECT id FROM products WHERE variants_count = 0 AND parent_id IS NULL AND is_active = 1 ORDER BY id LIMIT ?",
    ROWS,
  );
  for (const { id } of products) {
    await sql("UPDATE stock SET is_backorderable = 1 WHERE item_id = ?", id);
    await call("POST", "carts/rows/", { cart, product: id, qty: "12" });
  }
  const added = products[0]?.id ?? 0;
  // Enough stock for every addition of the run.
  await sql(
    "INSERT INTO stock_movements (item_id, kind, on_hand, created_at) VALUES (?, 'adjustment', 90000, ?)",
    added,
    new Date().toISOString(),
  );
  const headers = { Authorization: `Token ${token}` };
  const api = `${url}/api/v3/client`;
  return [
    {
      name: "product",
      ours: { url: `${api}/products/p/${SLUG}/` },
      theirs: { url: `${hand}/product/${SLUG}` },
    },
    { name: "list of 24", ours: { url: `${api}/products/p/?page_size=24` }, theirs: { url: `${hand}/list` } },
    {
      name: "prices of 100",
      ours: { url: `${api}/products/p/prices/?ids=${HUNDRED}` },
      theirs: { url: `${hand}/prices?ids=${HUNDRED}` },
    },
    {
      name: "add to cart",
      ours: { url: `${api}/carts/rows/`, headers, body: { cart, product: added, qty: "1" } },
      theirs: { url: `${hand}/add`, headers, body: { cart, product: added, qty: 1 } },
    },
    {
      name: "checkout of 5 rows",
      ours: { url: `${api}/checkout/init/`, headers, body: { cart } },
      theirs: { url: `${hand}/checkout/${cart}`, headers },
    },
  ];
}

/** Starts a shop with its own state and the hand-written Worker beside it, runs `work`, and stops both. */
export async function withByHand(work: (server: Server) => Promise<void>): Promise<void> {
  await buildWhenChanged();
  const state = await demoState();
  const server = await startServer({ state, beside: [byHand()] });
  const control = await openControl(server);
  const before = { ...process.env };
  Object.assign(process.env, { BOTTEGA_URL: server.url, BOTTEGA_CONTROL: control.url });
  try {
    await work(server);
  } finally {
    Object.assign(process.env, before);
    await control.close();
    await server.mf.dispose();
    rmSync(state, { recursive: true, force: true });
  }
}
