import { describe, expect, it } from "vitest";
import { refusal } from "../../support/answers";
import { aCustomer } from "../../support/builders/builders";
import { codeMailedTo, mailbox } from "../../support/mailbox";
import { api, PASSWORD, signInAs, sql } from "../../support/worker/worker";

const NEW_PASSWORD = "Torchio-Verde-77";

const post = (path: string, body: object) =>
  api(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
const ask = (username: string) => post("auth/password-reset/", { username });
const use = (username: string, otp: string, password = NEW_PASSWORD) =>
  post("auth/otp-password-change/", { username, otp, password });
const asked = async (username: string) => {
  expect((await ask(username)).status).toBe(204);
  return codeMailedTo(username);
};
/** Moves the user's attempts this number of minutes into the past. */
const age = (username: string, minutes: number) =>
  sql(
    "UPDATE password_codes SET expires_at = ? WHERE user_id = (SELECT id FROM users WHERE username = ?)",
    new Date(Date.now() + (15 - minutes) * 60_000).toISOString(),
    username,
  );
const wrongOf = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, "0");

describe("a password reset", () => {
  it("mails a code that sets a new password once, and ends every session", async () => {
    const { username } = await aCustomer();
    const before = await signInAs(username);
    const code = await asked(username);
    expect((await use(username, code)).status).toBe(204);
    expect((await before.call("GET", "users/")).status).toBe(401);
    expect((await signInAs(username, NEW_PASSWORD)).user.username).toBe(username);
    await expect(signInAs(username, PASSWORD)).rejects.toThrow("401");
    expect(await refusal(await use(username, code, "Un-Altro-Torchio-8"))).toMatchObject({
      status: 401,
      code: "invalid_otp",
    });
  });

  it("writes in the user's language what the code is for and how long it is valid", async () => {
    const { username } = await aCustomer({ locale: "es" });
    const code = await asked(username);
    const [mail] = await mailbox(username);
    expect(mail?.subject).toBe("Bottega: el código para su nueva contraseña");
    expect(mail?.subject).not.toContain(code);
    expect(mail?.text).toContain("15 minutos");
    expect(mail?.html).toContain(code);
    await post("auth/password-reset/?locale=en", { username });
    expect((await mailbox(username))[0]?.subject, "in the request's, where it names one").toBe(
      "Bottega: the code for your new password",
    );
  });

  it("leaves no code in the database, neither before the mail is sent nor after", async () => {
    const { username } = await aCustomer();
    await ask(username);
    const waiting = await sql(`SELECT * FROM mails WHERE recipient = ?`, username);
    const code = await codeMailedTo(username);
    const sent = await sql(`SELECT * FROM mails WHERE recipient = ?`, username);
    const codes = await sql("SELECT * FROM password_codes");
    expect(JSON.stringify([waiting, sent, codes])).not.toContain(code);
  });

  it("allows each code five tries, even when a hundred come at once", async () => {
    const { username } = await aCustomer();
    const code = await asked(username);
    const attempts = await Promise.all(Array.from({ length: 100 }, () => use(username, wrongOf(code))));
    for (const { status } of attempts) expect([401, 429]).toContain(status);
    expect((await use(username, code)).status).not.toBe(204);
    const again = await asked(username);
    expect((await use(username, again)).status).toBe(204);
  });

  it("refuses a code after 15 minutes, and as soon as there is a newer one", async () => {
    const { username } = await aCustomer();
    const old = await asked(username);
    const newer = await asked(username);
    expect((await use(username, old)).status).toBe(401);
    await age(username, 16);
    expect((await use(username, newer)).status).toBe(401);
    const last = await asked(username);
    await age(username, 14);
    expect((await use(username, last)).status).toBe(204);
  });

  it("refuses another user's code", async () => {
    const [one, other] = [await aCustomer(), await aCustomer()];
    const code = await asked(one.username);
    await ask(other.username);
    expect((await use(other.username, code)).status).toBe(401);
    expect((await use(one.username, code)).status).toBe(204);
  });

  it("refuses a weak password without spending a try", async () => {
    const { username } = await aCustomer();
    const code = await asked(username);
    for (let n = 0; n < 8; n += 1) {
      const weak = await refusal(await use(username, code, "corta"));
      expect(weak).toMatchObject({ status: 400, code: "weak_password" });
      expect(weak.fields.map((fault) => fault.code)).toContain("password_too_short");
    }
    expect((await use(username, code)).status).toBe(204);
  });

  it("checks the password against the user's data only with a valid code, and counts that as a try", async () => {
    const { username } = await aCustomer();
    const code = await asked(username);
    const named = "Zq9!xkRossiWp";
    for (let n = 0; n < 4; n += 1)
      expect(await refusal(await use(username, wrongOf(code), named))).toMatchObject({
        status: 401,
        code: "invalid_otp",
      });
    const right = await refusal(await use(username, code, named));
    expect([right.status, right.fields.map((fault) => fault.code)]).toEqual([
      400,
      ["password_contains_name"],
    ]);
    expect((await use(username, code)).status, "all five tries are spent").toBe(401);
  });

  it("unlocks a user who must change the password, and a user locked out by failed attempts", async () => {
    const { username } = await aCustomer();
    await sql("UPDATE users SET must_change_password = 1 WHERE username = ?", username);
    const basic = (password: string) =>
      api("auth/login/", {
        method: "POST",
        headers: { Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}` },
      });
    for (let n = 0; n < 11; n += 1) await basic("sbagliata");
    expect((await basic(PASSWORD)).status).toBe(429);
    const code = await asked(username);
    expect((await use(username, wrongOf(code))).status).toBe(401);
    expect((await use(username, code)).status).toBe(204);
    expect((await basic(NEW_PASSWORD)).status).toBe(200);
  });

  it("counts codes with the wrong passwords: ten in 15 minutes", async () => {
    const { username } = await aCustomer();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await use(username, "00000000")).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    const refused = await use(username, "00000000");
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  it("sends one user at most five mails an hour", async () => {
    const { username } = await aCustomer();
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await ask(username)).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
    expect(await mailbox(username)).toHaveLength(5);
  });

  it("accepts names in any case and with blanks, and answers 404 to unknown ones", async () => {
    const { username } = await aCustomer();
    expect((await ask(` ${username.toUpperCase()} `)).status).toBe(204);
    const nobody = `${crypto.randomUUID()}@nobody.test`;
    expect(await refusal(await ask(nobody))).toMatchObject({ status: 404, code: "user_not_found" });
    expect(await refusal(await use(nobody, "12345678"))).toMatchObject({
      status: 404,
      code: "user_not_found",
    });
    expect((await ask("")).status).toBe(400);
  });
});
