// Pictures, each a file of its own name: what a table calls malt|#d9a441 is in malt-d9a441.svg.
import { createWriteStream, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { Writable } from "node:stream";
import { Failure, step } from "~/tools/steps";
import { fileOf } from "./file-paths";
import { allKeys, inLanes } from "./objects";
import type { Shop } from "./open-shop";
import type { Commands } from "./parse-arguments";
import { bar } from "./print";

const FOLDER_OF_ALL = "img/";
const TYPES: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

export const pictureCommands: Commands = {
  "pictures export": {
    takes: "FOLDER",
    does: "every picture, under its own name",
    run: (shop, { words: { FOLDER = "" } }) => savePictures(shop, fileOf(FOLDER)),
  },
  "pictures import": {
    takes: "FOLDER",
    does: "a folder's pictures, in the place of those of the same names",
    run: (shop, { words: { FOLDER = "" } }) => sendPictures(shop, fileOf(FOLDER)),
  },
};

const savePictures = (shop: Shop, folder: string): Promise<void> =>
  step("pictures", async (progress) => {
    mkdirSync(folder, { recursive: true });
    const keys = (await allKeys(shop)).filter((key) => /^img\/[\w.-]+$/.test(key));
    let saved = 0;
    await inLanes(keys, async (key) => {
      const answer = await shop.fetch(pathOf(key), `file ${key}`);
      const file = createWriteStream(join(folder, key.slice(FOLDER_OF_ALL.length)));
      await answer.body?.pipeTo(Writable.toWeb(file));
      saved += 1;
      progress(bar(saved / keys.length, `${saved} pictures`));
    });
    return `${saved} in ${folder}`;
  });

const sendPictures = (shop: Shop, folder: string): Promise<void> =>
  step("pictures", async (progress) => {
    const { names, others } = picturesIn(folder);
    if (names.length === 0)
      throw new Failure(`${folder} holds no pictures: ${Object.keys(TYPES).join(" ")}.`);
    let sent = 0;
    await inLanes(names, async (name) => {
      const headers = { "Content-Type": TYPES[extname(name)] ?? "" };
      const body = readFileSync(join(folder, name));
      await shop.fetch(pathOf(FOLDER_OF_ALL + name), `file ${name}`, { method: "PUT", headers, body });
      sent += 1;
      progress(bar(sent / names.length, `${sent} pictures`));
    });
    return `${sent} from ${folder}${others.length > 0 ? `; not taken: ${others.join(", ")}` : ""}`;
  });

/** By their names; `others` are files of other kinds, or whose names are no address. */
function picturesIn(folder: string): { names: string[]; others: string[] } {
  const isPicture = (name: string) => /^[\w.-]{1,120}$/.test(name) && extname(name) in TYPES;
  try {
    const all = readdirSync(folder).filter((name) => !name.startsWith("."));
    return { names: all.filter(isPicture), others: all.filter((name) => !isPicture(name)) };
  } catch {
    throw new Failure(`There is no folder ${folder}.`);
  }
}

const pathOf = (key: string): string => `objects/bytes/?${new URLSearchParams({ key })}`;
