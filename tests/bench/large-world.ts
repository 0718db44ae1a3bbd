// Builds a demo shop with years of trade in bulk SQL: triggers are dropped during the inserts, and the tables that
// they maintain are filled from the views that define their content. Nearly all orders are old and finished.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { CATALOGUE } from "~/demo/files";
import { withLocalStores } from "~/tools/local/local-stores";
import { demoState } from "../support/worker/state";
import { columnsOf, count, growCustomers, listed } from "./growth-world";

/** Above the ids of the demo. */
const FIRST = 1_000_000;
/** Above the ids of all other order documents. */
const FIRST_INVOICE = 10_000_000;
const FIRST_DELIVERY_NOTE = 20_000_000;
const AT_ONCE = 5_000;
/** The newest orders, which are still being processed: their number does not depend on the size of the shop. */
const OPEN = 300;
/** The number of main buyers of each customer type; together they have a quarter of all orders. */
const BUYERS = 3;
const YEARS_MINUTES = 5 * 525_600;

/** Tables that triggers maintain, each with the view that fills it. */
const KEPT = [
  ["order_counts (owner_id, status, orders)", "owner_id, status, orders FROM orders_to_count"],
  [
    "ordered_quantities (customer_id, product_id, qty)",
    "customer_id, product_id, qty FROM quantities_to_sum",
  ],
  ["sales_by_day (customer_id, day, orders, cents)", "customer_id, day, orders, cents FROM sales_to_sum"],
  [
    "last_purchases (customer_id, product_id, date, qty, unit_price_cents)",
    "customer_id, product_id, date, qty, unit_price_cents FROM purchases_to_store",
  ],
  ["list_counts (list, state, rows)", "list, state, rows FROM lists_to_count"],
  [
    "document_counts (owner_id, type, locale, of_products, documents)",
    "owner_id, type, locale, of_products, documents FROM documents_to_count",
  ],
];
const FILLED = ["orders", "order_rows", "documents", "mails", "audit", "shipments", "coupon_uses"];

/**
 * Returns the path of a new state folder with the given numbers of customers and orders. The caller owns the
 * folder. Each size is built once in `.cache` and then copied.
 */
export async function largeState(
  orders: number,
  customers: number,
  catalogue: string = CATALOGUE,
): Promise<string> {
  const demo = await demoState(catalogue);
  const kept = join(".cache", `large-of-${basename(catalogue)}-${customers}-${orders}`);
  try {
    if (!existsSync(kept)) {
      const templates = await demoOrders();
      await withLocalStores(demo, ({ db }) => fill(db, templates, { orders, customers }));
      mkdirSync(".cache", { recursive: true });
      cpSync(demo, `${kept}-unfinished`, { recursive: true });
      renameSync(`${kept}-unfinished`, kept);
    }
  } finally {
    rmSync(demo, { recursive: true, force: true });
  }
  const state = mkdtempSync(join(tmpdir(), "bottega-large-"));
  // The state is gigabytes: on file systems with reflinks the copy shares its blocks until one side changes.
  execFileSync("cp", ["-r", "--reflink=auto", `${kept}/.`, state]);
  return state;
}

type Rows = Record<string, string | number | null>[];
interface Templates {
  orders: Rows;
  rows: Rows;
}

/**
 * Reads the template orders from the demo, because an enlarged catalogue has no orders. Small orders only, so that
 * a million copies fit on a disk.
 */
