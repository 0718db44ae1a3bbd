// The shape of the repo against what it promises: the URL map, the languages, the words for every code.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Call } from "~/contract/call";
import { calls } from "~/contract/calls";
import { operatorCalls } from "~/contract/operator-calls";
import { paths } from "~/paths";

const LOCALES = ["it", "en", "es"];
const NAMESPACES = readdirSync("locales/it");

interface RouteRow {
  id: string;
  path?: string;
  index?: boolean;
  children?: RouteRow[];
}

const routeRows: RouteRow[] = JSON.parse(
  execFileSync("npx", ["remix", "routes", "--json"], { encoding: "utf8" }),
);

const flat = (rows: RouteRow[]): RouteRow[] => rows.flatMap((row) => [row, ...flat(row.children ?? [])]);
const served = flat(routeRows)
  .filter((row) => row.path ?? row.index)
  .map((row) => (row.path ? `/${row.path.replace(/^\//, "")}` : "/"));

const texts = (locale: string, namespace: string): Record<string, string> =>
  leaves(JSON.parse(readFileSync(`locales/${locale}/${namespace}`, "utf8")), "");

function leaves(node: unknown, prefix: string): Record<string, string> {
  if (typeof node === "string") return { [prefix.slice(1)]: node };
  return Object.assign(
    {},
    ...Object.entries(node ?? {}).map(([key, value]) => leaves(value, `${prefix}.${key}`)),
  );
}

describe("the URL map", () => {
  it("serves the screens of SPEC §2 that this shop shows", () => {
    for (const screen of [
      "/",
      "/home",
      "/home-en",
      "/home-es",
      "/p",
      "/p/:slug",
      "/c/:slug",
      "/:slug",
      "/news",
      "/news/:slug",
      "/contacts",
      "/contatti",
      "/contactos",
      "/customers",
      "/auth/login",
      "/auth/password-forgotten",
      "/auth/reset-password",
      "/auth/logout",
      "/cart",
      "/cart/checkout",
      "/cart/order-complete",
      "/account",
      "/account/details",
      "/account/wishlist",
      "/account/addresses",
      "/account/downloads",
      "/account/orders",
      "/account/orders/:id",
      "/pgb-editor-preview",
    ]) {
      expect(served).toContain(screen);
    }
  });

  it("serves no path twice", () => {
    expect(new Set(served).size).toBe(served.length);
  });

  it("is what paths.ts builds", () => {
    expect(paths.product("x")).toBe("/p/x");
    expect(paths.cart()).toBe("/cart");
    expect(paths.order(7)).toBe("/account/orders/7");
  });
});

describe("what a request began", () => {
  /** A collection of promises; a variable at the top of a module, or a field of a class, that may hold one. */
  const HELD = [
    /\b(Map|Set|Array)<[^;=()]*\bPromise</,
    /^(export )?let\b[^=]*\bPromise</,
    /^ {2}(static )?(readonly )?#\w+[^=(]*\bPromise</,
  ];
  // One request's own context; and what the browser alone runs.
  const MAY = [
    "app/platform/once.ts",
    "app/components/content/bot-services.ts",
    "app/storefront/preview-blocks.ts",
  ];

  it("is waited for by no other request: no promise is held where another can find it", () => {
    const files = readdirSync("app", { recursive: true, encoding: "utf8" })
      .map((file) => `app/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !/^app\/(tools|demo)\//.test(file) && !MAY.includes(file));
    const held = files.flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) =>
          HELD.some((one) => one.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
        ),
    );
    expect(held).toEqual([]);
  });
});

describe("the README's grid", () => {
  const rows = [...readFileSync("README.md", "utf8").matchAll(/^\| .+ \|$/gm)].map(([line]) =>
    line.slice(2, -2).split(" | "),
  );
  const layers = ["contract", "routes", "api", "domain", "db"];
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  const inFolder = (layer: string, name: string) =>
    expect.stringMatching(`^${layer}/${name.replace("*", "")}`);

  it("names files that are there", () => {
    const grid = rows.filter((row) => row.length === layers.length + 2).slice(1);
    expect(grid).toHaveLength(6);
    for (const [, ...cells] of grid)
      for (const [index, layer] of layers.entries())
        for (const name of cells[index]?.split(", ") ?? [])
          if (!["•", "–"].includes(name)) expect(files).toContainEqual(inFolder(layer, name));
  });
});

describe("the languages", () => {
  it.each(NAMESPACES)("say the same keys in %s", (namespace) => {
    const plain = (locale: string) =>
      [
        ...new Set(
          Object.keys(texts(locale, namespace)).map((key) => key.replace(/_(one|many|other|zero)$/, "")),
        ),
      ].sort();
    for (const locale of LOCALES.slice(1)) expect(plain(locale)).toEqual(plain("it"));
  });

  it.each(NAMESPACES)("name the same values in %s", (namespace) => {
    const italian = texts("it", namespace);
    for (const locale of LOCALES.slice(1)) {
      for (const [key, text] of Object.entries(texts(locale, namespace))) {
        const source = italian[key];
        if (source !== undefined) expect([key, valuesOf(text)]).toEqual([key, valuesOf(source)]);
      }
    }
  });

  it("end no sentence with a name, which may end in a full stop of its own", () => {
    for (const locale of LOCALES)
      for (const namespace of NAMESPACES)
        expect(
          Object.values(texts(locale, namespace)).filter((text) => /\{\{name\}\}\.$/.test(text)),
        ).toEqual([]);
  });

  it("have no empty sentence", () => {
    for (const locale of LOCALES) {
      for (const namespace of NAMESPACES) {
        for (const [key, text] of Object.entries(texts(locale, namespace)))
          expect([key, text.trim()]).not.toEqual([key, ""]);
      }
    }
  });
});

describe.each([calls, operatorCalls])("the API map", (map: Record<string, Record<string, Call>>) => {
  it("has words for every code that a call refuses with", () => {
    const known = Object.keys(texts("it", "errors.json"));
    for (const verbs of Object.values(map)) {
      for (const call of Object.values(verbs)) {
        for (const code of call.errors ?? []) expect(known).toContain(`codes.${code}`);
      }
    }
  });

  it("ends every path with a slash", () => {
    for (const verbs of Object.values(map))
      for (const call of Object.values(verbs)) expect(call.path).toMatch(/\/$/);
  });
});

// A language may name a value twice.
const valuesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]))].sort();
