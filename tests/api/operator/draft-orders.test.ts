// Draft orders (CONTRACT §16): an operator prepares one, and it becomes one quote or order.
import { describe, expect, it } from "vitest";
import { Order, OrderRow } from "~/contract/orders";
import { OpenQuote, Quote } from "~/contract/quotes";
import { listOf } from "~/contract/wire";
import { get, read, refusal, statusOf } from "../../support/answers";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { aDraft } from "../../support/builders/drafts";
import { aPerson } from "../../support/desk";
import { mailbox } from "../../support/mailbox";
import { askOperator, operator } from "../../support/operator";
import { atOnce } from "../../support/worker/crowd";
import { signInAs, sql } from "../../support/worker/worker";

const MINUTE = 60_000;
const desk = operator();
const seen = ({ id, version, totals }: Awaited<ReturnType<typeof aDraft>>["draft"]) => ({
  ...{ id, version },
  expected_total: totals.total,
});
const ordersOf = (customer: number) => sql("SELECT id FROM orders WHERE customer_id = ?", customer);

describe("a draft order", () => {
  it("shows each price beside the list price, and the totals of an order", async () => {
    const { draft, item } = await aDraft();
    expect(draft.rows).toMatchObject([
      {
        ...{ sku: item.sku, qty: 4, list_price: "20.00", unit_price: "15.00", is_agreed: true },
        ...{ reason: "accordo di settembre", total_price: "60.00", available: 1000 },
      },
    ]);
    const { rows_total, shipping_price, vat, total, includes_vat } = draft.totals;
    expect([rows_total, includes_vat]).toEqual(["60.00", false]);
    const cents = [rows_total, shipping_price, vat].map((one) => Math.round(Number(one) * 100));
    expect(Math.round(Number(total) * 100)).toBe(cents.reduce((sum, one) => sum + one, 0));
    expect(draft.problems).toEqual([]);
  });

  it("accepts prices with VAT for a consumer", async () => {
    const { draft } = await aDraft({ type: "consumer" });
    expect(draft.rows).toMatchObject([{ list_price: "24.40", unit_price: "15.00", total_price: "60.00" }]);
    expect(draft.totals).toMatchObject({ includes_vat: true, rows_total: "60.00" });
  });

  it("becomes an order at its prices, with an entry in the order's history", async () => {
    const { draft, item, who, customer } = await aDraft({ locale: "es" });
    const { order, state } = await desk.draftOrders.order(seen(draft));
    expect(state).toBe("ordered");
    const placed = await get(who, `orders/${order?.id}/`, Order);
    expect(placed).toMatchObject({ total: draft.totals.total, locale: "es", placed_by_agent: null });
    const { results } = await get(who, `orders/rows/?order=${order?.id}`, listOf(OrderRow));
    expect(results).toMatchObject([{ sku: item.sku, qty: 4, unit_price: "15.00", total_price: "60.00" }]);
    expect(await sql("SELECT ordered FROM stock WHERE item_id = ?", item.id)).toEqual([{ ordered: 4 }]);
    const { history } = await desk.orderDesk.get({ id: placed.id });
    expect(history.find(({ call }) => call === "draftOrders.order")?.after).toEqual({
      ...{ draft: draft.id, discount_cents: null, shipping_cents: null },
      prices: [{ sku: item.sku, unit_price_cents: 1500, reason: "accordo di settembre" }],
    });
    expect((await mailbox(customer.username))[0]?.subject).toContain(placed.number);
    const { faults } = await desk.invariants.get({});
    expect(faults.filter(({ of }) => [`order/${placed.id}`, `item/${item.id}`].includes(of))).toEqual([]);
  });

  it.each(["business", "consumer"] as const)(
    "takes a %s's discount and delivery price by hand, through its order, invoice and refund",
    async (type) => {
      const { draft: before } = await aDraft({ type });
      const own = { discount: "5.55", shipping_price: "3.33" };
      const { id, version } = before;
      const draft = await desk.draftOrders.edit({ id, version, ...own });
      expect(draft).toMatchObject(own);
      expect(draft.totals).toMatchObject({ discount: "5.55", shipping_price: "3.33", rows_total: "60.00" });
      const preview = await askOperator(`draft-orders/${id}/quote.pdf/`);
      expect([preview.status, preview.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
      await expect(
        desk.draftOrders.edit({ id, version: draft.version, discount: "-1.00" }),
      ).rejects.toMatchObject({
        status: 400,
      });
      const { order } = await desk.draftOrders.order(seen(draft));
      const placed = { id: order?.id ?? 0 };
      await desk.orders.paid(placed);
      if (type === "consumer") await desk.orders.invoiceData({ ...placed, tax_code: "RSSMRA80A01H501U" });
      await desk.orders.invoice(placed);
      const { total } = await desk.orders.get(placed);
      expect(total).toBe(draft.totals.total);
      const refund = { ...placed, amount: total };
      const refunded = await desk.orders.refund(refund, { idempotencyKey: crypto.randomUUID() });
      expect(refunded.refunds).toMatchObject([{ amount: total }]);
      const { faults } = await desk.invariants.get({});
      expect(faults.filter(({ of }) => of === `order/${placed.id}`)).toEqual([]);
      const { history } = await desk.orderDesk.get(placed);
      expect(history.find(({ call }) => call === "draftOrders.order")?.after).toMatchObject({
        ...{ discount_cents: 555, shipping_cents: 333 },
      });
      // Empty again: the tariff's price, and no discount.
      const { draft: other } = await aDraft({ type });
      const set = await desk.draftOrders.edit({ id: other.id, version: other.version, ...own });
      const unset = { id: other.id, version: set.version, discount: null, shipping_price: null };
      expect((await desk.draftOrders.edit(unset)).totals).toEqual(other.totals);
    },
  );

  it("becomes a quote that its customer accepts", async () => {
    const { draft, who, customer } = await aDraft();
    const { quote } = await desk.draftOrders.quote(seen(draft));
    const open = await get(who, `quotes/${quote?.id}/`, OpenQuote);
    expect(open).toMatchObject({ state: "open", made_by: null, total: draft.totals.total });
    expect(open.rows).toMatchObject([{ qty: 4, unit_price: "15.00" }]);
    expect((await mailbox(customer.username))[0]?.subject).toContain(quote?.number);
    const accepted = await read(Quote, await who.call("POST", `quotes/${open.id}/accept/`));
    const order = await get(who, `orders/${accepted.order?.id}/`, Order);
    expect(order.total).toBe(draft.totals.total);
  });

  it("makes one order of many concurrent requests", { timeout: MINUTE }, async () => {
    const { draft, customer, item } = await aDraft();
    const answers = await atOnce(
      50,
      Array.from({ length: 50 }, () => () => desk.draftOrders.order(seen(draft))),
    );
    expect(new Set(answers.map(({ order }) => order?.number)).size).toBe(1);
    expect(await ordersOf(customer.id)).toHaveLength(1);
    expect(await sql("SELECT ordered FROM stock WHERE item_id = ?", item.id)).toEqual([{ ordered: 4 }]);
  });

  it("refuses to become an order once it is decided, was edited by another, or has another total", async () => {
    const { draft, customer, item } = await aDraft();
    const changed = await desk.draftOrders.edit({ id: draft.id, version: draft.version, notes: "Giovedì" });
    expect(changed).toMatchObject({ notes: "Giovedì", version: 2, rows: [{ unit_price: "15.00" }] });
    await expect(desk.draftOrders.order(seen(draft))).rejects.toMatchObject({ code: "edited_by_another" });
    await expect(desk.draftOrders.order({ ...seen(changed), expected_total: "1.00" })).rejects.toMatchObject({
      code: "total_changed",
    });
    await sql("UPDATE stock SET on_hand = 2 WHERE item_id = ?", item.id);
    await expect(desk.draftOrders.order(seen(changed))).rejects.toMatchObject({
      code: "quantity_not_available",
    });
    expect(await ordersOf(customer.id)).toEqual([]);
    await sql("UPDATE stock SET on_hand = 1000 WHERE item_id = ?", item.id);
    await desk.draftOrders.order(seen(changed));
    const late = [
      () => desk.draftOrders.quote(seen(changed)),
      () => desk.draftOrders.edit({ id: draft.id, version: 3, notes: "" }),
      () => desk.draftOrders.remove({ id: draft.id }),
    ];
    for (const call of late) await expect(call()).rejects.toMatchObject({ status: 409, code: "draft_done" });
  });

  it("is made once for each key, refuses an unknown article, and can be deleted", async () => {
    const { id: customer } = await aCustomer({ type: "business" });
    const item = await aProduct();
    const idempotencyKey = crypto.randomUUID();
    const body = {
      customer,
      rows: [
        { sku: item.sku, qty: 1 },
        { sku: "nessuno", qty: 1 },
        { sku: item.sku, qty: 2 },
      ],
    };
    const first = await desk.draftOrders.create(body, { idempotencyKey });
    expect(first.refused).toMatchObject([{ index: 1, code: "product_not_found" }]);
    expect(first.rows).toMatchObject([{ qty: 3, is_agreed: false }]);
    expect((await desk.draftOrders.create(body, { idempotencyKey })).id).toBe(first.id);
    await desk.draftOrders.remove({ id: first.id });
    await expect(desk.draftOrders.get({ id: first.id })).rejects.toMatchObject({ status: 404 });
    await expect(desk.draftOrders.create({ customer: 999_999 })).rejects.toMatchObject({ status: 404 });
    await expect(desk.draftOrders.create({})).rejects.toMatchObject({ code: "customer_required" });
    for (const price of ["-1.00", "1", "a"]) {
      const rows = [{ sku: item.sku, qty: 1, unit_price: price }];
      const answer = await askOperator("draft-orders/", {
        method: "POST",
        body: JSON.stringify({ customer, rows }),
      });
      expect(await refusal(answer)).toMatchObject({ status: 400, fields: [{ field: "rows.0.unit_price" }] });
    }
  });

  it("is hidden from customers, and read-only for roles that only read", async () => {
    const { draft, who } = await aDraft();
    const other = await signInAs((await aCustomer({ type: "business" })).username);
    for (const one of [who, other]) {
      expect(await statusOf(one, `draft-orders/${draft.id}/`)).toBe(404);
    }
    const { quote } = await desk.draftOrders.quote(seen(draft));
    expect(await statusOf(other, `quotes/${quote?.id}/`)).toBe(404);
    expect((await other.call("POST", `quotes/${quote?.id}/accept/`)).status).toBe(404);
    const { client } = await aPerson("read_only");
    expect((await client.draftOrders.get({ id: draft.id })).state).toBe("quoted");
    await expect(client.draftOrders.remove({ id: draft.id })).rejects.toMatchObject({ status: 403 });
  });
});

describe("a draft for a person without an account", () => {
  const guest = {
    ...{ name: "Ada", surname: "Rossi", locale: "en" as const },
    ...{ address: "Via Po 21", postal_code: "10124", city: "Torino", province: "TO", country: "IT" },
  };

  it("becomes an order whose email has the link to it, and cannot become a quote", async () => {
    const item = await aProduct({ quantity: 5, priceCents: 1000 });
    const email = `${crypto.randomUUID()}@guest.test`;
    const [method] = await sql<{ id: number }>("SELECT id FROM payment_methods WHERE code = 'BANK'");
    const draft = await desk.draftOrders.create({
      ...{ guest: { ...guest, email }, payment_method: method?.id },
      rows: [{ sku: item.sku, qty: 2, unit_price: "11.00" }],
    });
    expect(draft).toMatchObject({ is_guest: true, email, problems: [], totals: { rows_total: "22.00" } });
    await expect(desk.draftOrders.quote(seen(draft))).rejects.toMatchObject({ code: "quote_needs_account" });
    const { order } = await desk.draftOrders.order(seen(draft));
    const [mail] = await mailbox(email);
    expect(mail?.subject).toContain(order?.number);
    expect(mail?.html).toContain("/auth/guest-order?key=");
  });

  it("is refused with a wrong address, field by field, before a guest is made", async () => {
    const email = `${crypto.randomUUID()}@guest.test`;
    const body = JSON.stringify({ guest: { ...guest, email, postal_code: "1" } });
    const answer = await askOperator("draft-orders/", { method: "POST", body });
    expect(await refusal(answer)).toMatchObject({ status: 400, fields: [{ field: "postal_code" }] });
    expect(await sql("SELECT id FROM users WHERE email = ?", email)).toEqual([]);
  });
});
