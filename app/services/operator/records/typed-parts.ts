// Parses a form's rows with the cells of their table. The record's key comes from the URL, never from the
// form.
import type { RecordParts, RecordRow } from "~/contract/operator/records";
import { columnsIn, headsOf, readTypedRow } from "~/csv/rows";
import type { Kind, Part } from "~/db/operator/records/kinds";
import type { PartRows } from "~/db/operator/records/save";
import type { RefusedField } from "~/services/refusal";

/** Faults by field, such as `product_texts.0.name`; an unknown table or cell is a fault. */
export function typedParts(
  kind: Kind,
  key: string,
  typed: RecordParts,
  sellerCountry: string,
): { given: PartRows[]; faults: RefusedField[] } {
  const faults: RefusedField[] = unknownTables(kind, typed);
  const given = kind.parts.flatMap((part) => {
    const rows = typed[part.table.name];
    if (!rows) return [];
    const read = partRows(part, key, rows, sellerCountry);
    faults.push(...read.faults);
    // A record needs its own row: deleting it is another call.
    if (part.table === kind.main.table && part.by === kind.main.by && rows.length === 0)
      faults.push({ field: part.table.name, code: "required" });
    return [read.given];
  });
  return { given, faults };
}

const unknownTables = (kind: Kind, typed: RecordParts): RefusedField[] =>
  Object.keys(typed)
    .filter((name) => !kind.parts.some(({ table }) => table.name === name))
    .map((name) => ({ field: name, code: "column_unknown" }));

function partRows(part: Part, key: string, rows: readonly RecordRow[], sellerCountry: string) {
  const { table, by } = part;
  const keyed = rows.map((row) => ({ ...row, [by.name]: key }));
  const heads = Object.keys(keyed[0] ?? {});
  const columns = columnsIn(table.columns, [], heads).filter((column) => {
    const own = headsOf(column);
    return (own.length > 0 && own.every((head) => heads.includes(head))) || table.key.includes(column.name);
  });
  const known = columns.flatMap(headsOf);
  const faults: RefusedField[] = [];
  const read = keyed.map((row, n) => {
    const others = Object.keys(row).filter((head) => !known.includes(head));
    faults.push(...others.map((head) => ({ field: `${table.name}.${n}.${head}`, code: "column_unknown" })));
    const { row: typed, faults: wrong } = readTypedRow(columns, row, n + 1);
    const refused = wrong.length > 0 ? null : table.refuses?.(typed.cells, sellerCountry);
    for (const one of [...wrong, ...(refused ? [{ values: {}, ...refused }] : [])])
      faults.push({ field: `${table.name}.${n}.${one.column}`, code: one.code, values: one.values });
    return typed;
  });
  const names = columns.map(({ name }) => name);
  // A table without rows is emptied, which needs only the columns of its key.
  const upload = { id: crypto.randomUUID(), table, heads: new Set(names) };
  return { given: { part, upload, rows: read }, faults };
}
