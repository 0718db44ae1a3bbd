import { describe, expect, it } from "vitest";
import { type Browser, browser, intent } from "../../support/browser";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { PASSWORD, shopUrl, sql } from "../../support/worker/worker";

const LOGIN = "main form:has([name=username])";
const NEW_PASSWORD = "Torchio-Verde-77";
const FOREIGN: Record<string, string>[] = [
  { Origin: "https://evil.test" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
  { Origin: "null", "Sec-Fetch-Site": "same-site" },
  { "Sec-Fetch-Site": "none" },
  { "Sec-Fetch-Site": "same-origin" },
];

async function signIn(visitor: Browser, username: string, redirectTo = "/p") {
  const page = await visitor.get(`/auth/login?redirectTo=${encodeURIComponent(redirectTo)}`);
  const second = await page.submit(LOGIN, { username });
  return second.submit(LOGIN, { password: PASSWORD });
}

describe("/auth/login", () => {
  it("requests the user name, then the password, and redirects back", async () => {
    const { username } = await aCustomer();
    const visitor = browser();
    const first = await visitor.get("/account/orders?status=shipped");
    expect(first.hops).toEqual(["302 /auth/login?redirectTo=%2Faccount%2Forders%3Fstatus%3Dshipped"]);
    expect(first.$("[name=username]").attr("autocomplete")).toBe("username");
    expect(first.$("[name=password]").length).toBe(0);
    const second = await first.submit(LOGIN, { username });
    expect(second.status).toBe(200);
    expect(second.$("[name=password]").attr()).toMatchObject({
      type: "password",
      autocomplete: "current-password",
    });
    expect(second.$("[name=username]").attr("value")).toBe(username);
    const third = await second.submit(LOGIN, { password: PASSWORD });
    expect([third.status, third.hops]).toEqual([200, ["303 /account/orders?status=shipped"]]);
  });

  it("accepts both fields in one post from a script", async () => {
    const { username } = await aCustomer();
    const page = await browser().post("/auth/login", { username, password: PASSWORD, redirectTo: "/p" });
    expect([page.status, page.hops]).toEqual([200, ["303 /p"]]);
  });

  it("shows the same first step for a name that exists and for one that does not", async () => {
    const { username } = await aCustomer();
    const shown = async (name: string) => {
      const page = await (await browser().get("/auth/login")).submit(LOGIN, { username: name });
      return [page.status, page.text("main").replaceAll(name, "NAME")];
    };
    expect(await shown(username)).toEqual(await shown(`no-${username}`));
  });

  it("shows a refused form again with the name and without the password", async () => {
    const { username } = await aCustomer();
    const second = await (await browser().get("/auth/login")).submit(LOGIN, { username });
    const page = await second.submit(LOGIN, { password: "sbagliata-77" });
    expect(page.status).toBe(401);
    expect(page.$("[name=username]").attr("value")).toBe(username);
    expect(page.html).not.toContain("sbagliata-77");
    const field = page.$("[name=password]");
    expect(field.attr("aria-invalid")).toBe("true");
    const described = (field.attr("aria-describedby") ?? "").split(" ").map((id) => page.text(`#${id}`));
    expect(described.join(" ")).toContain("E-mail, nome utente o password non corretti");
    expect(page.$("[role=alert] a[href='#password']").length).toBe(1);
  });

  it("marks a field that was left empty as required", async () => {
    const empty = await (await browser().get("/auth/login")).submit(LOGIN, { username: "  " });
    expect([empty.status, empty.$("[name=username]").attr("aria-invalid")]).toEqual([400, "true"]);
    const second = await (await browser().get("/auth/login")).submit(LOGIN, { username: "ada" });
    const page = await second.submit(LOGIN, { password: "" });
    expect([page.status, page.$("[name=password]").attr("aria-invalid")]).toEqual([400, "true"]);
  });

  it("shows a specific message after too many failed attempts", async () => {
    const { username } = await aCustomer();
    const visitor = browser();
    for (let n = 0; n < 10; n++) await visitor.post("/auth/login", { username, password: "no" });
    const page = await visitor.post("/auth/login", { username, password: PASSWORD });
    expect(page.status).toBe(429);
    expect(page.text("main [role=alert]")).toContain("Troppi tentativi: riprova tra 15 minuti");
  });

  it("lets a known device sign in despite failed attempts from other devices", async () => {
    const { username } = await aCustomer();
    const known = browser();
    await signIn(known, username);
    await (await known.get("/auth/logout")).submit(intent("logout"));
    const stranger = browser();
    for (let n = 0; n < 11; n++) await stranger.post("/auth/login", { username, password: "no" });
    expect((await stranger.post("/auth/login", { username, password: PASSWORD })).status).toBe(429);
    expect((await signIn(known, username)).hops).toEqual(["303 /p"]);
  });

  it("starts a session with a new cookie and ends the previous one", async () => {
    const { username } = await aCustomer();
    const visitor = browser();
    await signIn(visitor, username);
    const first = visitor.cookies.get("session") ?? "";
    await visitor.get("/auth/logout");
    const again = browser();
    again.cookies.set("session", "planted.by-somebody-else");
    await signIn(again, username);
    const fresh = again.cookies.get("session") ?? "";
    expect(new Set([first, fresh, "planted.by-somebody-else"]).size).toBe(3);
  });

  it("redirects a signed-in user to the page they asked for", async () => {
    const { username } = await aCustomer();
    const visitor = browser();
    await signIn(visitor, username);
    expect((await visitor.get("/auth/login?redirectTo=/account/orders")).hops).toEqual([
      "302 /account/orders",
    ]);
    expect((await visitor.get("/auth/login?redirectTo=//evil.test")).hops[0]).toBe("302 /");
  });

  it("keeps the token in a cookie that scripts of the page cannot read", async () => {
    const { username } = await aCustomer();
    const answer = await fetch(`${shopUrl()}/auth/login`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ username, password: PASSWORD }),
    });
    const cookies = answer.headers.getSetCookie();
    for (const name of ["session", "device"]) {
      const cookie = cookies.find((one) => one.startsWith(`${name}=`)) ?? "";
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).toMatch(/; HttpOnly/);
    }
  });

  it("refuses a post from another site", async () => {
    const { username } = await aCustomer();
    for (const headers of FOREIGN) {
      const visitor = browser();
      const page = await visitor.post("/auth/login", { username, password: PASSWORD }, headers);
      expect([page.status, visitor.cookies.has("session")]).toEqual([403, false]);
      expect(page.text("main h1")).toContain("Questa pagina non è aperta a te");
    }
  });

  it("accepts a post from its own page, also from a browser that hides its origin", async () => {
    const { username } = await aCustomer();
    const own: Record<string, string>[] = [
      { Origin: shopUrl() },
      { Origin: "null", "Sec-Fetch-Site": "same-origin" },
    ];
    for (const headers of own) {
      const page = await browser().post("/auth/login", { username, password: PASSWORD }, headers);
      expect(page.hops[0]).toMatch(/^303 /);
    }
  });
});

