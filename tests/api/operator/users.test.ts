import { describe, expect, it } from "vitest";
import { z } from "zod";
import { attempt } from "~/contract/client";
import type { OperatorClient } from "~/contract/operator/client";
import { refusal } from "../../support/answers";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { aPerson } from "../../support/desk";
import { codeMailedTo, mailbox } from "../../support/mailbox";
import { askOperator, operator } from "../../support/operator";
import { api, shopUrl, signInAs, sql } from "../../support/worker/worker";

const shop = operator();
const word = () => crypto.randomUUID().slice(0, 10);
const aName = () => `${word()}@nuovi.test`;
const make = (body: object) => askOperator("users/", { method: "POST", body: JSON.stringify(body) });
const edit = (id: number, body: object) =>
  askOperator(`users/${id}/`, { method: "PATCH", body: JSON.stringify(body) });

describe("users/", () => {
  it("creates an agent's business customer, who must choose a password at first login", async () => {
    const agent = await anAgent();
    const username = aName();
    const made = await shop.users.create({
      ...{
        username: ` ${username.toUpperCase()} `,
        email: username,
        kind: "business",
        password: "Vendemmia-2026!",
      },
      ...{
        business_name: "Cantina Nuova",
        vat_number: "IT09941700057",
        price_list: "wholesale",
        agent: agent.id,
      },
    });
    expect(made).toMatchObject({
      username,
      is_active: true,
      must_change_password: true,
      customer_profile: { business_name: "Cantina Nuova", agent: agent.id, price_list: "wholesale" },
    });
    const basic = Buffer.from(`${username}:Vendemmia-2026!`).toString("base64");
    const login = await api("auth/login/", { method: "POST", headers: { Authorization: `Basic ${basic}` } });
    expect(await refusal(login)).toMatchObject({ status: 403, code: "password_change_required" });
    const found = await shop.users.list({ search: "cantina nuova", kind: "business" });
    expect(found.results.map(({ id }) => id)).toContain(made.id);
  });

  it("creates agents and consumers; without a password, only a reset by mail opens the account", async () => {
    const agent = aName();
    const made = await shop.users.create({
      username: agent,
      email: agent,
      kind: "agent",
      agent_code: "AG-77",
    });
    expect(made).toMatchObject({ is_agent: true, agent_profile: { code: "AG-77" }, customer_profile: null });
    await shop.users.reset({ id: made.id });
    const [mail] = await sql("SELECT kind, data FROM mails WHERE recipient = ?", agent);
    expect(mail?.kind).toBe("password-code");
    const [audit] = (await shop.audit.list({ call: "users.reset" })).results;
    expect(JSON.stringify(audit)).not.toContain(JSON.parse(String(mail?.data)).seed);
  });

  it("refuses a name that is taken, in any case, even by many concurrent requests", async () => {
    const username = aName();
    const body = { username, email: username, kind: "consumer" };
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => make(body)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    const again = await make({ ...body, username: username.toUpperCase() });
    expect(await refusal(again)).toMatchObject({ status: 409, code: "username_taken" });
  });

  it("refuses an unknown agent or list, an invalid number and a weak password, with the field named", async () => {
    const customer = await aCustomer();
    const body = { username: aName(), email: "ada@nuovi.test", kind: "business" };
    for (const [more, field] of [
      [{ agent: customer.id }, "agent"],
      [{ price_list: "nobody" }, "price_list"],
      [{ vat_number: "IT09941700058" }, "vat_number"],
      [{ sdi_code: "123" }, "sdi_code"],
      [{ password: "Vendemmia2026" }, "password"],
      [{ email: "no address" }, "email"],
      [{ kind: "operator" }, "kind"],
    ] as const)
      expect([field, await refusal(await make({ ...body, ...more }))]).toMatchObject([
        field,
        { status: 400, fields: [{ field }] },
      ]);
  });

  it("changes agent and list, and keeps fields that are not in the body", async () => {
    const customer = await aCustomer({ type: "business" });
    const agent = await anAgent();
    const changed = await shop.users.edit({ id: customer.id, agent: agent.id, price_list: "horeca" });
    expect(changed.customer_profile).toMatchObject({
      agent: agent.id,
      price_list: "horeca",
      vat_number: "IT09941700057",
    });
    const who = await signInAs(agent.username);
    expect((await who.call("GET", `users/${customer.id}/`)).status).toBe(200);
    expect((await edit(999_999_999, { first_name: "Ada" })).status).toBe(404);
  });

  it("ends every session of a disabled user, and refuses the next login", async () => {
    const customer = await aCustomer();
    const who = await signInAs(customer.username);
    expect((await who.call("GET", "users/")).status).toBe(200);
    expect(await shop.users.edit({ id: customer.id, is_active: false })).toMatchObject({ is_active: false });
    expect((await who.call("GET", "users/")).status).toBe(401);
    await expect(signInAs(customer.username)).rejects.toThrow("401");
    expect((await askOperator(`users/${customer.id}/reset/`, { method: "POST" })).status).toBe(404);
    await shop.users.edit({ id: customer.id, is_active: true });
    expect((await signInAs(customer.username)).user.id).toBe(customer.id);
    const entries = (await shop.audit.list({ call: "users.edit" })).results;
    expect(JSON.stringify(entries)).not.toMatch(/password|scrypt|pbkdf/i);
  });
});

