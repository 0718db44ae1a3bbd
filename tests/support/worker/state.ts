// A state folder with the demo world, new for each run. Loading takes seconds and copying does not, so the
// loaded stores are cached under .cache until anything that makes them changes.
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { CATALOGUE } from "~/demo/files";
import { bottega } from "~/demo/worlds";
import { withLocalStores } from "~/tools/local/local-stores";
import { MIGRATIONS, migrate } from "~/tools/migrate";
import { seedDemoWorld } from "~/tools/seed";

const MAKERS = [MIGRATIONS, "app/demo", "app/tools/migrate.ts", "app/tools/seed.ts", "app/tools/serve.ts"];
const CACHE = ".cache";

/** @param catalogue folder of a larger one, for the bench */
export async function demoState(catalogue = CATALOGUE): Promise<string> {
  const prefix = `world-of-${basename(catalogue)}-`;
  mkdirSync(CACHE, { recursive: true });
  const kept = join(CACHE, prefix + hashOf(MAKERS));
  if (!existsSync(kept)) {
    for (const old of readdirSync(CACHE).filter((name) => name.startsWith(prefix)))
      rmSync(join(CACHE, old), { recursive: true, force: true });
    await make(kept, catalogue);
  }
  const state = mkdtempSync(join(process.env.BOTTEGA_SHOPS ?? tmpdir(), "bottega-"));
  cpSync(kept, state, { recursive: true });
  return state;
}

async function make(kept: string, catalogue: string): Promise<void> {
  const unfinished = join(CACHE, `unfinished-${process.pid}`);
  rmSync(unfinished, { recursive: true, force: true });
  await withLocalStores(unfinished, async (stores) => {
    await migrate(stores.db);
    await seedDemoWorld(stores, { world: bottega(catalogue) });
  });
  // A concurrent run may have stored the same state first.
  if (existsSync(kept)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, kept);
}

function hashOf(paths: string[]): string {
  const hash = createHash("sha256");
  const add = (path: string): void => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path).update(readFileSync(path));
  };
  for (const path of paths) add(path);
  return hash.digest("hex").slice(0, 16);
}
