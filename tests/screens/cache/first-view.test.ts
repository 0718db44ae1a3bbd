// What leaves with a page, and what waits for a touch.
import { createHash } from "node:crypto";
import { load } from "cheerio";
import { beforeEach, describe, expect, it } from "vitest";
import { type Boot, HYDRATE_HEADER, VERSION_HEADER } from "~/browser/boot";
import { pageVersion } from "~/storefront/response/page-version";
import { browser } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { freshFacts } from "../../support/operator";
import { PASSWORD, shopUrl } from "../../support/worker/worker";

const PUBLIC = [
  "/home",
  "/p",
  "/p?view=table",
  "/c/lieviti-enologici",
  "/news",
  "/contatti",
  "/recesso",
  "/cart",
  "/auth/login",
];
const OWN = [
  "/home",
  "/p",
  "/cart",
  "/cart/checkout",
  "/account",
  "/account/details",
  "/account/addresses",
  "/contatti",
];

const bootOf = (html: string): Boot => JSON.parse(load(html)("#boot").text());

/** The version of what a touch brings. */
async function handoffVersion(path: string, Cookie = ""): Promise<string | null> {
  const response = await fetch(shopUrl() + path, { headers: { [HYDRATE_HEADER]: "1", Cookie } });
  expect(response.headers.get("Content-Type")).toContain("text/x-script");
  await response.body?.cancel();
  return response.headers.get(VERSION_HEADER);
}

describe("the first view", () => {
  // What the shop remembers may be a little older than what it is asked for next.
  beforeEach(async () => {
    await freshFacts();
  });

  it.each(PUBLIC)(
    "of %s leaves without a script file, a preload of one, or a sheet to wait for",
    async (path) => {
      const { html, $, headers } = await browser().get(path);
      expect($("script[src], link[rel=modulepreload], link[rel=stylesheet], link[rel=preload]").length).toBe(
        0,
      );
      const [loader, ...others] = $("script:not([type])").toArray();
      expect(others).toEqual([]);
      expect($(loader).text().length).toBeLessThan(2600);
      const nonce = $(loader).attr("nonce");
      const hash = createHash("sha256").update($(loader).text()).digest("base64");
      const leave = nonce ? `'nonce-${nonce}'` : `'sha256-${hash}'`;
      expect(headers.get("Content-Security-Policy")).toContain(`script-src 'self' ${leave}`);
      expect(bootOf(html).data).toBeNull();
    },
  );

  it.each(PUBLIC)("of %s is made from the data that a touch brings", async (path) => {
    const { html } = await browser().get(path);
    expect(await handoffVersion(path)).toBe(bootOf(html).version);
  });

  it("declares the fonts, and the whole sheet that a touch brings does not once more: no line moves", async () => {
    const { html } = await browser().get("/p");
    expect(html.match(/@font-face\{[^}]*url\(\/fonts\//g)).toHaveLength(3);
    const { css: sheet } = bootOf(html);
    expect(await (await fetch(shopUrl() + sheet)).text()).not.toContain("@font-face");
  });

  it("is of another version only where stock is told in other words", () => {
    const versions = [300, 10, 9, 1, 0, -3].map((quantity) =>
      pageVersion({ page: { product: { quantity, name: "Malto 10" } } }),
    );
    expect(versions.map((version) => versions.indexOf(version))).toEqual([0, 0, 2, 2, 4, 4]);
  });

  it("of one who is signed in is made from the data that a touch brings, until they change", async () => {
    const { username } = await aCustomer();
    const { id } = await aProduct({ quantity: 9 });
    const shop = browser();
    await shop.post("/auth/login", { username, password: PASSWORD });
    await shop.post("/cart", { intent: "add", product: String(id), qty: "2" });
    await shop.get("/p");
    const Cookie = [...shop.cookies].map((pair) => pair.join("=")).join("; ");
    for (const path of OWN) {
      const { version } = bootOf((await shop.get(path)).html);
      expect([path, await handoffVersion(path, Cookie)]).toEqual([path, version]);
    }
    const { version } = bootOf((await shop.get("/cart")).html);
    // A message is told once.
    const told = await shop.post("/cart", { intent: "add", product: String(id), qty: "1" });
    expect(bootOf(told.html).data).not.toBeNull();
    expect(bootOf((await shop.get("/cart")).html).version).not.toBe(version);
  });

  it("carries its data where a plain look would not get them again: a refused form, an error", async () => {
    const shop = browser();
    const refused = await shop.post("/contatti", { email: "no" });
    expect(refused.status).toBe(400);
    expect(bootOf(refused.html).data?.stream).toContain("email");
    const missing = await shop.get("/p/nulla-di-nulla");
    expect(missing.status).toBe(404);
    expect(bootOf(missing.html).data).not.toBeNull();
  });
});
