import { describe, expect, it } from "vitest";
import { aCustomer } from "../../support/builders/builders";
import { codeMailedTo, mailbox } from "../../support/mailbox";
import { operator } from "../../support/operator";
import { api, sql, tickCron } from "../../support/worker/worker";

const NIGHT = new Date("2026-11-22T02:00:00Z");
const NOON = new Date("2026-11-22T12:00:00Z");
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe("the nightly retention job", () => {
  it("removes expired data, and nothing else", async () => {
    const { id } = await aCustomer();
    const word = crypto.randomUUID();
    const token = (days: number) =>
      sql(
        "INSERT INTO tokens (hash, user_id, created_at, expires_at) VALUES (?, ?, '2026-01-01', ?)",
        ...[`${word} ${days}`, id, daysAgo(days)],
      );
    await Promise.all([token(31), token(29), token(-1)]);
    for (const days of [1, 0])
      await sql(
        "INSERT INTO attempts (scope, subject, created_at) VALUES ('wrong_passwords', ?, ?)",
        ...[word, daysAgo(days)],
      );
    for (const days of [1, -1])
      await sql(
        "INSERT INTO idempotency_keys (caller, call, key, body_hash, status, answer, expires_at) VALUES (?, 'x', ?, '', 200, '{}', ?)",
        ...[word, String(days), daysAgo(days)],
      );
    const left = async () => ({
      tokens: (await sql("SELECT 1 FROM tokens WHERE user_id = ?", id)).length,
      attempts: (await sql("SELECT 1 FROM attempts WHERE subject = ?", word)).length,
      answers: (await sql("SELECT 1 FROM idempotency_keys WHERE caller = ?", word)).length,
    });
    await tickCron(NOON);
    expect(await left()).toEqual({ tokens: 3, attempts: 2, answers: 2 });
    await tickCron(NIGHT);
    expect(await left()).toEqual({ tokens: 2, attempts: 1, answers: 1 });
  });

  it("erases a contact message after 24 months, with the mails that carry it", async () => {
    const [old, young] = [await aMessage(), await aMessage()];
    await age(old, 731);
    await age(young, 729);
    await tickCron(NIGHT);
    expect(await copiesOf(old)).toEqual([]);
    expect((await copiesOf(young)).sort()).toEqual(["contact-message", "contact-receipt", "messages"]);
  });

  it("erases a message's answers with it, and their mails", async () => {
    const email = await aMessage();
    const [{ id = 0 } = {}] = await sql<{ id: number }>("SELECT id FROM messages WHERE email = ?", email);
    const text = `Risposta ${id}`;
    await operator().messages.answer({ id, text }, { idempotencyKey: crypto.randomUUID() });
    await mailbox(email);
    // The answer is a week old; the message that it answers has expired.
    await sql("UPDATE messages SET received_at = ? WHERE id = ?", daysAgo(729), id);
    await tickCron(NIGHT);
    expect(await sql("SELECT 1 FROM message_answers WHERE message_id = ?", id)).toHaveLength(1);
    await sql("UPDATE messages SET received_at = ? WHERE id = ?", daysAgo(731), id);
    await tickCron(NIGHT);
    expect(await sql("SELECT 1 FROM message_answers WHERE message_id = ?", id)).toEqual([]);
    expect(await sql("SELECT 1 FROM mails WHERE kind = 'contact-answer' AND recipient = ?", email)).toEqual(
      [],
    );
  });

  it("erases guests who never ordered after a week, and unneeded data of the others after a month", async () => {
    const aGuest = async (days: number): Promise<number> => {
      const [{ id = 0 } = {}] = await sql<{ id: number }>(
        `INSERT INTO users (username, email, password_hash, customer_type, is_guest, create_date)
         VALUES (?, 'guest@prova.test', 'none', 'consumer', 1, ?) RETURNING id`,
        `guest-${crypto.randomUUID()}`,
        daysAgo(days),
      );
      await sql(
        `INSERT INTO addresses (user_id, type, recipient, address, postal_code, city, country)
         VALUES (?, 'Shipping', 'Ada', 'Via Roma 1', '14100', 'Asti', 'IT')`,
        id,
      );
      return id;
    };
    const [old, young, ordered] = [await aGuest(8), await aGuest(6), await aGuest(40)];
    const [{ id: order = 0 } = {}] = await sql<{ id: number }>("SELECT min(id) AS id FROM orders");
    await sql("UPDATE orders SET placed_by = ? WHERE id = ?", ordered, order);
    await tickCron(NIGHT);
    const left = await sql<{ id: number }>("SELECT id FROM users WHERE id IN (?, ?, ?)", old, young, ordered);
    expect(left.map(({ id }) => id).sort()).toEqual([young, ordered].sort());
    const addresses = await sql<{ user_id: number }>(
      "SELECT user_id FROM addresses WHERE user_id IN (?, ?, ?)",
      ...[old, young, ordered],
    );
    expect(addresses).toEqual([{ user_id: young }]);
  });

  it("erases a sign-up after a day, unless it waits for the operator", async () => {
    const aSignUp = (state: string, days: number) =>
      sql(
        `INSERT INTO sign_ups (token_hash, email, first_name, last_name, password_hash, locale, customer_type, consented_at,
           code_hash, expires_at, created_at, state) VALUES (?, 'old@prova.test', 'Ada', 'Neri', '', 'it', 'business', ?, '', ?, ?, ?)`,
        ...[crypto.randomUUID(), daysAgo(days), daysAgo(days), daysAgo(days), state],
      );
    await aSignUp("new", 2);
    await aSignUp("done", 2);
    await aSignUp("new", 0);
    await aSignUp("waiting", 40);
    await tickCron(NIGHT);
    const left = await sql<{ state: string }>("SELECT state FROM sign_ups WHERE email = 'old@prova.test'");
    expect(left.map(({ state }) => state).sort()).toEqual(["new", "waiting"]);
    await sql("DELETE FROM sign_ups WHERE email = 'old@prova.test'");
  });

  it("keeps a withdrawal and its receipt, which belong to the contract", async () => {
    const email = `${crypto.randomUUID()}@prova.test`;
    await post("withdrawals/", { name: "Ada Rossi", order_number: "2026-000001", email });
    await sql(`UPDATE mails SET created_at = ? WHERE recipient = ?`, daysAgo(731), email);
    await sql("UPDATE withdrawals SET received_at = ? WHERE email = ?", daysAgo(731), email);
    await tickCron(NIGHT);
    expect(await sql("SELECT 1 FROM withdrawals WHERE email = ?", email)).toHaveLength(1);
    expect(await sql(`SELECT 1 FROM mails WHERE recipient = ?`, email)).toHaveLength(1);
  });

  it("erases webhook deliveries after thirty days, and nothing sooner", async () => {
    const [hook] = await sql<{ id: number }>(
      `INSERT INTO webhooks (url, events, secret, is_active, created_at)
       VALUES ('https://hooks.example.com/old', '["order.paid"]', 'whsec_', 0, ?) RETURNING id`,
      daysAgo(90),
    );
    for (const days of [29, 31])
      await sql(
        `INSERT INTO webhook_deliveries (webhook_id, event, subject_id, created_at, waits_since, state)
         VALUES (?, 'order.paid', ?, ?, ?, 'sent')`,
        ...[hook?.id ?? 0, days, daysAgo(days), daysAgo(days)],
      );
    await tickCron(NIGHT);
    const left = await sql("SELECT subject_id FROM webhook_deliveries WHERE webhook_id = ?", hook?.id ?? 0);
    expect(left).toEqual([{ subject_id: 29 }]);
    await sql("DELETE FROM webhooks WHERE id = ?", hook?.id ?? 0);
  });

  it("erases the mail of a password code a day after the code", async () => {
    const [yesterday, today] = [await aCustomer(), await aCustomer()];
    for (const { username } of [yesterday, today]) {
      await post("auth/password-reset/", { username });
      await codeMailedTo(username);
    }
    await sql(`UPDATE mails SET created_at = ? WHERE recipient = ?`, daysAgo(1.1), yesterday.username);
    await tickCron(NIGHT);
    const mails = async (to: string) => (await sql(`SELECT 1 FROM mails WHERE recipient = ?`, to)).length;
    expect([await mails(yesterday.username), await mails(today.username)]).toEqual([0, 1]);
  });
});