describe("the forced change of a password", () => {
  async function newcomer() {
    const { id, username } = await aCustomer();
    await sql("UPDATE users SET must_change_password = 1 WHERE id = ?", id);
    const visitor = browser();
    const page = await signIn(visitor, username, "/account/orders");
    return { username, visitor, page };
  }

  it("is required after a reset, before the user can enter the shop", async () => {
    const { username, visitor, page } = await newcomer();
    expect(page.status).toBe(403);
    expect(visitor.cookies.has("session")).toBe(false);
    expect(page.$("[name=old_password]").attr("autocomplete")).toBe("current-password");
    expect(page.$("[name=password]").attr("autocomplete")).toBe("new-password");
    const done = await page.submit(LOGIN, {
      old_password: PASSWORD,
      password: NEW_PASSWORD,
      password_confirm: NEW_PASSWORD,
    });
    expect([done.status, done.hops]).toEqual([200, ["303 /account/orders"]]);
    const later = await browser().post("/auth/login", { username, password: NEW_PASSWORD });
    expect(later.hops[0]).toMatch(/^303 /);
  });

  it("shows a weak or mismatched password as an error beside its field", async () => {
    const { page } = await newcomer();
    const weak = await page.submit(LOGIN, {
      old_password: PASSWORD,
      password: "corta",
      password_confirm: "corta",
    });
    expect(weak.status).toBe(400);
    const described = (weak.$("[name=password]").attr("aria-describedby") ?? "").split(" ");
    const words = described.map((id) => weak.text(`#${id}`)).join(" ");
    for (const part of ["Almeno 8 caratteri.", "maiuscola", "numero", "carattere speciale"])
      expect(words).toContain(part);
    const other = await weak.submit(LOGIN, {
      old_password: PASSWORD,
      password: NEW_PASSWORD,
      password_confirm: "Altra-Cosa-88",
    });
    expect([other.status, other.$("[name=password_confirm]").attr("aria-invalid")]).toEqual([400, "true"]);
    const wrong = await other.submit(LOGIN, {
      old_password: "sbagliata",
      password: NEW_PASSWORD,
      password_confirm: NEW_PASSWORD,
    });
    expect([wrong.status, wrong.$("[name=old_password]").attr("aria-invalid")]).toEqual([400, "true"]);
  });
});

