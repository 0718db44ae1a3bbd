// Personal data in the shop: exported as a file for the person, and erased on request.
import { describe, expect, it } from "vitest";
import { blankOldOrders } from "~/db/personal-data/erase";
import { NOT_PERSONAL, PERSONAL_TABLES } from "~/db/personal-data/tables";
import { refusal } from "../../support/answers";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { askOperator, operator } from "../../support/operator";
import { signInAs, sql } from "../../support/worker/worker";

const shop = operator();
const erase = (id: number) => askOperator(`customers/${id}/`, { method: "DELETE" });

describe("the map of personal data", () => {
  it("names every table with a column that may contain personal data", async () => {
    const tables = await sql(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%words%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'product_search%'",
    );
    const PERSONAL =
      /^(user_id|customer_id|email|recipient|first_name|last_name|phone|payer|vat_number|tax_code|pec|password_hash|billing_address|owner_id)$/;
    const unnamed: string[] = [];
    for (const { name } of tables) {
      const columns = await sql(`SELECT name FROM pragma_table_info('${name}')`);
      const parents = await sql(`SELECT "table" AS name FROM pragma_foreign_key_list('${name}')`);
      // A row that refers to a person's row is personal data too.
      const found =
        columns.some((column) => PERSONAL.test(String(column.name))) ||
        parents.some((parent) => String(parent.name) in PERSONAL_TABLES);
      if (found && !(String(name) in PERSONAL_TABLES) && !(String(name) in NOT_PERSONAL))
        unnamed.push(String(name));
    }
    expect(unnamed).toEqual([]);
  });
});

