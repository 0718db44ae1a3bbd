// Builds the Worker and the browser's files if a source has changed since the last build.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Failure } from "./steps";

export const COMPILER = "node_modules/@remix-run/dev/dist/cli.js";

const STAMP = "build/.sources";
const BROWSER_FILES = "public/build";
const OUTPUTS = ["build/worker.js", BROWSER_FILES];
const SOURCES = ["app", "locales", "package.json", "package-lock.json", "remix.config.js", "tsconfig.json"];
/** "test": React's build for tests, which logs the errors that it detects. */
const MODE = process.env.REACT_BUILD === "test" ? "test" : "production";
const NOT_BUILT = ["app/tools", "app/demo", "app/decisions", "app/db/migrations"];

/** @returns whether a build was necessary */
export async function buildWhenChanged(): Promise<boolean> {
  const sources = hashOfSources();
  const built = OUTPUTS.every(existsSync) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources;
  if (built) return false;
  // Older chunks have other names and would remain.
  for (const folder of ["build", BROWSER_FILES]) rmSync(folder, { recursive: true, force: true });
  await remixBuild();
  compressFiles();
  writeFileSync(STAMP, sources);
  return true;
}

/** Returns an id of the built sources, the Worker's variable `BUILD_ID`. Empty after a build by `remix watch`. */
export const buildId = (): string => (existsSync(STAMP) ? readFileSync(STAMP, "utf8").slice(0, 12) : "");

/** Writes each text file also compressed with Brotli and gzip, for serveAsset (platform/files.ts). */
function compressFiles(): void {
  for (const name of readdirSync(BROWSER_FILES, { recursive: true, encoding: "utf8" })) {
    if (!/\.(js|css)$/.test(name)) continue;
    const path = join(BROWSER_FILES, name);
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(bytes));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

function hashOfSources(): string {
  const hash = createHash("sha256").update(MODE);
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

// Remix prints a lot even on success: its output is shown only if it fails.
function remixBuild(): Promise<void> {
  // Set explicitly: a test runner sets NODE_ENV to "test", and the build would contain React's development version.
  const env = { ...process.env, NODE_ENV: MODE };
  const remix = spawn(process.execPath, [COMPILER, "build"], { env });
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
