// The numbers of documents: typed and automatic ones share a series, which only moves forward (CONTRACT §15).
import { describe, expect, it } from "vitest";
import { NUMBER_SERIES, Numbering } from "~/contract/operator/numbering";
import { OperatorOrder } from "~/contract/operator/orders";
import { read, refusal } from "../../support/answers";
import { aCustomer } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { cardOrder } from "../../support/card-order";
import { askOperator, operator } from "../../support/operator";

const shop = operator();
const order = async () => anOrder({ customer: await aCustomer(), status: "processing" });
const numberingOf = async (series: Numbering["series"]) => {
  const { results } = await shop.numbering.list({});
  const found = results.find((one) => one.series === series);
  if (!found) throw new Error(`no series ${series}`);
  return found;
};
const invoice = async (body: object) => {
  const { id } = await order();
  return askOperator(`orders/${id}/invoice/`, { method: "POST", body: JSON.stringify(body) });
};
const numberIn = async (answer: Response) => (await read(OperatorOrder, answer)).invoice?.number;
const numberOf = async (body: object = {}) => numberIn(await invoice(body));
const put = (series: string, next: unknown, locale = "it") =>
  askOperator(`numbering/${series}/?locale=${locale}`, { method: "PUT", body: JSON.stringify({ next }) });
const faults = async () =>
  (await shop.invariants.get({})).faults.filter(({ rule }) => /document|order_numbers/.test(rule));

describe("a typed invoice number", () => {
  it("moves the counter, in any spelling, and can be used once", async () => {
    const { year, next } = await numberingOf("invoices");
    const padded = (n: number) => String(n).padStart(5, "0");
    expect(await numberOf({ number: `fv${year} / ${next + 2}` })).toBe(`FV ${year}/${padded(next + 2)}`);
    expect(await numberOf()).toBe(`FV ${year}/${padded(next + 3)}`);
    for (const number of [
      `FV ${year}/${padded(next + 3)}`,
      `fv ${year}/${next + 2}`,
      `FV${year}/${next + 2}`,
    ])
      expect(await refusal(await invoice({ number }))).toMatchObject({
        status: 409,
        code: "invoice_number_taken",
        fields: [{ field: "number" }],
      });
    // A number that was skipped may still be typed.
    expect(await numberOf({ number: `FV ${year}/${padded(next)}` })).toBe(`FV ${year}/${padded(next)}`);
    expect(await numberOf()).toBe(`FV ${year}/${padded(next + 4)}`);
    expect(await faults()).toEqual([]);
  });

  it("outside the shop's own series is one number regardless of case and blanks", async () => {
    const number = `Ab ${crypto.randomUUID().slice(0, 8)}/1`;
    expect(await numberOf({ number })).toBe(number);
    const spelled = number.toUpperCase().replace(" ", "");
    expect(await refusal(await invoice({ number: spelled }))).toMatchObject({ code: "invoice_number_taken" });
  });

  it("goes to one order only, even if many requests type it while others take the next", async () => {
    const { year, next } = await numberingOf("invoices");
    const typed = { number: `FV ${year}/${next + 5}` };
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => invoice(n % 2 === 0 ? typed : {})),
    );
    const given = await Promise.all(answers.map(async (one) => (one.ok ? await numberIn(one) : null)));
    const numbers = given.filter((number) => number !== null);
    expect(new Set(numbers).size).toBe(numbers.length);
    // The typed number is used too, unless an automatic one came first.
    expect(numbers.length).toBeGreaterThanOrEqual(12);
    expect(await faults()).toEqual([]);
  });

  it.each([
    [{ number: "FATTURA" }, "number", "invoice_number_form"],
    [{ number: "FV/2026/0000000000001" }, "number", "invoice_number_form"],
    [{ number: "Ñ 12" }, "number", "invoice_number_form"],
    [{ number: "12", date: "2999-01-01" }, "date", "invoice_date_future"],
  ])("%j is refused as the exchange system would refuse it", async (body, field, code) => {
    const before = await numberingOf("invoices");
    expect(await refusal(await invoice(body))).toMatchObject({ status: 400, fields: [{ field, code }] });
    expect(await numberingOf("invoices")).toEqual(before);
  });
});

describe("numbering/{series}/", () => {
  it.each(NUMBER_SERIES)("moves %s only forward, and refuses with a message", async (series) => {
    const { next, year } = await numberingOf(series);
    const answer = await put(series, next + 10);
    expect([answer.status, await answer.json()]).toMatchObject([200, { series, year, next: next + 10 }]);
    const messages = await Promise.all(
      ["it", "en", "es"].map(async (locale) => (await refusal(await put(series, next, locale))).fields[0]),
    );
    expect(new Set(messages.map((field) => field?.message)).size).toBe(3);
    for (const field of messages)
      expect(field).toMatchObject({ field: "next", message: expect.stringContaining(String(next + 10)) });
    for (const wrong of [0, -1, 1.5, "12", 10_000_000, null])
      expect((await put(series, wrong)).status).toBe(400);
    expect(await faults()).toEqual([]);
  });

  it("sets the number of the next document and the next order", async () => {
    const at = Object.fromEntries(
      await Promise.all(
        NUMBER_SERIES.map(async (series) => {
          const next = (await numberingOf(series)).next + 5;
          const { number } = await read(Numbering, await put(series, next));
          return [series, number] as const;
        }),
      ),
    );
    const { id } = await order();
    await shop.orders.paid({ id });
    const shipped = await shop.orders.move({ id, to: "shipped" });
    expect(shipped.tracking.length + shipped.shipments.length).toBeGreaterThan(0);
    expect(shipped.shipments[0]?.number).toBe(at["delivery-notes"]);
    expect((await shop.orders.invoice({ id })).invoice?.number).toBe(at.invoices);
    const refunded = await shop.orders.refund(
      { id, amount: "1.00" },
      { idempotencyKey: crypto.randomUUID() },
    );
    expect(refunded.refunds[0]?.credit_note?.number).toBe(at["credit-notes"]);
    expect((await cardOrder()).order.number).toBe(at.orders);
    expect(await faults()).toEqual([]);
  });

  it("answers 404 to an unknown series", async () => {
    expect((await put("quotes", 5)).status).toBe(404);
  });
});
