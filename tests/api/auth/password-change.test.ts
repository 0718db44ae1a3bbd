// A user changes the password and proves the old one.
import { describe, expect, it } from "vitest";
import { MustChange } from "~/contract/auth";
import { read, refusal } from "../../support/answers";
import { aCustomer } from "../../support/builders/builders";
import { isAlive, login, NEW_PASSWORD, post } from "../../support/login";
import { PASSWORD, signInAs, sql } from "../../support/worker/worker";

describe("POST auth/password-change/", () => {
  it("changes the password and ends all tokens", async () => {
    const { username } = await aCustomer();
    const { token } = await signInAs(username);
    const change = { username: ` ${username.toUpperCase()}`, old_password: PASSWORD, password: NEW_PASSWORD };
    expect((await post("auth/password-change/", change)).status).toBe(204);
    expect(await isAlive(token)).toBe(false);
    expect((await login(username, PASSWORD)).status).toBe(401);
    expect((await login(username, NEW_PASSWORD)).status).toBe(200);
  });

  it("clears the demand to change the password", async () => {
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

  it("refuses a wrong old password and an unknown name", async () => {
    const { username } = await aCustomer();
    const wrong = await post("auth/password-change/", { username, old_password: "no", password: "x" });
    expect(await refusal(wrong)).toMatchObject({ status: 400, code: "invalid_password" });
    const nobody = { username: `no-${username}`, old_password: PASSWORD, password: NEW_PASSWORD };
    const unknown = await post("auth/password-change/", nobody);
    expect(await refusal(unknown)).toMatchObject({ status: 404, code: "user_not_found" });
  });

  it("changes the password once when two requests come at once with the same old password", async () => {
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
