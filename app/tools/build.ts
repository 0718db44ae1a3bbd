// Builds the Worker and the browser's files where a source has changed since the last time.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { splitStylesheet } from "./build/back-office";
import { compressFiles, joinChunks } from "./build/chunks";
import { Failure } from "./steps";

/** Node's arguments. */
export const COMPILER = [
  "--require",
  "./app/tools/build/browser-build.cjs",
  "node_modules/@remix-run/dev/dist/cli.js",
];

const STAMP = "build/.sources";
const OUTPUTS = ["build/worker.js", "public/build"];
const SOURCES = [
  "app",
  "app/tools/build/back-office.ts",
  "app/tools/build/browser-build.cjs",
  "app/tools/build/chunks.ts",
  "app/tools/build/route-files.ts",
  "locales",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
];
const NOT_BUILT = ["app/tools", "app/demo", "app/decisions", "app/db/migrations"];

/** Whether there was something to build. */
export async function buildWhenChanged(): Promise<boolean> {
  const sources = hashOfSources();
  const built = OUTPUTS.every(existsSync) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources;
  if (built) return false;
  // Older chunks have other names and would stay.
  for (const folder of ["build", "public/build"]) rmSync(folder, { recursive: true, force: true });
  await remixBuild();
  await joinChunks();
  splitStylesheet();
  compressFiles();
  nameBuild(sources.slice(0, 12));
  writeFileSync(STAMP, sources);
  return true;
}

// What one build has cached means nothing to another: platform/cache/kv-cache.ts.
function nameBuild(name: string): void {
  const worker = readFileSync("build/worker.js", "utf8");
  writeFileSync("build/worker.js", worker.replaceAll("__BUILD_ID__", name));
}

function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesIn))
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

function filesIn(path: string): string[] {
  if (NOT_BUILT.includes(path)) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

// Remix talks at length even where all is well: its words are shown only when it fails.
function remixBuild(): Promise<void> {
  // Named, for a test runner that builds says "test" of itself, and React would be the one for developers.
  const env = { ...process.env, NODE_ENV: "production" };
  const remix = spawn(process.execPath, [...COMPILER, "build"], { env });
  let words = "";
  for (const stream of [remix.stdout, remix.stderr])
    stream.on("data", (chunk: Buffer) => {
      words += chunk;
    });
  return new Promise((done, failed) =>
    remix.on("close", (code) => {
      if (code === 0 && OUTPUTS.every(existsSync)) return done();
      console.error(words);
      failed(new Failure("The build failed; the compiler's own output is above."));
    }),
  );
}
