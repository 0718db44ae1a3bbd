// The effect of the settings ACCENT, DEFAULT_ROBOTS and DEFAULT_LOCALE on every page.
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
  await shop.set({ ACCENT: "#8a1c4a", DEFAULT_ROBOTS: "noindex, nofollow", DEFAULT_LOCALE: "en" });
}, 60_000);
afterAll(() => shop.close());

describe("a shop with its own accent colour", () => {
  it("defines the colour in one style rule that the page's policy allows", async () => {
    const { $, headers } = await browser(shop.url).get("/p");
    const style = $("head style").filter((_, one) => $(one).text().startsWith(":root:root"));
    expect(style.text()).toMatch(/^:root:root\{(--\w+:#[\da-f]{6};?){4}\}$/);
    expect(style.text()).toContain("#8a1c4a");
    const hash = createHash("sha256").update(style.text()).digest("base64");
    expect(headers.get("Content-Security-Policy")).toContain(`style-src 'self' 'sha256-${hash}'`);
    // The rule only sets variables that the shop's stylesheet uses.
    const { css } = JSON.parse($("#boot").text());
    const sheet = await (await fetch(shop.url + css)).text();
    for (const [name] of style.text().matchAll(/--\w+/g)) expect(sheet).toContain(`${name}:`);
  });
});

describe("menu and footer", () => {
  it("are equal whether they are rendered or reused from an earlier page", async () => {
    // No other test here uses Spanish, so the first page renders the menu that the later ones reuse.
    const pages: string[] = [];
    for (const path of ["/p", "/p", "/news", "/p?utm_source=test"]) {
      const reader = browser(shop.url);
      reader.cookies.set("lan", "es");
      const { $ } = await reader.get(path, { "Cache-Control": "no-cache" });
      pages.push($("header + div nav").html() ?? "", $("footer > div > div").first().html() ?? "");
    }
    expect(pages[1]).toContain("Bottega");
    expect(pages.filter((_, at) => at % 2 === 0)).toEqual(Array(4).fill(pages[0]));
    expect(pages.filter((_, at) => at % 2 === 1)).toEqual(Array(4).fill(pages[1]));
  });
});

describe("a shop with English as its default language", () => {
  const language = async (path: string, lan?: string) => {
    const visitor = browser(shop.url);
    if (lan) visitor.cookies.set("lan", lan);
    const { url, $, status } = await visitor.get(path);
    return [status, url, $("html").attr("lang")];
  };

  it("uses it for a visitor without a language", async () => {
    expect(await language("/")).toEqual([200, "/home-en", "en"]);
    expect(await language("/p")).toEqual([200, "/p", "en"]);
    expect(await language("/nowhere/at-all")).toEqual([404, "/nowhere/at-all", "en"]);
  });

  it("uses the language of other visitors", async () => {
    expect(await language("/", "it")).toEqual([200, "/home", "it"]);
    expect(await language("/p", "es")).toEqual([200, "/p", "es"]);
    expect(await language("/p?locale=it")).toEqual([200, "/p?locale=it", "it"]);
    expect(await language("/home")).toEqual([200, "/home", "it"]);
  });
});

describe("a shop hidden from search engines", () => {
  it("has noindex on every page and disallows all in robots.txt", async () => {
    for (const path of [
      "/home",
      "/p",
      "/c/luppoli",
      "/contatti",
      "/news",
      "/cart",
      "/auth/login",
      "/nowhere-here",
    ]) {
      const { $ } = await browser(shop.url).get(path);
      expect([path, $('meta[name="robots"]').first().attr("content")]).toEqual([path, "noindex, nofollow"]);
    }
    const robots = await (await shop.fetch("/robots.txt")).text();
    expect(robots).toContain("User-agent: *\nDisallow: /\n");
  });

  it("is not the default, which is indexed and has no accent rule", async () => {
    const page = await browser().get("/p");
    expect([
      page.$('meta[name="robots"]').attr("content"),
      page.$("head style").text().includes(":root:root"),
    ]).toEqual(["index, follow", false]);
  });
});
