// Tables as CSV files: one table, or all tables of a folder in the order that an empty shop requires.
import { createWriteStream, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { ImportAnswer } from "~/contract/operator/files";
import { Failure, step } from "~/tools/steps";
import { fileOf, newFileOf } from "./file-paths";
import type { Shop } from "./open-shop";
import type { Commands } from "./parse-arguments";
import { bar, printTable } from "./print";
import { chunksOf } from "./upload-chunk";

export const fileCommands: Commands = {
  tables: {
    does: "List the tables with their row counts and columns",
    async run(shop) {
      const { results } = await shop.ask((client) => client.files.tables({}));
      printTable(
        results.map(({ name, rows, is_record, columns }) => ({
          name,
          rows,
          import: is_record ? "no" : "yes",
          columns: columns.join(","),
        })),
      );
    },
  },
  export: {
    takes: "TABLE [FILE]",
    does: "Export a table as CSV, to the terminal or a file; all exports every table into a folder",
    async run(shop, { words: { TABLE = "", FILE } }) {
      if (TABLE !== "all") return exportTable(shop, TABLE, FILE === undefined ? null : newFileOf(FILE));
      if (FILE === undefined) throw new Failure("export all needs a folder.");
      mkdirSync(fileOf(FILE), { recursive: true });
      const { results } = await shop.ask((client) => client.files.tables({}));
      for (const { name } of results) await exportTable(shop, name, join(fileOf(FILE), `${name}.csv`));
    },
  },
  import: {
    takes: "TABLE FILE",
    does: "Import new and changed rows from a CSV file; all imports every file of a folder",
    flags: ["dry-run"],
    async run(shop, { words: { TABLE = "", FILE = "" }, flags }) {
      const isDry = flags.has("dry-run");
      if (TABLE !== "all") return importTable(shop, TABLE, fileOf(FILE), isDry);
      const { results } = await shop.ask((client) => client.files.tables({}));
      const files = results
        .filter(({ is_record }) => !is_record)
        .map(({ name }) => ({ name, file: join(fileOf(FILE), `${name}.csv`) }))
        .filter(({ file }) => existsSync(file));
      if (files.length === 0) throw new Failure(`${fileOf(FILE)} contains no table's file.`);
      for (const { name, file } of files) await importTable(shop, name, file, isDry);
    },
  },
};

async function exportTable(shop: Shop, table: string, file: string | null): Promise<void> {
  const answer = await shop.fetch(`export/${encodeURIComponent(table)}/`, `table ${table}`);
  if (!answer.body) throw new Failure(`The shop sent no data for ${table}.`);
  const to = file === null ? Writable.toWeb(process.stdout) : Writable.toWeb(createWriteStream(file));
  // The reader of a pipe, e.g. head, may close it early.
  if (file === null) await answer.body.pipeTo(to, { preventClose: true }).catch(unlessClosed);
  else await step(table, async () => answer.body?.pipeTo(to).then(() => file) ?? "");
}

function unlessClosed(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "EPIPE")) throw error;
}

// Well below the limit of a call, so that the progress bar moves.
const PART_BYTES = 2 * 1024 * 1024;
const SHOWN_FAULTS = 50;

async function importTable(shop: Shop, table: string, file: string, isDry: boolean): Promise<void> {
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
  let answer: ImportAnswer = { rows: 0, changed: 0, faults: [] };
  await step(table, async (progress) => {
    const upload = crypto.randomUUID();
    let rows = 0;
    for (const part of chunksOf(readFileSync(file), PART_BYTES)) {
      progress(
        bar(
          part.done,
          part.isLast
            ? `${rows.toLocaleString("en")} rows, validating and writing`
            : `${rows.toLocaleString("en")} rows`,
        ),
      );
      answer = await sendPart(shop, table, part.csv, {
        upload,
        line: part.line,
        more: !part.isLast,
        dry_run: isDry,
      });
      rows += answer.rows;
    }
    const { changed, faults } = answer;
    if (faults.length > 0) return `${faults.length} faults, nothing was changed`;
    const count = answer.rows.toLocaleString("en");
    return `${count} rows, ${changed.toLocaleString("en")} ${isDry ? "would change" : "changed"}`;
  });
  if (answer.faults.length === 0) return;
  for (const { line, column, message } of answer.faults.slice(0, SHOWN_FAULTS))
    console.error(`${file}:${line}${column === "" ? "" : ` ${column}`}: ${message}`);
  const more = answer.faults.length - SHOWN_FAULTS;
  throw new Failure(`${table} was not imported${more > 0 ? `; ${more} more faults` : ""}.`);
}

async function sendPart(
  shop: Shop,
  table: string,
  csv: Buffer<ArrayBuffer>,
  query: Record<string, string | number | boolean>,
): Promise<ImportAnswer> {
  const search = new URLSearchParams({ locale: "en" });
  for (const [key, value] of Object.entries(query)) search.set(key, String(value));
  const headers = { "Content-Type": "text/csv" };
  const answer = await shop.fetch(`import/${encodeURIComponent(table)}/?${search}`, `table ${table}`, {
    method: "POST",
    headers,
    body: csv,
  });
  return ImportAnswer.parse(await answer.json());
}