describe("a session that was ended on another device", () => {
  it("redirects to the login, which explains the reason, and back afterwards", async () => {
    const { id, username } = await aCustomer();
    const visitor = browser();
    await signIn(visitor, username);
    await sql("DELETE FROM tokens WHERE user_id = ?", id);
    const page = await visitor.get("/account/orders");
    expect(page.hops).toEqual(["302 /auth/login?redirectTo=%2Faccount%2Forders"]);
    expect(page.text("main")).toContain("La sessione è scaduta. Accedi di nuovo.");
    expect(page.text("main"), "nothing was typed").not.toContain("quello che avevi scritto");
    const posted = await visitor.post("/account/orders", { intent: "reorder", order: "1" });
    expect(posted.text("main")).toContain("quello che avevi scritto è salvato");
  });

  it.each([0, 1, 7, -1, -10])("an altered cookie is no valid session: character %i", async (at) => {
    const { username } = await aCustomer();
    const visitor = browser();
    await signIn(visitor, username);
    const cookie = [...(visitor.cookies.get("session") ?? "")];
    const place = at < 0 ? cookie.length + at : at;
    cookie[place] = cookie[place] === "A" ? "B" : "A";
    visitor.cookies.set("session", cookie.join(""));
    expect((await visitor.get("/account/orders")).hops[0]).toMatch(/^302 \/auth\/login/);
  });
});

describe("/auth/logout", () => {
  it("shows the button, and ends the session only when it is pressed", async () => {
    const { id, username } = await aCustomer();
    const visitor = browser();
    await signIn(visitor, username);
    const page = await visitor.get("/auth/logout");
    expect(page.status).toBe(200);
    expect(await sql("SELECT 1 FROM tokens WHERE user_id = ?", id)).toHaveLength(1);
    const out = await page.submit(intent("logout"));
    expect(out.text("[role=status]")).toContain("Sei uscito.");
    expect(visitor.cookies.has("session")).toBe(false);
    expect(await sql("SELECT 1 FROM tokens WHERE user_id = ?", id)).toEqual([]);
  });

  it("ends all sessions on request, including one with a copied cookie", async () => {
    const { username } = await aCustomer();
    const [here, there] = [browser(), browser()];
    await signIn(here, username);
    await signIn(there, username);
    const copy = browser();
    copy.cookies.set("session", here.cookies.get("session") ?? "");
    expect((await copy.get("/account/orders")).hops).toEqual([]);
    await (await here.get("/auth/logout")).submit(intent("logout-all"));
    for (const visitor of [copy, there])
      expect((await visitor.get("/account/orders")).hops[0]).toMatch(/^302 \/auth\/login/);
  });

  it("is available to an agent without a chosen customer", async () => {
    const { username } = await anAgent();
    const visitor = browser();
    await signIn(visitor, username);
    expect((await visitor.get("/auth/logout")).hops).toEqual([]);
  });
});
