import { describe, expect, it } from "vitest";
import { LoginAnswer, MustChange, SessionState } from "~/contract/auth";
import { read, refusal } from "../../support/answers";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { api, PASSWORD, shopUrl, signInAs, sql } from "../../support/worker/worker";

const NEW_PASSWORD = "Torchio-Verde-77";

const basic = (text: string | Uint8Array) => `Basic ${Buffer.from(text).toString("base64")}`;
const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  api("auth/login/", {
    method: "POST",
    headers: { Authorization: basic(`${username}:${password}`), ...headers },
  });
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  api(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const isAlive = async (token: string) => {
  const answer = await api("users/", { headers: { Authorization: `Token ${token}` } });
  return answer.status === 200;
};

describe("POST auth/login/", () => {
  it("answers a token for 30 days, and the user", async () => {
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

  it("keeps a token only as a hash", async () => {
    const { token } = await signInAs((await aCustomer()).username);
    const rows = await sql("SELECT * FROM tokens WHERE instr(hash, ?) > 0", token);
    expect(rows).toEqual([]);
  });

  it.each([
    ["in capitals", (name: string) => name.toUpperCase()],
    ["with spaces around it", (name: string) => `  ${name}\t`],
    ["in full-width letters", (name: string) => name.replace("@", "＠")],
  ])("knows a name that is typed %s", async (_, typed) => {
    const { username } = await aCustomer();
    expect((await login(typed(username), PASSWORD)).status).toBe(200);
  });

  it("knows one accented name in both of its spellings", async () => {
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

  it("answers the same to a wrong password and to an unknown name", async () => {
    const { username } = await aCustomer();
    const [wrong, unknown] = [await login(username, "no"), await login(`no-${username}`, "no")];
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const body = await wrong.text();
    expect(await unknown.text()).toBe(body);
    expect(JSON.parse(body).detail.code).toBe("invalid_credentials");
  });

  it.each([
    ["no header", {}],
    ["a token", { Authorization: "Token abcdefghijklmnopqrstuvwxyz" }],
    ["what is not base64", { Authorization: "Basic %%%" }],
    ["no colon", { Authorization: basic("nobody") }],
    ["bytes that are no UTF-8", { Authorization: basic(new Uint8Array([0x61, 0xff, 0xfe, 0x3a, 0x62])) }],
    ["an empty name", { Authorization: basic(":password") }],
    ["a NUL in the name", { Authorization: basic("a\0b:password") }],
  ])("answers 401 to %s", async (_, headers) => {
    expect((await api("auth/login/", { method: "POST", headers })).status).toBe(401);
  });

  it("takes a password with colons in it", async () => {
    const { username } = await aCustomer();
    await post("auth/password-change/", { username, old_password: PASSWORD, password: "Mosto:Fiore:1" });
    expect((await login(username, "Mosto:Fiore:1")).status).toBe(200);
  });

  it("gives no token to a user who must change the password first", async () => {
    const { id, username } = await aCustomer();
    await sql("UPDATE users SET must_change_password = 1 WHERE id = ?", id);
    const answer = await login(username, PASSWORD);
    expect(await refusal(answer)).toMatchObject({ status: 403, code: "password_change_required" });
    expect(await sql("SELECT 1 FROM tokens WHERE user_id = ?", id)).toEqual([]);
  });

  it("knows nobody who is no longer active, and ends what was open", async () => {
    const { id, username } = await aCustomer();
    const { token } = await signInAs(username);
    await sql("UPDATE users SET is_active = 0 WHERE id = ?", id);
    expect((await login(username, PASSWORD)).status).toBe(401);
    expect(await isAlive(token)).toBe(false);
  });

  it("knows a token however its scheme is written", async () => {
    const { username } = await aCustomer();
    const { token } = await signInAs(username);
    for (const scheme of ["Token", "token", "TOKEN"])
      expect((await api("users/", { headers: { Authorization: `${scheme} ${token}` } })).status).toBe(200);
  });

  it("tells a name of a wrong type from one that is not there", async () => {
    const fault = async (body: object) =>
      (await refusal(await post("auth/password-reset/", body))).fields.map(({ code }) => code);
    expect(await fault({ username: 5 })).toEqual(["invalid_type"]);
    expect(await fault({})).toEqual(["required"]);
  });

  it("ends the old token that it brings", async () => {
    const { username } = await aCustomer();
    const { token } = await signInAs(username);
    await login(username, PASSWORD, { "Shop-Old-Token": token });
    expect(await isAlive(token)).toBe(false);
  });
});

describe("failed logins", () => {
  it("end after ten in 15 minutes for a name, over all calls and both versions", async () => {
    const { username } = await aCustomer();
    const old = `${shopUrl()}/api/v2/client/auth/login/`;
    const attempts = [
      () => login(username, "no"),
      () => fetch(old, { method: "POST", headers: { Authorization: basic(`${username}:no`) } }),
      () => post("auth/password-change/", { username, old_password: "no", password: NEW_PASSWORD }),
    ];
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) statuses.push((await attempts[n % attempts.length]?.())?.status ?? 0);
    expect(statuses).toEqual([401, 401, 400, 401, 401, 400, 401, 401, 400, 401, 429, 429]);
    const right = await login(username, PASSWORD);
    expect(right.status).toBe(429);
    const seconds = Number(right.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  });

  it("are counted one by one when a hundred come at once", async () => {
    const { username } = await aCustomer();
    const answers = await Promise.all(Array.from({ length: 100 }, () => login(username, "no")));
    const of = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([of(401), of(429)]).toEqual([10, 90]);
  });

  it("of strangers stop neither a known device nor a session that is in", async () => {
    const { username } = await aCustomer();
    const { token, device } = await read(LoginAnswer, await login(username, PASSWORD));
    await Promise.all(Array.from({ length: 12 }, () => login(username, "no")));
    expect((await login(username, PASSWORD)).status).toBe(429);
    expect((await login(username, PASSWORD, { "Shop-Device": device })).status).toBe(200);
    const change = { username, old_password: PASSWORD, password: NEW_PASSWORD };
    expect((await post("auth/password-change/", change)).status).toBe(429);
    const known = { Authorization: `Token ${token}` };
    expect((await post("auth/password-change/", change, known)).status).toBe(204);
    // What strangers tried was the old password: the new one is not kept from its owner.
    expect((await login(username, NEW_PASSWORD)).status).toBe(200);
  });

  it("of a session are not set back by renewing it", async () => {
    const { username } = await aCustomer();
    const first = await signInAs(username);
    const wrong = { username, old_password: "no", password: NEW_PASSWORD };
    const guessTen = (token: string) =>
      Promise.all(
        Array.from({ length: 10 }, () =>
          post("auth/password-change/", wrong, { Authorization: `Token ${token}` }),
        ),
      );
    expect((await guessTen(first.token)).map(({ status }) => status)).toEqual(Array(10).fill(400));
    const renewed = await read(LoginAnswer, await first.call("POST", "auth/renew/"));
    expect((await guessTen(renewed.token)).map(({ status }) => status)).toEqual(Array(10).fill(429));
  });

  it("of all devices that are known are counted together", async () => {
    const { username } = await aCustomer();
    const words = await Promise.all(
      Array.from(
        { length: 3 },
        async () => (await read(LoginAnswer, await login(username, PASSWORD))).device,
      ),
    );
    const statuses = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push((await login(username, "no", { "Shop-Device": words[n % 3] ?? "" })).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await login(username, PASSWORD)).status, "elsewhere").toBe(200);
  });

  it("are no freer on a device that knew an old password", async () => {
    const { username } = await aCustomer();
    const { device } = await read(LoginAnswer, await login(username, PASSWORD));
    await post("auth/password-change/", { username, old_password: PASSWORD, password: NEW_PASSWORD });
    await Promise.all(Array.from({ length: 10 }, () => login(username, "no")));
    expect((await login(username, NEW_PASSWORD, { "Shop-Device": device })).status).toBe(429);
  });

  it("are no freer on a device that is known to somebody else, or that signs for itself", async () => {
    const [mine, victim] = [await aCustomer(), await aCustomer()];
    const { device } = await read(LoginAnswer, await login(mine.username, PASSWORD));
    const forged = device.replace(`${mine.id}.`, `${victim.id}.`);
    await Promise.all(Array.from({ length: 10 }, () => login(victim.username, "no")));
    for (const word of [device, forged])
      expect((await login(victim.username, PASSWORD, { "Shop-Device": word })).status).toBe(429);
  });

  it("start over after the right password", async () => {
    const { username } = await aCustomer();
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 9; n++) expect((await login(username, "no")).status).toBe(401);
      expect((await login(username, PASSWORD)).status).toBe(200);
    }
  });

  it("are forgotten after 15 minutes", async () => {
    const { username } = await aCustomer();
    await Promise.all(Array.from({ length: 10 }, () => login(username, "no")));
    await sql(
      "UPDATE attempts SET created_at = ? WHERE subject = ?",
      new Date(Date.now() - 15 * 60_000 - 1000).toISOString(),
      `name ${username}`,
    );
    expect((await login(username, PASSWORD)).status).toBe(200);
  });

  it("of one address end with the names of its minute", async () => {
    const ip = `203.0.113.${Math.floor(Math.random() * 250)}`;
    // In development the 20 names of CONTRACT §1 are multiplied by 1,000.
    await sql(
      `INSERT INTO attempts (scope, subject, detail, created_at)
       WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
       SELECT 'names_tried', ?, 'nobody' || i, ? FROM n`,
      ip,
      new Date().toISOString(),
    );
    const { username } = await aCustomer();
    const from = { "CF-Connecting-IP": ip };
    expect((await login(username, PASSWORD, from)).status).toBe(429);
    const asked = await post("auth/check-psswd-change/", { username }, from);
    expect(asked.status).toBe(429);
    expect(Number(asked.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    expect((await login(username, PASSWORD)).status).toBe(200);
  });
});

describe("POST auth/logout/ and logout-all/", () => {
  it("end one token, or all of a user's", async () => {
    const { username } = await aCustomer();
    const [here, there, elsewhere] = [
      await signInAs(username),
      await signInAs(username),
      await signInAs(username),
    ];
    expect((await here.call("POST", "auth/logout/")).status).toBe(204);
    expect([await isAlive(here.token), await isAlive(there.token)]).toEqual([false, true]);
    expect((await there.call("POST", "auth/logout-all/")).status).toBe(204);
    expect([await isAlive(there.token), await isAlive(elsewhere.token)]).toEqual([false, false]);
  });

  it("leave other people's tokens alone", async () => {
    const other = await signInAs((await aCustomer()).username);
    await (await signInAs((await aCustomer()).username)).call("POST", "auth/logout-all/");
    expect(await isAlive(other.token)).toBe(true);
  });

  it.each(["auth/logout/", "auth/logout-all/", "auth/renew/"])("answer 401 to nobody: %s", async (path) => {
    expect((await api(path, { method: "POST" })).status).toBe(401);
  });
});

describe("GET auth/is-authenticated/", () => {
  const state = async (authorization: string | null) => {
    const headers = authorization === null ? undefined : { Authorization: authorization };
    return read(SessionState, await api("auth/is-authenticated/", headers && { headers }));
  };

  it("says whether a token lives, and why it does not", async () => {
    const { username } = await aCustomer();
    const { token, user } = await signInAs(username);
    expect(await state(`Token ${token}`)).toMatchObject({ authenticated: true, reason: null });
    const past = new Date(Date.now() - 1000).toISOString();
    await sql("UPDATE tokens SET expires_at = ? WHERE user_id = ?", past, user.id);
    expect(await state(`Token ${token}`)).toEqual({ authenticated: false, reason: "expired", expiry: past });
    await sql("DELETE FROM tokens WHERE user_id = ?", user.id);
    const invalid = { authenticated: false, reason: "invalid", expiry: null };
    expect(await state(`Token ${token}`)).toEqual(invalid);
    expect(await state("Token ?")).toEqual(invalid);
    expect(await state(null)).toEqual({ authenticated: false, reason: "no-session", expiry: null });
  });

  it("knows no token from a URL", async () => {
    const { token } = await signInAs((await aCustomer()).username);
    const answer = await api(`auth/is-authenticated/?token=${token}`);
    expect((await read(SessionState, answer)).authenticated).toBe(false);
  });
});

describe("POST auth/renew/", () => {
  it("gives a new token for the rest of the old one's life, and ends the old one", async () => {
    const old = await signInAs((await anAgent()).username);
    const { expiry: before } = await read(SessionState, await old.call("GET", "auth/is-authenticated/"));
    const { token, expiry, user } = await read(LoginAnswer, await old.call("POST", "auth/renew/"));
    expect(user.id).toBe(old.user.id);
    expect(expiry).toBe(before);
    expect([await isAlive(old.token), await isAlive(token)]).toEqual([false, true]);
  });
});

describe("POST auth/password-change/", () => {
  it("changes it, and ends all tokens", async () => {
    const { username } = await aCustomer();
    const { token } = await signInAs(username);
    const change = { username: ` ${username.toUpperCase()}`, old_password: PASSWORD, password: NEW_PASSWORD };
    expect((await post("auth/password-change/", change)).status).toBe(204);
    expect(await isAlive(token)).toBe(false);
    expect((await login(username, PASSWORD)).status).toBe(401);
    expect((await login(username, NEW_PASSWORD)).status).toBe(200);
  });

  it("ends the demand for a change", async () => {
    const { id, username } = await aCustomer();
    await sql("UPDATE users SET must_change_password = 1 WHERE id = ?", id);
    const must = async () =>
      (await read(MustChange, await post("auth/check-psswd-change/", { username }))).must_change;
    expect(await must()).toBe(true);
    await post("auth/password-change/", { username, old_password: PASSWORD, password: NEW_PASSWORD });
    expect(await must()).toBe(false);
  });

  it.each([
    ["short", "password_too_short"],
    ["nocapitals-7", "password_no_uppercase"],
    ["NOSMALLONES-7", "password_no_lowercase"],
    ["No-Number-Here", "password_no_number"],
    ["NoSpecial77", "password_no_special"],
    ["P@ssw0rd1!", "password_too_common"],
    ["Ada-Rossi-77!", "password_contains_name"],
    [PASSWORD, "password_same"],
  ])("refuses %s: %s", async (password, code) => {
    const { username } = await aCustomer();
    const answer = await post("auth/password-change/", { username, old_password: PASSWORD, password });
    const { status, code: all, fields } = await refusal(answer);
    expect([status, all]).toEqual([400, "weak_password"]);
    expect(fields).toContainEqual(expect.objectContaining({ field: "password", code }));
    expect((await login(username, PASSWORD)).status).toBe(200);
  });

  it("refuses a wrong old password, and an unknown name", async () => {
    const { username } = await aCustomer();
    const wrong = await post("auth/password-change/", { username, old_password: "no", password: "x" });
    expect(await refusal(wrong)).toMatchObject({ status: 400, code: "invalid_password" });
    const nobody = { username: `no-${username}`, old_password: PASSWORD, password: NEW_PASSWORD };
    const unknown = await post("auth/password-change/", nobody);
    expect(await refusal(unknown)).toMatchObject({ status: 404, code: "user_not_found" });
  });

  it("is done once when two come at once with the same old password", async () => {
    const { username } = await aCustomer();
    const change = (password: string) =>
      post("auth/password-change/", { username, old_password: PASSWORD, password });
    const statuses = (await Promise.all([change("Torchio-Verde-77"), change("Tino-Grande-88")])).map(
      (answer) => answer.status,
    );
    expect(statuses.sort()).toEqual([204, 400]);
  });
});

describe("POST auth/check-psswd-change/", () => {
  it("refuses an unknown name", async () => {
    const answer = await post("auth/check-psswd-change/", { username: "nobody@nowhere.test" });
    expect(await refusal(answer)).toMatchObject({ status: 404, code: "user_not_found" });
  });

  it.each([{}, { username: "" }, { username: 7 }, { username: "x".repeat(300) }])(
    "answers 400 to %j",
    async (body) => {
      expect((await post("auth/check-psswd-change/", body)).status).toBe(400);
    },
  );
});
