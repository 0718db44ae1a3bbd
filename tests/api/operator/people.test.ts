import { expect, it } from "vitest";
import { attempt } from "~/contract/client";
import { totpCode, totpStep } from "~/platform/totp";
import { decodeBase32 } from "../../support/base32";
import { aPerson, clientOf } from "../../support/desk";
import { operator } from "../../support/operator";
import { ownShop } from "../../support/worker/own-shop";
import { sql } from "../../support/worker/worker";

let count = 0;
const PASSWORD = "Vigneto-Alto-2026!";

/** Invited by the owner and signed in, with their own password. */
async function invited(role: "owner" | "orders" | "read_only" = "orders") {
  const email = `invited-${Date.now()}-${++count}@shop.test`;
  const { person, password } = await operator().people.create({ name: `Dario ${count}`, email, role });
  return { person, email, password };
}

const signIn = (email: string, password: string, code = "") =>
  attempt(clientOf("").sessions.create({ email, password, code }));

async function settled(role?: "owner" | "orders" | "read_only") {
  const { person, email, password } = await invited(role);
  const first = await signIn(email, password);
  if (!first.ok) throw first.error;
  await clientOf(first.value.token).profile.password({ old_password: password, password: PASSWORD });
  const again = await signIn(email, PASSWORD);
  if (!again.ok) throw again.error;
  return { person, email, client: clientOf(again.value.token) };
}

const codeOf = async (change: Promise<unknown>) => {
  const answer = await attempt(change);
  return answer.ok ? null : `${answer.error.status} ${answer.error.code}`;
};

it("an invited person must first choose a password, which no list shows", async () => {
  const { person, email, password } = await invited();
  const first = await signIn(email, password);
  if (!first.ok) throw first.error;
  const client = clientOf(first.value.token);
  expect(await codeOf(client.orders.list({}))).toBe("403 password_change_required");
  expect((await client.profile.get({})).must_change_password).toBe(true);
  expect(await codeOf(client.profile.password({ old_password: password, password: "short" }))).toBe(
    "400 weak_password",
  );
  expect(await codeOf(client.profile.password({ old_password: "no", password: PASSWORD }))).toBe(
    "400 invalid_password",
  );
  await client.profile.password({ old_password: password, password: PASSWORD });
  expect(await codeOf(client.profile.get({})), "the session of the old password").toBe(
    "401 not_authenticated",
  );
  const again = await signIn(email, PASSWORD);
  expect(again.ok && (await clientOf(again.value.token).orders.list({})).count).toBeGreaterThanOrEqual(0);
  const { results } = await operator().people.list({});
  expect(JSON.stringify(results)).not.toMatch(/scrypt|password_hash|secret/);
  expect(results.find(({ id }) => id === person.id)?.last_seen_at).not.toBeNull();
});

it("a session ends when its person gets another role, is disabled, is reset, or is removed", async () => {
  const owner = operator();
  for (const end of [
    (id: number) => owner.people.edit({ id, role: "read_only" }),
    (id: number) => owner.people.edit({ id, is_disabled: true }),
    (id: number) => owner.people.reset({ id }),
    (id: number) => owner.people.endSessions({ id }),
  ]) {
    const { id, client } = await aPerson("orders");
    expect((await client.profile.get({})).role).toBe("orders");
    await end(id);
    expect(await codeOf(client.profile.get({}))).toBe("401 not_authenticated");
  }
  const { client } = await aPerson("orders");
  await client.sessions.end({});
  expect(await codeOf(client.orders.list({}))).toBe("401 not_authenticated");
});

it("a disabled person cannot sign in, and gets the answer of a wrong password", async () => {
  const { person, email } = await settled();
  await operator().people.edit({ id: person.id, is_disabled: true });
  for (const password of [PASSWORD, "wrong"]) {
    const answer = await signIn(email, password);
    expect(answer.ok || `${answer.error.status} ${answer.error.code}`).toBe("401 invalid_credentials");
  }
});

it("an address belongs to one person", async () => {
  const { email } = await invited();
  const answer = await attempt(
    operator().people.create({ name: "Other", email: email.toUpperCase(), role: "orders" }),
  );
  expect(answer.ok || answer.error.fields).toMatchObject([{ field: "email", code: "taken" }]);
});

it("the last owner stays an owner", async () => {
  // This test starts its own shop: in the shared one other tests add and remove owners.
  const shop = await ownShop();
  const { people } = operator(shop.url);
  try {
    const { person } = await people.create({ name: "Elena", email: "elena@shop.test", role: "owner" });
    expect(await codeOf(people.edit({ id: person.id, role: "orders" }))).toBe("409 last_owner");
    expect(await codeOf(people.edit({ id: person.id, is_disabled: true }))).toBe("409 last_owner");
  } finally {
    await shop.close();
  }
}, 60_000);

it("with a second factor a password is not enough; each code and each backup code works once", async () => {
  const { person, email, client } = await settled();
  const { secret } = await client.profile.startTotp({});
  const bytes = decodeBase32(secret);
  const now = totpStep(new Date());
  expect(await codeOf(client.profile.confirmTotp({ code: "000000" }))).toBe("401 invalid_otp");
  const { codes } = await client.profile.confirmTotp({ code: await totpCode(bytes, now - 1) });
  const refused = async (code: string) => {
    const answer = await signIn(email, PASSWORD, code);
    return answer.ok ? "in" : answer.error.code;
  };
  expect(await refused("")).toBe("code_required");
  expect(await refused(await totpCode(bytes, now - 1)), "the code that turned it on").toBe("invalid_otp");
  const next = await totpCode(bytes, now + 1);
  expect([await refused(next), await refused(next)]).toEqual(["in", "invalid_otp"]);
  const [backup = ""] = codes;
  expect([await refused(backup), await refused(backup)]).toEqual(["in", "invalid_otp"]);
  const [stored] = await sql("SELECT totp_secret, backup_codes FROM operators WHERE id = ?", person.id);
  expect(JSON.stringify(stored)).not.toContain(secret);
  expect(JSON.stringify(stored)).not.toContain(codes[1]);
  expect(await codeOf(client.profile.endTotp({ password: "wrong" }))).toBe("400 invalid_password");
  await client.profile.endTotp({ password: PASSWORD });
  expect(await refused("")).toBe("in");
});

it("a right password with a wrong or missing code counts as a failed attempt", async () => {
  const { email, client } = await settled();
  await client.profile.startTotp({});
  await sql("UPDATE operators SET totp_is_on = 1 WHERE email = ?", email);
  const codes = new Set<string>();
  for (let tried = 0; tried < 12; tried++) {
    const answer = await signIn(email, PASSWORD, tried % 2 ? "" : "123456");
    codes.add(answer.ok ? "in" : answer.error.code);
  }
  expect(codes).toContain("too_many_tries");
  expect(codes).not.toContain("in");
});

it("the audit log names the person", async () => {
  const { client, name } = await aPerson("owner", { name: "Elena Ferraris" });
  await client.settings.put({ key: "SHOP_NAME", value: "Bottega" });
  await operator().settings.put({ key: "SHOP_NAME", value: "Bottega" });
  const { results } = await operator().audit.list({ page_size: 2 });
  expect(results.map(({ who }) => who)).toEqual(["operator", name]);
});

it("the operator's token has no profile", async () => {
  expect(await operator().profile.get({})).toMatchObject({ id: null, role: "owner" });
  expect(await codeOf(operator().profile.startTotp({}))).toBe("409 no_person");
});
