// Uploads pictures. Tables and pages refer to a picture by its file name.
import { createWriteStream, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { Writable } from "node:stream";
import { MAX_PICTURE_BYTES } from "~/contract/constants/limits";
import { PictureName } from "~/contract/operator/pictures";

import { Failure, step } from "~/tools/steps";
import { fileOf } from "./file-paths";
import { inLanes } from "./lanes";
import type { Shop } from "./open-shop";
import type { Commands } from "./parse-arguments";
import { bar } from "./print";

const EXTENSIONS = [".png", ".jpg", ".jpeg", ".webp", ".avif", ".svg"];

export const pictureCommands: Commands = {
  "pictures export": {
    takes: "FOLDER",
    does: "Save every picture into a folder, under its name",
    run: (shop, { words: { FOLDER = "" } }) => savePictures(shop, fileOf(FOLDER)),
  },
  "pictures import": {
    takes: "FOLDER",
    does: "Upload a folder's pictures; a picture of the same name is replaced",
    run: (shop, { words: { FOLDER = "" } }) => sendPictures(shop, fileOf(FOLDER)),
  },
  "pictures delete": {
    takes: "NAME",
    does: "Delete a picture that nothing uses; e-mails that show it find its file for 30 more days",
    async run(shop, { words: { NAME = "" } }) {
      await shop.ask((client) => client.pictures.delete({ name: NAME }), `picture ${NAME}`);
      console.log(`${NAME} is gone`);
    },
  },
};

const savePictures = (shop: Shop, folder: string): Promise<void> =>
  step("pictures", async (progress) => {
    mkdirSync(folder, { recursive: true });
    const names = await allNames(shop);
    let saved = 0;
    await inLanes(names, async (name) => {
      const answer = await shop.fetch(pathOf(name), `picture ${name}`);
      await answer.body?.pipeTo(Writable.toWeb(createWriteStream(join(folder, name))));
      saved += 1;
      progress(bar(saved / names.length, `${saved} pictures`));
    });
    return `${saved} in ${folder}`;
  });

const sendPictures = (shop: Shop, folder: string): Promise<void> =>
  step("pictures", async (progress) => {
    const { names, others } = picturesIn(folder);
    if (names.length === 0) throw new Failure(`${folder} contains no pictures (${EXTENSIONS.join(" ")}).`);
    const refused: string[] = [];
    let sent = 0;
    await inLanes(names, async (name) => {
      // A refused picture does not stop the upload of others. All errors are listed at the end.
      const fault = await sendPicture(shop, folder, name);
      if (fault !== null) refused.push(fault);
      sent += 1;
      progress(bar(sent / names.length, `${sent} of ${names.length} pictures`));
    });
    const taken = `${names.length - refused.length} from ${folder}`;
    const left = others.length > 0 ? `; not taken: ${others.join(", ")}` : "";
    if (refused.length > 0) throw new Failure(`${taken}${left}; refused: ${firstOf(refused.sort())}`);
    return taken + left;
  });

const SHOWN = 20;

const firstOf = (all: readonly string[]): string =>
  [...all.slice(0, SHOWN), ...(all.length > SHOWN ? [`and ${all.length - SHOWN} more`] : [])].join(" ");

/** Returns the shop's error, or null. */
async function sendPicture(shop: Shop, folder: string, name: string): Promise<string | null> {
  const path = join(folder, name);
  if (statSync(path).size > MAX_PICTURE_BYTES)
    return `${name}: it has more than ${MAX_PICTURE_BYTES / 1024 / 1024} MB`;
  try {
    await shop.fetch(pathOf(name), `picture ${name}`, { method: "PUT", body: readFileSync(path) });
    return null;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return `${name}: ${error.message}`;
  }
}

/** Returns the names of pictures. `others` are files of other types, or with invalid names. */
function picturesIn(folder: string): { names: string[]; others: string[] } {
  const isPicture = (name: string) =>
    PictureName.safeParse(name).success && EXTENSIONS.includes(extname(name).toLowerCase());
  try {
    const all = readdirSync(folder).filter((name) => !name.startsWith("."));
    return { names: all.filter(isPicture), others: all.filter((name) => !isPicture(name)) };
  } catch {
    throw new Failure(`There is no folder ${folder}.`);
  }
}

async function allNames(shop: Shop): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await shop.ask((client) => client.pictures.list({ page, page_size: 100 }));
    names.push(...answer.results.map(({ name }) => name));
    pages = answer.page_count;
  }
  return names;
}

const pathOf = (name: string): string => `pictures/${encodeURIComponent(name)}/?locale=en`;
