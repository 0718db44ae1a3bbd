// The back office and the shop are separate documents: neither contains the frame, styles or components of the
// other.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Boot } from "~/browser/boot";
import { atTheDesk } from "../../support/back-office";
import { browser, type Page } from "../../support/browser";

const filesOf = (page: Page): string[] => {
  const { entry, routes, files }: Boot = JSON.parse(page.$("#boot").text());
  return [entry, ...Object.values(routes), ...files];
};

it("the back office has no menu, footer or cart of the shop, but a skip link, one main element and its own navigation", async () => {
  const page = await (await atTheDesk()).get("/operator/orders");
  expect(page.$("footer, a[href='/cart'], a[href^='/c/'], form[action='/p']").length).toBe(0);
  expect(page.$("main").length).toBe(1);
  expect(page.$("a[href='#main']").length).toBe(1);
  expect(page.$("nav a[aria-current=page]").first().attr("href")).toBe("/operator/orders");
  expect(page.$("meta[name=robots]").attr("content")).toContain("noindex");
});

it("the back office's styles and components are not loaded by the shop's pages", async () => {
  const shop = await browser().get("/p");
  const office = await (await atTheDesk()).get("/operator/orders");
  expect(shop.html).not.toContain("@layer operator");
  expect(office.html).toContain("@layer operator");
  const withOffice = (page: Page) =>
    filesOf(page).filter((file) => readFileSync(`public${file}`, "utf8").includes('"/operator/orders"'));
  expect(withOffice(shop)).toEqual([]);
  expect(withOffice(office)).not.toEqual([]);
});

it("an unknown address answers 404 inside the back office", async () => {
  const page = await (await atTheDesk()).get("/operator/nothing-here");
  expect(page.status).toBe(404);
  expect(page.$("nav a[href='/operator/orders']").length).toBeGreaterThan(0);
});
