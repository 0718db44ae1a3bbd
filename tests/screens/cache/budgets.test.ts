// Budgets for the first view of a page: bytes after gzip, requests and elements. A failure reports the exceeded
// figure.
import { gzipSync } from "node:zlib";
import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Boot, HYDRATE_HEADER } from "~/browser/boot";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

// A separate shop with only the demo's data: records of other tests would change the figures.
let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

const KB = 1024;
const SCREENS = [
  "/home",
  "/p",
  "/p/luppolo-adeena-in-pellet",
  "/c/lieviti-enologici",
  "/auth/login",
  "/contatti",
];
const BUDGET = {
  html: 14 * KB,
  /**
   * The shop's stylesheet, loaded after hydration; it contains the rules of the back office. A page's own rules are
   * inlined in its HTML.
   */
  css: 18 * KB,
  /** All that a touch brings: React and Remix are 86,000 of it, i18next 17,000, conform 9,000 of a page with a form. */
  scripts: 149_000,
  /** The page, the fonts, the sign of the tab, and pictures that do not wait. */
  requests: 6,
  /** Enough for a category with its filters. */
  elements: 740,
};
/** Limit for a list of 24 cards: a slow phone lays it out between a tap and the next page. */
const LIST_ELEMENTS = 650;

/** Bytes after gzip, for every screen. */
const MAX_SCRIPTS = 160_000;

const scriptsOf = ({ entry, manifest, routes, files }: Boot): string[] => [
  entry,
  manifest,
  ...Object.values(routes),
  ...files,
];

const handoffOf = (path: string) => fetch(shop.url + path, { headers: { [HYDRATE_HEADER]: "1" } });

/** Bytes after gzip, which compresses this data less than the brotli that browsers accept. */
const DATA_BUDGET: Record<string, number> = {
  "/home": 8 * KB,
  "/p": 6 * KB,
  "/p/luppolo-adeena-in-pellet": 4 * KB,
  "/c/lieviti-enologici": 6 * KB,
  "/news": 3 * KB,
  "/auth/login": 1.1 * KB,
  "/contatti": 2 * KB,
};

interface Manifest {
  entry: { module: string; imports?: string[] };
  routes: Record<string, { id: string; parentId?: string; module: string; imports?: string[] }>;
}

const bootOf = async (path: string): Promise<Boot> =>
  JSON.parse(load(await (await fetch(shop.url + path)).text())("#boot").text());

const sizeOf = async (path: string) =>
  gzipSync(new Uint8Array(await (await fetch(shop.url + path)).arrayBuffer())).length;

describe.each(SCREENS)("the first view of %s", (path) => {
  it("stays within its budget", async () => {
    const html = await (await fetch(shop.url + path)).text();
    const $ = load(html);
    const boot: Boot = JSON.parse($("#boot").text());
    const scripts = await Promise.all(scriptsOf(boot).map(sizeOf));
    const fonts = new Set(html.match(/\/fonts\/[\w-]+\.woff2/g));
    const files = $(
      "img:not([loading=lazy]), link[rel=icon], link[rel=stylesheet], link[rel=preload], script[src]",
    );
    const weights = {
      html: gzipSync(html).length,
      css: boot.css ? await sizeOf(boot.css) : 0,
      scripts: scripts.reduce((sum, size) => sum + size, 0),
      requests: 1 + fonts.size + files.length,
      elements: $("*").length,
    };
    const elements = path === "/p" ? LIST_ELEMENTS : BUDGET.elements;
    for (const [name, limit] of Object.entries({ ...BUDGET, elements }))
      expect(weights[name as keyof typeof weights], `${name} of ${path}`).toBeLessThanOrEqual(limit);
  });
});

describe("the hydration data", () => {
  it.each(Object.entries(DATA_BUDGET))("stay within their budget on %s", async (path, limit) => {
    const answer = await handoffOf(path);
    expect(answer.headers.get("Content-Type")).toContain("text/x-script");
    expect(gzipSync(await answer.text()).length).toBeLessThanOrEqual(limit);
  });

  it("omit menu and footer, which the page contains as markup", async () => {
    const $ = load(await (await fetch(`${shop.url}/auth/login`)).text());
    const data = await (await handoffOf("/auth/login")).text();
    const texts = [...$("header ~ div details a:not(:first-child)"), ...$("footer a[href^=tel]")];
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.map((part) => $(part).text()).filter((text) => data.includes(text))).toEqual([]);
  });
});

describe("the hydration scripts", () => {
  it("stay within their budget on every screen, including screens behind the login", async () => {
    const { manifest } = await bootOf("/news");
    const { entry, routes }: Manifest = JSON.parse(
      (await (await fetch(shop.url + manifest)).text()).replace(/^window\.__remixManifest=|;$/g, ""),
    );
    const chain = (id: string | undefined): Manifest["routes"][string][] =>
      id && routes[id] ? [routes[id], ...chain(routes[id].parentId)] : [];
    const sizes = new Map<string, number>();
    const over: Record<string, number> = {};
    for (const id of Object.keys(routes)) {
      const modules = [entry, ...chain(id)].flatMap(({ module, imports = [] }) => [module, ...imports]);
      let sum = 0;
      for (const file of new Set([...modules, manifest])) {
        sizes.set(file, sizes.get(file) ?? (await sizeOf(file)));
        sum += sizes.get(file) ?? 0;
      }
      if (sum > MAX_SCRIPTS) over[id] = sum;
    }
    expect(over).toEqual({});
  });

  it("contain no schema, because the server validates forms", async () => {
    for (const path of SCREENS)
      for (const file of scriptsOf(await bootOf(path)))
        expect(await (await fetch(shop.url + file)).text(), file).not.toMatch(/ZodError|invalid_union/);
  });
});
