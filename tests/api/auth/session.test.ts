// Sessions: how a token ends, is checked and is renewed.
import { describe, expect, it } from "vitest";
import { LoginAnswer, SessionState } from "~/contract/auth";
import { read } from "../../support/answers";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { isAlive } from "../../support/login";
import { api, signInAs, sql } from "../../support/worker/worker";

describe("POST auth/logout/ and logout-all/", () => {
  it("end one token, or all tokens of a user", async () => {
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

  it("leave other users' tokens alone", async () => {
    const other = await signInAs((await aCustomer()).username);
    await (await signInAs((await aCustomer()).username)).call("POST", "auth/logout-all/");
    expect(await isAlive(other.token)).toBe(true);
  });

  it.each(["auth/logout/", "auth/logout-all/", "auth/renew/"])(
    "answer 401 without a valid token: %s",
    async (path) => {
      expect((await api(path, { method: "POST" })).status).toBe(401);
    },
  );
});

describe("GET auth/is-authenticated/", () => {
  const state = async (authorization: string | null) => {
    const headers = authorization === null ? undefined : { Authorization: authorization };
    return read(SessionState, await api("auth/is-authenticated/", headers && { headers }));
  };

  it("returns whether a token is valid, and why it is not", async () => {
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

  it("accepts no token in a URL", async () => {
    const { token } = await signInAs((await aCustomer()).username);
    const answer = await api(`auth/is-authenticated/?token=${token}`);
    expect((await read(SessionState, answer)).authenticated).toBe(false);
  });
});

describe("POST auth/renew/", () => {
  it("returns a token for the rest of the old one's lifetime, and ends the old one", async () => {
    const old = await signInAs((await anAgent()).username);
    const { expiry: before } = await read(SessionState, await old.call("GET", "auth/is-authenticated/"));
    const { token, expiry, user } = await read(LoginAnswer, await old.call("POST", "auth/renew/"));
    expect(user.id).toBe(old.user.id);
    expect(expiry).toBe(before);
    expect([await isAlive(old.token), await isAlive(token)]).toEqual([false, true]);
  });

  it("reports a replaced token as expired and an ended one as invalid", async () => {
    const old = await signInAs((await anAgent()).username);
    const { token } = await read(LoginAnswer, await old.call("POST", "auth/renew/"));
    const stateOf = async (one: string) =>
      (
        await read(
          SessionState,
          await api("auth/is-authenticated/", { headers: { Authorization: `Token ${one}` } }),
        )
      ).reason;
    expect(await stateOf(old.token)).toBe("expired");
    await api("auth/logout/", { method: "POST", headers: { Authorization: `Token ${token}` } });
    expect(await stateOf(token)).toBe("invalid");
  });
});
