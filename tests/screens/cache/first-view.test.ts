// The parts of a page that are sent with the first response, and those that hydration loads later.
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

async function handoffVersion(path: string, Cookie = ""): Promise<string | null> {
  const response = await fetch(shopUrl() + path, { headers: { [HYDRATE_HEADER]: "1", Cookie } });
  expect(response.headers.get("Content-Type")).toContain("text/x-script");
  await response.body?.cancel();
  return response.headers.get(VERSION_HEADER);
}

describe("the first view", () => {
  // Without fresh data, the first response may use an older cached state than the second one.
  beforeEach(async () => {
    await freshFacts();
  });

  it.each(PUBLIC)(
    "of %s contains no script file, no preload of a script, and no blocking stylesheet",
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

  it.each(PUBLIC)("of %s is rendered from the same data that hydration loads", async (path) => {
    const { html } = await browser().get(path);
    expect(await handoffVersion(path)).toBe(bootOf(html).version);
  });

  it("declares the fonts inline, and the later stylesheet does not repeat them, so that no text moves", async () => {
    const { html } = await browser().get("/p");
    expect(html.match(/@font-face\{[^}]*url\(\/fonts\//g)).toHaveLength(3);
    const { css: sheet } = bootOf(html);
    expect(await (await fetch(shopUrl() + sheet)).text()).not.toContain("@font-face");
  });

  it("has a new version only if the stock message changes", () => {
    const versions = [300, 10, 9, 1, 0, -3].map((quantity) =>
      pageVersion({ page: { product: { quantity, name: "Malto 10" } } }),
    );
    expect(versions.map((version) => versions.indexOf(version))).toEqual([0, 0, 2, 2, 4, 4]);
  });

  it("of a signed-in user is rendered from the same data that hydration loads, until the data change", async () => {
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
    // A flash message is shown only once.
    const told = await shop.post("/cart", { intent: "add", product: String(id), qty: "1" });
    expect(bootOf(told.html).data).not.toBeNull();
    expect(bootOf((await shop.get("/cart")).html).version).not.toBe(version);
  });

  it("contains its data if another GET would not return them: a refused form, an error", async () => {
    const shop = browser();
    const refused = await shop.post("/contatti", { email: "no" });
    expect(refused.status).toBe(400);
    expect(bootOf(refused.html).data?.stream).toContain("email");
    const missing = await shop.get("/p/nulla-di-nulla");
    expect(missing.status).toBe(404);
    expect(bootOf(missing.html).data).not.toBeNull();
  });
});
