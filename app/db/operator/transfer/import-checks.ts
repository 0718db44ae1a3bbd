// Faults of an import's staged rows, as SQL that finds the faulty lines.

import { z } from "zod";
import type { Fault } from "~/csv/fault";
import { int, jsonOrNull, text } from "~/db/columns";
import { quoted, STAGED, type Table } from "~/db/operator/tables/table";
import type { Row } from "~/platform/database";
import { cellOf, sourceOf, type Upload } from "./staged";

function missingColumns(table: Table, heads: ReadonlySet<string>): string[] {
  const { from, isNew } = sourceOf(table, heads);
  return table.columns
    .filter(({ name, otherwise }) => otherwise === null && !heads.has(name))
    .map(
      ({ name }) =>
        `SELECT s.line, '${name}' AS column_name, 'column_missing' AS code ${from} WHERE u.id = ?1 AND ${isNew}`,
    );
}

function unknownReferences(table: Table, heads: ReadonlySet<string>): string[] {
  return table.columns.flatMap(({ name, ref }) => {
    if (!ref || !heads.has(name)) return [];
    const isInFile =
      ref.table === table.name
        ? `AND ${cellOf(name)} NOT IN (SELECT x.cells ->> '${ref.by}' FROM import_rows x WHERE x.import_id = ?1)`
        : "";
    return [
      `SELECT s.line, '${name}' AS column_name, 'unknown' AS code,
         json_object('value', ${cellOf(name)}, 'table', '${ref.table}') AS message_values
       FROM ${STAGED} LEFT JOIN ${quoted(ref.table)} r ON r.${quoted(ref.by)} = ${cellOf(name)}
       WHERE u.id = ?1 AND ${cellOf(name)} IS NOT NULL AND r.${quoted(ref.by)} IS NULL ${isInFile}`,
    ];
  });
}

const duplicateKeys = (
  names: readonly string[],
): string => `SELECT line, '${names[0]}' AS column_name, 'twice' AS code, json_object('line', first) AS message_values FROM (
     SELECT s.line, min(s.line) OVER (PARTITION BY ${names.map((name) => `lower(${cellOf(name)})`).join(", ")}) AS first
     FROM ${STAGED} WHERE u.id = ?1) WHERE line > first`;
/** Typed keys: "AB-1" and "ab-1" would be two things that are easily confused. */
const TYPED_KEYS = ["sku", "code", "name", "key"];

function otherSpellings({ name, key }: Table): string[] {
  const [typed = ""] = key;
  if (key.length > 1 || !TYPED_KEYS.includes(typed)) return [];
  return [
    `SELECT s.line, '${typed}' AS column_name, 'other_spelling' AS code, json_object('value', o.${typed}) AS message_values
     FROM ${STAGED} JOIN ${quoted(name)} o ON lower(o.${typed}) = lower(${cellOf(typed)})
     WHERE u.id = ?1 AND o.${typed} <> ${cellOf(typed)}`,
  ];
}

// Another row has the value, and the file does not change that row.
function takenValues(table: Table, name: string, heads: ReadonlySet<string>): string {
  const [key = ""] = table.key;
  const { from } = sourceOf(table, heads);
  return `SELECT s.line, '${name}' AS column_name, 'taken' AS code, json_object('value', ${cellOf(name)}) AS message_values
    ${from} JOIN ${quoted(table.name)} o ON o.${quoted(name)} = ${cellOf(name)}
    WHERE u.id = ?1 AND o.${quoted(key)} <> ${cellOf(key)} AND NOT EXISTS (
      SELECT 1 FROM import_rows x
      WHERE x.import_id = ?1 AND x.cells ->> '${key}' = o.${quoted(key)} AND x.cells ->> '${name}' <> o.${quoted(name)})`;
}

/** SELECTs of faulty lines; each has the upload's id as its only parameter. */
export function checks({ table, heads }: Upload): string[] {
  return [
    `SELECT f.line, f.column_name, f.code, f.message_values FROM import_faults f WHERE f.import_id = ?1`,
    ...missingColumns(table, heads),
    ...unknownReferences(table, heads),
    duplicateKeys(table.key),
    ...otherSpellings(table),
    ...(table.unique ?? [])
      .filter((name) => heads.has(name))
      .flatMap((name) => [duplicateKeys([name]), takenValues(table, name, heads)]),
    ...(table.checks ?? []),
  ];
}

export const faultOf = (row: Row): Fault => ({
  line: int(row, "line"),
  column: text(row, "column_name"),
  code: text(row, "code"),
  values: jsonOrNull(row, "message_values", z.record(z.string(), z.union([z.string(), z.number()]))) ?? {},
});
