// The back office: messages, and businesses that wait for an account.
import { describe, expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { intent } from "../../support/browser";
import { api, sql } from "../../support/worker/worker";

describe("/operator/inbox", () => {
  it("shows what was written, as text, until it is done", async () => {
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

describe("a business that waits for an account", () => {
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
