// API keys by which other systems use the operator's calls (CONTRACT §16).
import { describe, expect, it } from "vitest";
import { MAX_KEY_USES } from "~/contract/constants/limits";
import { OPERATOR_ROLES } from "~/contract/constants/permissions";
import { aSettledPerson, OWN_PASSWORD } from "../../support/back-office";
import { aProduct } from "../../support/builders/builders";
import { aPerson, clientOf } from "../../support/desk";
import { askOperator, operator } from "../../support/operator";
import { signInAs, sql } from "../../support/worker/worker";

const desk = operator();
const aKey = (role: (typeof OPERATOR_ROLES)[number], name = `Sistema ${role}`) =>
  desk.keys.create({ name, role, days: 30 });

describe("an operator's API key", () => {
  it("is shown once, stored as a hash, and listed with its last use", async () => {
    const made = await aKey("orders");
    expect(made.key).toMatch(/^ok_[\w-]{43}$/);
    const [row] = await sql("SELECT * FROM operator_keys WHERE id = ?", made.id);
    expect(JSON.stringify(row)).not.toContain(made.key);
    const listed = async () => (await desk.keys.list({})).results.find(({ id }) => id === made.id);
    expect(await listed()).toMatchObject({ name: "Sistema orders", role: "orders", used_at: null });
    expect(JSON.stringify(await desk.keys.list({}))).not.toContain(made.key);
    await clientOf(made.key).orders.list({});
    expect((await listed())?.used_at).toMatch(/^20/);
  });

  it("may do what its role may, and is named in the audit log", async () => {
    const item = await aProduct();
    const { key, ending } = await aKey("catalogue", "Gestionale");
    await clientOf(key).stock.change({ item: item.sku, change: 2, reason: "carico" });
    const named = await sql("SELECT call FROM audit WHERE who = ?", `Gestionale (…${ending})`);
    expect(named).toEqual([{ call: "stock.change" }]);
    await expect(clientOf(key).orders.list({})).rejects.toMatchObject({ status: 403, code: "not_permitted" });
  });

  it.each(OPERATOR_ROLES)("of the role %s cannot manage people, keys or a profile", async (role) => {
    const client = clientOf((await aKey(role)).key);
    const refused = [
      () => client.keys.create({ name: "Un’altra", role: "owner", days: 30 }),
      () => client.people.list({}),
      () => client.profile.get({}),
    ];
    for (const call of refused)
      await expect(call()).rejects.toMatchObject({ status: 403, code: "not_permitted" });
  });

  it("ends when it is revoked or expires, and is not accepted as a customer's token", async () => {
    const [revoked, expired, alive] = [await aKey("orders"), await aKey("orders"), await aKey("orders")];
    await desk.keys.remove({ id: revoked.id });
    await sql("UPDATE operator_keys SET expires_at = '2026-01-01T00:00:00.000Z' WHERE id = ?", expired.id);
    for (const { key } of [revoked, expired])
      await expect(clientOf(key).orders.list({})).rejects.toMatchObject({ status: 401 });
    await expect(desk.keys.remove({ id: revoked.id })).rejects.toMatchObject({ status: 404 });
    const who = await signInAs("business@demo.test");
    const headers = { Authorization: `Bearer ${alive.key}` };
    expect((await who.call("GET", "orders/", undefined, headers)).status).toBe(401);
  });

  it("is refused after its uses of a minute", async () => {
    const { id, key } = await aKey("orders");
    const minute = new Date().toISOString().slice(0, 16);
    await clientOf(key).orders.list({});
    await sql("UPDATE operator_keys SET uses = ?, minute_at = ? WHERE id = ?", MAX_KEY_USES, minute, id);
    await expect(clientOf(key).orders.list({})).rejects.toMatchObject({ status: 429 });
  });

  it("is made once for each form, only by an owner who gives the password", async () => {
    const idempotencyKey = crypto.randomUUID();
    const body = { name: "Una", role: "orders" as const, days: 30 as const };
    await desk.keys.create(body, { idempotencyKey });
    await expect(desk.keys.create(body, { idempotencyKey })).rejects.toMatchObject({
      code: "key_shown_once",
    });
    const email = await aSettledPerson();
    const { token } = await desk.sessions.create({ email, password: OWN_PASSWORD });
    const owner = clientOf(token);
    await expect(owner.keys.create(body)).rejects.toMatchObject({ status: 400 });
    await expect(owner.keys.create({ ...body, password: "no" })).rejects.toMatchObject({ status: 400 });
    expect(await owner.keys.create({ ...body, password: OWN_PASSWORD })).toMatchObject({
      made_by: "Elena Ferraris",
    });
    const { client } = await aPerson("orders");
    await expect(client.keys.list({})).rejects.toMatchObject({ status: 403 });
  });
});

it("counts as a wrong token if it is unknown", async () => {
  const headers = { Authorization: `Bearer ok_${"a".repeat(43)}` };
  expect((await askOperator("orders/", { headers })).status).toBe(401);
  const [attempts] = await sql("SELECT count(*) AS n FROM attempts WHERE scope = 'wrong_operator_tokens'");
  expect(Number(attempts?.n)).toBeGreaterThan(0);
});
