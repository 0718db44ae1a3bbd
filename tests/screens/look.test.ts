// What the operator's settings do to every page: ACCENT and DEFAULT_ROBOTS.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browser } from "../support/browser";
import { type OwnShop, ownShop } from "../support/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
  await shop.set({ ACCENT: "#8a1c4a", DEFAULT_ROBOTS: "noindex, nofollow" });
}, 60_000);
afterAll(() => shop.close());

describe("a shop with an accent of its own", () => {
  it("says it in one rule under the page's nonce", async () => {
    const { $, headers } = await browser(shop.url).get("/p");
    const style = $("head style");
    expect(style.length).toBe(1);
    expect(style.text()).toMatch(/^:root:root\{(--\w+:#[\da-f]{6};?){4}\}$/);
    expect(style.text()).toContain("#8a1c4a");
    const nonce = style.attr("nonce") ?? "none";
    expect(headers.get("Content-Security-Policy")).toContain(`style-src 'self' 'nonce-${nonce}'`);
    // It comes after the sheet, and names what the sheet names.
    const sheet = await (await shop.fetch($('link[rel="stylesheet"]').first().attr("href") ?? "")).text();
    for (const [name] of style.text().matchAll(/--\w+/g)) expect(sheet).toContain(`${name}:`);
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
    expect([page.$('meta[name="robots"]').attr("content"), page.$("head style").length]).toEqual([
      "index, follow",
      0,
    ]);
  });
});
