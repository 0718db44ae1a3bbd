// Which files a route brings, in the Worker and in the browser's manifests: the compiler's answer is of before they were
// put together.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { OutputChunk } from "rollup";

/** The folder of the browser's files. */
export const BUILT = "public/build";
const WORKER = "build/worker.js";

/** The routes around most pages: they are in the entry's own file, and so are known before any other is asked for. */
export const LAYOUT = /^(root|default|slider|content)-\w+\.js$/;

/** What a route is said to import is the files that it now does. */
export function rewriteModules(chunks: OutputChunk[]): void {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = (name: string, all = new Set<string>()): Set<string> => {
    for (const next of byName.get(name)?.imports ?? [])
      if (!all.has(next)) {
        all.add(next);
        needed(next, all);
      }
    return all;
  };
  const filesOf = (name: string) =>
    chunks
      .filter(({ fileName }) => fileName.includes(`/${name}-`))
      .map(({ fileName }) => `/build/${fileName}`);
  const importsOf = (module: string) =>
    [...needed(module.replace("/build/", ""))].map((name) => `/build/${name}`);
  const joined = new Map(
    chunks.map(({ facadeModuleId, fileName }) => [basename(facadeModuleId ?? ""), fileName]),
  );
  const entry = chunks.find(({ fileName }) => fileName.startsWith("entry.client-"))?.fileName;
  const fileOfModule = (module: string) =>
    `/build/${LAYOUT.test(basename(module)) ? entry : joined.get(basename(module))}`;
  const manifests = readdirSync(BUILT).filter((name) => name.startsWith("manifest-") && name.endsWith(".js"));
  for (const file of [WORKER, ...manifests.map((name) => join(BUILT, name))]) {
    const text = readFileSync(file, "utf8");
    const rewritten = text
      .replace(
        /("?)module\1:("\/build\/[^"]+")(?:,\1imports\1:(?:\[[^\]]*\]|void 0))?/g,
        (_, quote: string, module: string) => {
          const file = fileOfModule(JSON.parse(module));
          return `${quote}module${quote}:"${file}",${quote}imports${quote}:${JSON.stringify(importsOf(file))}`;
        },
      )
      .replace(/"texts:(\w+)"/g, (_, locale: string) => JSON.stringify(filesOf(`resources.${locale}`)))
      .replace('"later:router"', JSON.stringify(filesOf("whole-router")));
    if (rewritten === text) throw new Error(`${file} has no modules where they are looked for`);
    if (file === WORKER) writeFileSync(file, rewritten);
    else writeManifests(file, rewritten);
  }
}

/** Routes that a script never navigates to: files that a program or a robot asks for. */
const FILES = /(\.csv|\.txt|\.xml|\.json|\.webmanifest)$/;

/**
 * The browser's route manifest without them, and without what is false in it: every page loads it. The shop's has none of
 * the back office's routes, which has a manifest of its own with none of the shop's.
 */
function writeManifests(file: string, manifest: string): void {
  const [from, to] = [manifest.indexOf("{"), manifest.lastIndexOf("}") + 1];
  const { routes, ...more } = JSON.parse(manifest.slice(from, to));
  const all = Object.entries<{ path?: string }>(routes).filter(([, { path = "" }]) => !FILES.test(path));
  const isOffice = ([id]: [string, unknown]) => id.startsWith("operator");
  const write = (path: string, own: typeof all) => {
    const slim = JSON.stringify(
      { ...more, routes: Object.fromEntries(own) },
      (_, value) => value || undefined,
    );
    writeFileSync(path, manifest.slice(0, from) + slim + manifest.slice(to));
  };
  write(
    file,
    all.filter((route) => !isOffice(route)),
  );
  write(
    file.replace(/manifest-(?=[^/]*$)/, "operator-manifest-"),
    all.filter((route) => isOffice(route) || route[0] === "root"),
  );
}
