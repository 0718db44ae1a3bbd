// Access to the back office: sign-in with token or account, the session, and its end.
import { describe, expect, it } from "vitest";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { aSettledPerson, atTheDesk, FIELDS, KEY, OWN_PASSWORD } from "../../support/back-office";
import { browser, intent } from "../../support/browser";
import { operator } from "../../support/operator";
import { ownShop } from "../../support/worker/own-shop";

const SECTIONS = ["", "/items", "/pictures", "/inbox", "/mails", "/settings", "/audit"].map(
  (section) => `/operator${section}`,
);
/** Sections with forms that post. */
const PAGES = ["items", "pictures", "inbox", "mails", "settings", "orders/1"].map(
  (section) => `/operator/${section}`,
);

describe("the door of the back office", () => {
  it("is in the language that is chosen on it, before anybody has signed in", async () => {
    const page = await browser().get("/operator");
    expect(page.$("html").attr("lang")).toBe("it");
    const english = await page.submit('button[name="locale"][value="en"]', {});
    expect([english.$("html").attr("lang"), english.url.startsWith("/operator/sign-in")]).toEqual([
      "en",
      true,
    ]);
    const named = english.$('button[name="locale"]').map((_, button) => english.$(button).text());
    expect(named.get()).toEqual(["Italiano", "Español"]);
  });

  it("leads everybody to the sign-in, and from there to where they were going", async () => {
    for (const section of [...SECTIONS, "/operator/orders/1"]) {
      const visitor = browser();
      const door = await visitor.get(`${section}?page=2`);
      expect(door.hops).toEqual([
        `302 /operator/sign-in?redirectTo=${encodeURIComponent(`${section}?page=2`)}`,
      ]);
    }
    for (const desk of PAGES)
      expect([desk, (await browser().post(desk, FIELDS)).hops]).toEqual([desk, ["303 /operator/sign-in"]]);
    const long = await browser().get(`/operator/audit?page=${"%C3%A9".repeat(2000)}`);
    expect(long.url).toBe("/operator/sign-in?redirectTo=%2Foperator%2Faudit");
    const door = await browser().get("/operator/audit?page=2");
    const inside = await door.submit(KEY, { email: await aSettledPerson(), password: OWN_PASSWORD });
    expect([inside.status, inside.url]).toEqual([200, "/operator/audit?page=2"]);
  });

  it.each(["wrong", "operator-demo-token2", "Ünïcode", "x".repeat(501)])(
    "refuses the password %j",
    async (password) => {
      const visitor = browser();
      const page = await (await visitor.get("/operator")).submit(KEY, { password });
      expect([page.status, page.text("main form")]).toEqual([
        401,
        expect.stringContaining("La chiave non è corretta"),
      ]);
      expect(visitor.cookies.has("operator")).toBe(false);
      expect((await visitor.get("/operator")).url).toMatch(/^\/operator\/sign-in/);
    },
  );

  it("marks an empty password as required", async () => {
    const page = await (await browser().get("/operator")).submit(KEY, { password: "" });
    expect([page.status, page.text("main form")]).toEqual([
      400,
      expect.stringContaining("Campo obbligatorio"),
    ]);
  });

  it("redirects only to paths of this shop", async () => {
    const email = await aSettledPerson();
    for (const wanted of ["//evil.test", "https://evil.test/", "/\\evil.test"]) {
      const door = await browser().get(`/operator/sign-in?redirectTo=${encodeURIComponent(wanted)}`);
      expect((await door.submit(KEY, { email, password: OWN_PASSWORD })).hops[0]).toBe("303 /operator");
    }
  });

  it("keeps the token out of cookie and pages, and the pages out of caches and search engines", async () => {
    const shop = await ownShop();
    try {
      const visitor = browser(shop.url);
      await (await visitor.get("/operator")).submit(KEY, { password: OPERATOR_TOKEN });
      const [value = ""] = (visitor.cookies.get("operator") ?? "").split(".");
      expect(Buffer.from(value, "base64url").toString()).not.toContain(OPERATOR_TOKEN);
      for (const section of SECTIONS) {
        const page = await visitor.get(section);
        expect([section, page.status, page.headers.get("Cache-Control")]).toEqual([
          section,
          200,
          "private, no-store",
        ]);
        expect(page.$("meta[name=robots][content*=noindex]").length).toBeGreaterThan(0);
        expect(page.html).not.toContain(OPERATOR_TOKEN);
      }
    } finally {
      await shop.close();
    }
  }, 60_000);

  it("accepts the operator's token only until the first account exists, and then ends the token's sessions", async () => {
    const shop = await ownShop();
    const withToken = async (visitor = browser(shop.url)) =>
      (await visitor.get("/operator/sign-in")).submit(KEY, { password: OPERATOR_TOKEN });
    try {
      const owner = browser(shop.url);
      expect((await withToken(owner)).url).toBe("/operator");
      const invitation = { name: "Elena Ferraris", email: "elena@shop.test", role: "owner" } as const;
      const { id } = await operator(shop.url).invitations.create(invitation);
      expect((await withToken()).url, "an invitation is no account").toBe("/operator");
      const shownOnce = await operator(shop.url).people.reset({ id });
      const refused = await withToken();
      expect([refused.status, refused.text("main form")]).toEqual([
        403,
        expect.stringContaining("accedi con la tua e-mail"),
      ]);
      expect((await owner.get("/operator/people")).status, "the password was shown there").toBe(200);
      await operator(shop.url).sessions.create({ email: invitation.email, password: shownOnce.password });
      expect((await owner.get("/operator/people")).url).toMatch(/^\/operator\/sign-in/);
      expect((await operator(shop.url).orders.list({})).count, "programs").toBeGreaterThan(0);
    } finally {
      await shop.close();
    }
  }, 60_000);

  it("allows a known browser and a reset by email despite failed attempts on the account", async () => {
    const email = await aSettledPerson();
    const known = browser();
    await (await known.get("/operator")).submit(KEY, { email, password: OWN_PASSWORD });
    await (await known.get("/operator")).submit(intent("leave"));
    for (let n = 0; n < 10; n += 1)
      await browser().post("/operator/sign-in", { email, password: `guess ${n}` });
    const stranger = await (await browser().get("/operator")).submit(KEY, { email, password: OWN_PASSWORD });
    expect(stranger.status).toBe(429);
    const inside = await (await known.get("/operator")).submit(KEY, { email, password: OWN_PASSWORD });
    expect([inside.status, inside.url]).toEqual([200, "/operator"]);
    for (let n = 0; n < 10; n += 1) await known.post("/operator/sign-in", { email, password: `guess ${n}` });
    const guesser = await known.post("/operator/sign-in", { email, password: OWN_PASSWORD });
    expect(guesser.status, "a known browser has a limit of its own").toBe(429);
  });

  it("refuses a cookie that it has not signed, and clears the session on sign-out", async () => {
    const visitor = await atTheDesk();
    const cookie = visitor.cookies.get("operator") ?? "";
    const forged = browser();
    forged.cookies.set(
      "operator",
      cookie.replace(/^./, (byte) => (byte === "A" ? "B" : "A")),
    );
    expect((await forged.get("/operator")).url).toMatch(/^\/operator\/sign-in/);
    const left = await (await visitor.get("/operator")).submit(intent("leave"));
    expect(left.url).toBe("/operator/sign-in");
    expect((await visitor.get("/operator")).url).toMatch(/^\/operator\/sign-in/);
    const copied = browser();
    copied.cookies.set("operator", cookie);
    expect((await copied.get("/operator")).url, "a copy of the cookie").toMatch(/^\/operator\/sign-in/);
  });

  it("answers 404 without an operator token, and ends sessions when the token has changed", async () => {
    const vars = { SHOP_SECRET: "one secret for all three" };
    const first = await ownShop(vars);
    const without = await ownShop({ ...vars, OPERATOR_TOKEN: "" });
    const other = await ownShop({ ...vars, OPERATOR_TOKEN: "another-token" });
    try {
      const cookie = (await atTheDesk(first.url)).cookies.get("operator") ?? "";
      const visitor = browser(without.url);
      visitor.cookies.set("operator", cookie);
      for (const path of [...SECTIONS, "/operator/orders/1", "/operator/sign-in"])
        expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
      for (const path of [...PAGES, "/operator/sign-in"])
        expect([path, (await visitor.post(path, { password: "" })).status]).toEqual([path, 404]);
      const former = browser(other.url);
      former.cookies.set("operator", cookie);
      expect((await former.get("/operator")).url).toMatch(/^\/operator\/sign-in/);
    } finally {
      await Promise.all([first.close(), without.close(), other.close()]);
    }
  }, 60_000);

  it("expires the session after a working day", async () => {
    const shop = await ownShop();
    try {
      const visitor = await atTheDesk(shop.url);
      const hoursOn = async (hours: number) => {
        const now = new Date(Date.now() + hours * 3_600_000).toISOString();
        await operator(shop.url).clock.set({ now });
        return (await visitor.get("/operator/orders")).url;
      };
      expect(await hoursOn(7.9)).toBe("/operator/orders");
      expect(await hoursOn(8.1)).toMatch(/^\/operator\/sign-in/);
    } finally {
      await shop.close();
    }
  }, 60_000);
});
