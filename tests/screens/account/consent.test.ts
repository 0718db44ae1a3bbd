// CONTRACT §8, extra scripts, analytics, consent: optional scripts are sent only after consent.
import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

const SETTINGS = {
  ANALYTICS_URL: "https://count.example/a.js",
  ECSYS_EXTRA_SCRIPT_HEAD: `<script data-essential>window.essential = 1</script>`,
  DEFAULT_EXTRA_SCRIPT_HEAD: `<script src="https://head.example/h.js"></script></head><h1>broken</h1>`,
  DEFAULT_EXTRA_SCRIPT: `<script>window.body = "</body>"</script>`,
};
const MARKS = ["count.example", "head.example", "window.body"];

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
  await shop.set(SETTINGS);
}, 60_000);
afterAll(() => shop.close());

const view = async (path: string, cookie = "") => {
  const answer = await shop.fetch(path, { headers: cookie ? { Cookie: cookie } : {} });
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, $: load(html) };
};
const post = (fields: Record<string, string>) =>
  shop.fetch("/consent", { method: "POST", body: new URLSearchParams(fields) });

describe("the operator's scripts", () => {
  it.each(["", "consent=denied", "consent=yes", "consent="])(
    "are omitted with cookie %j, except essential ones",
    async (cookie) => {
      for (const path of ["/home", "/p", "/nowhere/at/all"]) {
        const { html } = await view(path, cookie);
        expect([path, ...MARKS.filter((mark) => html.includes(mark))]).toEqual([path]);
        expect(html).toContain("window.essential = 1");
      }
      const data = await (await shop.fetch("/home.data")).text();
      expect(MARKS.filter((mark) => data.includes(mark))).toEqual([]);
    },
  );

  it("are sent after consent with the nonce of the response, and the policy allows their hosts", async () => {
    const [one, other] = [await view("/home", "consent=granted"), await view("/home", "consent=granted")];
    for (const mark of MARKS) expect(one.html).toContain(mark);
    const nonceOf = (page: typeof one) =>
      page.$('script[src="https://count.example/a.js"]').attr("nonce") ?? "";
    expect(nonceOf(one)).toMatch(/^.{20,}$/);
    expect(nonceOf(one)).not.toBe(nonceOf(other));
    expect(one.headers.get("Cache-Control")).toContain("no-store");
    const policy = one.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain(`'nonce-${nonceOf(one)}'`);
    expect(policy).toMatch(/connect-src 'self' https:\/\/head\.example https:\/\/count\.example;/);
    expect(policy).not.toContain("unsafe");
    expect((await view("/home")).headers.get("Content-Security-Policy")).not.toContain("example");
  });

  it.each([
    ...["/auth/login", "/auth/sign-up", "/auth/reset-password", "/auth/guest-order?key=k", "/pay/token"],
    ...["/back-in-stock?key=k", "/cart/transfer?key=k", "/cart/checkout", "/home?key=k"],
  ])(
    "are omitted on pages with a key in the URL, and where a password or an address is typed: %s",
    async (path) => {
      const page = await view(path, "consent=granted");
      expect([...MARKS, "window.essential"].filter((mark) => page.html.includes(mark))).toEqual([]);
      expect(page.headers.get("Content-Security-Policy") ?? "").not.toContain("example");
      expect(page.headers.get("Referrer-Policy")).toBe(
        path.startsWith("/cart/transfer") ? "strict-origin-when-cross-origin" : "same-origin",
      );
    },
  );

  it("are unloaded by a full page load on the way to such a page, but not between others", async () => {
    const reload = async (from: string, to: string) => {
      const headers = { Cookie: "consent=granted", Referer: shop.url + from, "Sec-Fetch-Dest": "empty" };
      return (await shop.fetch(to, { headers })).text();
    };
    expect(await reload("/home", "/auth/login.data")).toMatch(
      /SingleFetchRedirect.*"\/auth\/login".*"reload",true/,
    );
    expect(await reload("/auth/login", "/auth/login.data")).not.toContain("SingleFetchRedirect");
    expect(await reload("/home", "/p.data")).not.toContain("SingleFetchRedirect");
  });

  it("cannot break the page", async () => {
    const { $, html } = await view("/home", "consent=granted");
    expect(html).not.toContain("broken");
    expect($("h1").length).toBe(1);
    expect($("body footer").length).toBe(1);
    expect(html).toContain(`window.body = "</body>"</script></body></html>`);
  });
});

describe("/consent", () => {
  it("is requested on every page until it is answered, with equal buttons for both answers", async () => {
    const { $ } = await view("/p?page=2");
    const buttons = $('section[aria-label="Statistiche e cookie"] form[action="/consent"] button');
    expect(buttons.map((_, button) => $(button).attr("value")).get()).toEqual(["denied", "granted"]);
    expect(new Set(buttons.map((_, button) => $(button).attr("class")).get()).size).toBe(1);
    expect($('footer a[href^="/consent"]').length).toBe(1);
    for (const cookie of ["consent=denied", "consent=granted"]) {
      const answered = await view("/p", cookie);
      expect(answered.$('form[action="/consent"]').length).toBe(0);
      expect(answered.$('footer a[href^="/consent"]').length).toBe(1);
    }
  });

  it.each(["granted", "denied"])("stores %s for six months and redirects back", async (analytics) => {
    const answer = await post({ analytics, redirectTo: "/p?page=2" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/p?page=2"]);
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("consent=")) ?? "";
    expect(cookie).toMatch(new RegExp(`^consent=${analytics}; Path=/; Max-Age=15724800; SameSite=Lax$`));
    const page = await view("/consent", `consent=${analytics}`);
    expect(page.$('main form[action="/consent"] button').length).toBe(2);
  });

  it("redirects only within the shop, refuses unknown answers, and refuses posts from other sites", async () => {
    expect((await post({ analytics: "granted", redirectTo: "//evil.example" })).headers.get("Location")).toBe(
      "/consent",
    );
    expect((await post({ analytics: "maybe" })).status).toBe(400);
    const foreign = await shop.fetch("/consent", {
      method: "POST",
      body: new URLSearchParams({ analytics: "granted" }),
      headers: { Origin: "https://evil.example" },
    });
    expect(foreign.status).toBe(403);
  });
});

describe("a shop without optional scripts", () => {
  it("requests no consent", async () => {
    const page = await browser().get("/home");
    expect(page.$('form[action="/consent"]').length).toBe(0);
    expect(page.$('footer a[href^="/consent"]').length).toBe(0);
  });
});
