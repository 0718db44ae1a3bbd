// CONTRACT §8: the editor's preview can be framed only by the origin of PAGE_BUILDER_URL, is not indexed, and
// ignores sessions.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";
import { PASSWORD } from "../../support/worker/worker";

const PATH = "/pgb-editor-preview";
let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
  await shop.set({
    PAGE_BUILDER_URL: "https://editor.example/sites/7",
    PAGE_BUILDER_SITE_KEY: "bottega-7",
    DEFAULT_EXTRA_SCRIPT: "<script data-essential>window.essential = 1</script>",
  });
}, 60_000);
afterAll(() => shop.close());

const ancestorsOf = (headers: Headers) =>
  /frame-ancestors ([^;]+)/.exec(headers.get("Content-Security-Policy") ?? "")?.[1];
describe(PATH, () => {
  it("the preview can be framed by the editor's page, and every other page by none", async () => {
    const preview = await shop.fetch(PATH);
    expect(ancestorsOf(preview.headers)).toBe("https://editor.example");
    expect(preview.headers.get("X-Frame-Options")).toBeNull();
    const html = await preview.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain("window.essential");
    const home = await shop.fetch("/home");
    expect([ancestorsOf(home.headers), home.headers.get("X-Frame-Options")]).toEqual(["'none'", "DENY"]);
    const unset = await browser().get(PATH);
    expect([unset.status, ancestorsOf(unset.headers)]).toEqual([200, "'none'"]);
  });

  it("the preview contains the shop's editor key from the settings, and no other page does", async () => {
    expect(await (await shop.fetch(`${PATH}.data`)).text()).toContain("bottega-7");
    expect(await (await shop.fetch("/home")).text()).not.toContain("bottega-7");
  });

  it("the preview ignores the session", async () => {
    const visitor = browser(shop.url);
    await visitor.post("/auth/login", { username: "business@demo.test", password: PASSWORD });
    const { html, headers } = await visitor.get(PATH);
    expect(html).not.toContain("business@demo.test");
    expect(html).not.toContain("Cantina");
    expect(headers.getSetCookie()).toEqual([]);
    expect((await visitor.get("/account")).status).toBe(200);
  });
});
