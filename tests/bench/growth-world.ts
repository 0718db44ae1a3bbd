// Grows a demo shop to years of trade: copies its own orders and customers many times over, with SQL only.

/** The demo orders to copy: small ones, so that a million of them fit on a disk. */
const COPIED = "article_count <= 4 AND coupon IS NULL AND id < 100000";
/** The distance between the ids of two copies, larger than any id of the demo. */
const STEP = 100_000;
const AT_ONCE = 100;
const FIRST_CUSTOMER = 1_000_000;
/** Email kind, suffix of its deduplication key, and the order status that it reports. */
const MAILS = [
  ["order-confirmation", "", ""],
  ["order-cancelled", "", "cancelled"],
  ["order-shipped", ":3", "shipped"],
  ["order-shipped", ":4", "partially_shipped"],
  ["order-refunded", ":5", "refunded"],
  ["order-refunded", ":6", "partially_refunded"],
];

/**
 * Copies orders until the shop has `wanted` of them: each with its rows, history, shipments, stock movements,
 * documents and emails, spread over the days of one year.
 */
export async function growOrders(db: D1Database, wanted: number): Promise<void> {
  const [copied, there] = [await count(db, `orders WHERE ${COPIED}`), await count(db, "orders")];
  const done = await count(db, `orders WHERE id >= ${STEP}`);
  const first = Math.round(done / copied) + 1;
  const last = first + Math.ceil((wanted - there) / copied) - 1;
  const columns = await columnsOf(db);
  await withoutIndexes(db, async () => {
    for (let from = first; from <= last; from += AT_ONCE) {
      const to = Math.min(last, from + AT_ONCE - 1);
      await db.batch(copies(from, to, columns).map((sql) => db.prepare(sql)));
    }
  });
}

/**
 * Rebuilds each index once, at the end. With the indexes in place, 200,000 orders take three times as long, and the
 * factor grows with the number of orders.
 */
async function withoutIndexes(db: D1Database, work: () => Promise<void>): Promise<void> {
  const { results } = await db
    .prepare(
      // Indexes by order id stay: new entries are appended at their end, and the copying itself uses them.
      `SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql LIKE 'CREATE INDEX%' AND sql NOT LIKE '% (order_id%'
       AND tbl_name IN ('orders', 'order_rows', 'order_history', 'stock_movements', 'documents', 'mails')`,
    )
    .all<{ name: string; sql: string }>();
  await db.batch(results.map(({ name }) => db.prepare(`DROP INDEX ${name}`)));
  await work();
  for (const { sql } of results) await db.prepare(sql).run();
}

type Columns = Record<string, string[]>;

export async function columnsOf(db: D1Database): Promise<Columns> {
  const names = ["orders", "order_rows", "order_history", "stock_movements", "users", "addresses"];
  const { results } = await db
    .prepare(
      `SELECT t.value AS name, json_group_array(c.name) AS columns
       FROM json_each(?) t JOIN pragma_table_xinfo(t.value) c ON c.hidden = 0 GROUP BY 1`,
    )
    .bind(JSON.stringify(names))
    .all<{ name: string; columns: string }>();
  return Object.fromEntries(results.map(({ name, columns }) => [name, JSON.parse(columns)]));
}

