// The steps between a build and a shop that can be served.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { CATALOGUE } from "~/demo/files";
import { bottega, type World } from "~/demo/worlds";
import type { Stores } from "./local/stores-worker";
import { migrate } from "./migrate";
import { seedDemoWorld } from "./seed";
import { step } from "./steps";

export const migrateStep = ({ db }: Stores): Promise<void> =>
  step("migrate", async () => {
    const names = await migrate(db);
    return names.length === 0 ? "unchanged" : `${names.length} files`;
  });

export const seedStep = (stores: Stores, world: World = bottega()): Promise<void> =>
  step("demo", async (progress) => {
    const loaded = await seedDemoWorld(stores, {
      world,
      report: (rows) => progress(`${rows.toLocaleString("en")} rows`),
    });
    return loaded ? (world.accounts.length > 0 ? "the shop is filled" : "an empty shop") : "kept as it was";
  });

export async function scaledCatalogue(products: number): Promise<string> {
  const folder = `.cache/catalogue-${products}`;
  await step("catalogue", async () => {
    if (existsSync(`${folder}/documents.csv`)) return "unchanged";
    const args = [`${CATALOGUE}/build.mjs`, "--scale", String(products), "--out", folder];
    await promisify(execFile)(process.execPath, args);
    return `${products.toLocaleString("en")} products`;
  });
  return folder;
}
