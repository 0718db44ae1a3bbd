// A state folder with the demo world in it, new for each run. Loading takes seconds and copying does not, so the loaded
// stores are kept under .cache for as long as nothing that makes them has changed.
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withLocalStores } from "~/tools/local-stores";
import { MIGRATIONS, migrate } from "~/tools/migrate";
import { seedDemoWorld } from "~/tools/seed";

const MAKERS = [MIGRATIONS, "app/demo", "app/tools/migrate.ts", "app/tools/seed.ts", "app/tools/serve.ts"];
const CACHE = ".cache";
const PREFIX = "demo-world-";

export async function demoState(): Promise<string> {
  const kept = join(CACHE, PREFIX + hashOf(MAKERS));
  if (!existsSync(kept)) await make(kept);
  const state = mkdtempSync(join(tmpdir(), "bottega-"));
  cpSync(kept, state, { recursive: true });
  return state;
}

async function make(kept: string): Promise<void> {
  const unfinished = `${kept}-${process.pid}`;
  await withLocalStores(unfinished, async (stores) => {
    await migrate(stores.db);
    await seedDemoWorld(stores);
  });
  for (const old of readdirSync(CACHE).filter((name) => name.startsWith(PREFIX)))
    if (!unfinished.endsWith(old)) rmSync(join(CACHE, old), { recursive: true, force: true });
  renameSync(unfinished, kept);
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
