import { describe, expect, it } from "vitest";
import { Receipt } from "~/contract/messages";
import { detailOf, read, refusal } from "../../support/answers";
import { aCustomer } from "../../support/builders/builders";
import { mailbox } from "../../support/mailbox";
import { api, signInAs, sql } from "../../support/worker/worker";

const SUPPORT = "assistenza@bottega.example";
const anEmail = () => `${crypto.randomUUID().slice(0, 13)}@writers.test`;

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  api(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const message = (email: string, more: object = {}) => ({
  full_name: "Ada Rossi",
  city: "Firenze",
  country: "IT",
  email,
  message: "Quale lievito per un Chianti?",
  product_line: "enology",
  privacy_consent: true,
  ...more,
});
const contact = (email: string, more: object = {}, headers: Record<string, string> = {}, query = "") =>
  post(`contacts/${query}`, message(email, more), headers);

const withdrawal = (email: string, more: object = {}) => ({
  name: "Ada Rossi",
  order_number: "2026-000001",
  email,
  ...more,
});
const withdraw = (email: string, more: object = {}, headers: Record<string, string> = {}, query = "") =>
  post(`withdrawals/${query}`, withdrawal(email, more), headers);

const countOf = async (table: "messages" | "withdrawals", email: string) =>
  (await sql<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE email = ?`, email))[0]?.n;

describe("POST contacts/", () => {
  it("stores the message, and sends it to the shop and a receipt to the writer", async () => {
    const email = anEmail();
    const answer = await contact(email, { company: "Cantina Rossi" }, {}, "?locale=es");
    expect(answer.status).toBe(201);
    const { reference } = await read(Receipt, answer);
    const [row] = await sql("SELECT * FROM messages WHERE reference = ?", reference);
    expect(row).toMatchObject({
      name: "Ada Rossi",
      company: "Cantina Rossi",
      locale: "es",
      state: "new",
      user_id: null,
    });
    const [receipt] = await mailbox(email);
    expect(receipt?.subject).toBe(`Bottega: hemos recibido su mensaje ${reference}`);
    const copy = (await mailbox(SUPPORT)).find(({ subject }) => subject.includes(reference));
    expect(copy?.text).toContain("Quale lievito per un Chianti?");
    expect(copy?.text).toContain(email);
    expect([receipt?.reply_to, copy?.reply_to]).toEqual([SUPPORT, email]);
  });

  it("repeats nothing of the message in the receipt, since its address is not verified", async () => {
    const email = anEmail();
    await contact(email, { full_name: "Vinci subito", message: "Clicca https://spam.test" });
    const [receipt] = await mailbox(email);
    expect(`${receipt?.text}${receipt?.html}`).not.toMatch(/spam\.test|Vinci/);
    const [stored] = await sql(`SELECT data FROM mails WHERE recipient = ?`, email);
    expect(stored?.data).not.toMatch(/spam\.test|Vinci/);
  });

  it("accepts a full name, or a first and a last name", async () => {
    const email = anEmail();
    await contact(email, { full_name: undefined, first_name: "Ada", last_name: "Rossi" });
    expect(await sql("SELECT name FROM messages WHERE email = ?", email)).toEqual([{ name: "Ada Rossi" }]);
  });

  it("refuses missing and wrong values, field by field", async () => {
    const faults = async (more: object) => (await refusal(await contact(anEmail(), more))).fields;
    expect(await faults({ privacy_consent: false })).toMatchObject([
      { field: "privacy_consent", code: "consent_required" },
    ]);
    expect(await faults({ full_name: undefined })).toMatchObject([{ field: "full_name", code: "required" }]);
    expect(await faults({ email: "nobody" })).toMatchObject([{ field: "email", code: "email_invalid" }]);
    expect(await faults({ product_line: "cheese" })).toMatchObject([{ field: "product_line" }]);
    expect(await faults({ full_name: undefined, first_name: "Ada" })).toMatchObject([{ field: "last_name" }]);
    for (const name of ["Ada\r\nBcc: x@e.test", "", " ", "a".repeat(201)])
      expect(await faults({ full_name: name })).toMatchObject([{ field: "full_name" }]);
  });

  it("refuses control characters in any text, and accepts tabs and line breaks", async () => {
    const faults = async (more: object) => (await refusal(await contact(anEmail(), more))).fields;
    for (const character of ["\u0000", "\u0007", "\u001b", "\u007f"])
      expect(await faults({ message: `a${character}b` })).toMatchObject([
        { field: "message", code: "control_characters" },
      ]);
    expect((await contact(anEmail(), { message: "a\tb\r\nc" })).status).toBe(201);
  });

  it("keeps line breaks of a name out of headers", async () => {
    const email = anEmail();
    const { reference } = await read(Receipt, await contact(email, { full_name: "Ada\u2028Bcc: x@e.test" }));
    const copy = (await mailbox(SUPPORT)).find(({ subject }) => subject.includes(reference));
    expect(copy?.subject).not.toMatch(/[\r\n]/);
  });

  it("stores the user who is signed in", async () => {
    const customer = await aCustomer();
    const who = await signInAs(customer.username);
    const email = anEmail();
    await who.call("POST", "contacts/", message(email));
    expect(await sql("SELECT user_id AS user FROM messages WHERE email = ?", email)).toEqual([
      { user: customer.id },
    ]);
  });

  it("returns the first receipt for the same key and body, and treats a changed body as a new submission", async () => {
    const email = anEmail();
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const first = await contact(email, {}, key);
    const again = await contact(email, {}, key);
    expect(again.headers.get("Idempotent-Replay")).toBe("true");
    expect(await again.text()).toBe(await first.text());
    expect(await countOf("messages", email)).toBe(1);
    await contact(email, { message: "E per un Barolo?" }, key);
    expect(await countOf("messages", email)).toBe(2);
  });

  it("processes two identical concurrent posts once", async () => {
    const email = anEmail();
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const answers = await Promise.all([contact(email, {}, key), contact(email, {}, key)]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(texts[0]).toBe(texts[1]);
    expect(await countOf("messages", email)).toBe(1);
  });

  it("refuses a key that is not a UUID", async () => {
    const { status, fields } = await refusal(await contact(anEmail(), {}, { "Idempotency-Key": "7" }));
    expect([status, fields[0]?.field]).toEqual([400, "Idempotency-Key"]);
  });

  it("sends at most five mails an hour to one address, in any mix of cases", async () => {
    const email = anEmail();
    for (let n = 0; n < 5; n += 1) expect((await contact(email)).status).toBe(201);
    for (const twin of [email.replace("@", "+1@"), ` ${email.replace("@", "+a.b@").toUpperCase()}`.trim()])
      expect((await contact(twin)).status).toBe(429);
    const refused = await contact(email.toUpperCase());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3000);
    expect(await detailOf(refused)).toMatchObject({ code: "too_many_messages" });
    expect((await withdraw(email)).status).toBe(201);
  });
});

describe("POST withdrawals/", () => {
  it("confirms the declaration with date and time, in the answer and by mail", async () => {
    const email = anEmail();
    const answer = await withdraw(email, { rows: "Due sacchi di malto" }, {}, "?locale=en");
    expect(answer.status).toBe(201);
    const { reference, received_at } = await read(Receipt, answer);
    expect(Math.abs(Date.parse(received_at) - Date.now())).toBeLessThan(60_000);
    const [receipt] = await mailbox(email);
    expect(receipt?.subject).toBe(`Bottega: receipt of your withdrawal ${reference}`);
    expect(receipt?.text).toContain("2026-000001");
    expect(receipt?.text).toContain("some of the products");
    expect(receipt?.text).toMatch(/When: \d+ \w+ \d{4}, \d\d:\d\d/);
    const notice = (await mailbox(SUPPORT)).find(({ subject }) => subject.includes(reference));
    expect(notice?.text).toContain("Due sacchi di malto");
    expect([receipt?.reply_to, notice?.reply_to]).toEqual([SUPPORT, email]);
  });

  it.each(["it", "en", "es"])("quotes no free text to an unverified address: %s", async (locale) => {
    const email = anEmail();
    const spam = {
      name: "Vinci subito",
      order_number: "http://spam.test/1",
      rows: "Clicca https://spam.test",
    };
    expect((await withdraw(email, spam, {}, `?locale=${locale}`)).status).toBe(201);
    const [receipt] = await mailbox(email);
    expect(`${receipt?.subject}${receipt?.text}${receipt?.html}`).not.toMatch(/spam\.test|Vinci|Clicca/);
  });

  it("quotes the whole declaration to the account of a signed-in customer", async () => {
    const { username } = await aCustomer();
    const who = await signInAs(username);
    const body = withdrawal(username, { rows: "Due sacchi di malto" });
    expect((await who.call("POST", "withdrawals/", body)).status).toBe(201);
    const [receipt] = await mailbox(username);
    for (const part of ["Ada Rossi", "2026-000001", "Due sacchi di malto"])
      expect(receipt?.text).toContain(part);
  });

  it("answers the same whether the order exists or not; only the operator sees the difference", async () => {
    const [real, none] = [anEmail(), anEmail()];
    const [order] = await sql<{ id: number; number: string }>("SELECT id, number FROM orders LIMIT 1");
    const found = await withdraw(real, { order_number: order?.number });
    const unknown = await withdraw(none, { order_number: "1999-999999" });
    expect([found.status, unknown.status]).toEqual([201, 201]);
    const keys = async (answer: Response) => Object.keys(await read(Receipt, answer)).sort();
    expect(await keys(found)).toEqual(await keys(unknown));
    const orders = await sql(
      "SELECT order_id FROM withdrawals WHERE email IN (?, ?) ORDER BY order_id DESC",
      real,
      none,
    );
    expect(orders).toEqual([{ order_id: order?.id }, { order_id: null }]);
  });

  it("accepts goods as text or as the order's rows", async () => {
    const email = anEmail();
    await withdraw(email, { rows: [12, "HB00001"] });
    await withdraw(email);
    expect(await sql("SELECT rows FROM withdrawals WHERE email = ? ORDER BY id", email)).toEqual([
      { rows: "12\nHB00001" },
      { rows: "" },
    ]);
  });

  it("refuses missing values, and more than five an hour for one address", async () => {
    const { status, fields } = await refusal(await post("withdrawals/", { name: "Ada" }));
    expect([status, fields.map(({ field }) => field)]).toEqual([400, ["order_number", "email"]]);
    const email = anEmail();
    for (let n = 0; n < 5; n += 1) expect((await withdraw(email)).status).toBe(201);
    expect((await withdraw(email)).status).toBe(429);
  });

  it("is stored once for the same key and body", async () => {
    const email = anEmail();
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const texts = [];
    for (let n = 0; n < 3; n += 1) texts.push(await (await withdraw(email, {}, key)).text());
    expect(new Set(texts).size).toBe(1);
    expect(await countOf("withdrawals", email)).toBe(1);
  });
});
