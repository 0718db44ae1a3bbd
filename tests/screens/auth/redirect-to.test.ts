import { describe, expect, it } from "vitest";
import { accessRedirect, safePath } from "~/storefront/request/access-rules";
import { browser } from "../../support/browser";
import { aCustomer } from "../../support/builders/builders";
import { PASSWORD, shopUrl } from "../../support/worker/worker";

const HOSTS = ["evil.test", "evil.test/p", "localhost:8787@evil.test", "evil.test#", "evil.test?x=/"];
const BEFORE = [
  "//",
  "///",
  "////",
  "/\\",
  "\\/",
  "\\\\",
  "/\t/",
  "/\n/",
  "/\r\n/",
  "\t//",
  " //",
  "\u0000//",
  "/\u0000/",
  "/.//",
  "/..//",
  "/a/..//",
  "/%2e//",
  "/%2e%2e//",
  "/./\\",
  "/%2f",
  "/%2F",
  "/%5c",
  "/%5C",
  "/%2f%2f",
  "/%5c%5c",
  "/%2f/",
  "/%5c/",
  "http://",
  "https://",
  "https:",
  "https:/",
  "http:\\\\",
  "HTTPS://",
  "ftp://",
  "ws://",
  "//user:pass@",
  "javascript://",
  "data:text/html,",
  "javascript:alert(1)//",
  "vbscript:",
  "\u2028//",
  "／／",
];
const ATTACKS = [
  ...HOSTS.flatMap((host) => BEFORE.map((before) => before + host)),
  "p",
  "",
  "?x=1",
  "#x",
  "/p\r\nSet-Cookie: a=b",
  `/${"a".repeat(3000)}`,
];

describe("redirectTo", () => {
  it(`never leaves the shop: ${ATTACKS.length} attacks`, () => {
    const origin = "https://shop.test";
    for (const attack of ATTACKS) {
      const path = safePath(attack);
      // Browsers parse a Location header leniently: check it both unchanged and URL-decoded, as some proxies pass
      // it on.
      for (const read of [path, path && decodeURIComponent(path)])
        if (read !== null) expect([attack, new URL(read, origin).origin]).toEqual([attack, origin]);
    }
  });

  it.each([
    "/",
    "/p",
    "/p/luppolo-adeena?variant=7#top",
    "/p?search=a%2Fb",
    "/account/orders?page=2",
    "/c/città",
  ])("keeps %s", (path) => {
    const { pathname, search, hash } = new URL(path, "http://shop.test");
    expect(safePath(path)).toBe(pathname + search + hash);
  });

  it("omits a query that is too long for a header", () => {
    const long = `/account/orders?number=${"é".repeat(5000)}`;
    expect(accessRedirect("/account/orders", long, "anonymous")).toBe(
      "/auth/login?redirectTo=%2Faccount%2Forders",
    );
  });

  it("is ignored by every form if it points to another site", async () => {
    const { username } = await aCustomer();
    const forms: [string, Record<string, string>][] = [
      ["/auth/login", { username, password: PASSWORD }],
      ["/locale", { locale: "en" }],
      ["/context", { shop_context: "b2c" }],
    ];
    for (const [path, fields] of forms) {
      for (const attack of [
        "//evil.test",
        "/\\evil.test",
        "https://evil.test",
        "/%5cevil.test",
        "\t//evil.test",
      ]) {
        const answer = await fetch(shopUrl() + path, {
          method: "POST",
          redirect: "manual",
          body: new URLSearchParams({ ...fields, redirectTo: attack }),
        });
        expect(answer.status).toBe(303);
        expect(new URL(answer.headers.get("Location") ?? "", shopUrl()).origin).toBe(shopUrl());
      }
    }
  });
});

describe("/locale and /context", () => {
  it("switch to the chosen language for later requests", async () => {
    const visitor = browser();
    const page = await visitor.post("/locale", { locale: "es", redirectTo: "/p?search=malto" });
    expect(page.hops).toEqual(["303 /p?search=malto"]);
    expect(page.$("html").attr("lang")).toBe("es");
    expect((await visitor.get("/auth/login")).$("html").attr("lang")).toBe("es");
  });

  it("redirect from a page with one URL per language to its translation", async () => {
    const visitor = browser();
    expect((await visitor.post("/locale", { locale: "en", redirectTo: "/home" })).hops).toEqual([
      "303 /home-en",
    ]);
    expect((await visitor.post("/locale", { locale: "es", redirectTo: "/contatti" })).hops[0]).toBe(
      "303 /contactos",
    );
  });

  it("show prices with or without VAT", async () => {
    const visitor = browser();
    await visitor.post("/context", { shop_context: "b2c", redirectTo: "/p" });
    expect(visitor.cookies.get("shop_context")).toBe("b2c");
    expect((await visitor.get("/p")).text("main")).toContain("IVA inclusa");
    await visitor.post("/context", { shop_context: "b2b", redirectTo: "/p" });
    expect((await visitor.get("/p")).text("main")).toContain("+ IVA");
  });

  it.each<[string, Record<string, string>]>([
    ["/locale", { locale: "fr" }],
    ["/locale", {}],
    ["/context", { shop_context: "b2x" }],
  ])("answer 400 to an unknown value: %s %j", async (path, fields) => {
    expect((await browser().post(path, fields)).status).toBe(400);
  });
});
