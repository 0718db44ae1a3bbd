// Exports a table's rows in key order, page by page, with references as natural keys.

import { type Column, quoted, type Table } from "~/db/operator/tables/table";
import type { Database, Row, Value } from "~/platform/database";

const PAGE_ROWS = 2000;

/** Each page is a list of rows; each row has the values of the table's columns in order. */
export async function* tablePages(db: Database, table: Table): AsyncGenerator<(Value | null)[][]> {
  const keys = table.key.map((name) => table.columns.findIndex((column) => column.name === name));
  let after: Value[] | null = null;
  for (;;) {
    const rows: Row[] = await db.all(pageSql(table, keys, after !== null), ...(after ?? []));
    if (rows.length > 0) yield rows.map((row) => table.columns.map((_, n) => row[`c${n}`] ?? null));
    const last = rows.at(-1);
    if (rows.length < PAGE_ROWS || !last) return;
    after = keys.map((_, n) => last[`k${n}`] ?? "");
  }
}

function pageSql(table: Table, keys: number[], continued: boolean): string {
  const order = keys.map((n) => orderOf(table.columns[n], n));
  const said = table.columns.map((column, n) => `${saidOf(column, n)} AS c${n}`);
  const wanted = [
    table.where ?? "1",
    ...(continued
      ? [`${order[0]} >= ?1`, `(${order.join(", ")}) > (${order.map((_, n) => `?${n + 1}`).join(", ")})`]
      : []),
  ];
  return `SELECT ${[...said, ...order.map((sql, n) => `${sql} AS k${n}`)].join(", ")}
    FROM ${joined(table, keys[0] ?? 0)} WHERE ${wanted.join(" AND ")} ORDER BY ${order.join(", ")} LIMIT ${PAGE_ROWS}`;
}

const saidOf = ({ ref, stored }: Column, n: number): string =>
  ref ? `r${n}.${quoted(ref.by)}` : `t.${quoted(stored)}`;

function orderOf(column: Column | undefined, n: number): string {
  if (!column) throw new Error("the table's key contains an unknown column");
  const said = saidOf(column, n);
  return column.nullable ? `coalesce(${said}, ${column.ref?.by === "id" ? 0 : "''"})` : said;
}

// Read along the index of the key's first column, so that late pages cost as much as early ones.
function joined({ name, columns }: Table, lead: number): string {
  const on = ({ ref, stored }: Column, n: number) =>
    ref ? `${quoted(ref.table)} r${n} ON r${n}.${quoted(ref.id)} = t.${quoted(stored)}` : "";
  const first = columns[lead];
  const leads = first?.ref && !first.nullable ? first.ref : null;
  const from = leads
    ? `${quoted(leads.table)} r${lead} CROSS JOIN ${quoted(name)} t ON t.${quoted(first?.stored ?? "")} = r${lead}.${quoted(leads.id)}`
    : `${quoted(name)} t`;
  const others = columns.flatMap((column, n) =>
    column.ref && !(leads && n === lead) ? [`LEFT JOIN ${on(column, n)}`] : [],
  );
  return [from, ...others].join(" ");
}
