import { describe, expect, it } from "vitest";
import { type Browser, browser } from "../../support/browser";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { codeMailedTo, mailbox } from "../../support/mailbox";
import { PASSWORD, signInAs, sql } from "../../support/worker/worker";

const NEW_PASSWORD = "Torchio-Verde-77";
const CHANGE = "form:has([name=old_password])";

const signedIn = async (username: string, password = PASSWORD): Promise<Browser> => {
  const visitor = browser();
  await visitor.post("/auth/login", { username, password, redirectTo: "/p" });
  return visitor;
};

describe("the password reset", () => {
  it("starts at the login and uses an emailed code", async () => {
    const { username } = await aCustomer();
    const visitor = browser();
    const named = await (await visitor.get("/auth/login")).submit("main form", { username });
    const forgotten = await named.follow("main a[href^='/auth/password-forgotten']");
    expect(forgotten.$("#username").attr("value")).toBe(username);
    const reset = await forgotten.submit("main form");
    expect(reset.hops).toEqual([`303 /auth/reset-password?username=${encodeURIComponent(username)}`]);
    expect(reset.text("main, [role=status]")).toContain("il codice è partito");
    const otp = await codeMailedTo(username);
    const done = await reset.submit("form:has([name=otp])", {
      otp: ` ${otp.slice(0, 4)} ${otp.slice(4)}`,
      password: NEW_PASSWORD,
      password_confirm: NEW_PASSWORD,
    });
    expect(done.hops).toEqual(["303 /auth/login"]);
    expect(done.text("main, [role=status]")).toContain("Password cambiata");
    expect((await signedIn(username, NEW_PASSWORD)).cookies.has("session")).toBe(true);
  });

  it("does not reveal whether a user name exists", async () => {
    const { username } = await aCustomer();
    const nobody = `${crypto.randomUUID()}@nobody.test`;
    const ask = (name: string) => browser().post("/auth/password-forgotten", { username: name });
    const [known, unknown] = [await ask(username), await ask(nobody)];
    const words = (page: Awaited<ReturnType<typeof ask>>) => [
      page.status,
      page.text("main").replace(/\S+@\S+/g, ""),
    ];
    expect(words(unknown)).toEqual(words(known));
    expect(await mailbox(nobody)).toEqual([]);
  });

  it("shows each error beside its field, and never returns a password", async () => {
    const { username } = await aCustomer();
    const visitor = browser();
    const empty = await (await visitor.get("/auth/password-forgotten")).submit("main form");
    expect([empty.status, empty.text("#username-error")]).toEqual([400, "Campo obbligatorio"]);

    const reset = await visitor.get(`/auth/reset-password?username=${username}`);
    const fields = { otp: "00000000", password: NEW_PASSWORD, password_confirm: "altro" };
    const other = await reset.submit("main form", fields);
    expect([other.status, other.text("#password_confirm-error")]).toEqual([
      400,
      "Le due password devono essere uguali",
    ]);
    expect(other.html).not.toContain(NEW_PASSWORD);
    expect(other.$("#otp").attr("value")).toBe("00000000");
    const weak = await reset.submit("main form", { ...fields, password: "corta", password_confirm: "corta" });
    expect(weak.status).toBe(400);
    expect(weak.text("#password-error")).toContain("8");
    const code = await reset.submit("main form", { ...fields, password_confirm: NEW_PASSWORD });
    expect([code.status, code.text("#otp-error")]).toEqual([401, "Codice non valido o scaduto"]);
    const nobody = await reset.submit("main form", {
      ...fields,
      username: `${crypto.randomUUID()}@nobody.test`,
      password_confirm: NEW_PASSWORD,
    });
    const saidOf = (page: typeof nobody) => page.text("main").replace(/\S+@\S+/g, "");
    expect([nobody.status, saidOf(nobody)]).toEqual([401, saidOf(code)]);
  });

  it("refuses a sixth email within an hour", async () => {
    const { username } = await aCustomer();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await browser().post("/auth/password-forgotten", { username })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("redirects signed-in users to the home page", async () => {
    const visitor = await signedIn((await aCustomer()).username);
    for (const path of ["/auth/password-forgotten", "/auth/reset-password"])
      expect((await visitor.get(path)).hops[0]).toBe("302 /");
  });
});

describe("/account/details", () => {
  it("shows the customer's data read-only", async () => {
    const page = await (await signedIn("business@demo.test")).get("/account/details");
    for (const words of [
      "Cantina Colle Alto S.r.l.",
      "IT54405160059",
      "M5UXCR1",
      "assistenza@bottega.example",
    ])
      expect(page.text("main")).toContain(words);
    expect(
      page
        .$("main input:not([type=hidden])")
        .toArray()
        .map((one) => page.$(one).attr("name")),
    ).toEqual(["old_password", "password", "password_confirm", "keep_api_keys"]);
  });

  it("changes the password: this session continues with a new cookie, all others end", async () => {
    const { username } = await aCustomer();
    const other = await signInAs(username);
    const visitor = await signedIn(username);
    const before = visitor.cookies.get("session");
    const page = await (await visitor.get("/account/details")).submit(CHANGE, {
      old_password: PASSWORD,
      password: NEW_PASSWORD,
      password_confirm: NEW_PASSWORD,
    });
    expect(page.hops).toEqual(["303 /account/details"]);
    expect(page.text("main, [role=status]")).toContain("Password cambiata.");
    expect((await other.call("GET", "users/")).status).toBe(401);
    const old = browser();
    old.cookies.set("session", before ?? "");
    expect((await old.get("/account")).url).toContain("/auth/login");
    expect((await visitor.get("/account")).status).toBe(200);
  });

  it("shows errors, and changes nothing", async () => {
    const { id, username } = await aCustomer();
    const page = await (await signedIn(username)).get("/account/details");
    const hash = async () =>
      (await sql("SELECT password_hash FROM users WHERE id = ?", id))[0]?.password_hash;
    const before = await hash();
    const good = { old_password: PASSWORD, password: NEW_PASSWORD, password_confirm: NEW_PASSWORD };
    const tries: [object, number, string, string][] = [
      [{ old_password: "sbagliata" }, 400, "#old_password-error", "non è corretta"],
      [{ old_password: "" }, 400, "#old_password-error", "Campo obbligatorio"],
      [{ password_confirm: "altro" }, 400, "#password_confirm-error", "Le due password devono essere uguali"],
      [{ password: "Password1!", password_confirm: "Password1!" }, 400, "#password-error", "comun"],
    ];
    for (const [wrong, status, field, words] of tries) {
      const refused = await page.submit(CHANGE, { ...good, ...wrong });
      expect([refused.status, refused.text(field)]).toEqual([status, expect.stringContaining(words)]);
      expect(refused.html).not.toContain(NEW_PASSWORD);
    }
    expect(await hash()).toBe(before);
  });

  it("changes the agent's own password while the agent acts for a customer, who stays selected", async () => {
    const agent = await anAgent();
    const customer = await aCustomer({ type: "business", agent: agent.id });
    const visitor = await signedIn(agent.username);
    await visitor.post("/customers", { intent: "select", customer: String(customer.id) });
    const page = await (await visitor.get("/account/details")).submit(CHANGE, {
      old_password: PASSWORD,
      password: NEW_PASSWORD,
      password_confirm: NEW_PASSWORD,
    });
    expect(page.url).toBe("/account/details");
    expect(page.text("section[aria-label='Per chi compri']")).toContain("Cantina");
    expect((await signInAs(customer.username)).user.id).toBe(customer.id);
    expect((await signInAs(agent.username, NEW_PASSWORD)).user.id).toBe(agent.id);
  });
});
