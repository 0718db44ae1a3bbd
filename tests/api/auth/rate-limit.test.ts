// The rate limit of failed logins: by name, by device, by address.
import { describe, expect, it } from "vitest";
import { LoginAnswer } from "~/contract/auth";
import { read } from "../../support/answers";
import { aCustomer } from "../../support/builders/builders";
import { basic, login, NEW_PASSWORD, post } from "../../support/login";
import { PASSWORD, shopUrl, signInAs, sql } from "../../support/worker/worker";

describe("failed logins", () => {
  it("end after ten in 15 minutes for one name, over all calls and both versions", async () => {
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

  it("by strangers block neither a known device nor an open session", async () => {
    const { username } = await aCustomer();
    const { token, device } = await read(LoginAnswer, await login(username, PASSWORD));
    await Promise.all(Array.from({ length: 12 }, () => login(username, "no")));
    expect((await login(username, PASSWORD)).status).toBe(429);
    expect((await login(username, PASSWORD, { "Shop-Device": device })).status).toBe(200);
    const change = { username, old_password: PASSWORD, password: NEW_PASSWORD };
    expect((await post("auth/password-change/", change)).status).toBe(429);
    const known = { Authorization: `Token ${token}` };
    expect((await post("auth/password-change/", change, known)).status).toBe(204);
    // The strangers tried the old password, so the new one is not blocked for its owner.
    expect((await login(username, NEW_PASSWORD)).status).toBe(200);
  });

  it("of a session are not reset when it is renewed", async () => {
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

  it("of all known devices are counted together", async () => {
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

  it("block a device that is known by an old password only", async () => {
    const { username } = await aCustomer();
    const { device } = await read(LoginAnswer, await login(username, PASSWORD));
    await post("auth/password-change/", { username, old_password: PASSWORD, password: NEW_PASSWORD });
    await Promise.all(Array.from({ length: 10 }, () => login(username, "no")));
    expect((await login(username, NEW_PASSWORD, { "Shop-Device": device })).status).toBe(429);
  });

  it("block a device that another user knows, and a device with a forged signature", async () => {
    const [mine, victim] = [await aCustomer(), await aCustomer()];
    const { device } = await read(LoginAnswer, await login(mine.username, PASSWORD));
    const forged = device.replace(`${mine.id}.`, `${victim.id}.`);
    await Promise.all(Array.from({ length: 10 }, () => login(victim.username, "no")));
    for (const word of [device, forged])
      expect((await login(victim.username, PASSWORD, { "Shop-Device": word })).status).toBe(429);
  });

  it("are reset by the right password", async () => {
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

  it("of one address are refused after too many names in a minute", async () => {
    const ip = `203.0.113.${Math.floor(Math.random() * 250)}`;
    // Development multiplies the 20 names of CONTRACT §1 by 1,000.
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
