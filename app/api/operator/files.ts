// Export and import of tables as CSV (CONTRACT §9).

import { attachment, CSV_TYPE } from "~/api/http/attachment";
import type { OperatorHandlers } from "~/api/http/handler";
import type { ImportAnswer } from "~/contract/operator/files";
import type { Locale } from "~/contract/wire";
import { FOR_PROGRAMS, forSpreadsheet } from "~/csv/text";
import { importMessageFor } from "~/i18n/server";
import {
  applyImport,
  checkImport,
  exportTable,
  type ImportResult,
  importTable,
  listTables,
  tableToImport,
} from "~/services/operator/tables";
import { readCsv } from "./csv-body";

export const files: OperatorHandlers<"files"> = {
  async tables(c) {
    return { results: await listTables(c) };
  },

  async export(c, { table, spreadsheet: isForSpreadsheet }) {
    const style = isForSpreadsheet ? forSpreadsheet(c.locale) : FOR_PROGRAMS;
    return attachment(await exportTable(c, table, style), CSV_TYPE, `${table}.csv`);
  },

  async import(c, { table: name, dry_run: isDryRun, upload, line: firstLine, more: hasMore }) {
    const table = tableToImport(name);
    const body = await readCsv(c.request, firstLine);
    if (!body.ok) return answerOf(c.locale, { rows: 0, changed: 0, faults: [body.fault] });
    const part = { id: upload ?? null, csv: body.csv, firstLine, hasMore, isDryRun };
    return answerOf(c.locale, await importTable(c, table, part));
  },

  async check(c, { table, upload }) {
    return answerOf(c.locale, await checkImport(c, tableToImport(table), upload));
  },

  async apply(c, { table, upload }) {
    return answerOf(c.locale, await applyImport(c, tableToImport(table), upload));
  },
};

const answerOf = (locale: Locale, { rows, changed, faults }: ImportResult): ImportAnswer => ({
  rows,
  changed,
  faults: faults.map(({ line, column, code, values }) => ({
    line,
    column,
    code,
    message: importMessageFor(locale, code, values),
  })),
});
