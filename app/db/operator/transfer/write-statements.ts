// Statements that write staged rows into their table: one batch, in which each statement writes a limited
// number of lines.

import { type Column, quoted } from "~/db/operator/tables/table";
import { type Statement, statement } from "~/platform/database";
import { cellOf, differsSql, sourceOf, type Upload } from "./staged";

const LINES_PER_STATEMENT = 10_000;

/** One statement per range of lines, because D1 limits the work of one statement. */
export function writeStatements(upload: Upload, lastLine: number): Statement[] {
  const { table } = upload;
  const sql = upsertSql(upload);
  const passes = Array.from({ length: table.hierarchyDepth ?? 1 });
  return [
    ...(table.beforehand ?? []).map((before) => statement(before, upload.id)),
    ...passes.flatMap(() => rangesTo(lastLine).map(([from, to]) => statement(sql, upload.id, from, to))),
    statement(leftOutSql(upload), upload.id),
    ...(table.afterwards ?? []).map((after) =>
      after.includes("?1") ? statement(after, upload.id) : statement(after),
    ),
  ];
}

const rangesTo = (lastLine: number): [number, number][] =>
  Array.from({ length: Math.ceil((lastLine + 1) / LINES_PER_STATEMENT) }, (_, n) => [
    n * LINES_PER_STATEMENT,
    (n + 1) * LINES_PER_STATEMENT - 1,
  ]);

function upsertSql({ table, heads }: Upload): string {
  const { from, isNew, values } = sourceOf(table, heads);
  const written = values.flatMap(({ column, sql }) =>
    column.meanwhile === null ? [] : [{ column, sql: column.meanwhile ?? sql }],
  );
  const columns = [
    ...written.map(({ column, sql }) => ({
      stored: column.stored,
      sql,
      isFixed: table.key.includes(column.name),
    })),
    ...Object.entries(table.always ?? {}).map(([stored, sql]) => ({
      stored,
      sql,
      isFixed: !sql.startsWith("u."),
    })),
    ...Object.entries(table.atFirst ?? {}).map(([stored, sql]) => ({ stored, sql, isFixed: true })),
  ];
  const key = table.columns
    .filter(({ name }) => table.key.includes(name))
    .map(({ stored }) => quoted(stored));
  const changes = columns
    .filter(({ isFixed }) => !isFixed)
    .map(({ stored }) => `${quoted(stored)} = excluded.${quoted(stored)}`);
  // A row whose parent is in the same file is written in a later pass than its parent.
  const parentExists = table.columns.flatMap((column, n) =>
    isParent(column, table.name, heads)
      ? [`(${cellOf(column.name)} IS NULL OR r${n}.${quoted(column.ref?.id ?? "")} IS NOT NULL)`]
      : [],
  );
  return `INSERT INTO ${quoted(table.name)} (${columns.map(({ stored }) => quoted(stored)).join(", ")})
    SELECT ${columns.map(({ sql }) => sql).join(", ")} ${from}
    WHERE ${["u.id = ?1 AND s.line BETWEEN ?2 AND ?3", ...parentExists, `(${differsSql(table, isNew, written)})`].join(" AND ")}
    ORDER BY s.line
    ON CONFLICT (${table.conflict ?? key.join(", ")}) DO ${changes.length > 0 ? `UPDATE SET ${changes.join(", ")}` : "NOTHING"}`;
}

const isParent = ({ name, ref }: Column, table: string, heads: ReadonlySet<string>): boolean =>
  ref?.table === table && heads.has(name);

// Aborts the batch if a row, or a row it refers to, is missing: because of a cycle, or a change since the
// validation.
function leftOutSql({ table, heads }: Upload): string {
  const { from, isNew } = sourceOf(table, heads);
  const missing = table.columns.flatMap(({ name, ref }, n) =>
    ref && heads.has(name) ? [`(${cellOf(name)} IS NOT NULL AND r${n}.${quoted(ref.id)} IS NULL)`] : [],
  );
  return `INSERT INTO refusals (code) SELECT 'rows_left_out'
    WHERE EXISTS (SELECT 1 ${from} WHERE u.id = ?1 AND (${[isNew, ...missing].join(" OR ")}))`;
}
