// Quantities reduced before anything has been shipped, the packing list, and the electronic invoices.
import { describe, expect, it } from "vitest";
import { refusal } from "../../support/answers";
import { aCustomer } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { pagesOf } from "../../support/builders/pdf";
import { schemaErrors } from "../../support/fattura";
import { elementsOf, parseXml, textsOf } from "../../support/fattura-xml";
import { mailbox } from "../../support/mailbox";
import { askOperator, operator } from "../../support/operator";
import { deliver, sql } from "../../support/worker/worker";

const shop = operator();
const change = (order: number, rows: object[], reason = "") =>
  askOperator(`orders/${order}/rows/`, { method: "PATCH", body: JSON.stringify({ rows, reason }) });
const stockOf = async (item: number) =>
  (await sql("SELECT on_hand, ordered, quantity FROM stock WHERE item_id = ?", item))[0];
const anOpenOrder = async (facts: Partial<Parameters<typeof anOrder>[0]> = {}) => {
  const customer = await aCustomer();
  return { customer, order: await anOrder({ customer, status: "processing", qty: 5, stock: 10, ...facts }) };
};

describe("orders/{id}/rows/", () => {
  it("reduces a row: sums, stock and the customer's email follow, and the earlier quantity is stored", async () => {
    const { customer, order } = await anOpenOrder();
    const answer = await change(order.id, [{ id: order.row, qty: 3 }], "Esaurito");
    expect(await answer.json()).toMatchObject({
      total: "36.60",
      vat: "6.60",
      rows: [{ qty: 3, total_price: "36.60" }],
      changes: [
        { total_before: "61.00", total_after: "36.60", reason: "Esaurito", rows: [{ from: 5, to: 3 }] },
      ],
      refunds: [],
    });
    expect(await stockOf(order.product)).toMatchObject({ ordered: 3, quantity: 7 });
    const [mail] = await sql<{ id: number }>(
      "SELECT id FROM mails WHERE kind = 'order-changed' AND data ->> '$.order' = ?",
      order.id,
    );
    await deliver({ mail: mail?.id ?? 0 });
    const sent = (await mailbox(customer.username)).find(({ subject }) => subject.includes("cambiato"));
    for (const words of ["36,60\u00a0€ invece di 61,00\u00a0€", "3 invece di 5", "Motivo: Esaurito."])
      expect(sent?.text).toContain(words);
    const { faults } = await shop.invariants.get({});
    expect(faults.filter(({ of }) => [`order/${order.id}`, `item/${order.product}`].includes(of))).toEqual(
      [],
    );
  });

  it("refunds the overpaid sum once, without a credit note when there was no invoice", async () => {
    const { order } = await anOpenOrder();
    await shop.orders.paid({ id: order.id });
    const asked = Array.from({ length: 5 }, () => change(order.id, [{ id: order.row, qty: 3 }]));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await shop.orders.get({ id: order.id })).toMatchObject({
      ...{ status: "processing", total: "36.60", paid: "61.00", refunded: "24.40" },
      refunds: [{ amount: "24.40", credit_note: null, state: "by_hand" }],
      payment: { state: "paid" },
    });
  });

  it("refuses a quantity that is not lower, and an order that was invoiced or shipped", async () => {
    const { order } = await anOpenOrder();
    for (const rows of [
      [{ id: order.row, qty: 6 }],
      [{ id: order.row, qty: 5 }],
      [{ id: order.row, qty: 0 }],
    ])
      expect(await refusal(await change(order.id, rows))).toMatchObject({ status: 400 });
    await shop.orders.invoice({ id: order.id });
    expect(await refusal(await change(order.id, [{ id: order.row, qty: 1 }]))).toMatchObject({
      status: 409,
      code: "not_changeable",
    });
    const left = await anOpenOrder();
    await shop.orders.move({ id: left.order.id, to: "shipped" });
    expect((await change(left.order.id, [{ id: left.order.row, qty: 1 }])).status).toBe(409);
  });
});

describe("the packing list", () => {
  it("lists what is still to be shipped, from which shelf, and its weight", async () => {
    const { order } = await anOpenOrder();
    await sql("UPDATE stock SET location = 'B-03-1', weight_grams = 1500 WHERE item_id = ?", order.product);
    await shop.orders.move({
      id: order.id,
      to: "partially_shipped",
      rows: [{ id: order.row, shipped_qty: 2 }],
    });
    const answer = await askOperator(`orders/${order.id}/packing-list/`);
    expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    const text = pagesOf(Buffer.from(await answer.arrayBuffer())).join("\n");
    for (const words of [`Ordine ${order.number}`, "B-03-1", "4,5 kg", "Pezzi: 3."])
      expect(text).toContain(words);
  });
});

describe("electronic invoices", () => {
  it("have numbers without gaps, unless the operator types one", async () => {
    const numbers = await Promise.all(
      [1, 2, 3].map(async () => {
        const { order } = await anOpenOrder();
        const { invoice } = await shop.orders.invoice({ id: order.id, date: "2019-02-01" });
        const again = await askOperator(`orders/${order.id}/invoice/`, { method: "POST", body: "{}" });
        expect(await refusal(again)).toMatchObject({ status: 409, code: "already_invoiced" });
        return invoice?.number;
      }),
    );
    expect(numbers.toSorted()).toEqual(["FV 2019/00001", "FV 2019/00002", "FV 2019/00003"]);
  });

  it("are files that match the schema, for the invoice and for a refund's credit note", async () => {
    const { order } = await anOpenOrder();
    const xmlOf = (path: string) => askOperator(`orders/${order.id}/${path}`);
    expect(await refusal(await xmlOf("invoice.xml/"))).toMatchObject({ status: 409 });
    await sql(
      "UPDATE orders SET billing_address = json_set(billing_address, '$.tax_code', 'RSSDAA80A41D612M') WHERE id = ?",
      order.id,
    );
    await shop.orders.paid({ id: order.id });
    await shop.orders.invoice({ id: order.id });
    const answer = await xmlOf("invoice.xml/");
    expect(answer.headers.get("Content-Disposition")).toMatch(/filename="IT\d{11}_[A-Z\d]{5}\.xml"/);
    const xml = await answer.text();
    expect(await schemaErrors([{ fileName: "invoice", contents: xml }])).toEqual([]);
    const invoice = parseXml(xml);
    expect(textsOf(invoice, "TipoDocumento")).toEqual(["TD01"]);
    const { refunds } = await shop.orders.refund(
      { id: order.id, amount: "12.20", reason: "Reso" },
      { idempotencyKey: crypto.randomUUID() },
    );
    const note = await (await xmlOf(`refunds/${refunds[0]?.id}/credit-note.xml/`)).text();
    expect(await schemaErrors([{ fileName: "credit note", contents: note }])).toEqual([]);
    const credit = parseXml(note);
    expect(textsOf(credit, "TipoDocumento")).toEqual(["TD04"]);
    expect(elementsOf(credit, "DatiFattureCollegate")).toHaveLength(1);
    expect(textsOf(credit, "ImponibileImporto")).toEqual(["10.00"]);
  });
});
