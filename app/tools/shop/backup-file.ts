// The file of a backup: a head, then each table's columns and rows, one JSON value a line, gzipped.
import { createReadStream } from "node:fs";
import { pipeline as passOn } from "node:stream";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import type { Backup } from "~/contract/operator/files";
import { Failure } from "~/tools/steps";
import type { Shop } from "./open-shop";

const FORMAT = "bottega-backup-1";
const Head = z.object({
  format: z.literal(FORMAT),
  url: z.string(),
  taken_at: z.string(),
  schema: z.array(z.string()),
  rows: z.int(),
});
type Head = z.infer<typeof Head>;
const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
const RowLine = z.array(z.union([z.string(), z.number(), z.null()]));
type RowLine = z.infer<typeof RowLine>;

export async function* backupLines(
  shop: Shop,
  { schema, tables }: Backup,
  report: (done: number, all: number) => void,
): AsyncGenerator<string> {
  const all = tables.reduce((sum, { rows }) => sum + rows, 0);
  const head: Head = { format: FORMAT, url: shop.url, taken_at: new Date().toISOString(), schema, rows: all };
  yield `${JSON.stringify(head)}\n`;
  let done = 0;
  for (const { name, columns } of tables) {
    yield `${JSON.stringify({ table: name, columns })}\n`;
    for (let after: number | null = 0; after !== null; ) {
      const page: { rows: RowLine[]; next: number | null } = await shop.ask((client) =>
        client.backups.read({ table: name, after: String(after) }),
      );
      for (const row of page.rows) yield `${JSON.stringify(row)}\n`;
      after = page.next;
      done += page.rows.length;
      report(done, all);
    }
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip().setEncoding("utf8");
  // What fails on either side ends the reading below.
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

export async function readHead(file: string): Promise<Head> {
  try {
    for await (const line of linesOf(file)) return Head.parse(JSON.parse(line));
  } catch {
    // Not gzip, not JSON, or of something else: all the same to the reader.
  }
  throw new Failure(`${file} is not a backup of a shop.`);
}

const damaged = (file: string) => new Failure(`${file} is damaged or cut short: the shop was left as it is.`);

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

/** What one call may carry is 1 MiB, in UTF-8. */
const PAGE_BYTES = 700_000;
const PAGE_ROWS = 5_000;

export async function* pagesOf(file: string): AsyncGenerator<Page> {
  const empty = (): Page => ({ table: "", columns: [], after: 0, rows: [] });
  let page = empty();
  let bytes = 0;
  for await (const line of linesOf(file)) {
    const value = jsonIn(line, file);
    const isFull = bytes + Buffer.byteLength(line) > PAGE_BYTES || page.rows.length >= PAGE_ROWS;
    if (page.rows.length > 0 && (isFull || !Array.isArray(value))) {
      yield page;
      page = { ...page, after: page.after + page.rows.length, rows: [] };
      bytes = 0;
    }
    bytes += Buffer.byteLength(line);
    if (Array.isArray(value)) page.rows.push(RowLine.parse(value));
    else page = { ...empty(), ...TableLine.safeParse(value).data };
  }
  if (page.rows.length > 0) yield page;
}
