import { describe, expect, it } from "vitest";
import { refusal } from "../../support/answers";
import { aPerson } from "../../support/desk";
import { mailbox, sentTo } from "../../support/mailbox";
import { askOperator, operator } from "../../support/operator";
import { api, sql } from "../../support/worker/worker";

const shop = operator();
const post = (path: string, body: object) =>
  api(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

describe("messages/", () => {
  it("lists contact messages, and separates those marked as seen", async () => {
    const message = `Buongiorno ${crypto.randomUUID()}`;
    const wrote = await post("contacts/", {
      ...{ full_name: "Ada Rossi", city: "Asti", country: "IT", email: `${crypto.randomUUID()}@prova.test` },
      ...{ message, product_line: "enology", privacy_consent: true },
    });
    expect(wrote.status).toBe(201);
    const found = (await shop.messages.list({ state: "new" })).results.find((one) => one.message === message);
    expect(found).toMatchObject({ name: "Ada Rossi", city: "Asti", state: "new" });
    const id = found?.id ?? 0;
    expect(await shop.messages.edit({ id, state: "done" })).toMatchObject({ id, state: "done" });
    expect((await shop.messages.list({ state: "new" })).results.map((one) => one.id)).not.toContain(id);
    expect((await askOperator("messages/?state=lost")).status).toBe(400);
  });
});

describe("messages/{id}/answers/", () => {
  const aKey = () => ({ idempotencyKey: crypto.randomUUID() });
  /** A message from a new address. @returns its id and that address */
  async function aMessage(locale = "it") {
    const email = `${crypto.randomUUID()}@prova.test`;
    const wrote = await post(`contacts/?locale=${locale}`, {
      ...{ full_name: "Vinci Subito", city: "Asti", country: "IT", email },
      ...{ message: "Clicca https://spam.test", product_line: "other", privacy_consent: true },
    });
    const { reference } = (await wrote.json()) as { reference: string };
    const [{ id = 0 } = {}] = await sql<{ id: number }>("SELECT id FROM messages WHERE email = ?", email);
    return { id, email, reference };
  }
  const answersTo = async (email: string) =>
    (await mailbox(email)).filter(({ text }) => !/Grazie|Thank you|Gracias/.test(text));

  it.each([
    ["it", "risposta al tuo messaggio"],
    ["en", "answer to your message"],
    ["es", "respuesta a su mensaje"],
  ])("sends the answer in the writer's language, %s, with the shop as Reply-To", async (locale, words) => {
    const { id, email, reference } = await aMessage(locale);
    const text = "Sì, <b>domani</b>.\n\nA presto";
    const answered = await shop.messages.answer({ id, text }, aKey());
    expect(answered).toMatchObject({ id, state: "done", answers: [{ who: "operator", text }] });
    const [mail, ...others] = await answersTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Bottega: ${words} ${reference}`);
    expect(mail?.reply_to).toBe("assistenza@bottega.example");
    expect(mail?.text).toContain("Sì, <b>domani</b>.");
    expect(mail?.html).toContain("Sì, &lt;b&gt;domani&lt;/b&gt;.");
  });

  it("quotes no typed text to an address that is not verified", async () => {
    const { id, email } = await aMessage();
    await shop.messages.answer({ id, text: "Non vendiamo questo articolo." }, aKey());
    const [mail] = await answersTo(email);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/spam\.test|Vinci/);
  });

  it("lists an answer with its author, its time and the state of its email, the first one first", async () => {
    const { id, email } = await aMessage();
    const { client } = await aPerson("orders", { name: "Elena Ferraris" });
    await client.messages.answer({ id, text: "Prima" }, aKey());
    await mailbox(email);
    await sql(
      "UPDATE mails SET state = 'dead', error = 'no such mailbox' WHERE recipient = ? AND kind = 'contact-answer'",
      email,
    );
    await shop.messages.answer({ id, text: "Seconda" }, aKey());
    await mailbox(email);
    const { results } = await shop.messages.list({ state: "done", page_size: 100 });
    expect(results.find((one) => one.id === id)?.answers).toMatchObject([
      { who: "Elena Ferraris", text: "Prima", mail_state: "dead", mail_error: "no such mailbox" },
      { who: "operator", text: "Seconda", mail_state: "sent", mail_error: null },
    ]);
  });

  it("adds an entry without the text to the audit log", async () => {
    const { id } = await aMessage();
    await shop.messages.answer({ id, text: "Una cosa riservata" }, aKey());
    const logged = await sql("SELECT call, before, after FROM audit WHERE target = ?", `messages/${id}`);
    expect(logged).toEqual([
      {
        call: "messages.answer",
        before: '{"state":"new","answers":0}',
        after: '{"state":"done","answers":1}',
      },
    ]);
  });

  it("sends an answer once for each key, however often and fast it is posted", async () => {
    const { id, email } = await aMessage();
    const key = aKey();
    const posts = Array.from({ length: 4 }, () => shop.messages.answer({ id, text: "Una volta" }, key));
    for (const answered of await Promise.all(posts)) expect(answered.answers).toHaveLength(1);
    expect((await shop.messages.answer({ id, text: "Una volta" }, key)).answers).toHaveLength(1);
    expect(await answersTo(email)).toHaveLength(1);
    for (const [message, text] of [
      [id, "Un’altra"],
      [(await aMessage()).id, "Una volta"],
    ] as const) {
      const answer = await askOperator(`messages/${message}/answers/`, {
        method: "POST",
        headers: { "Idempotency-Key": key.idempotencyKey },
        body: JSON.stringify({ text }),
      });
      expect(await refusal(answer)).toMatchObject({ status: 409, code: "idempotency_mismatch" });
    }
  });

  it.each([
    ["without a text", { text: " \n " }, 400],
    ["with a text of more than 5,000 characters", { text: "a".repeat(5001) }, 400],
    ["whose text is a number", { text: 7 }, 400],
  ])("refuses an answer %s, and sends nothing", async (_, body, status) => {
    const { id, email } = await aMessage();
    const answer = await askOperator(`messages/${id}/answers/`, {
      method: "POST",
      headers: { "Idempotency-Key": crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(status);
    expect((await sentTo(email)).filter(({ subject }) => subject.includes("risposta"))).toEqual([]);
    expect(await sql("SELECT state FROM messages WHERE id = ?", id)).toEqual([{ state: "new" }]);
  });

  it("requires a key, and a message that exists", async () => {
    const body = JSON.stringify({ text: "Sì" });
    const { id } = await aMessage();
    const keyless = await askOperator(`messages/${id}/answers/`, { method: "POST", body });
    expect(keyless.status).toBe(400);
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    expect((await askOperator("messages/999999999/answers/", { method: "POST", headers, body })).status).toBe(
      404,
    );
  });
});

describe("withdrawals/", () => {
  it("lists each with the order that it names, if any", async () => {
    const [order] = await sql<{ id: number; number: string }>(
      "SELECT id, number FROM orders WHERE number LIKE '2026-%' LIMIT 1",
    );
    const email = `${crypto.randomUUID()}@prova.test`;
    await post("withdrawals/", { name: "Ada Rossi", order_number: order?.number, email });
    const found = (await shop.withdrawals.list({})).results.find((one) => one.email === email);
    expect(found).toMatchObject({ order: order?.id, state: "new", rows: "" });
    expect(await shop.withdrawals.edit({ id: found?.id ?? 0, state: "done" })).toMatchObject({
      state: "done",
    });
    const unknown = await askOperator("withdrawals/999999999/", {
      method: "PATCH",
      body: `{"state":"done"}`,
    });
    expect(unknown.status).toBe(404);
  });
});

describe("mails/", () => {
  it("lists mails that were given up, and tries one again", async () => {
    const dedupe = `password-code:${crypto.randomUUID()}`;
    const now = new Date().toISOString();
    const [mail] = await sql<{ id: number }>(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, state, tries, not_before, error, created_at)
       VALUES ('password-code', ?, 'ada@prova.test', 'it', '{"seed":"s"}', 'dead', 6, ?, 'away', ?) RETURNING id`,
      ...[dedupe, now, now],
    );
    const id = mail?.id ?? 0;
    const dead = await shop.mails.list({ state: "dead" });
    expect(dead.results[0]).toMatchObject({ id, tries: 6, error: "away" });
    expect(JSON.stringify(dead)).not.toContain("seed");
    expect((await shop.mails.retry({ id })).state).not.toBe("dead");
    await expect
      .poll(async () => (await sql("SELECT state FROM mails WHERE id = ?", id))[0]?.state)
      .toBe("sent");
    const again = await askOperator(`mails/${id}/retry/`, { method: "POST" });
    expect(await refusal(again)).toMatchObject({ status: 409, code: "mail_not_retryable" });
  });
});
