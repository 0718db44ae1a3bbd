// A page's scripts start with the texts of its routes: `handle.i18n` lists each namespace that their components use.
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { resources } from "~/i18n/resources";

/** The cart shows a file's columns only after a post, and fetches their texts then. */
const ON_DEMAND = ["app/components/order-pad/file-columns.tsx"];
/** Imports that contain no components of the page. */
const SHARED = /\.server\.tsx?$|\/(operator-)?kit\.ts$/;

const NAMESPACES: string[] = Object.keys(resources.it);

function pathOf(from: string, name: string): string | undefined {
  const path = name.startsWith("~/") ? `app/${name.slice(2)}` : join(dirname(from), name);
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => existsSync(file) && statSync(file).isFile());
}

/** The namespaces that a source's components use. */
function namespacesIn(source: string): string[] {
  const hooks = [...source.matchAll(/useTranslation\(([^)]*)\)/g)].map(
    ([, names = ""]) => names || '"common"',
  );
  const keys = [...source.matchAll(/["`](\w+):[a-z]/g)].map(([, name]) => `"${name}"`);
  const names = [...hooks, ...keys].flatMap((text) => [...text.matchAll(/"(\w+)"/g)]);
  return names.map(([, name = ""]) => name).filter((name) => NAMESPACES.includes(name));
}

const COMPONENTS = /^export default function[\s\S]*?^\}$|^(?:export )?function [A-Z][\s\S]*?^\}$/gm;

const usedByFile = new Map<string, { names: string[]; imports: string[] }>();

function read(file: string) {
  const known = usedByFile.get(file);
  if (known) return known;
  const source = readFileSync(file, "utf8");
  // A route's loader and action run on the server only.
  const components = file.startsWith("app/routes") ? (source.match(COMPONENTS) ?? []).join("\n") : source;
  const imports = [
    ...source.matchAll(/import (?!type )(?:[^;"]*? from )?"([~.][^"]+)"|import\("([~.][^"]+)"\)/g),
  ]
    .map(([, name, lazy]) => pathOf(file, name ?? lazy ?? ""))
    .filter((path) => path !== undefined)
    .filter((path) => /^app\/(components|layouts)\//.test(path) && !SHARED.test(path));
  const used = { names: ON_DEMAND.includes(file) ? [] : namespacesIn(components), imports };
  usedByFile.set(file, used);
  return used;
}

function namespacesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const { names, imports } = read(file);
  return [...names, ...imports.flatMap((path) => namespacesOf(path, seen))];
}

const handleOf = (file: string): string[] => {
  const names = /^export const handle = \{ i18n: (.*) \};$/m.exec(readFileSync(file, "utf8"))?.[1] ?? "[]";
  return [JSON.parse(names)].flat();
};

/** The files of each page: root, its layout, its route. */
const pages: string[][] = [];
const layouts = ["app/root.tsx"];
type Define = (path: string, file: string, options: object, children?: () => void) => void;
const route: Define = (_path, file, _options, children) => {
  if (children) {
    layouts.push(`app/${file}`);
    children();
    layouts.pop();
  } else if (!file.startsWith("routes/resources/")) pages.push([...layouts, `app/${file}`]);
};
const { default: config } = await import(resolve("remix.config.js"));
config.routes((define: (route: Define) => void) => define(route));

describe("a page's namespaces", () => {
  it("are read from every route", () => {
    expect(pages.length).toBeGreaterThan(80);
    expect(namespacesOf("app/routes/product.tsx")).toContain("catalogue");
  });

  it.each(pages.map((files) => [files.at(-1), files] as const))(
    "of %s are all in handle.i18n",
    (_, files) => {
      const named = files.flatMap(handleOf);
      const missing = files.flatMap((file) => namespacesOf(file)).filter((name) => !named.includes(name));
      expect([...new Set(missing)]).toEqual([]);
    },
  );

  it("exist", () => {
    const named = new Set(pages.flat().flatMap(handleOf));
    expect([...named].filter((name) => !NAMESPACES.includes(name))).toEqual([]);
  });
});
