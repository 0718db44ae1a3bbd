// The operator's list of customers, and the page of one customer.
import { describe, expect, it } from "vitest";
import { CUSTOMER_KINDS, CUSTOMER_STATES } from "~/contract/constants/desk";
import { customersQuery } from "~/db/operator/customers";
import { hashOf, newToken } from "~/platform/crypto";
import { refusal } from "../../support/answers";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { askOperator, operator } from "../../support/operator";
import { listOfAll } from "../../support/operator-lists";
import { signInAs, sql } from "../../support/worker/worker";

const shop = operator();
const listed = async (query: Parameters<typeof shop.customers.list>[0]) =>
  (await shop.customers.list(query)).results.map(({ id }) => id);

describe("customers/", () => {
  it("lists every customer once, page by page, the newest first", async () => {
    const stored = await sql("SELECT id FROM users ORDER BY id DESC");
    const all = await listOfAll(async (after) => {
      const { results, next } = await shop.customers.list({
        after: after === undefined ? undefined : Number(after),
      });
      return { results, next: next === null ? null : String(next) };
    });
    expect(all.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
  });

  it("finds by the beginning of the email address, a VAT number, a name or a code", async () => {
    const agent = await anAgent();
    const customer = await aCustomer({ type: "business", agent: agent.id });
    const [vat, tax] = [`XX${newToken().slice(0, 9)}`, newToken().slice(0, 16).toUpperCase()];
    await sql("UPDATE users SET vat_number = ?, tax_code = ? WHERE id = ?", vat, tax, customer.id);
    for (const search of [
      customer.username,
      customer.username.slice(0, -8),
      vat.slice(2),
      tax,
      String(customer.id),
    ])
      expect([search, await listed({ search })]).toEqual([search, expect.arrayContaining([customer.id])]);
    expect(await listed({ search: agent.username.slice(0, 6), kind: "agent" })).toContain(agent.id);
    expect(await listed({ search: '"; DROP TABLE users; --' })).toEqual([]);
    expect((await askOperator(`customers/?search=${"x".repeat(300)}`)).status).toBe(400);
  });

  it("filters by kind, agent, price list and state", async () => {
    const agent = await anAgent();
    const mine = await aCustomer({ type: "business", priceList: "horeca", agent: agent.id });
    const off = await aCustomer({ agent: agent.id });
    await sql("UPDATE users SET is_active = 0 WHERE id = ?", off.id);
    const of = { agent: agent.id };
    expect(await listed(of)).toEqual([off.id, mine.id]);
    expect(await listed({ ...of, kind: "business" })).toEqual([mine.id]);
    expect(await listed({ ...of, kind: "guest" })).toEqual([]);
    expect(await listed({ ...of, price_list: "horeca" })).toEqual([mine.id]);
    expect(await listed({ ...of, state: "disabled" })).toEqual([off.id]);
    expect(await listed({ ...of, state: "active" })).toEqual([mine.id]);
    expect(await listed({ ...of, state: "overdue" })).toEqual([]);
  });

  it("reads an index with every filter", async () => {
    for (const kind of [undefined, ...CUSTOMER_KINDS])
      for (const state of CUSTOMER_STATES.filter((one) => one !== "overdue"))
        for (const more of [{}, { agent: 1 }, { price_list: "retail" }]) {
          const [asked] = customersQuery({ kind, state, ...more, today: "2026-01-01", limit: 51 }).statements;
          const steps = await sql(`EXPLAIN QUERY PLAN ${asked?.sql}`, ...(asked?.params ?? []));
          const plan = steps.map(({ detail }) => String(detail)).join("; ");
          expect([kind, state, more, plan]).toEqual([
            kind,
            state,
            more,
            expect.not.stringMatching(/TEMP B-TREE FOR ORDER BY.*TEMP B-TREE/),
          ]);
        }
  });
});

describe("customers/{id}/", () => {
  it("returns addresses, terms, due sums and open sessions, and ends the sessions", async () => {
    const customer = await aCustomer({ type: "business" });
    const who = await signInAs(customer.username);
    await shop.users.edit({ id: customer.id, credit_limit: "3000.00", payment_days: 60 });
    const page = await shop.customers.get({ id: customer.id });
    expect(page).toMatchObject({
      user: { id: customer.id, credit_limit: "3000.00", payment_days: 60 },
      standing: { due: "0.00", credit_limit: "3000.00", credit_left: "3000.00", payment_days: 60 },
      sessions: { count: 1 },
      orders: [],
      orders_count: 0,
    });
    expect(page.addresses.map(({ id }) => id)).toEqual([customer.billing, customer.shipping]);
    await shop.customers.endSessions({ id: customer.id });
    expect((await who.call("GET", "users/")).status).toBe(401);
    expect((await askOperator("customers/999999999/")).status).toBe(404);
  });

  it("ends this customer's API key, and no other customer's", async () => {
    const [customer, other] = [await aCustomer(), await aCustomer()];
    const [key] = await sql(
      `INSERT INTO api_keys (user_id, hash, name, ending, scope, source, created_at, expires_at)
       VALUES (?, ?, 'Gestionale', 'abcd', 'read', ?, '2026-01-01', '2100-01-01') RETURNING id`,
      ...[customer.id, hashOf(newToken()), newToken()],
    );
    const end = (id: number) => askOperator(`customers/${id}/api-keys/${key?.id}/`, { method: "DELETE" });
    expect((await end(other.id)).status).toBe(404);
    expect((await shop.customers.get({ id: customer.id })).api_keys).toMatchObject([{ name: "Gestionale" }]);
    expect((await end(customer.id)).status).toBe(204);
    expect((await shop.customers.get({ id: customer.id })).api_keys).toEqual([]);
    expect((await end(customer.id)).status).toBe(404);
  });

  it("refuses the second of two changes that began from the same version, even of many at once", async () => {
    const customer = await aCustomer({ type: "business" });
    const { version } = await shop.users.get({ id: customer.id });
    const save = (payment_days: number) =>
      askOperator(`users/${customer.id}/`, {
        method: "PATCH",
        body: JSON.stringify({ version, payment_days }),
      });
    const answers = await Promise.all([10, 20, 30, 40].map(save));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await refusal(await save(50))).toMatchObject({ status: 409, code: "edited_by_another" });
    const free = await shop.users.edit({ id: customer.id, payment_days: null });
    expect(free.payment_days).toBeNull();
    expect(
      (await askOperator(`users/${customer.id}/`, { method: "PATCH", body: '{"payment_days": 366}' })).status,
    ).toBe(400);
    expect(
      (await askOperator(`users/${customer.id}/`, { method: "PATCH", body: '{"credit_limit": "-1.00"}' }))
        .status,
    ).toBe(400);
  });
});