export async function demoOrders(): Promise<Templates> {
  const state = await demoState();
  try {
    return await withLocalStores(state, async ({ db }) => {
      const of = "orders WHERE article_count <= 4 AND coupon IS NULL AND status <> 'failed'";
      const all = async (sql: string) => (await db.prepare(sql).all<Rows[number]>()).results;
      return {
        orders: await all(`SELECT * FROM ${of}`),
        rows: await all(`SELECT * FROM order_rows WHERE order_id IN (SELECT id FROM ${of})`),
      };
    });
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}

/** Adds customers and orders until the shop has the given numbers of both. */
export async function fill(
  db: D1Database,
  templates: Templates,
  { orders, customers }: { orders: number; customers: number },
): Promise<void> {
  if ((await count(db, "users WHERE customer_type IS NOT NULL")) < customers)
    await growCustomers(db, customers, { withOrders: false });
  await run(db, [SECOND_IS_CONSUMER]);
  const triggers = await triggersOf(db);
  await run(db, [...triggers.map(({ name }) => `DROP TRIGGER ${name}`)]);
  await copyInto(db, "orders", templates.orders);
  await copyInto(db, "order_rows", templates.rows);
  await run(db, tools());
  const columns = await columnsOf(db);
  const wanted = orders - (await count(db, "orders"));
  const firstOpen = Math.max(0, wanted - OPEN);
  for (let from = 0; from < wanted; from += AT_ONCE) {
    const to = Math.min(wanted, from + AT_ONCE) - 1;
    await run(db, copies({ from, to, firstOpen, wanted }, columns));
  }
  for (const [into = "", from = ""] of KEPT)
    await run(db, [`DELETE FROM ${into.split(" ")[0]}`, `INSERT INTO ${into} SELECT ${from}`]);
  await run(db, [
    `INSERT INTO order_words (rowid, number, reference) SELECT id, number, customer_reference FROM orders WHERE id >= ${FIRST}`,
    "UPDATE users SET last_order_date = (SELECT max(date) FROM orders WHERE customer_id = users.id)",
    `INSERT INTO order_numbers (year, last) SELECT CAST(substr(number, 1, 4) AS INTEGER), max(CAST(substr(number, 6) AS INTEGER)) FROM orders
     WHERE id >= ${FIRST} GROUP BY 1 ON CONFLICT (year) DO UPDATE SET last = max(last, excluded.last)`,
    ...["templates", "people", "items", "orders", "order_rows"].map((name) => `DROP TABLE bench_${name}`),
    ...triggers.map(({ sql }) => sql),
  ]);
}

/** growCustomers creates only businesses; every second one becomes a consumer. */
const SECOND_IS_CONSUMER = `UPDATE users SET customer_type = 'consumer', business_name = '', first_name = 'Grown', last_name = 'Person ' || id,
  agent_id = NULL, price_list = NULL, vat_number = '' WHERE id >= ${FIRST} AND id % 2 = 1`;

async function copyInto(db: D1Database, table: string, rows: Rows): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  await run(db, [`CREATE TABLE bench_${table} AS SELECT ${listed(names)} FROM ${table} WHERE 0`]);
  const insert = db.prepare(`INSERT INTO bench_${table} VALUES (${names.map(() => "?").join(", ")})`);
  await db.batch(rows.map((row) => insert.bind(...names.map((name) => row[name] ?? null))));
}

const run = (db: D1Database, sqls: readonly string[]) => db.batch(sqls.map((sql) => db.prepare(sql)));

async function triggersOf(db: D1Database): Promise<{ name: string; sql: string }[]> {
  const { results } = await db
    .prepare(
      "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name IN (SELECT value FROM json_each(?))",
    )
    .bind(JSON.stringify(FILLED))
    .all<{ name: string; sql: string }>();
  return results;
}

