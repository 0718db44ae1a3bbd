// The gzipped file of a backup: written from a shop, and read back.
import { createReadStream } from "node:fs";
import { pipeline as passOn } from "node:stream";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { BackupHead, backupText } from "~/contract/operator/backup-file";
import type { Backup } from "~/contract/operator/files";
import { Failure } from "~/tools/steps";
import type { Shop } from "./open-shop";

const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
const RowLine = z.array(z.union([z.string(), z.number(), z.null()]));
type RowLine = z.infer<typeof RowLine>;

/**
 * Yields the text of a backup file, read from the shop page by page.
 * @param report called with the rows read and the total
 */
export function backupLines(
  shop: Shop,
  backup: Backup,
  report: (done: number, all: number) => void,
): AsyncGenerator<string> {
  const all = backup.tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  return backupText(backup, { url: shop.url, now: new Date() }, async (table, after) => {
    const query = { table, after: String(after), copy: backup.copy };
    const page = await shop.ask((client) => client.backups.read(query));
    done += page.rows.length;
    report(done, all);
    return page;
  });
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip().setEncoding("utf8");
  // A failure of either stream ends the loop below.
  passOn(createReadStream(file), unzipped, () => {});
  let rest = "";
  try {
    for await (const text of unzipped) {
      const lines = `${rest}${text}`.split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch {
    throw damaged(file);
  }
}

/** @throws Failure if the file is not a backup */
export async function readHead(file: string): Promise<BackupHead> {
  try {
    for await (const line of linesOf(file)) return BackupHead.parse(JSON.parse(line));
  } catch {
    // Not gzip, not JSON, or another kind of file: the message is the same.
  }
  throw new Failure(`${file} is not a backup of a shop.`);
}

/**
 * Counts the rows of each table in the file.
 * @throws Failure for a damaged or truncated file
 */
export async function countRows(file: string, head: BackupHead): Promise<{ name: string; rows: number }[]> {
  const tables: { name: string; rows: number }[] = [];
  let all = 0;
  for await (const page of pagesOf(file)) {
    const last = tables.at(-1);
    if (last?.name === page.table) last.rows += page.rows.length;
    else tables.push({ name: page.table, rows: page.rows.length });
    all += page.rows.length;
  }
  if (all !== head.rows) throw new Failure(`The backup is incomplete: ${all} of ${head.rows} rows.`);
  return tables;
}

const damaged = (file: string) => new Failure(`${file} is damaged or incomplete. The shop was not changed.`);

function jsonIn(line: string, file: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged(file);
  }
}

interface Page {
  table: string;
  columns: string[];
  after: number;
  rows: RowLine[];
}

/** A call accepts 1 MiB of UTF-8. */
const PAGE_BYTES = 700_000;
const PAGE_ROWS = 5_000;

/** Yields the rows of each table in pages. A table without rows is one empty page. */
export async function* pagesOf(file: string): AsyncGenerator<Page> {
  const empty = (): Page => ({ table: "", columns: [], after: 0, rows: [] });
  let page = empty();
  let bytes = 0;
  for await (const line of linesOf(file)) {
    const value = jsonIn(line, file);
    const isFull =
      page.rows.length > 0 && (bytes + Buffer.byteLength(line) > PAGE_BYTES || page.rows.length >= PAGE_ROWS);
    if (isFull || (page.table !== "" && !Array.isArray(value))) {
      yield page;
      page = { ...page, after: page.after + page.rows.length, rows: [] };
      bytes = 0;
    }
    bytes += Buffer.byteLength(line);
    if (Array.isArray(value)) page.rows.push(RowLine.parse(value));
    else page = { ...empty(), ...TableLine.safeParse(value).data };
  }
  if (page.table !== "") yield page;
}
