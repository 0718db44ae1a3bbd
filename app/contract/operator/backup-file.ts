// The file of a backup, before it is gzipped: a head, then each table's columns and rows, one JSON value
// per line.
import { z } from "zod";
import type { Backup, BackupPage } from "./files";

const FORMAT = "bottega-backup-1";

export const BackupHead = z.object({
  format: z.literal(FORMAT),
  url: z.string(),
  taken_at: z.string(),
  schema: z.array(z.string()),
  rows: z.int(),
});
export type BackupHead = z.infer<typeof BackupHead>;

/**
 * The file's text, in chunks of several lines. @param readPage rows of a table from an offset on
 * @param url of the shop
 */
export async function* backupText(
  { schema, tables }: Backup,
  { url, now }: { url: string; now: Date },
  readPage: (table: string, after: number) => Promise<BackupPage>,
): AsyncGenerator<string> {
  const rows = tables.reduce((sum, { rows }) => sum + rows, 0);
  const head: BackupHead = { format: FORMAT, url, taken_at: now.toISOString(), schema, rows };
  yield `${JSON.stringify(head)}\n`;
  for (const { name, columns, rows } of tables) {
    yield `${JSON.stringify({ table: name, columns })}\n`;
    for (let after: number | null = rows === 0 ? null : 0; after !== null; ) {
      const page: BackupPage = await readPage(name, after);
      yield page.rows.map((row) => `${JSON.stringify(row)}\n`).join("");
      after = page.next;
    }
  }
}
