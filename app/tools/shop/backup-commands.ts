// A backup is one gzipped file: a line that identifies the backup, then for each table a line with its columns and its
// rows.
import { createWriteStream, existsSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Failure, step } from "~/tools/steps";
import { backupLines, countRows, pagesOf, readHead } from "./backup-file";
import { fileOf, newFileOf } from "./file-paths";
import { saveObjects, sendObjects } from "./objects";
import type { Commands } from "./parse-arguments";
import { bar } from "./print";

export const backupCommands: Commands = {
  backup: {
    takes: "FILE",
    does: "Write the whole shop, as of one instant, into FILE; with --files also pictures and documents, into a folder",
    options: ["files"],
    async run(shop, { words: { FILE = "" }, options: { files } }) {
      const file = newFileOf(FILE);
      await step("backup", async (progress) => {
        let rows = 0;
        const copy = await shop.ask((client) => client.backups.take({}));
        const lines = backupLines(shop, copy, (done, all) => {
          rows = done;
          progress(bar(all === 0 ? 1 : done / all, `${done.toLocaleString("en")} rows`));
        });
        try {
          await pipeline(Readable.from(lines), createGzip(), createWriteStream(file));
        } finally {
          // Also after a failure, e.g. a full disk: otherwise the copy would stay in the shop's database.
          await shop.ask((client) => client.backups.drop({ copy: copy.copy }));
        }
        return `${rows.toLocaleString("en")} rows in ${FILE}`;
      });
      if (files !== undefined) await saveObjects(shop, fileOf(files));
    },
  },
  restore: {
    takes: "FILE",
    does: "Replace everything in the shop by a backup; needs --yes",
    options: ["files"],
    flags: ["yes"],
    async run(shop, { words: { FILE = "" }, options: { files }, flags }) {
      const file = fileOf(FILE);
      if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
      if (!flags.has("yes"))
        throw new Failure(`This replaces everything in the shop at ${shop.url}. Add --yes to confirm.`);
      await step("restore", async (progress) => {
        const head = await readHead(file);
        const counted = await countRows(file, head);
        const { restore } = await shop.ask((client) =>
          client.restores.begin({ schema: head.schema, tables: counted }),
        );
        try {
          let sent = 0;
          for await (const page of pagesOf(file)) {
            if (page.rows.length === 0) continue;
            await shop.ask((client) => client.restores.add({ restore, ...page }));
            sent += page.rows.length;
            progress(bar(sent / head.rows, `${sent.toLocaleString("en")} rows`));
          }
          progress(bar(1, "replacing the tables"));
          const { rows, tables } = await shop.ask((client) => client.restores.apply({ restore }));
          const timeOf = await shop.clock();
          return `${rows.toLocaleString("en")} rows in ${tables} tables, as of ${timeOf(head.taken_at)}`;
        } catch (cause) {
          // Only the first failure is reported. A restore that cannot be dropped now is dropped at night.
          await shop.ask((client) => client.restores.drop({ restore })).catch(() => {});
          throw cause;
        }
      });
      if (files !== undefined) await sendObjects(shop, fileOf(files));
      console.log("Order numbers may go on 1,000 later, so that none is given twice.");
    },
  },
};