describe("a new user without a password", () => {
  it("gets an invitation by mail, in the shop's language by default, and sets a password with the code", async () => {
    const [italian, english] = [aName(), aName()];
    const mailOf = async (email: string, more: object) => {
      expect((await make({ username: email, email, kind: "consumer", ...more })).status).toBe(201);
      const code = await codeMailedTo(email);
      const [mail] = await mailbox(email);
      return { code, text: mail?.text ?? "" };
    };
    const { code, text } = await mailOf(italian, {});
    expect(text).toContain(`con il nome utente ${italian}`);
    expect(text).toContain(`${shopUrl()}/auth/reset-password?username=${encodeURIComponent(italian)}`);
    expect((await mailOf(english, { locale: "en" })).text).toContain("We have opened an account for you");
    const choice = { username: italian, otp: code, password: "Torchio-Verde-77" };
    const answer = await api("auth/otp-password-change/", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(choice),
    });
    expect(answer.status).toBe(204);
    expect((await signInAs(italian, choice.password)).user.username).toBe(italian);
  });

  it("gets no mail if the operator has set a password", async () => {
    const username = aName();
    await make({ username, email: username, kind: "consumer", password: "Torchio-Verde-77" });
    expect(await mailbox(username)).toEqual([]);
  });
});

describe("credentials of an account", () => {
  const edit = (client: OperatorClient, id: number, email: string) =>
    attempt(client.users.edit({ id, email }));

  it("are changed by an owner only: another email, and the credential of a buying system", async () => {
    const customer = await aCustomer({ type: "business" });
    const { client } = await aPerson("orders");
    const refused = await edit(client, customer.id, "thief@evil.test");
    expect(refused.ok || [refused.error.status, refused.error.fields]).toMatchObject([
      403,
      [{ field: "email", code: "not_permitted" }],
    ]);
    expect(await sql("SELECT email FROM users WHERE id = ?", customer.id)).toEqual([
      { email: customer.username },
    ]);
    const same = await attempt(
      client.users.edit({ id: customer.id, email: customer.username.toUpperCase(), first_name: "Ada" }),
    );
    expect(same.ok).toBe(true);
    for (const call of ["punchOut", "endPunchOut"] as const) {
      const answer = await attempt<unknown>(client.users[call]({ id: customer.id }));
      expect(answer.ok || answer.error.status).toBe(403);
    }
  });

  it.each([
    ["it", "è cambiato l’indirizzo"],
    ["en", "has changed"],
    ["es", "ha cambiado"],
  ] as const)("are reported to the old address, in its language: %s", async (locale, words) => {
    const username = aName();
    const { id } = z
      .object({ id: z.int() })
      .parse(
        await (
          await make({ username, email: username, kind: "consumer", locale, password: "Torchio-Verde-77" })
        ).json(),
      );
    expect((await edit(operator(), id, "nuovo.indirizzo@altri.test")).ok).toBe(true);
    const [mail] = await mailbox(username);
    expect(mail?.subject).toContain(words);
    expect(mail?.text).toContain("n…@altri.test");
    expect(mail?.text).not.toContain("nuovo.indirizzo");
    expect(await mailbox("nuovo.indirizzo@altri.test")).toEqual([]);
  });

  it("leave an entry in the log when a buying system gets its credential", async () => {
    const { id } = await aCustomer({ type: "business" });
    await operator().users.punchOut({ id });
    await operator().users.endPunchOut({ id });
    const entries = await sql("SELECT call FROM audit WHERE target = ? ORDER BY id", `user/${id}`);
    expect(entries.map(({ call }) => call)).toEqual(["users.punchOut", "users.endPunchOut"]);
  });
});
