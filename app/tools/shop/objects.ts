// Pictures and documents of a backup: a folder with the files, and a list of their names and types.
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { z } from "zod";
import { Failure, step } from "../steps";
import { inLanes } from "./lanes";
import type { Shop } from "./open-shop";
import { bar } from "./print";

const LIST = "files.json";
/** Keys of the bucket are not valid file names, so each file is named by a number. */
const Listed = z.array(z.object({ key: z.string(), mime: z.string(), file: z.string().regex(/^\d+$/) }));

export const saveObjects = (shop: Shop, folder: string): Promise<void> =>
  step("files", async (progress) => {
    mkdirSync(folder, { recursive: true });
    const keys = await allKeys(shop);
    const listed: z.infer<typeof Listed> = [];
    await inLanes(keys, async (key, n) => {
      const answer = await shop.fetch(`objects/bytes/?${new URLSearchParams({ key })}`, `file ${key}`);
      const file = String(n + 1);
      await answer.body?.pipeTo(Writable.toWeb(createWriteStream(join(folder, file))));
      listed.push({ key, mime: answer.headers.get("Content-Type") ?? "application/octet-stream", file });
      progress(bar(listed.length / keys.length, `${listed.length} files`));
    });
    writeFileSync(join(folder, LIST), JSON.stringify(listed));
    return `${listed.length} in ${folder}`;
  });

export const sendObjects = (shop: Shop, folder: string): Promise<void> =>
  step("files", async (progress) => {
    const list = join(folder, LIST);
    if (!existsSync(list)) throw new Failure(`${folder} contains no backup files.`);
    const listed = Listed.parse(JSON.parse(readFileSync(list, "utf8")));
    let sent = 0;
    await inLanes(listed, async ({ key, mime, file }) => {
      const body = readFileSync(join(folder, file));
      const headers = { "Content-Type": mime };
      const path = `objects/bytes/?${new URLSearchParams({ key })}`;
      await shop.fetch(path, `file ${key}`, { method: "PUT", headers, body });
      sent += 1;
      progress(bar(sent / listed.length, `${sent} files`));
    });
    return `${listed.length} from ${folder}`;
  });

export async function allKeys(shop: Shop): Promise<string[]> {
  const keys: string[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const question: { after?: string } = after === "" ? {} : { after };
    const page = await shop.ask((client) => client.objects.list(question));
    keys.push(...page.results.map(({ key }) => key));
    after = page.next;
  }
  return keys;
}
