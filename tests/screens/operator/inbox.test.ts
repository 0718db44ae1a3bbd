// The back office: contact messages, and businesses that wait for approval.
import { describe, expect, it } from "vitest";
import { aSettledPerson, atTheDesk, KEY, OWN_PASSWORD } from "../../support/back-office";
import { browser, intent } from "../../support/browser";
import { mailbox } from "../../support/mailbox";
import { api, shopUrl, sql } from "../../support/worker/worker";

describe("/operator/inbox", () => {
  it("shows a message as plain text until it is marked as done", async () => {
    const email = `${crypto.randomUUID()}@prova.test`;
    const message = '<script>alert("1")</script>';
    const body = JSON.stringify({
      ...{ full_name: "Ada Rossi", city: "Asti", country: "IT", email, message },
      ...{ product_line: "enology", privacy_consent: true },
    });
    await api("contacts/", { method: "POST", headers: { "Content-Type": "application/json" }, body });
    const visitor = await atTheDesk();
    const mine = `article:has(a[href="mailto:${email}"])`;
    const page = await visitor.get("/operator/inbox");
    expect(page.text(mine)).toContain(message);
    expect(page.text(mine)).toContain("Enologia");
    const after = await page.submit(`${mine} button`);
    expect(after.$(mine).length).toBe(0);
    const done = await after.follow('main a:contains("Gestiti")');
    const back = await done.submit(`${mine} button`);
    expect(back.$(mine).length).toBe(1);
  });
});

describe("an answer to a message", () => {
  /** Sends a message from a new address. @returns that address */
  async function aMessage(locale = "it"): Promise<string> {
    const email = `${crypto.randomUUID()}@prova.test`;
    const body = JSON.stringify({
      ...{ full_name: "Ada Rossi", city: "Asti", country: "IT", email, message: "Una domanda" },
      ...{ product_line: "other", privacy_consent: true },
    });
    const headers = { "Content-Type": "application/json" };
    await api(`contacts/?locale=${locale}`, { method: "POST", headers, body });
    return email;
  }
  const of = (email: string) => `article:has(a[href="mailto:${email}"])`;
  const answersTo = (email: string) =>
    sql("SELECT 1 FROM mails WHERE kind = 'contact-answer' AND recipient = ?", email);

  it("is written beside the message and shown with it as plain text, with its author, time and delivery state", async () => {
    const email = await aMessage("es");
    const desk = await atTheDesk();
    const page = await desk.get("/operator/inbox");
    expect(page.text(of(email))).toContain("Lingua dell’e-mail: Spagnolo");
    const text = "Sì, <b>domani</b>\nalle nove";
    const sent = await page.submit(`${of(email)} ${intent("answer")}`, { text });
    expect(sent.hops).toEqual(["303 /operator/inbox"]);
    expect(sent.text("body")).toContain("La risposta è in partenza.");
    expect(sent.$(of(email))).toHaveLength(0);
    const [mail] = (await mailbox(email)).filter(({ subject }) => subject.includes("respuesta a su mensaje"));
    expect(mail?.text).toContain("Sì, <b>domani</b>");
    const done = await desk.get("/operator/inbox?state=done");
    expect(done.text(`${of(email)} h3`)).toContain("Risposto");
    expect(done.text(of(email))).toContain("Sì, <b>domani</b> alle nove");
    expect(done.text(of(email))).toContain("Elena Ferraris");
    expect(done.text(of(email))).toContain("E-mail inviata");
  });

  it("is shown with its error and a link to the failed emails if it could not be sent", async () => {
    const email = await aMessage();
    const desk = await atTheDesk();
    const page = await desk.get("/operator/inbox");
    await page.submit(`${of(email)} ${intent("answer")}`, { text: "Sì" });
    await mailbox(email);
    await sql(
      "UPDATE mails SET state = 'dead', error = 'no such mailbox' WHERE kind = 'contact-answer' AND recipient = ?",
      email,
    );
    const done = await desk.get("/operator/inbox?state=done");
    expect(done.text(of(email))).toContain("E-mail non inviata · no such mailbox");
    expect(done.$(`${of(email)} a[href="/operator/mails?state=dead"]`)).toHaveLength(1);
  });

  it("is refused if it is empty or too long, beside the field of this message, with the typed text", async () => {
    const [email, other] = [await aMessage(), await aMessage()];
    const desk = await atTheDesk();
    for (const text of ["  ", "a".repeat(5001)]) {
      const page = await desk.get("/operator/inbox");
      const refused = await page.submit(`${of(email)} ${intent("answer")}`, { text });
      expect(refused.status).toBe(400);
      expect(refused.$(`${of(email)} textarea`).attr("aria-invalid")).toBe("true");
      expect(refused.$(`${of(email)} details`).attr("open")).toBeDefined();
      expect(
        refused
          .$(`${of(email)} textarea`)
          .text()
          .trim(),
      ).toBe(text.trim());
      expect(refused.$(`${of(other)} textarea`).attr("aria-invalid")).toBeUndefined();
      const [, id] = /#(answer-\d+)/.exec(refused.$('main a[href^="#answer-"]').attr("href") ?? "") ?? [];
      expect(refused.$(`${of(email)} textarea`).attr("id")).toBe(id);
    }
    expect(await answersTo(email)).toEqual([]);
  });

  it("is sent once if its button is pressed twice", async () => {
    const email = await aMessage();
    const page = await (await atTheDesk()).get("/operator/inbox");
    for (let press = 0; press < 2; press++)
      await page.submit(`${of(email)} ${intent("answer")}`, { text: "Una volta" });
    expect(await answersTo(email)).toHaveLength(1);
  });

  it("cannot be written by a person with read-only access", async () => {
    const email = await aMessage();
    const reader = browser();
    const person = { email: await aSettledPerson(shopUrl(), "read_only"), password: OWN_PASSWORD };
    await (await reader.get("/operator")).submit(KEY, person);
    const page = await reader.get("/operator/inbox");
    expect(page.text(of(email))).toContain("Una domanda");
    expect(page.$(`${of(email)} form`)).toHaveLength(0);
    const fields = { intent: "answer", message: "1", form_id: crypto.randomUUID(), text: "Sì" };
    expect((await reader.post("/operator/inbox", fields, { Origin: shopUrl() })).status).toBe(403);
    expect(await answersTo(email)).toEqual([]);
  });
});

describe("a business that waits for approval", () => {
  it.each([
    ["approve", 1],
    ["refuse", 0],
  ])("is shown in the inbox until the operator presses %s", async (decision, accounts) => {
    const email = `${crypto.randomUUID()}@prova.test`;
    const now = new Date().toISOString();
    await sql(
      `INSERT INTO sign_ups (token_hash, email, first_name, last_name, password_hash, locale, customer_type, business_name,
         vat_number, consented_at, code_hash, expires_at, created_at, state)
       VALUES (?, ?, 'Ada', 'Neri', 'none', 'it', 'business', 'Neri <b>S.r.l.</b>', 'IT09941700057', ?, '', ?, ?, 'waiting')`,
      ...[email, email, now, now, now],
    );
    const mine = `article:has(a[href="mailto:${email}"])`;
    const page = await (await atTheDesk()).get("/operator/inbox");
    expect(page.text(mine)).toContain("Neri <b>S.r.l.</b>");
    const after = await page.submit(`${mine} ${intent(decision)}`);
    expect(after.$(mine)).toHaveLength(0);
    expect(await sql("SELECT 1 FROM users WHERE username = ?", email)).toHaveLength(accounts);
    expect(await sql("SELECT 1 FROM mails WHERE recipient = ?", email)).toHaveLength(1);
  });
});
