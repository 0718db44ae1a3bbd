// What the operator's settings do to every page: ACCENT, DEFAULT_ROBOTS and DEFAULT_LOCALE.
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

describe("a shop with an accent of its own", () => {
  it("says it in one rule that the page's policy knows", async () => {
    const { $, headers } = await browser(shop.url).get("/p");
    const style = $("head style").filter((_, one) => $(one).text().startsWith(":root:root"));
    expect(style.text()).toMatch(/^:root:root\{(--\w+:#[\da-f]{6};?){4}\}$/);
    expect(style.text()).toContain("#8a1c4a");
    const hash = createHash("sha256").update(style.text()).digest("base64");
    expect(headers.get("Content-Security-Policy")).toContain(`style-src 'self' 'sha256-${hash}'`);
    // It names what the shop's styles name, though not each page needs all of them.
    const { css } = JSON.parse($("#boot").text());
    const sheet = await (await fetch(shop.url + css)).text();
    for (const [name] of style.text().matchAll(/--\w+/g)) expect(sheet).toContain(`${name}:`);
  });
});

describe("menu and footer", () => {
  it("are the same where they are rendered and where they are put in from the page before", async () => {
    // No other test here reads Spanish, so the first page renders what the next ones are given.
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

describe("a shop that speaks English first", () => {
  const language = async (path: string, lan?: string) => {
    const visitor = browser(shop.url);
    if (lan) visitor.cookies.set("lan", lan);
    const { url, $, status } = await visitor.get(path);
    return [status, url, $("html").attr("lang")];
  };

  it("does so to a visitor without a language", async () => {
    expect(await language("/")).toEqual([200, "/home-en", "en"]);
    expect(await language("/p")).toEqual([200, "/p", "en"]);
    expect(await language("/nowhere/at-all")).toEqual([404, "/nowhere/at-all", "en"]);
  });

  it("speaks to the others as they wish", async () => {
    expect(await language("/", "it")).toEqual([200, "/home", "it"]);
    expect(await language("/p", "es")).toEqual([200, "/p", "es"]);
    expect(await language("/p?locale=it")).toEqual([200, "/p?locale=it", "it"]);
    expect(await language("/home")).toEqual([200, "/home", "it"]);
  });
});

describe("a shop that is not to be found", () => {
  it("says so on every page and in robots.txt", async () => {
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

  it("is the exception", async () => {
    const page = await browser().get("/p");
    expect([
      page.$('meta[name="robots"]').attr("content"),
      page.$("head style").text().includes(":root:root"),
    ]).toEqual(["index, follow", false]);
  });
});