function copies(from: number, to: number, columns: Columns): string[] {
  const rounds = `WITH RECURSIVE round (n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM round WHERE n < ${to})`;
  const shifted = `n * ${STEP} + t.id`;
  const copyOf = (table: string, changed: Record<string, string>, where: string) =>
    `INSERT INTO ${table} (${listed(columns[table])}) ${rounds}
     SELECT ${columns[table]?.map((name) => changed[name] ?? `t."${name}"`).join(", ")} FROM round CROSS JOIN ${table} t WHERE ${where}`;
  const ofOrder = `t.order_id IN (SELECT id FROM orders WHERE ${COPIED})`;
  const order = `n * ${STEP} + t.order_id`;
  const range = `BETWEEN ${from * STEP} AND ${(to + 1) * STEP - 1}`;
  return [
    `INSERT INTO stock_movements (item_id, kind, on_hand, created_at)
     SELECT r.product_id, 'adjustment', sum(r.qty) * ${to - from + 1}, '2025-01-01T00:00:00.000Z'
     FROM order_rows r JOIN stock s ON s.item_id = r.product_id WHERE r.order_id IN (SELECT id FROM orders WHERE ${COPIED}) GROUP BY r.product_id`,
    copyOf(
      "orders",
      {
        id: shifted,
        number: "substr(t.number, 1, 5) || printf('%06d', substr(t.number, 6) + n * 1000)",
        // Spread over all days and hours of one year.
        date: "strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-21T12:00:00.000Z', '-' || ((n * 7919 + t.id * 104729) % 525600) || ' minutes')",
        invoice_number: "t.invoice_number || '-' || n",
        invoice_document_id: "NULL",
        // A trigger sets the seller and counts the order for the agent.
        seller_id: "NULL",
        customer_reference: "iif(t.customer_type = 'business', 'ODA ' || (n * 61 + t.id), NULL)",
      },
      COPIED.replaceAll(/\b(article_count|coupon|id)\b/g, "t.$1"),
    ),
    copyOf("order_rows", { id: shifted, order_id: order }, ofOrder),
    copyOf("order_history", { id: shifted, order_id: order }, ofOrder),
    copyOf(
      "stock_movements",
      { id: shifted, order_row_id: `n * ${STEP} + t.order_row_id` },
      `t.id < ${STEP} AND t.order_row_id IN (SELECT r.id FROM order_rows r JOIN orders o ON o.id = r.order_id WHERE o.${COPIED.replaceAll("AND ", "AND o.")})`,
    ),
    `UPDATE documents SET size = 40000 WHERE order_id ${range}`,
    `INSERT INTO mails (kind, dedupe, recipient, locale, data, state, not_before, subject, text, html, created_at, sent_at)
     SELECT k.value ->> 0, (k.value ->> 0) || ':' || o.id || (k.value ->> 1), u.email, o.locale, json_object('order', o.id), 'sent', o.date,
       o.number, '', '', o.date, o.date
     FROM orders o JOIN users u ON u.id = o.customer_id JOIN json_each('${JSON.stringify(MAILS)}') k
       ON k.value ->> 2 = '' OR EXISTS (SELECT 1 FROM order_history h WHERE h.order_id = o.id AND h.status = k.value ->> 2)
     WHERE o.id ${range}`,
    `INSERT INTO order_numbers (year, last) SELECT CAST(substr(number, 1, 4) AS INTEGER), max(CAST(substr(number, 6) AS INTEGER)) FROM orders
     WHERE id ${range} GROUP BY 1 ON CONFLICT (year) DO UPDATE SET last = max(last, excluded.last)`,
  ];
}

/**
 * Copies customers until the shop has `wanted` of them, each with an address, a session and an order, evenly
 * distributed over the agents.
 */
export async function growCustomers(
  db: D1Database,
  wanted: number,
  { withOrders = true } = {},
): Promise<void> {
  const there = await count(db, "users WHERE customer_type IS NOT NULL");
  const first = FIRST_CUSTOMER + (await count(db, `users WHERE id >= ${FIRST_CUSTOMER}`));
  const columns = await columnsOf(db);
  const copyOf = (table: string, changed: Record<string, string>, from: string) =>
    `INSERT INTO ${table} (${listed(columns[table])}) WITH RECURSIVE
       new (id) AS (SELECT ${first} UNION ALL SELECT id + 1 FROM new WHERE id < ${first + wanted - there - 1}),
       like (place, id) AS (SELECT row_number() OVER (ORDER BY id) - 1, id FROM users WHERE customer_type IS NOT NULL AND agent_id IS NOT NULL AND id < ${FIRST_CUSTOMER}),
       pairs (id, other) AS (SELECT n.id, l.id FROM new n JOIN like l ON l.place = n.id % (SELECT count(*) FROM like))
     SELECT ${columns[table]?.map((name) => changed[name] ?? `t."${name}"`).join(", ")} FROM pairs JOIN ${from}`;
  await db.batch(
    [
      copyOf(
        "users",
        {
          id: "pairs.id",
          username: "'grown' || pairs.id || '@demo.test'",
          business_name: "t.business_name || ' ' || pairs.id",
        },
        "users t ON t.id = pairs.other",
      ),
      copyOf(
        "addresses",
        { id: "NULL", user_id: "pairs.id" },
        "addresses t ON t.user_id = pairs.other AND t.is_default = 1 AND t.is_active = 1",
      ),
      copyOf(
        "orders",
        {
          id: `pairs.id * 1000`,
          number: "substr(t.number, 1, 5) || printf('%06d', substr(t.number, 6) + pairs.id * 1000)",
          customer_id: "pairs.id",
          placed_by: "pairs.id",
          seller_id: "NULL",
          invoice_number: "NULL",
          invoice_document_id: "NULL",
          coupon: "NULL",
          backordered_count: "0",
        },
        `orders t ON ${withOrders} AND t.id = (SELECT min(id) FROM orders o WHERE o.customer_id = pairs.other AND o.status = 'completed')`,
      ),
      `INSERT INTO tokens (hash, user_id, created_at, expires_at)
       SELECT 'grown' || id, id, '2026-11-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z' FROM users WHERE id >= ${first}`,
    ].map((sql) => db.prepare(sql)),
  );
}

export const listed = (names: readonly string[] = []): string => names.map((name) => `"${name}"`).join(", ");

export const count = async (db: D1Database, from: string): Promise<number> =>
  (await db.prepare(`SELECT count(*) AS n FROM ${from}`).first<number>("n")) ?? 0;