const post = (path: string, body: object) =>
  api(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/** Makes a contact message with its mails sent. @returns its writer's address */
async function aMessage(): Promise<string> {
  const email = `${crypto.randomUUID()}@prova.test`;
  const answer = await post("contacts/", {
    ...{ full_name: "Ada Rossi", city: "Asti", country: "IT", email, privacy_consent: true },
    ...{ message: "A private question", product_line: "enology" },
  });
  expect(answer.status).toBe(201);
  await Promise.all([mailbox(email), mailbox("assistenza@bottega.example")]);
  return email;
}

async function age(email: string, days: number): Promise<void> {
  await sql(
    `UPDATE mails SET created_at = ? WHERE recipient = ? OR data ->> '$.email' = ?`,
    daysAgo(days),
    email,
    email,
  );
  await sql("UPDATE messages SET received_at = ? WHERE email = ?", daysAgo(days), email);
}

/** Places where the writer's address still occurs. */
const copiesOf = async (email: string): Promise<unknown[]> =>
  (
    await sql(
      `SELECT 'messages' AS place FROM messages WHERE email = ?1
       UNION ALL SELECT kind FROM mails WHERE instr(recipient || data || coalesce(text, '') || coalesce(html, ''), ?1) > 0`,
      email,
    )
  ).map(({ place }) => place);
