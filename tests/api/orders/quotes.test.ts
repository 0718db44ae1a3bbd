import { describe, expect, it } from "vitest";
import { DEFAULT_TIME_ZONE } from "~/contract/constants/time-zone";
import { Order, OrderRow } from "~/contract/orders";
import { OpenQuote, Quote } from "~/contract/quotes";
import { listOf } from "~/contract/wire";
import { addDays, dayStart, localDay } from "~/domain/local-day";
import { detailOf, get, read, refusal, statusOf } from "../../support/answers";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { pagesOf } from "../../support/builders/pdf";
import { mailbox } from "../../support/mailbox";
import { operator } from "../../support/operator";
import { add, cartOf } from "../../support/shopper";
import { atOnce } from "../../support/worker/crowd";
import { type SignedIn, signInAs, sql, tickCron } from "../../support/worker/worker";

const MINUTE = 60_000;
const today = () => localDay(new Date().toISOString(), DEFAULT_TIME_ZONE);

async function aShop({ quantity = 50, priceCents = 2000, locale = "it" } = {}) {
  const agent = await anAgent();
  const customer = await aCustomer({ type: "business", agent: agent.id, locale });
  const item = await aProduct({ quantity, priceCents });
  const [who, asAgent] = [await signInAs(customer.username), await signInAs(agent.username)];
  return { agent, customer, item, who, asAgent };
}
type TestShop = Awaited<ReturnType<typeof aShop>>;

/** A payment method that works in every shop, even without a provider. */
const transfer = async () =>
  (await sql<{ id: number }>("SELECT id FROM payment_methods WHERE code = 'BANK'"))[0]?.id;

const ask = async ({ customer, asAgent }: TestShop, body: object = {}, headers = {}) =>
  asAgent.call(
    "POST",
    "quotes/",
    { customer: customer.id, payment_method: await transfer(), ...body },
    headers,
  );
async function aQuote(shop: TestShop, body: object = {}, qty = 6): Promise<Quote> {
  await add(shop.who, { product: shop.item.id, qty });
  return read(Quote, await ask(shop, body));
}
const open = (who: SignedIn, id: number) => get(who, `quotes/${id}/`, OpenQuote);
const accept = (who: SignedIn, id: number) => who.call("POST", `quotes/${id}/accept/`);
const ordersOf = (customer: number) =>
  sql<{ id: number; total_cents: number }>(
    "SELECT id, total_cents FROM orders WHERE customer_id = ?",
    customer,
  );