/** SQL for the tables of templates, buyers and items, numbered so that a copy can pick one by its number. */
function tools(): string[] {
  const numbered = (name: string, kind: string, first: string, from: string) => [
    `CREATE TABLE bench_${name} (kind TEXT, place INTEGER, id INTEGER, PRIMARY KEY (kind, place)) WITHOUT ROWID`,
    `INSERT INTO bench_${name} SELECT ${kind}, row_number() OVER (PARTITION BY ${kind} ORDER BY ${first} id) - 1, id FROM ${from}`,
  ];
  return [
    "CREATE INDEX bench_orders_by_id ON bench_orders (id)",
    "CREATE INDEX bench_order_rows_by_order ON bench_order_rows (order_id)",
    ...numbered(
      "templates",
      "iif(status IN ('completed', 'cancelled', 'refunded', 'partially_refunded'), 'settled', 'open')",
      "",
      "bench_orders",
    ),
    ...numbered(
      "people",
      "customer_type",
      "username IN ('consumer@demo.test', 'business@demo.test') DESC,",
      "users WHERE customer_type IS NOT NULL AND is_guest = 0",
    ),
    ...numbered("items", "'item'", "", "products WHERE variants_count = 0 AND is_active = 1"),
  ];
}

interface Slice {
  from: number;
  to: number;
  firstOpen: number;
  wanted: number;
}

