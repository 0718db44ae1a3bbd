// SQL over the staged rows of one import: what they say, beside the row of the table that they are about.
import { type Column, quoted, STAGED, type Table } from "~/db/operator/tables/table";

export interface Upload {
  id: string;
  table: Table;
  /** Names of the columns that the file has. */
  heads: ReadonlySet<string>;
}

export interface Source {
  /** FROM …: `u` the import, `s` a staged row, `r0` … what it refers to, `t` the row there is, or nothing. */
  from: string;
  /** Whether the table has no such row yet. */
  isNew: string;
  /** What the row shall hold, a column of the table each. */
  values: readonly { column: Column; sql: string }[];
  /** Whether anything of it differs from what the table holds. */
  differs: string;
}

/** @param heads names of the columns that the file has */
export function sourceOf(table: Table, heads: ReadonlySet<string>): Source {
  const keys = table.key.map((name) => table.columns.findIndex((column) => column.name === name));
  const target = keys.map((n) => {
    const column = columnAt(table, n);
    return `t.${quoted(column.stored)} ${column.nullable ? "IS" : "="} ${saidOf(column, n)}`;
  });
  const refs = table.columns.flatMap(({ name, ref }, n) =>
    ref && heads.has(name)
      ? [`LEFT JOIN ${quoted(ref.table)} r${n} ON r${n}.${quoted(ref.by)} = ${cellOf(name)}`]
      : [],
  );
  const isNew = `t.${quoted(columnAt(table, keys[0] ?? 0).stored)} IS NULL`;
  const values = table.columns.map((column, n) => ({
    column,
    sql: heads.has(column.name)
      ? saidOf(column, n)
      : `iif(${isNew}, ${column.otherwise}, t.${quoted(column.stored)})`,
  }));
  return {
    from: `FROM ${[STAGED, ...refs, `LEFT JOIN ${quoted(table.name)} t ON ${target.join(" AND ")}`].join(" ")}`,
    isNew,
    values,
    differs: differsSql(
      table,
      isNew,
      values.filter(({ column }) => heads.has(column.name)),
    ),
  };
}

/** SQL: whether a row of the file is new, or differs from the table's. */
export function differsSql(table: Table, isNew: string, values: Source["values"]): string {
  // Facts of every row, such as "not inherited"; the hour of writing is none.
  const constant = Object.entries(table.always ?? {}).filter(([, sql]) => !sql.startsWith("u."));
  return [
    isNew,
    ...values.map(({ column, sql }) => `${sql} IS NOT t.${quoted(column.stored)}`),
    ...constant.map(([stored, sql]) => `t.${quoted(stored)} IS NOT ${sql}`),
  ].join(" OR ");
}

/** SQL of a staged row's cell, by its column's name in the file. */
export const cellOf = (name: string): string => `s.cells ->> '${name}'`;

// The file may lack a language that the shop does not offer: its texts stay.
const saidOf = ({ name, ref, cell, stored }: Column, n: number): string => {
  if (ref) return `r${n}.${quoted(ref.id)}`;
  return cell.suffixes.length > 1
    ? `json_patch(coalesce(t.${quoted(stored)}, '{}'), ${cellOf(name)})`
    : cellOf(name);
};

/** @throws Error for a number that the table has no column for */
export function columnAt(table: Table, n: number): Column {
  const column = table.columns[n];
  if (!column) throw new Error(`the key of ${table.name} names a column that it does not have`);
  return column;
}
