// What a first look may weigh, without a clock: bytes after gzip, requests, elements. Over its budget it fails with the figure.
import { gzipSync } from "node:zlib";
import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import type { Boot } from "~/browser/boot";
import { shopUrl } from "../support/worker";

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
  css: 12 * KB,
  /** All that a touch brings, texts apart. */
  scripts: 143 * KB,
  /** The page, the fonts, the sign of the tab, and pictures that do not wait. */
  requests: 6,
  elements: 1200,
};

const sizeOf = async (path: string) =>
  gzipSync(new Uint8Array(await (await fetch(shopUrl() + path)).arrayBuffer())).length;

describe.each(SCREENS)("the first look at %s", (path) => {
  it("keeps within its budget", async () => {
    const html = await (await fetch(shopUrl() + path)).text();
    const $ = load(html);
    const boot: Boot = JSON.parse($("#boot").text());
    const scripts = await Promise.all(boot.files.map(sizeOf));
    const fonts = new Set(html.match(/\/fonts\/[\w-]+\.woff2/g));
    const files = $(
      "img:not([loading=lazy]), link[rel=icon], link[rel=stylesheet], link[rel=preload], script[src]",
    );
    const weights = {
      html: gzipSync(html).length,
      css: boot.sheet ? await sizeOf(boot.sheet) : 0,
      scripts: scripts.reduce((sum, size) => sum + size, 0),
      requests: 1 + fonts.size + files.length,
      elements: $("*").length,
    };
    for (const [name, limit] of Object.entries(BUDGET))
      expect(weights[name as keyof typeof weights], `${name} of ${path}`).toBeLessThanOrEqual(limit);
  });
});
