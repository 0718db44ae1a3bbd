// Sign-up: a code opens the account, and no answer reveals which email addresses have one (CONTRACT §14).
import { describe, expect, it } from "vitest";
import { aCustomer } from "../../support/builders/builders";
import { codeMailedTo, mailbox } from "../../support/mailbox";
import { operator } from "../../support/operator";
import { api, signInAs, sql } from "../../support/worker/worker";

const PASSWORD = "Torchio-Verde-77";
const newEmail = () => `new-${crypto.randomUUID()}@demo.test`;
const post = (path: string, body: object) =>
  api(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
const person = (email: string, more: object = {}) => ({
  email,
  name: "Ada",
  surname: "Neri",
  password: PASSWORD,
  privacy_consent: true,
  ...more,
});
const signUp = (email: string, more: object = {}) => post("auth/sign-up/", person(email, more));
const tokenOf = async (answer: Response): Promise<string> =>
  (JSON.parse(await answer.text()) as { sign_up: string }).sign_up;
const confirm = (sign_up: string, otp: string) => post("auth/sign-up/confirm/", { sign_up, otp });
const login = (email: string, password = PASSWORD) =>
  api("auth/login/", {
    method: "POST",
    headers: { Authorization: `Basic ${Buffer.from(`${email}:${password}`).toString("base64")}` },
  });
const usersOf = (email: string) =>
  sql("SELECT id, customer_type, consented_at FROM users WHERE username = ?", email);

describe("POST auth/sign-up/", () => {
  it("mails nothing that was typed beside the address, whether the address has an account or not", async () => {
    const [known, unknown] = [(await aCustomer()).username, newEmail()];
    for (const email of [known, unknown]) {
      await signUp(email, { name: "Hai vinto" });
      const [mail] = await mailbox(email);
      expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain("Hai vinto");
    }
  });

  it("opens the account after the code was entered, not before", async () => {
    const email = newEmail();
    const token = await tokenOf(await signUp(email));
    expect((await login(email)).status).toBe(401);
    expect((await post("auth/password-reset/", { username: email })).status).toBe(404);
    const code = await codeMailedTo(email);
    const wrong = code === "00000000" ? "00000001" : "00000000";
    expect((await confirm(token, wrong)).status).toBe(401);
    const opened = await confirm(token, code);
    expect(opened.status).toBe(200);
    expect(await opened.json()).toMatchObject({
      status: "open",
      login: { user: { username: email, is_guest: false, customer_profile: { customer_type: "consumer" } } },
    });
    expect((await login(email)).status).toBe(200);
    const [user] = await usersOf(email);
    expect(user?.consented_at).toMatch(/^20/);
  });

  it("returns the same answer for an email that has an account, and sends it another mail", async () => {
    const customer = await aCustomer();
    const email = newEmail();
    const [known, unknown] = [await signUp(customer.username), await signUp(email)];
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect((await tokenOf(known)).length).toBe((await tokenOf(unknown)).length);
    const [first] = await mailbox(customer.username);
    expect(first?.text).toContain("Ne hai già uno");
    expect(first?.text).not.toMatch(/^\d{8}$/m);
    const trips = (answer: Response) => answer.headers.get("D1-Round-Trips");
    expect(trips(known)).toBe(trips(unknown));
  });

  it("recognises an email in any spelling", async () => {
    const customer = await aCustomer();
    await signUp(customer.username.toUpperCase());
    const [first] = await mailbox(customer.username);
    expect(first?.text).toContain("Ne hai già uno");
  });

  it("refuses the code of another sign-up, which may have another password", async () => {
    const email = newEmail();
    const attacker = await tokenOf(await signUp(email, { password: "Attaccante-99!" }));
    await codeMailedTo(email);
    const owner = await tokenOf(await signUp(email));
    const code = await codeMailedTo(email);
    expect((await confirm(attacker, code)).status).toBe(401);
    expect((await confirm(owner, code)).status).toBe(200);
    expect((await login(email, "Attaccante-99!")).status).toBe(401);
  });

  it("accepts no code after five wrong ones, not even the right one", async () => {
    const email = newEmail();
    const token = await tokenOf(await signUp(email));
    const code = await codeMailedTo(email);
    for (let n = 0; n < 5; n += 1) expect((await confirm(token, "99999999")).status).toBe(401);
    expect((await confirm(token, code)).status).toBe(401);
  });

  it("mails five codes an hour to an email, whether it has an account or not", async () => {
    const [customer, email] = [await aCustomer(), newEmail()];
    for (const one of [customer.username, email]) {
      const answers: number[] = [];
      for (let n = 0; n < 6; n += 1) answers.push((await signUp(one)).status);
      expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  it("makes one account of fifty concurrent sign-ups, and of a code entered twice at once", async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 50 }, () => signUp(email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
    const one = newEmail();
    const token = await tokenOf(await signUp(one));
    const code = await codeMailedTo(one);
    const twice = await Promise.all([confirm(token, code), confirm(token, code)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await usersOf(one)).toHaveLength(1);
    expect((await confirm(token, code)).status).toBe(409);
  });

  it.each([
    ["a missing consent", { privacy_consent: false }, "privacy_consent"],
    ["a weak password", { password: "password" }, "password"],
    ["a password with the name in it", { password: "AdaNeri-2026!" }, "password"],
    ["a name with a web address", { name: "Vinci su evil.test" }, "name"],
    ["a surname with a link", { surname: "https://evil" }, "surname"],
    ["a name with a line break", { name: "Ada\r\nBcc: x" }, "name"],
    ["a missing email", { email: "ada" }, "email"],
  ])("refuses %s, with the field named", async (_, more, field) => {
    const answer = await signUp(newEmail(), more);
    expect(answer.status).toBe(400);
    const { error_list } = JSON.parse(await answer.text()) as { error_list: { field: string }[] };
    expect(error_list.map((one) => one.field)).toContain(field);
  });

  it("refuses a business in a shop that opens accounts only for consumers", async () => {
    const answer = await signUp(newEmail(), { business_name: "Neri S.r.l.", vat_number: "IT09941700057" });
    expect(answer.status).toBe(403);
  });
});

describe("a business that signs up", () => {
  it("waits for the operator, who approves or refuses it, and gets a mail", async () => {
    await operator().settings.put({ key: "SIGN_UP", value: "all" });
    try {
      const business = { business_name: "Neri S.r.l.", vat_number: "IT09941700057", pec: "neri@pec.test" };
      const wrong = await signUp(newEmail(), { ...business, vat_number: "IT12345678901" });
      expect(wrong.status).toBe(400);
      const outcomes: [string, "approve" | "refuse"][] = [
        [newEmail(), "approve"],
        [newEmail(), "refuse"],
      ];
      for (const [email, decision] of outcomes) {
        const token = await tokenOf(await signUp(email, business));
        const answer = await confirm(token, await codeMailedTo(email));
        expect(await answer.json()).toEqual({ status: "waiting", login: null });
        expect((await login(email)).status).toBe(401);
        const { results } = await operator().signUps.list({});
        const waiting = results.find((one) => one.email === email);
        expect(waiting).toMatchObject({ business_name: "Neri S.r.l.", vat_number: "IT09941700057" });
        const id = waiting?.id ?? 0;
        await operator().signUps.decide({ id, decision });
        expect((await login(email)).status).toBe(decision === "approve" ? 200 : 401);
        const mails = await mailbox(email);
        expect(mails[0]?.text).toContain(decision === "approve" ? "è pronto" : "non possiamo aprire");
      }
      expect((await signInAs(outcomes[0]?.[0] ?? "", PASSWORD)).user).toMatchObject({
        customer_profile: { customer_type: "business" },
      });
    } finally {
      await operator().settings.put({ key: "SIGN_UP", value: "consumers" });
    }
  });
});