function copies({ from, to, firstOpen, wanted }: Slice, columns: Record<string, string[]>): string[] {
  const number = `WITH RECURSIVE i (n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM i WHERE n < ${to})`;
  const scattered = (salt: number, n = "n") => `((${n} + ${salt}) * 2654435761 % 4294967296 / 7)`;
  const sizeOf = (table: string, kind: string) =>
    `(SELECT count(*) FROM bench_${table} WHERE kind = ${kind})`;
  const isOpen = `n >= ${firstOpen}`;
  const kind = `iif(${isOpen}, 'open', 'settled')`;
  const date = `strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-21T12:00:00.000Z', '-' || ((${wanted} - n) * ${YEARS_MINUTES} / ${wanted}) || ' minutes')`;
  const changed: Record<string, string> = {
    id: `${FIRST} + n`,
    date,
    number: `substr(${date}, 1, 5) || printf('%06d', 200000 + n)`,
    customer_id: "u.id",
    placed_by: "u.id",
    agent_id: "u.agent_id",
    seller_id: "u.agent_id",
    business_name: "u.business_name",
    customer_reference: "iif(t.customer_type = 'business', 'ODA ' || (n * 61), NULL)",
    // One completed order in 400 was never paid.
    payment_state: `iif(${isOpen}, t.payment_state, iif(t.status = 'completed' AND n % 400 = 7, 'due', iif(t.payment_state = 'due', 'failed', t.payment_state)))`,
    invoice_number: "iif(t.invoice_number IS NULL, NULL, 'FT ' || (200000 + n))",
    invoice_date: `iif(t.invoice_number IS NULL, NULL, substr(${date}, 1, 10))`,
    invoice_document_id: `iif(t.invoice_number IS NULL, NULL, ${FIRST_INVOICE} + n)`,
    pay_url: "NULL",
  };
  const ofRow: Record<string, string> = {
    id: "NULL",
    order_id: "o.id",
    product_id: "p.id",
    sku: "p.sku",
    slug: "p.slug",
    name: "coalesce((SELECT name FROM product_texts WHERE product_id = coalesce(p.parent_id, p.id) AND locale = 'it'), p.sku)",
  };
  const template = `bench_templates x ON x.kind = ${kind} AND x.place = ${scattered(0)} % ${sizeOf("templates", kind)}`;
  const buyer = `iif(${scattered(1)} % 4 = 0, ${scattered(2)} % ${BUYERS},
    ${scattered(3)} % ${sizeOf("people", "t.customer_type")})`;
  const taken = (table: string, of: Record<string, string>) =>
    `INSERT INTO ${table} (${listed(columns[table])}) ${number}
     SELECT ${columns[table]?.map((name) => of[name] ?? `t."${name}"`).join(", ")} FROM i CROSS JOIN`;
  const own = `orders o WHERE o.id BETWEEN ${FIRST + from} AND ${FIRST + to}`;
  return [
    `${taken("orders", changed)} ${template} CROSS JOIN bench_orders t ON t.id = x.id
     CROSS JOIN bench_people b ON b.kind = t.customer_type AND b.place = ${buyer} CROSS JOIN users u ON u.id = b.id`,
    `${taken("order_rows", ofRow)} orders o ON o.id = ${FIRST} + n CROSS JOIN ${template} CROSS JOIN bench_order_rows t ON t.order_id = x.id
     CROSS JOIN bench_items b ON b.kind = 'item' AND b.place = ${scattered(0, "n * 4 + t.id")} % ${sizeOf("items", "'item'")}
     CROSS JOIN products p ON p.id = b.id`,
    `INSERT INTO order_history (order_id, status, created_at) SELECT o.id, o.status, o.date FROM ${own}`,
    `INSERT INTO stock_movements (item_id, kind, order_row_id, created_at)
     SELECT r.product_id, 'order', r.id, o.date FROM ${own.replace(" WHERE", " CROSS JOIN order_rows r ON r.order_id = o.id CROSS JOIN stock s ON s.item_id = r.product_id WHERE")}`,
    `INSERT INTO payments (order_id, provider, payment_ref, amount_cents, currency, paid_at, created_at)
     SELECT o.id, 'by-hand', 'bench-' || o.id, o.total_cents, o.currency, o.date, o.date FROM ${own} AND o.payment_state = 'paid' AND o.total_cents > 0`,
    `INSERT INTO shipments (order_id, number, carrier, tracking, shipped_at)
     SELECT o.id, 'DDT ' || substr(o.date, 1, 4) || '/' || o.id, 'BRT', 'BENCH' || o.id, o.date FROM ${own} AND o.status = 'completed'`,
    `INSERT INTO documents (id, type, locale, title, customer_id, order_id, mime, size, date, file, is_drawn)
     SELECT ${FIRST_INVOICE / 2} + o.id, 'order_confirmation', o.locale, o.number, o.customer_id, o.id, 'application/pdf', 40000, o.date, 'orders/' || o.number || '/order_confirmation.pdf', 1 FROM ${own}`,
    `INSERT INTO documents (id, type, locale, title, customer_id, order_id, mime, size, date, file, is_drawn)
     SELECT o.invoice_document_id, 'invoice', o.locale, o.invoice_number, o.customer_id, o.id, 'application/pdf', 40000, o.invoice_date, 'orders/' || o.number || '/invoice.pdf', 1
     FROM ${own} AND o.invoice_document_id IS NOT NULL`,
    `INSERT INTO documents (id, type, locale, title, customer_id, order_id, shipment_id, mime, size, date, file, is_drawn)
     SELECT ${FIRST_DELIVERY_NOTE} + o.id, 'delivery_note', o.locale, h.number, o.customer_id, o.id, h.id, 'application/pdf', 40000, o.date, 'orders/' || o.number || '/delivery_note-' || h.id || '.pdf', 1
     FROM ${own.replace(" WHERE", " CROSS JOIN shipments h ON h.order_id = o.id WHERE")}`,
    `INSERT INTO mails (kind, dedupe, recipient, locale, data, state, not_before, subject, text, html, created_at, sent_at)
     SELECT 'order-confirmation', 'order-confirmation:' || o.id, u.email, o.locale, json_object('order', o.id), 'sent', o.date, o.number, '', '', o.date, o.date
     FROM ${own.replace(" WHERE", " CROSS JOIN users u ON u.id = o.customer_id WHERE")}`,
    `INSERT INTO audit (created_at, who, call, target) SELECT o.date, 'operator', 'orders.move', o.id FROM ${own} AND o.id % 2 = 0`,
    `INSERT INTO coupon_uses (code, customer_id, order_id, created_at)
     SELECT c.code, o.customer_id, o.id, o.date FROM ${own.replace(" WHERE", " CROSS JOIN (SELECT code FROM coupons WHERE total_uses IS NULL AND per_customer IS NULL ORDER BY code LIMIT 1) c WHERE")} AND o.id % 20 = 0`,
  ];
}
