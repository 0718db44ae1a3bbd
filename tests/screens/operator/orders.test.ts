// The back office: one order with its status changes, refunds, shipments and invoice.
import { describe, expect, it } from "vitest";
import { atTheDesk, statusOf } from "../../support/back-office";
import { type Browser, intent, type Page } from "../../support/browser";
import { aCustomer } from "../../support/builders/builders";
import { anOrder, stockOf } from "../../support/builders/order-builder";
import { cardOrder, follow, press } from "../../support/card-order";
import { sql } from "../../support/worker/worker";

const rowOf = async (row: number) =>
  (await sql("SELECT shipped_qty FROM order_rows WHERE id = ?", row))[0]?.shipped_qty;

describe("/operator/orders/:id", () => {
  const open = async (visitor: Browser, id: number) => visitor.get(`/operator/orders/${id}`);
  const move = (page: Page, fields: Record<string, string>) => page.submit(intent("move"), fields);

  it("changes rows, refunds a part of the order once, and offers packing list and delivery note", async () => {
    const visitor = await atTheDesk();
    const order = await anOrder({ customer: await aCustomer(), status: "processing", qty: 5, stock: 10 });
    const start = await open(visitor, order.id);
    const changed = await start.submit(intent("change"), {
      [`change.${order.row}`]: "4",
      reason: "Esaurito",
    });
    expect(changed.text("main")).toMatch(/48,80.€ invece di 61,00.€/);
    const paid = await changed.submit(intent("paid"));
    const gone = await move(paid, { to: "shipped" });
    const tooMuch = await gone.submit(intent("refund"), { amount: "99" });
    expect(tooMuch.status).toBe(409);
    expect(tooMuch.$("#amount").attr("value")).toBe("99");
    const fields = { amount: "", [`refund.${order.row}`]: "1", [`restock.${order.row}`]: "yes" };
    const refunded = await gone.submit(intent("refund"), fields);
    expect(refunded.text("main")).toMatch(/NC \d{4}\/\d{5}/);
    await gone.submit(intent("refund"), fields);
    const [{ n } = { n: 0 }] = await sql<{ n: number }>(
      "SELECT sum(amount_cents) AS n FROM order_refunds WHERE order_id = ?",
      order.id,
    );
    expect(n).toBe(1220);
    for (const link of ["packing-list", "document-"])
      expect(refunded.$(`main a[href^="/operator/orders/${order.id}/${link}"]`).length).toBeGreaterThan(0);
    const pdf = await visitor.get(`/operator/orders/${order.id}/packing-list`);
    expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
  });

  it("shows who paid, the provider, the reference, and refunds with their credit notes", async () => {
    const visitor = await atTheDesk();
    const { order } = await cardOrder();
    expect((await open(visitor, order.id)).text("section[aria-labelledby=payments]")).toContain(
      "Ancora nessun pagamento.",
    );
    const provider = await follow(order.payment.pay_url);
    await press(provider, "refuse");
    expect((await open(visitor, order.id)).text("section[aria-labelledby=payments]")).toMatch(
      /Tentativi.*pagina aperta.*pagamento di prova/,
    );
    await press(provider, "pay");
    const paid = await open(visitor, order.id);
    const refunded = await paid.submit(intent("refund"), { amount: "1,00", reason: "Vetro rotto" });
    const payments = refunded.text("section[aria-labelledby=payments]");
    for (const part of ["rimborsato in parte", "test_payment_", "test@example.com", "Vetro rotto"])
      expect(payments).toContain(part);
    expect(payments).toMatch(/1,00.€ restituiti/);
    const link = refunded.$("section[aria-labelledby=payments] a").attr("href");
    expect(link).toMatch(/document-\d+$/);
    expect((await visitor.get(link ?? "")).headers.get("Content-Type")).toBe("application/pdf");
  });

  it("records the payment, ships a part with tracking, then the rest", async () => {
    const visitor = await atTheDesk();
    const customer = await aCustomer();
    const order = await anOrder({ customer, qty: 3, stock: 10, notes: "Citofono 7" });
    const before = await open(visitor, order.id);
    for (const words of [customer.username, "Citofono 7", "36,60"])
      expect(before.text("main")).toContain(words);
    const paid = await before.submit(intent("paid"));
    expect(paid.text("main")).toContain("L’ordine è stato aggiornato");
    expect(paid.$(intent("paid")).length).toBe(0);
    const part = await move(paid, {
      ...{ to: "partially_shipped", [`shipped.${order.row}`]: "2" },
      ...{ carrier: "Corriere Uno", tracking: "T-77", url: "https://track.test/77" },
    });
    expect(part.text("main")).toContain("Spedito in parte");
    expect(part.$('main a[href="https://track.test/77"]').length).toBe(1);
    expect(await rowOf(order.row)).toBe(2);
    await move(part, { to: "shipped" });
    expect([await statusOf(order.id), await rowOf(order.row)]).toEqual(["shipped", 3]);
    const mails = await sql("SELECT kind FROM mails WHERE data ->> '$.order' = ? ORDER BY id", order.id);
    expect(mails.map(({ kind }) => kind)).toEqual(["order-paid", "order-shipped", "order-shipped"]);
  });

  it("offers the moves of the order's status, and cancels once", async () => {
    const visitor = await atTheDesk();
    const order = await anOrder({ customer: await aCustomer(), qty: 3, stock: 10 });
    const page = await open(visitor, order.id);
    const offered = page
      .$("#to option")
      .toArray()
      .map((one) => page.$(one).attr("value"));
    expect(offered).toEqual(["", "processing", "failed", "cancelled"]);
    const cancelled = await move(page, { to: "cancelled" });
    expect(cancelled.$("#to").length).toBe(0);
    expect(await stockOf(order.product)).toBe(10);
    const late = await move(page, { to: "processing" });
    expect(late.status).toBe(409);
    expect(late.text("main [role=alert]")).toContain("Non è stato fatto nulla");
    expect([await statusOf(order.id), await stockOf(order.product)]).toEqual(["cancelled", 10]);
  });

  it("does not move the order when Enter is pressed in a field", async () => {
    const { id } = await anOrder({ customer: await aCustomer(), status: "processing" });
    const page = await (await atTheDesk()).get(`/operator/orders/${id}`);
    expect(page.$("form:has([name=note]) button").first().is("[disabled]")).toBe(true);
  });

  it("shows an error beside its field, and keeps the typed values", async () => {
    const visitor = await atTheDesk();
    const order = await anOrder({ customer: await aCustomer(), status: "processing" });
    const page = await open(visitor, order.id);
    const untold = await move(page, { to: "shipped", carrier: "Corriere Uno", url: "javascript:alert(1)" });
    expect(untold.status).toBe(400);
    for (const field of ["tracking", "url"]) {
      expect(untold.$(`#${field}`).attr("aria-invalid")).toBe("true");
      expect(untold.text(`#${field}-error`)).not.toBe("");
    }
    expect(untold.$("#carrier").attr("value")).toBe("Corriere Uno");
    expect((await move(page, { to: "" })).status).toBe(400);
    const none = await move(page, { to: "partially_shipped", [`shipped.${order.row}`]: "99" });
    expect(none.status).toBe(400);
    expect(await statusOf(order.id)).toBe("processing");
  });

  it("stores the invoice, whose number must be unique", async () => {
    const visitor = await atTheDesk();
    const customer = await aCustomer();
    const [one, two] = [await anOrder({ customer }), await anOrder({ customer })];
    const invoice = { number: `F-${one.number}`, date: "2026-11-20" };
    const kept = await (await open(visitor, one.id)).submit(intent("invoice"), invoice);
    expect(kept.$("#number").attr("value")).toBe(invoice.number);
    const taken = await (await open(visitor, two.id)).submit(intent("invoice"), invoice);
    expect([taken.status, taken.text("#number-error") !== ""]).toEqual([409, true]);
  });

  it.each(["0", "999999999", "x", "1.5"])("answers 404 for the id %s", async (id) => {
    expect((await (await atTheDesk()).get(`/operator/orders/${id}`)).status).toBe(404);
  });
});