describe("a quote", () => {
  it("freezes the cart, has a number, and empties the cart; the same form again makes no second quote", async () => {
    const shop = await aShop();
    await add(shop.who, { product: shop.item.id, qty: 6, notes: "freschi" });
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const made = await read(Quote, await ask(shop, { notes: "Come d’accordo" }, headers));
    expect(made).toMatchObject({ state: "open", made_by: "Livia Neri", valid_until: addDays(today(), 30) });
    expect(made.number).toMatch(/^PV \d{4}\/\d{5}$/);
    expect((await read(Quote, await ask(shop, {}, headers))).id).toBe(made.id);
    expect(await cartOf(shop.who)).toMatchObject({ rows_count: 0 });
    const before = await open(shop.who, made.id);
    expect(before).toMatchObject({
      notes: "Come d’accordo",
      rows: [{ qty: 6, notes: "freschi", available: null }],
    });
    await sql("UPDATE prices SET standard_cents = 9900 WHERE item_id = ?", shop.item.id);
    await sql("UPDATE shipping_policies SET price_cents = price_cents WHERE id = 0");
    expect(await open(shop.who, made.id)).toEqual(before);
    expect((await ask(shop)).status).toBe(409);
  });

  it("becomes an order at its prices by one click of the customer or the agent, who is named", async () => {
    const shop = await aShop();
    const made = await aQuote(shop);
    await sql("UPDATE prices SET standard_cents = 9900 WHERE item_id = ?", shop.item.id);
    const { rows, total, vat_lines } = await open(shop.who, made.id);
    const accepted = await read(Quote, await accept(shop.who, made.id));
    expect(accepted).toMatchObject({ state: "accepted", decided_by: "Ada Rossi" });
    const order = await get(shop.who, `orders/${accepted.order?.id}/`, Order);
    expect(order).toMatchObject({ number: accepted.order?.number, total, vat_lines, placed_by_agent: null });
    const ordered = await get(shop.who, `orders/rows/?order=${order.id}`, listOf(OrderRow));
    expect(ordered.results).toMatchObject([{ qty: 6, unit_price: rows[0]?.unit_price }]);
    const [stock] = await sql("SELECT ordered FROM stock WHERE item_id = ?", shop.item.id);
    expect(stock).toEqual({ ordered: 6 });
    const other = await aQuote(shop, {}, 2);
    const byAgent = await read(Quote, await accept(shop.asAgent, other.id));
    expect(byAgent.decided_by).toBe("Livia Neri");
    expect((await get(shop.who, `orders/${byAgent.order?.id}/`, Order)).placed_by_agent).toBe("Livia Neri");
    expect((await mailbox(shop.customer.username))[0]?.subject).toContain(byAgent.order?.number);
  });

  // Refused by `quote_decided`: the first order's batch has closed the quote.
  it("makes one order, however many accept it at once", { timeout: MINUTE }, async () => {
    const shop = await aShop({ quantity: 1000 });
    const { id } = await aQuote(shop);
    const answers = await atOnce(
      50,
      Array.from({ length: 50 }, (_, index) => () => accept(index % 2 === 0 ? shop.who : shop.asAgent, id)),
    );
    const said = await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]));
    const numbers = new Set(said.map(([status, body]) => `${status} ${Quote.parse(body).order?.number}`));
    expect([...numbers]).toEqual([expect.stringMatching(/^200 \d{4}-\d+$/)]);
    expect(await ordersOf(shop.customer.id)).toHaveLength(1);
    expect(await sql("SELECT ordered FROM stock WHERE item_id = ?", shop.item.id)).toEqual([{ ordered: 6 }]);
    const { faults } = await operator().invariants.get({});
    expect(faults.filter(({ rule }) => rule.startsWith("quotes_"))).toEqual([]);
  });

  it("is refused if a product is gone or out of stock, or the payment method has ended, with nothing half done", async () => {
    const shop = await aShop({ quantity: 10 });
    const { id } = await aQuote(shop);
    await sql("UPDATE stock SET on_hand = 4 WHERE item_id = ?", shop.item.id);
    const short = await accept(shop.who, id);
    expect(short.status).toBe(409);
    expect(await detailOf(short)).toMatchObject({
      code: "quantity_not_available",
      name: shop.item.name,
      available: 4,
    });
    expect(await open(shop.who, id)).toMatchObject({
      state: "open",
      rows: [{ available: 4 }],
      problems: [{}],
    });
    await sql("UPDATE products SET is_active = 0 WHERE id = ?", shop.item.id);
    expect(await detailOf(await accept(shop.who, id))).toMatchObject({ available: 0 });
    await sql("UPDATE products SET is_active = 1 WHERE id = ?", shop.item.id);
    await sql("UPDATE stock SET on_hand = 10 WHERE item_id = ?", shop.item.id);
    await sql(`UPDATE quotes SET frozen = json_set(frozen, '$.paymentMethod.id', 999999) WHERE id = ?`, id);
    expect((await refusal(await accept(shop.who, id))).code).toBe("payment_not_allowed");
    expect(await ordersOf(shop.customer.id)).toEqual([]);
    expect(await sql("SELECT ordered FROM stock WHERE item_id = ?", shop.item.id)).toEqual([{ ordered: 0 }]);
  });

  it("expires after its last day, which is between tomorrow and 180 days away", async () => {
    const shop = await aShop();
    await add(shop.who, { product: shop.item.id, qty: 6 });
    for (const day of [today(), addDays(today(), 181)]) {
      const refused = await refusal(await ask(shop, { valid_until: day }));
      expect(refused).toMatchObject({ status: 400, fields: [{ field: "valid_until", code: "quote_days" }] });
    }
    const made = await read(Quote, await ask(shop, { valid_until: addDays(today(), 180) }));
    await sql("UPDATE quotes SET valid_until = ? WHERE id = ?", addDays(today(), -1), made.id);
    expect((await open(shop.who, made.id)).state).toBe("expired");
    expect(await refusal(await accept(shop.who, made.id))).toMatchObject({
      status: 409,
      code: "quote_expired",
    });
    await sql("UPDATE quotes SET valid_until = ? WHERE id = ?", today(), made.id);
    expect((await accept(shop.who, made.id)).status).toBe(200);
  });

  it("can be declined by the customer with a reason, or withdrawn by the agent only, and then not accepted", async () => {
    const shop = await aShop();
    const [declined, withdrawn] = [await aQuote(shop), await aQuote(shop)];
    const said = await shop.who.call("POST", `quotes/${declined.id}/decline/`, { reason: "troppo caro" });
    expect(await read(Quote, said)).toMatchObject({ state: "declined", reason: "troppo caro" });
    expect((await shop.who.call("POST", `quotes/${withdrawn.id}/withdraw/`, {})).status).toBe(403);
    expect((await shop.asAgent.call("POST", `quotes/${withdrawn.id}/withdraw/`, {})).status).toBe(200);
    for (const { id } of [declined, withdrawn])
      expect((await refusal(await accept(shop.who, id))).code).toBe("quote_decided");
    const list = await get(
      shop.asAgent,
      `quotes/?customer=${shop.customer.id}&state=declined`,
      listOf(Quote),
    );
    expect(list.results.map(({ id }) => id)).toEqual([declined.id]);
    expect((await get(shop.asAgent, "quotes/", listOf(Quote))).count).toBe(2);
    expect(await ordersOf(shop.customer.id)).toEqual([]);
  });

  it("is made by agents for their own customers, and visible to these two only", async () => {
    const shop = await aShop();
    const { id } = await aQuote(shop);
    expect((await shop.who.call("POST", "quotes/", {})).status).toBe(403);
    const stranger = await aShop();
    expect((await stranger.asAgent.call("POST", "quotes/", { customer: shop.customer.id })).status).toBe(404);
    for (const other of [stranger.who, stranger.asAgent]) {
      expect(await statusOf(other, `quotes/${id}/`)).toBe(404);
      expect(await statusOf(other, `quotes/${id}/document/`)).toBe(404);
      expect((await accept(other, id)).status).toBe(404);
      expect((await other.call("POST", `quotes/${id}/decline/`, {})).status).toBe(404);
    }
    for (const path of ["withdraw/", "send/"])
      expect((await stranger.asAgent.call("POST", `quotes/${id}/${path}`, {})).status).toBe(404);
    expect((await open(shop.who, id)).state).toBe("open");
  });

  it("notifies its agent of the customer's decision, and not of the agent's own", async () => {
    const shop = await aShop();
    const [yes, no, own] = [await aQuote(shop), await aQuote(shop), await aQuote(shop)];
    await accept(shop.who, yes.id);
    await shop.who.call("POST", `quotes/${no.id}/decline/`, { reason: "troppo caro" });
    await accept(shop.asAgent, own.id);
    const mails = await mailbox(shop.agent.username);
    const about = (number: string) => mails.filter(({ subject }) => subject.includes(number));
    expect(about(yes.number).map(({ subject }) => subject)).toEqual([expect.stringContaining("accettato")]);
    expect(about(yes.number)[0]?.text).toContain(`/account/quotes/${yes.id}?customer=${shop.customer.id}`);
    expect(about(no.number)[0]?.text).toContain("troppo caro");
    expect(about(own.number)).toEqual([]);
  });

  it("reminds the customer once before its last day, if it was sent and is undecided", async () => {
    const shop = await aShop();
    const sent = await aQuote(shop, { send: true });
    const [unsent, declined] = [await aQuote(shop, { send: false }), await aQuote(shop, { send: true })];
    const later = await aQuote(shop, { send: true });
    await shop.who.call("POST", `quotes/${declined.id}/decline/`, {});
    await sql(
      "UPDATE quotes SET valid_until = ?, created_at = '2026-01-01T10:00:00.000Z' WHERE id IN (?, ?, ?)",
      ...[addDays(today(), 2), sent.id, unsent.id, declined.id],
    );
    const morning = new Date("2026-11-22T06:05:00Z");
    await tickCron(morning);
    await tickCron(morning);
    const reminded = await sql(
      "SELECT data ->> '$.quote' AS quote FROM mails WHERE kind = 'quote-expiring' AND recipient = ?",
      shop.customer.username,
    );
    expect(reminded).toEqual([{ quote: sent.id }]);
    expect(later.state).toBe("open");
    const mails = await mailbox(shop.customer.username);
    const [mail] = mails.filter(({ subject }) => subject.includes("scade"));
    expect(mail?.text).toContain(`/account/quotes/${sent.id}`);
  });

  it("made after midnight in Rome sends no reminder on the same day", async () => {
    const shop = await aShop();
    const quote = await aQuote(shop, { send: true });
    const midnight = dayStart(today(), DEFAULT_TIME_ZONE);
    // The job reads the clock: the tick's hour only makes the job due.
    const remindersOfOneMade = async (minutesAfterMidnight: number) => {
      const made = new Date(Date.parse(midnight) + minutesAfterMidnight * MINUTE).toISOString();
      const end = addDays(today(), 2);
      await sql("UPDATE quotes SET created_at = ?, valid_until = ? WHERE id = ?", made, end, quote.id);
      await tickCron(new Date("2026-11-22T06:05:00Z"));
      const { username } = shop.customer;
      return sql("SELECT id FROM mails WHERE kind = 'quote-expiring' AND recipient = ?", username);
    };
    expect(await remindersOfOneMade(30)).toHaveLength(0);
    expect(await remindersOfOneMade(0)).toHaveLength(0);
    expect(await remindersOfOneMade(-1)).toHaveLength(1);
  });

  it("is sent with its PDF in the customer's language, once a day", async () => {
    const shop = await aShop({ locale: "es" });
    const made = await aQuote(shop, { send: true });
    const mails = async () =>
      (await mailbox(shop.customer.username)).filter(({ subject }) => subject.includes(made.number));
    const [mail] = await mails();
    expect(mail?.subject).toContain("presupuesto");
    expect(mail?.text).toContain(`/account/quotes/${made.id}`);
    expect((await shop.asAgent.call("POST", `quotes/${made.id}/send/`)).status).toBe(204);
    expect(await mails()).toHaveLength(1);
    const pdf = await shop.who.call("GET", `quotes/${made.id}/document/`);
    expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
    const text = pagesOf(new Uint8Array(await pdf.arrayBuffer())).join(" ");
    expect(text).toContain("Presupuesto");
    expect(text).toContain(made.number);
    expect(text).toContain(shop.item.sku);
  });
});
