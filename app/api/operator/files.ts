// Tables as CSV, out and in: CONTRACT §9.

import type { ApiContext } from "~/api/http/context";
import type { OperatorHandlers } from "~/api/http/handler";
import { offeredLocales } from "~/contract/constants/settings";
import type { ImportAnswer } from "~/contract/operator/files";
import type { Locale } from "~/contract/wire";
import { type Fault, fault } from "~/csv/fault";
import { columnsIn, type FileRows, headRecord, headsOf, readRows, rowRecord } from "~/csv/rows";
import { TABLES, tableNamed } from "~/db/operator/tables/all-tables";
import type { Table } from "~/db/operator/tables/table";
import { tablePages } from "~/db/operator/transfer/export";
import {
  apply,
  dropUpload,
  findUpload,
  type ImportReport,
  stage,
  validateUpload,
} from "~/db/operator/transfer/import";
import type { Upload } from "~/db/operator/transfer/staged";
import { countRows } from "~/db/operator/transfer/table-counts";
import { shopData } from "~/db/shop/shop-data";
import { importMessageFor } from "~/i18n/server";
import { BatchRefused } from "~/platform/database";
import { longRunningDatabase } from "~/services/operator/long-running-database";
import { notFound, Refusal } from "~/services/refusal";
import { readCsv } from "./csv-body";

export const files: OperatorHandlers<"files"> = {
  async tables(c) {
    const [counts, locales] = await Promise.all([countRows(c.db, TABLES), shopLocales(c)]);
    return {
      results: TABLES.map((table, n) => ({
        name: table.name,
        rows: counts[n] ?? 0,
        columns: columnsIn(table.columns, locales).flatMap(headsOf),
        key: [...table.key],
        is_record: table.isRecord === true,
      })),
    };
  },

  async export(c, { table: name }) {
    const table = tableNamed(name);
    if (!table) throw notFound();
    return new Response(csvOf(c, table, await shopLocales(c)), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}.csv"`,
        "Cache-Control": "private, no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  },

  async import(c, { table: name, dry_run, upload: id = crypto.randomUUID(), line, more }) {
    const table = tableNamed(name);
    if (!table) throw notFound();
    if (table.isRecord) throw new Refusal(409, "table_is_record", { table: name });
    const body = await readCsv(c.request, line);
    if (!body.ok) return answerOf(c, { rows: 0, changed: 0, faults: [body.fault] });
    const read = readRows(body.csv, table.columns, table.key, line, await shopLocales(c));
    if (read.columns.length === 0) return answerOf(c, { rows: 0, changed: 0, faults: read.faults });

    const db = longRunningDatabase(c);
    const upload: Upload = { id, table, heads: new Set(read.columns) };
    refuseOther(await findUpload(db, id), upload);
    const faults = [...read.faults, ...refusedRows(table, read)];
    const faulty = new Set(faults.map(({ line }) => line));
    const good = read.rows.filter((row) => !faulty.has(row.line));
    await stage(db, upload, good, faults, c.now.toISOString());
    if (more) return answerOf(c, { rows: read.rows.length, changed: 0, faults });

    const checked = await validateUpload(db, upload);
    if (dry_run || checked.faults.length > 0 || checked.changed === 0) {
      await dropUpload(db, id);
      return answerOf(c, { ...checked, changed: checked.faults.length > 0 ? 0 : checked.changed });
    }
    try {
      await apply(db, upload, checked, c.now.toISOString());
    } catch (error) {
      if (!(error instanceof BatchRefused)) throw error;
      await dropUpload(db, id);
      throw new Refusal(409, "import_refused", { cause: error.code });
    }
    return answerOf(c, checked);
  },
};

// Rows with valid cells may still conflict with each other.
function refusedRows(table: Table, { rows, faults }: FileRows): Fault[] {
  if (!table.refuses) return [];
  const known = new Set(faults.map(({ line }) => line));
  return rows.flatMap(({ line, cells }) => {
    const refused = known.has(line) ? null : table.refuses?.(cells);
    return refused ? [fault(line, refused.column, refused.code, refused.values)] : [];
  });
}

function refuseOther(begun: { table: string; columns: string[] } | null, upload: Upload): void {
  const isSame =
    !begun ||
    (begun.table === upload.table.name &&
      begun.columns.length === upload.heads.size &&
      begun.columns.every((name) => upload.heads.has(name)));
  if (!isSame) throw new Refusal(409, "import_parts_differ");
}

const answerOf = (
  c: ApiContext,
  { rows, changed, faults }: Pick<ImportReport, "rows" | "changed"> & { faults: readonly Fault[] },
): ImportAnswer => ({
  rows,
  changed,
  faults: faults.map(({ line, column, code, values }) => ({
    line,
    column,
    code,
    message: importMessageFor(c.locale, code, values),
  })),
});

const shopLocales = async (c: ApiContext): Promise<readonly Locale[]> =>
  offeredLocales((await shopData(c)).settings.get("LOCALES"));

function csvOf(c: ApiContext, table: Table, locales: readonly Locale[]): ReadableStream<Uint8Array> {
  const columns = columnsIn(table.columns, locales);
  const encoder = new TextEncoder();
  const pages = tablePages(longRunningDatabase(c), table);
  let head = headRecord(columns);
  return new ReadableStream({
    async pull(controller) {
      const page = await pages.next();
      const rows = page.done ? [] : page.value;
      const text = head + rows.map((row) => rowRecord(columns, row)).join("");
      head = "";
      if (text !== "") controller.enqueue(encoder.encode(text));
      if (page.done) controller.close();
    },
  });
}
