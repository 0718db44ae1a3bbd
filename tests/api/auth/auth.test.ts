// Login: which credentials get a token, and in which spellings names and tokens are accepted.
import { describe, expect, it } from "vitest";
import { LoginAnswer } from "~/contract/auth";
import { read, refusal } from "../../support/answers";
import { aCustomer } from "../../support/builders/builders";
import { basic, isAlive, login, post } from "../../support/login";
import { api, PASSWORD, signInAs, sql } from "../../support/worker/worker";

describe("POST auth/login/", () => {
  it("returns the user and a token that is valid for 30 days", async () => {
    const { id, username } = await aCustomer();
    const answer = await login(username, PASSWORD);
    expect(answer.status).toBe(200);
    const { token, expiry, user } = await read(LoginAnswer, answer);
    expect(user).toMatchObject({ id, username, is_agent: false, agent_profile: null });
    expect(user.customer_profile).toMatchObject({ customer_profile_id: id, customer_type: "consumer" });
    const days = (Date.parse(expiry) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    expect(await isAlive(token)).toBe(true);
  });

  it("stores only a hash of the token", async () => {
    const { token } = await signInAs((await aCustomer()).username);
    const rows = await sql("SELECT * FROM tokens WHERE instr(hash, ?) > 0", token);
    expect(rows).toEqual([]);
  });

  it.each([
    ["in capitals", (name: string) => name.toUpperCase()],
    ["with spaces around it", (name: string) => `  ${name}\t`],
    ["in full-width letters", (name: string) => name.replace("@", "＠")],
  ])("accepts a name that is typed %s", async (_, typed) => {
    const { username } = await aCustomer();
    expect((await login(typed(username), PASSWORD)).status).toBe(200);
  });

  it("accepts an accented name in both Unicode spellings", async () => {
    const { id } = await aCustomer();
    const name = `niccolò-${id}@straße.test`;
    await sql(
      "UPDATE users SET username = ? WHERE id = ?",
      `niccolò-${id}@strasse.test`.normalize("NFKC"),
      id,
    );
    for (const typed of [name.normalize("NFC"), name.normalize("NFD"), name.toUpperCase()])
      expect((await login(typed, PASSWORD)).status).toBe(200);
  });

  it("answers a wrong password and an unknown name alike", async () => {
    const { username } = await aCustomer();
    const [wrong, unknown] = [await login(username, "no"), await login(`no-${username}`, "no")];
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const body = await wrong.text();
    expect(await unknown.text()).toBe(body);
    expect(JSON.parse(body).detail.code).toBe("invalid_credentials");
  });

  it.each([
    ["a missing header", {}],
    ["a token", { Authorization: "Token abcdefghijklmnopqrstuvwxyz" }],
    ["a header that is not base64", { Authorization: "Basic %%%" }],
    ["credentials without a colon", { Authorization: basic("nobody") }],
    ["bytes that are not UTF-8", { Authorization: basic(new Uint8Array([0x61, 0xff, 0xfe, 0x3a, 0x62])) }],
    ["an empty name", { Authorization: basic(":password") }],
    ["a NUL in the name", { Authorization: basic("a\0b:password") }],
  ])("answers 401 to %s", async (_, headers) => {
    expect((await api("auth/login/", { method: "POST", headers })).status).toBe(401);
  });

  it("accepts a password that contains colons", async () => {
    const { username } = await aCustomer();
    await post("auth/password-change/", { username, old_password: PASSWORD, password: "Mosto:Fiore:1" });
    expect((await login(username, "Mosto:Fiore:1")).status).toBe(200);
  });

  it("refuses a token to a user who must change the password first", async () => {
    const { id, username } = await aCustomer();
    await sql("UPDATE users SET must_change_password = 1 WHERE id = ?", id);
    const answer = await login(username, PASSWORD);
    expect(await refusal(answer)).toMatchObject({ status: 403, code: "password_change_required" });
    expect(await sql("SELECT 1 FROM tokens WHERE user_id = ?", id)).toEqual([]);
  });

  it("refuses a user who is no longer active, and ends the user's sessions", async () => {
    const { id, username } = await aCustomer();
    const { token } = await signInAs(username);
    await sql("UPDATE users SET is_active = 0 WHERE id = ?", id);
    expect((await login(username, PASSWORD)).status).toBe(401);
    expect(await isAlive(token)).toBe(false);
  });

  it("accepts a token in any case of its scheme", async () => {
    const { username } = await aCustomer();
    const { token } = await signInAs(username);
    for (const scheme of ["Token", "token", "TOKEN"])
      expect((await api("users/", { headers: { Authorization: `${scheme} ${token}` } })).status).toBe(200);
  });

  it("answers `invalid_type` to a name of the wrong type and `required` to a missing one", async () => {
    const fault = async (body: object) =>
      (await refusal(await post("auth/password-reset/", body))).fields.map(({ code }) => code);
    expect(await fault({ username: 5 })).toEqual(["invalid_type"]);
    expect(await fault({})).toEqual(["required"]);
  });

  it("ends the old token that the request carries", async () => {
    const { username } = await aCustomer();
    const { token } = await signInAs(username);
    await login(username, PASSWORD, { "Shop-Old-Token": token });
    expect(await isAlive(token)).toBe(false);
  });
});
