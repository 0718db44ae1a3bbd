import { describe, expect, it } from "vitest";
import { refusal } from "../../support/answers";
import { askOperator, operator } from "../../support/operator";
import { api, sql } from "../../support/worker/worker";

const shop = operator();
const post = (path: string, body: object) =>
  api(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

describe("messages/", () => {
  it("lists what was written, and keeps what has been seen to apart", async () => {
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

describe("withdrawals/", () => {
  it("lists each with the order that it names, if there is one", async () => {
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
  it("lists what was given up, and tries it once more", async () => {
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
