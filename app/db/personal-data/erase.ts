// Exports and erases a person's data.
import type { UserId } from "~/contract/ids";
import { writeAudited } from "~/db/operator/audit";
import { ask, combineAll, command, type Query, queryAll } from "~/db/query";
import { type Database, type Row, type Statement, statement } from "~/platform/database";
import { PERSONAL_TABLES, type PersonalTable } from "./tables";

const ROWS_AT_A_TIME = 2000;

const person = ({ id, email }: Person) => [id, email] as const;
interface Person {
  id: UserId;
  email: string;
}

// D1 refuses a parameter that a statement does not use.
const bound = (sql: string, who: Person): Statement =>
  statement(`WITH who AS (SELECT ?1, ?2) ${sql}`, ...person(who));

const rowsQuery = ([name, { shown, rows }]: [string, PersonalTable], who: Person, from = 0): Query<Row[]> =>
  queryAll(
    bound(
      `SELECT ${shown.map((column) => `"${column}"`).join(", ")} FROM ${name} WHERE ${rows} LIMIT ${ROWS_AT_A_TIME} OFFSET ${from}`,
      who,
    ),
    (row) => row,
  );

/** Everything that the shop holds about the person, by table. */
export async function readPersonalData(db: Database, who: Person): Promise<Record<string, Row[]>> {
  const shown = Object.entries(PERSONAL_TABLES).filter(([, table]) => table.shown.length > 0);
  const first = await ask(db, combineAll(shown.map((table) => rowsQuery(table, who))));
  const all: Record<string, Row[]> = {};
  for (const [index, table] of shown.entries()) {
    const found = first[index] ?? [];
    all[table[0]] = found;
    // More pages exist only for customers of many years.
    for (let more = found; more.length === ROWS_AT_A_TIME; found.push(...more))
      more = await ask(db, rowsQuery(table, who, found.length));
  }
  return all;
}

/**
 * Erases everything except what the law requires: orders, with the names and addresses of their invoices.
 * @throws BatchRefused `orders_open`, `money_open`, `has_customers`; then nothing is erased
 */
export const erasePerson = (db: Database, who: Person, now: string): Promise<null> =>
  writeAudited(
    db,
    {
      call: "customers.erase",
      target: `user/${who.id}`,
      now,
      look: { sql: "SELECT json_object('erased_at', erased_at) FROM users WHERE id = ?", params: [who.id] },
    },
    command(
      refuse(
        "orders_open",
        "orders WHERE customer_id = ? AND status IN ('pending', 'processing', 'partially_shipped')",
        who,
      ),
      refuse(
        "money_open",
        `orders o WHERE o.customer_id = ? AND (o.payment_state IN ('due', 'failed') AND o.status NOT IN ('cancelled', 'failed', 'refunded')
           OR EXISTS (SELECT 1 FROM refunds r WHERE r.order_id = o.id AND r.state IN ('waiting', 'by_hand')))`,
        who,
      ),
      refuse("has_customers", "users WHERE agent_id = ?", who),
      ...Object.entries(PERSONAL_TABLES).flatMap(([name, { rows, erased }]) =>
        erased === null
          ? []
          : [
              bound(
                erased === "delete"
                  ? `DELETE FROM ${name} WHERE ${rows}`
                  : `UPDATE ${name} SET ${erased} WHERE ${rows}`,
                who,
              ),
            ],
      ),
      statement("UPDATE users SET erased_at = ? WHERE id = ?", now, who.id),
    ),
  );

const refuse = (code: string, found: string, { id }: Person): Statement =>
  statement(`INSERT INTO refusals (code) SELECT '${code}' WHERE EXISTS (SELECT 1 FROM ${found})`, id);

const NOBODY = [
  "recipient",
  "business_name",
  "vat_number",
  "tax_code",
  "sdi_code",
  "pec",
  "address",
  "address_2",
]
  .map((field) => `'$.${field}', ''`)
  .join(", ");

/**
 * Nightly: erases names and addresses in the orders of people who requested erasure, after the legal
 * period. @param before ISO 8601
 */
export const blankOldOrders = (before: string): Statement =>
  statement(
    `UPDATE orders SET business_name = '', billing_address = json_set(billing_address, ${NOBODY}),
       shipping_address = json_set(shipping_address, ${NOBODY})
     WHERE customer_id IN (SELECT id FROM users WHERE erased_at IS NOT NULL) AND date < ? AND billing_address ->> '$.recipient' <> ''`,
    before,
  );
