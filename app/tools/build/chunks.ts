// The compiler makes a file of every set of modules that some routes share: forty small ones a page, each a way to and
// fro. They are put together by who needs them, and compressed once for all.
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type OutputChunk, rollup } from "rollup";

const BUILT = "public/build";
const WORKER = "build/worker.js";

/** Routes of which a visitor opens more than one; what they share and no others do is one file. */
const FAMILIES: [string, RegExp][] = [
  ["page", /^(entry\.client|root|default|slider|content)-/],
  ["product", /^product-/],
  ["list", /^(products|category)-/],
  ["content", /^(index|home(-\w\w)?|page|news|article|editor-preview)-/],
  ["contact", /^(cont\w+|recesso|withdrawal|desistimiento)-/],
  ["sign-in", /^(login|logout|password-forgotten|reset-password|details)-/],
  ["operator", /^operator(-[a-z]+)*-/],
  ["pad", /^order-(pad|lists?)-/],
  ["order", /^(cart|checkout|order-complete)-/],
];
const LAST = "account";

/**
 * What several families share is every page's, where a form may have it, else it goes with goods and their prices; what no
 * page of goods needs goes with orders, or is a file of the families that need it.
 */
function fileOf(users: string[]): string {
  const families = new Set(users.map((user) => FAMILIES.find(([, names]) => names.test(user))?.[0] ?? LAST));
  // The back office brings what it shares with a family of the shop: the shop's files are as they would be without it.
  if (families.size > 1) families.delete("operator");
  const [first = LAST] = families;
  if (families.size === 1 || families.has("page")) return families.has("page") ? "page" : first;
  if (families.has("contact")) return "page";
  if (["list", "content", "product"].some((family) => families.has(family))) return "goods";
  return families.has("order") ? "order" : [...families].sort().join("-");
}

export async function joinChunks(): Promise<void> {
  const entries = readdirSync(BUILT).filter((name) => name.endsWith(".js") && !name.startsWith("manifest-"));
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((name) => [name.replace(/\.js$/, ""), join(BUILT, name)])),
    preserveEntrySignatures: "strict",
    treeshake: false,
    plugins: [
      {
        name: "built",
        resolveId: (id) => (id.startsWith("/build/") ? resolve(`public${id}`) : null),
        // Imported for nothing that it gives: the compiler leaves a trace of what only the server uses.
        transform: (code) => ({ code: code.replace(/(?<=^|;|\n)import"[^"]+";?/g, ""), map: null }),
      },
    ],
  });
  const folder = `${BUILT}.joined`;
  rmSync(folder, { recursive: true, force: true });
  const { output } = await bundle.write({
    dir: folder,
    format: "es",
    compact: true,
    hoistTransitiveImports: false,
    entryFileNames: "[name].js",
    chunkFileNames: "_shared/[name]-[hash].js",
    manualChunks(id, { getModuleInfo }) {
      if (!id.includes("/_shared/chunk-")) return;
      const users = entriesUsing(id, getModuleInfo);
      // Fetched on demand only.
      if (users.length === 0) return;
      return fileOf(users);
    },
  });
  await bundle.close();
  const chunks = output.filter((one): one is OutputChunk => one.type === "chunk");
  rewrite(chunks);
  for (const name of readdirSync(BUILT))
    if (!/\.js$/.test(name) || /^(operator-)?manifest-/.test(name)) {
      if (name !== "_shared") renameSync(join(BUILT, name), join(folder, name));
    }
  rmSync(BUILT, { recursive: true });
  renameSync(folder, BUILT);
}

type Modules = (id: string) => { importers: readonly string[] } | null;

function entriesUsing(id: string, info: Modules, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const importers = info(id)?.importers ?? [];
  return id.includes("/_shared/")
    ? importers.flatMap((importer) => entriesUsing(importer, info, seen))
    : [id.slice(id.lastIndexOf("/") + 1)];
}

/** What a route is said to import is the files that it now does. */
function rewrite(chunks: OutputChunk[]): void {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = (name: string, all = new Set<string>()): Set<string> => {
    for (const next of byName.get(name)?.imports ?? [])
      if (!all.has(next)) {
        all.add(next);
        needed(next, all);
      }
    return all;
  };
  const textsOf = (locale: string) =>
    chunks
      .filter(({ fileName }) => fileName.includes(`/resources.${locale}-`))
      .map(({ fileName }) => `/build/${fileName}`);
  const importsOf = (module: string) =>
    [...needed(module.replace("/build/", ""))].map((name) => `/build/${name}`);
  const manifests = readdirSync(BUILT).filter((name) => name.startsWith("manifest-") && name.endsWith(".js"));
  for (const file of [WORKER, ...manifests.map((name) => join(BUILT, name))]) {
    const text = readFileSync(file, "utf8");
    const rewritten = text
      .replace(
        /("?)module\1:("\/build\/[^"]+")(,\1imports\1:)(\[[^\]]*\]|void 0)/g,
        (_, quote: string, module: string, imports: string) =>
          `${quote}module${quote}:${module}${imports}${JSON.stringify(importsOf(JSON.parse(module)))}`,
      )
      .replace(/"texts:(\w+)"/g, (_, locale: string) => JSON.stringify(textsOf(locale)));
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

/** Beside each text file, the same for a browser that takes Brotli, and for one that takes gzip alone. */
export function compressFiles(folder = BUILT): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(js|css)$/.test(name)) continue;
    const path = join(folder, name);
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(bytes));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
