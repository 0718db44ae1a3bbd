// The back office is a document of its own: nothing of the shop's frame in it, and nothing of it in the shop's pages.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withoutLayer } from "~/tools/build/back-office";
import { atTheDesk } from "../../support/back-office";
import { browser, type Page } from "../../support/browser";

const boot = (page: Page): { manifest: string; css: string } => JSON.parse(page.$("#boot").text());
const built = (file: string) => readFileSync(`public${file}`, "utf8");

it("the back office has no menu, no footer and no cart of the shop, and a skip link, one main and its navigation", async () => {
  const page = await (await atTheDesk()).get("/operator/orders");
  expect(page.$("footer, a[href='/cart'], a[href^='/c/'], form[action='/p']").length).toBe(0);
  expect(page.$("main").length).toBe(1);
  expect(page.$("a[href='#main']").length).toBe(1);
  expect(page.$("nav a[aria-current=page]").first().attr("href")).toBe("/operator/orders");
  expect(page.$("meta[name=robots]").attr("content")).toContain("noindex");
});

it("the shop's pages know no route and carry no rule of the back office", async () => {
  const [shop, office] = [
    boot(await browser().get("/p")),
    boot(await (await atTheDesk()).get("/operator/orders")),
  ];
  expect(built(shop.manifest)).not.toMatch(/"operator[^"]*":/);
  expect(built(office.manifest)).toContain('"operator-orders"');
  expect(built(office.manifest)).not.toContain('"product"');
  expect(built(shop.css)).not.toContain("@layer operator");
  expect(built(office.css)).toContain("@layer operator");
});

it("no script of the shop's pages has a class or a component of the back office", () => {
  const shared = readdirSync("public/build/_shared").filter((name) =>
    /^(page|goods|order|own)-.*\.js$/.test(name),
  );
  expect(shared.length).toBeGreaterThan(1);
  for (const name of shared) expect(built(`/build/_shared/${name}`), name).not.toMatch(/"\/operator/);
});

it("an address that is none answers 404 inside the back office", async () => {
  const page = await (await atTheDesk()).get("/operator/nothing-here");
  expect(page.status).toBe(404);
  expect(page.$("nav a[href='/operator/orders']").length).toBeGreaterThan(0);
});

it("a layer is cut out of a style sheet with the @media that are empty without it", () => {
  expect(
    withoutLayer(
      '@layer a{.x{content:"}"}}@layer operator{.y{color:red}@media print{.y{color:blue}}}@media print{@layer operator{.z{top:0}}}@media print{.w{top:0}}',
    ),
  ).toBe('@layer a{.x{content:"}"}}@media print{.w{top:0}}');
});
