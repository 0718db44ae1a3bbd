// Requested delivery days, from the checkout to the order, its email and its quote.
import { describe, expect, it } from "vitest";
import { Order } from "~/contract/orders";
import { OpenQuote, Quote } from "~/contract/quotes";
import { addDays, isoWeekday } from "~/domain/local-day";
import { isWorkingDay } from "~/domain/orders/delivery-promise";
import { detailOf, get, read, refusal } from "../../support/answers";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { cardOrder, follow, orderOf, press } from "../../support/card-order";
import { mailbox } from "../../support/mailbox";
import { add } from "../../support/shopper";
import { atTheTill, init, place } from "../../support/until";
import { signInAs, sql } from "../../support/worker/worker";

/** A Wednesday three weeks after the first possible day or later, without holidays and closed weeks around it. */
function aWednesday(first: string): string {
  let day = addDays(first, 21);
  const isPlain = () =>
    isoWeekday(day) === 3 &&
    day.slice(5, 7) !== "08" &&
    [-2, -1, 0, 1, 2, 5].every((days) => isWorkingDay(addDays(day, days), "IT")) &&
    !/-(12-[23]|01-0)\d$/.test(day);
  while (!isPlain()) day = addDays(day, 1);
  return day;
}

describe("a requested day", () => {
  it("is quoted with the day of dispatch that it leads to, and ordered", async () => {
    const { who, customer, cart, body } = await atTheTill();
    const { requested_days: days, promised_by } = await init(who, { ...body, cart });
    if (!days) throw new Error("the checkout proposes no days");
    expect(days.first > promised_by).toBe(true);
    const day = aWednesday(days.first);
    const quoted = await init(who, { ...body, cart, requested_date: day });
    expect(quoted.requested_date).toBe(day);
    expect(quoted.promised_by > promised_by && quoted.promised_by < day).toBe(true);
    const order = await read(Order, await place(who, { ...body, requested_date: day }));
    expect(order).toMatchObject({ requested_date: day, promised_by: quoted.promised_by });
    expect(await get(who, `orders/${order.id}/`, Order)).toEqual(order);
    const [confirmation] = await mailbox(customer.username);
    expect(confirmation?.text).toMatch(/Richiesto per il \d+.*\. Lo prepariamo entro il \d+/);
  });

  it("is refused on a Saturday with the Monday after it, and before the first day", async () => {
    const { who, cart, body } = await atTheTill();
    const { requested_days: days } = await init(who, { ...body, cart });
    const wednesday = aWednesday(days?.first ?? "");
    const answer = await place(who, { ...body, requested_date: addDays(wednesday, 3) });
    expect(await refusal(answer.clone())).toMatchObject({
      status: 400,
      fields: [{ field: "requested_date", code: "requested_closed" }],
    });
    expect(await detailOf(answer)).toMatchObject({ nearest_day: addDays(wednesday, 5) });
    const early = await place(who, { ...body, requested_date: addDays(days?.first ?? "", -1) });
    expect((await refusal(early)).fields).toMatchObject([{ code: "requested_too_early" }]);
    const late = await place(who, { ...body, requested_date: addDays(days?.last ?? "", 1) });
    expect((await refusal(late)).fields).toMatchObject([{ code: "requested_too_late" }]);
  });

  it("keeps its day of dispatch when the payment comes in time", async () => {
    const { who, order } = await cardOrder();
    await sql(
      "UPDATE orders SET requested_date = '2999-01-04', promised_by = '2999-01-02' WHERE id = ?",
      order.id,
    );
    await press(await follow(order.payment.pay_url), "pay");
    expect((await orderOf(who, order.id)).promised_by).toBe("2999-01-02");
  });

  it("goes from a quote into the order that the customer accepts", async () => {
    const agent = await anAgent();
    const customer = await aCustomer({ type: "business", agent: agent.id });
    const item = await aProduct({ quantity: 50, priceCents: 9000 });
    const [who, asAgent] = [await signInAs(customer.username), await signInAs(agent.username)];
    await add(who, { product: item.id, qty: 2 });
    const { requested_days: days } = await init(who, {});
    const day = aWednesday(days?.first ?? "");
    const body = { customer: customer.id, send: false, requested_date: day };
    const made = await read(Quote, await asAgent.call("POST", "quotes/", body));
    expect((await get(who, `quotes/${made.id}/`, OpenQuote)).requested_date).toBe(day);
    const accepted = await read(Quote, await who.call("POST", `quotes/${made.id}/accept/`));
    const order = await get(who, `orders/${accepted.order?.id}/`, Order);
    expect(order.requested_date).toBe(day);
    expect(order.promised_by < day && order.promised_by > (days?.first ?? "")).toBe(true);
  });
});
