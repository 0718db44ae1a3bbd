// The back office: quotes made by agents, and the uses of a promotion's coupons.
import { describe, expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { intent } from "../../support/browser";
import { aCustomer } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { aQuote } from "../../support/builders/quotes";
import { aPerson } from "../../support/desk";
import { sql } from "../../support/worker/worker";

describe("/operator/quotes", () => {
  it("shows a quote with its rows and withdraws it, after which it cannot be accepted", async () => {
    const { who, item, quote } = await aQuote();
    const desk = await atTheDesk();
    const list = await desk.get("/operator/quotes?state=open");
    const page = await list.follow(`main a[href="/operator/quotes/${quote.id}"]`);
    expect(page.text("main")).toContain(item.sku);
    const after = await page.submit(intent("withdraw"), { reason: "Prezzo sbagliato" });
    expect(after.text("main")).toContain("Prezzo sbagliato");
    expect(after.$(intent("withdraw")).length).toBe(0);
    expect((await who.call("POST", `quotes/${quote.id}/accept/`)).status).toBe(409);
    const [audit] = await sql("SELECT call FROM audit WHERE target = ?", `quote/${quote.number}`);
    expect(audit).toEqual({ call: "quotes.withdraw" });
  });

  it("cannot be withdrawn by a role that only reads", async () => {
    const { quote } = await aQuote();
    const { client } = await aPerson("read_only");
    expect((await client.quotes.get({ id: quote.id })).state).toBe("open");
    await expect(client.quotes.withdraw({ id: quote.id, reason: "" })).rejects.toMatchObject({ status: 403 });
  });
});

describe("the page of a promotion", () => {
  it("shows who has used its coupons, and which uses were returned", async () => {
    const slug = `uses-${crypto.randomUUID().slice(0, 8)}`;
    const code = slug.toUpperCase();
    await sql(
      `INSERT INTO promotions (slug, name, description, kind, value, starts_at, ends_at)
       VALUES (?, '{"it":"Prova"}', '{}', 'percent', 1000, '2026-01-01', '2099-01-01')`,
      slug,
    );
    await sql(
      "INSERT INTO coupons (code, promotion_id) SELECT ?, id FROM promotions WHERE slug = ?",
      code,
      slug,
    );
    const desk = await atTheDesk();
    const address = `/operator/edit/promotion?key=${slug}`;
    expect((await desk.get(address)).text("#uses")).toContain("Nessuno ha ancora usato");
    const customer = await aCustomer();
    const order = await anOrder({ customer });
    await sql(
      "INSERT INTO coupon_uses (code, customer_id, order_id, created_at, freed_at) VALUES (?, ?, ?, ?, ?)",
      ...[code, customer.id, order.id, "2026-05-04T10:00:00.000Z", "2026-05-05T10:00:00.000Z"],
    );
    const page = await desk.get(address);
    expect(page.$(`#uses a[href="/operator/orders/${order.id}"]`).length).toBe(1);
    expect(page.text("#uses")).toContain("restituito");
  });
});
