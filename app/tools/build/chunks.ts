// The compiler makes a file of every set of modules that some routes share: forty small ones a page, each a way to and
// fro. They are put together by who needs them, and compressed once for all.
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type OutputChunk, rollup } from "rollup";
import { BUILT, LAYOUT, rewriteModules } from "./route-files";

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

const HASH = /-\w+\.js$/;
const LAYOUTS_MARK = '"layouts:modules"';

/** One file with what they share: each file is a request, and costs a phone more than its bytes. */
const WITH_SHARED = /^(entry\.client|product)-\w+\.js$/;

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
    input: Object.fromEntries(
      entries
        .filter((name) => !LAYOUT.test(name))
        .map((name) => [name.replace(/\.js$/, ""), join(BUILT, name)]),
    ),
    preserveEntrySignatures: "allow-extension",
    treeshake: false,
    plugins: [
      {
        name: "built",
        resolveId: (id) => (id.startsWith("/build/") ? resolve(`public${id}`) : null),
        // Imported for nothing that it gives: the compiler leaves a trace of what only the server uses.
        transform: (code) => ({
          code: withLayouts(code.replace(/(?<=^|;|\n)import"[^"]+";?/g, ""), entries),
          map: null,
        }),
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
    // By all that is in it now: the compiler's own name knows only its part.
    entryFileNames: ({ facadeModuleId }) => basename(facadeModuleId ?? "").replace(HASH, "-[hash].js"),
    chunkFileNames: "_shared/[name]-[hash].js",
    manualChunks(id, { getModuleInfo }) {
      const name = basename(id);
      if (WITH_SHARED.test(name) || LAYOUT.test(name)) return fileOf([name]);
      if (!id.includes("/_shared/chunk-")) return;
      const users = entriesUsing(id, getModuleInfo);
      // Fetched on demand only.
      if (users.length === 0) return;
      return fileOf(users);
    },
  });
  await bundle.close();
  const chunks = output.filter((one): one is OutputChunk => one.type === "chunk");
  rewriteModules(chunks);
  for (const name of readdirSync(BUILT))
    if (!/\.js$/.test(name) || /^(operator-)?manifest-/.test(name)) {
      if (name !== "_shared") renameSync(join(BUILT, name), join(folder, name));
    }
  rmSync(BUILT, { recursive: true });
  renameSync(folder, BUILT);
}

function withLayouts(code: string, entries: string[]): string {
  if (!code.includes(LAYOUTS_MARK)) return code;
  const files = entries.filter((name) => LAYOUT.test(name));
  const imports = files.map((name, at) => `import * as layout${at} from "/build/${name}";`);
  const modules = files.map((name, at) => `"${name.replace(HASH, "")}":layout${at}`);
  return imports.join("") + code.replace(LAYOUTS_MARK, `{${modules}}`);
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