describe("customers/{id}/data/", () => {
  it("returns everything about this person, no secret, and nothing about another", async () => {
    const [customer, other] = [await aCustomer({ type: "business" }), await aCustomer()];
    await signInAs(customer.username);
    const found = await shop.customers.data({ id: customer.id });
    expect(found.users).toMatchObject([{ username: customer.username, first_name: "Ada" }]);
    expect(found.addresses).toHaveLength(2);
    expect(found.tokens).toHaveLength(1);
    expect(JSON.stringify(found)).not.toMatch(/hash|pbkdf|scrypt/);
    expect(JSON.stringify(found)).not.toContain(other.username);
    expect((await askOperator("customers/999999999/data/")).status).toBe(404);
  });

  it("returns every row of a person who has many", async () => {
    const customer = await aCustomer();
    await sql(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4100)
       INSERT INTO tokens (hash, user_id, created_at, expires_at)
       SELECT 'many-' || ?1 || '-' || i, ?1, printf('2026-01-02T%06d', i), '2026-01-03' FROM n`,
      customer.id,
    );
    const { tokens = [] } = await shop.customers.data({ id: customer.id });
    expect(new Set(tokens.map(({ created_at }) => created_at)).size).toBe(4100);
    await sql("DELETE FROM tokens WHERE user_id = ?", customer.id);
  });
});

describe("DELETE customers/{id}/", () => {
  it("erases the person everywhere, and nobody else", async () => {
    const [customer, other] = [await aCustomer({ type: "business" }), await aCustomer()];
    const [who, stranger] = [await signInAs(customer.username), await signInAs(other.username)];
    await shop.users.edit({ id: customer.id, first_name: "Ermenegilda" });
    expect((await erase(customer.id)).status).toBe(204);
    expect((await who.call("GET", "users/")).status).toBe(401);
    expect((await stranger.call("GET", "users/")).status).toBe(200);
    const page = await shop.customers.get({ id: customer.id });
    expect(page).toMatchObject({
      user: { username: `erased-${customer.id}`, email: "", first_name: "", is_active: false },
      addresses: [],
      sessions: { count: 0 },
    });
    expect(page.erased_at).not.toBeNull();
    expect(
      await sql("SELECT 1 FROM audit WHERE before LIKE '%Ermenegilda%' OR after LIKE '%Ermenegilda%'"),
    ).toEqual([]);
    expect((await shop.customers.list({ search: customer.username })).results).toEqual([]);
    expect(await sql("SELECT count(*) AS n FROM addresses WHERE user_id = ?", other.id)).toEqual([{ n: 2 }]);
  });

  it("is refused while an order or a payment is open; orders stay, without telephone and email", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer, status: "pending", notes: "dopo le 17" });
    expect(await refusal(await erase(customer.id))).toMatchObject({ status: 409, code: "orders_open" });
    await sql("UPDATE orders SET status = 'processing' WHERE id = ?", order.id);
    await sql("UPDATE orders SET status = 'shipped' WHERE id = ?", order.id);
    await sql("UPDATE orders SET payment_state = 'due' WHERE id = ?", order.id);
    expect(await refusal(await erase(customer.id))).toMatchObject({ status: 409, code: "money_open" });
    await sql(
      "UPDATE orders SET payment_state = 'paid', billing_address = json_set(billing_address, '$.phone', '055 1') WHERE id = ?",
      order.id,
    );
    const noted = "INSERT INTO order_notes (order_id, who, text, created_at) VALUES (?, 'Ada', ?, ?)";
    await sql(noted, order.id, "Il figlio si chiama Ugo", "2026-01-02T10:00:00.000Z");
    expect((await shop.customers.data({ id: customer.id })).order_notes).toMatchObject([
      { order_id: order.id, text: "Il figlio si chiama Ugo" },
    ]);
    expect((await erase(customer.id)).status).toBe(204);
    expect(await sql("SELECT 1 FROM order_notes WHERE order_id = ?", order.id)).toEqual([]);
    const [stored] = await sql(
      "SELECT notes, billing_address ->> '$.phone' AS phone, billing_address ->> '$.recipient' AS name FROM orders WHERE id = ?",
      order.id,
    );
    expect(stored).toMatchObject({ notes: "", phone: "" });
    expect(stored?.name).not.toBe("");
    expect((await askOperator(`orders/${order.id}/`)).status).toBe(200);
  });

  it("leaves no typed text about the person in the orders' moves, changes and refunds", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer, status: "completed" });
    await sql("UPDATE orders SET payment_state = 'paid' WHERE id = ?", order.id);
    const typed = `Ermenegilda ${order.id}`;
    await sql("UPDATE order_history SET note = ? WHERE order_id = ?", typed, order.id);
    await sql(
      "INSERT INTO order_changes (order_id, reason, rows, total_before_cents, total_after_cents, created_at) VALUES (?, ?, '[]', 2, 1, '2026-01-02')",
      ...[order.id, typed],
    );
    await sql(
      "INSERT INTO audit (created_at, who, call, target, before, after) VALUES ('2026-01-02', 'Ada', 'orders.move', ?, NULL, json_object('note', ?, 'status', 'completed'))",
      ...[`order/${order.id}`, typed],
    );
    const data = await shop.customers.data({ id: customer.id });
    expect(data).toMatchObject({ order_changes: [{ reason: typed }] });
    expect(JSON.stringify(data.order_history)).toContain(typed);
    expect((await erase(customer.id)).status).toBe(204);
    const left = await sql(
      `SELECT (SELECT json_group_array(note) FROM order_history WHERE order_id = ?1) || (SELECT json_group_array(reason) FROM order_changes WHERE order_id = ?1)
         || (SELECT json_group_array(after) FROM audit WHERE target = 'order/' || CAST(?1 AS INTEGER)) AS texts`,
      order.id,
    );
    expect(left[0]?.texts).not.toContain("Ermenegilda");
    expect(left[0]?.texts).toContain("completed");
  });

  it("leaves no message, no answer and no email of an answer, even if another address was typed", async () => {
    const customer = await aCustomer();
    const who = await signInAs(customer.username);
    const email = `${crypto.randomUUID()}@prova.test`;
    const message = { full_name: "Ada Rossi", city: "Asti", country: "IT", email, message: "Una domanda" };
    await who.call("POST", "contacts/", { ...message, product_line: "other", privacy_consent: true });
    const [{ id = 0 } = {}] = await sql<{ id: number }>("SELECT id FROM messages WHERE email = ?", email);
    const text = `Gentile Ada, risposta ${id}`;
    await shop.messages.answer({ id, text }, { idempotencyKey: crypto.randomUUID() });
    expect(await shop.customers.data({ id: customer.id })).toMatchObject({
      messages: [{ email }],
      message_answers: [{ message_id: id, text }],
    });
    expect((await erase(customer.id)).status).toBe(204);
    expect(await sql("SELECT 1 FROM messages WHERE email = ?", email)).toEqual([]);
    expect(await sql("SELECT 1 FROM message_answers WHERE text = ?", text)).toEqual([]);
    expect(await sql("SELECT 1 FROM mails WHERE kind = 'contact-answer' AND recipient = ?", email)).toEqual(
      [],
    );
  });

  it("removes the name from orders after the legal retention period", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer, status: "completed", date: "2012-03-01T10:00:00.000Z" });
    await sql("UPDATE orders SET payment_state = 'paid' WHERE id = ?", order.id);
    const { sql: blank, params } = blankOldOrders("2016-01-01T00:00:00.000Z");
    const nameOf = async () =>
      (await sql("SELECT billing_address ->> '$.recipient' AS name FROM orders WHERE id = ?", order.id))[0]
        ?.name;
    await sql(blank, ...params);
    expect(await nameOf()).not.toBe("");
    expect((await erase(customer.id)).status).toBe(204);
    await sql(blank, ...params);
    expect(await nameOf()).toBe("");
  });

  it("is refused for an agent who has customers, and changes nothing", async () => {
    const agent = await anAgent();
    await aCustomer({ agent: agent.id });
    expect(await refusal(await erase(agent.id))).toMatchObject({ status: 409, code: "has_customers" });
    expect(await shop.users.get({ id: agent.id })).toMatchObject({
      username: agent.username,
      is_active: true,
    });
  });
});
