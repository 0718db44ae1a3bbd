// SQL over the staged rows of one import, joined to the stored rows that they change.
import { type Column, quoted, STAGED, type Table } from "~/db/operator/tables/table";

export interface Upload {
  id: string;
  table: Table;
  /** Names of the columns that the file has. */
  heads: ReadonlySet<string>;
}

export interface Source {
  /**
   * FROM clause: `u` the import, `s` a staged row, `r0` … the rows it refers to, `t` the stored row, if it
   * exists.
   */
  from: string;
  /** Condition: the table has no such row yet. */
  isNew: string;
  values: readonly { column: Column; sql: string }[];
  /** Condition: a new value differs from the stored one. */
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

/** SQL condition that a row of the file is new, or differs from the table's. */
export function differsSql(table: Table, isNew: string, values: Source["values"]): string {
  // Constants such as "not inherited" count as a difference; the time of writing does not.
  const constant = Object.entries(table.always ?? {}).filter(([, sql]) => !sql.startsWith("u."));
  return [
    isNew,
    ...values.map(({ column, sql }) => `${sql} IS NOT t.${quoted(column.stored)}`),
    ...constant.map(([stored, sql]) => `t.${quoted(stored)} IS NOT ${sql}`),
  ].join(" OR ");
}

/** SQL of a staged row's cell, by its column's name in the file. */
export const cellOf = (name: string): string => `s.cells ->> '${name}'`;

// The file may lack a language that the shop does not offer: its texts stay unchanged.
const saidOf = ({ name, ref, cell, stored }: Column, n: number): string => {
  if (ref) return `r${n}.${quoted(ref.id)}`;
  return cell.suffixes.length > 1
    ? `json_patch(coalesce(t.${quoted(stored)}, '{}'), ${cellOf(name)})`
    : cellOf(name);
};

/** @throws Error if the table has no column with this index */
export function columnAt(table: Table, n: number): Column {
  const column = table.columns[n];
  if (!column) throw new Error(`the key of ${table.name} contains an unknown column`);
  return column;
}
