// A business requests a quote for its cart, and the shop answers (CONTRACT §16).
import { describe, expect, it } from "vitest";
import { OpenQuote, QuoteRequest } from "~/contract/quotes";
import { get, read, refusal } from "../../support/answers";
import { anAgent, aProduct } from "../../support/builders/builders";
import { mailbox } from "../../support/mailbox";
import { operator } from "../../support/operator";
import { add, cartOf, shopper } from "../../support/shopper";
import { atOnce } from "../../support/worker/crowd";
import { signInAs, sql } from "../../support/worker/worker";

const desk = operator();
const SUPPORT = "assistenza@bottega.example";

async function aBusinessWithCart(locale = "it") {
  const customer = await shopper({ type: "business", locale });
  const item = await aProduct({ quantity: 100, priceCents: 2000 });
  await add(customer.who, { product: item.id, qty: 6, notes: "freschi" });
  return { ...customer, item };
}
type Business = Awaited<ReturnType<typeof aBusinessWithCart>>;
const ask = ({ who }: Business, body: object = {}, headers = {}) =>
  who.call("POST", "quotes/requests/", body, headers);
const draftsOf = (customer: number) => sql("SELECT id FROM draft_orders WHERE customer_id = ?", customer);

describe("a request for a quote", () => {
  it("takes the cart, notifies the shop, and is answered by a quote at the shop's prices", async () => {
    const business = await aBusinessWithCart("en");
    const waiting = async () => (await desk.today.get({})).counts.quote_requests;
    const before = await waiting();
    const made = await read(QuoteRequest, await ask(business, { note: "Per sabato" }));
    expect(made).toMatchObject({ note: "Per sabato", rows_count: 1 });
    expect(await cartOf(business.who)).toMatchObject({ rows_count: 0 });
    const mails = await mailbox(SUPPORT);
    expect(
      mails.some(({ html }) => html.includes(`/operator/drafts/${made.id}`) && html.includes("Per sabato")),
    ).toBe(true);
    expect(await waiting()).toBe(before + 1);
    const draft = await desk.draftOrders.get({ id: made.id });
    expect(draft).toMatchObject({ is_request: true, request_note: "Per sabato" });
    expect(draft.rows).toMatchObject([{ qty: 6, notes: "freschi", unit_price: "20.00", is_agreed: false }]);
    const [method] = await sql<{ id: number }>("SELECT id FROM payment_methods WHERE code = 'BANK'");
    const priced = await desk.draftOrders.edit({
      ...{ id: draft.id, version: draft.version, payment_method: method?.id },
      rows: [{ product: business.item.id, qty: 6, unit_price: "17.50", reason: "quantità" }],
    });
    const { quote } = await desk.draftOrders.quote({
      ...{ id: draft.id, version: priced.version, expected_total: priced.totals.total },
    });
    expect(await waiting()).toBe(before);
    const open = await get(business.who, `quotes/${quote?.id}/`, OpenQuote);
    expect(open.rows).toMatchObject([{ qty: 6, unit_price: "17.50" }]);
    const [mail] = await mailbox(business.username);
    expect(mail?.subject).toContain(quote?.number);
    expect((await business.who.call("POST", `quotes/${open.id}/decline/`, { reason: "Caro" })).status).toBe(
      200,
    );
    expect((await mailbox(SUPPORT)).some(({ html }) => html.includes(`/operator/quotes/${quote?.id}`))).toBe(
      true,
    );
  });

  it("ignores prices from the customer", async () => {
    const business = await aBusinessWithCart();
    const rows = [{ product: business.item.id, qty: 6, unit_price: "0.01" }];
    const { id } = await read(QuoteRequest, await ask(business, { rows, unit_price: "0.01" }));
    const { rows: stored } = await desk.draftOrders.get({ id });
    expect(stored).toMatchObject([{ unit_price: "20.00", is_agreed: false }]);
  });

  it("is made once for each key, however often it is sent", async () => {
    const business = await aBusinessWithCart();
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const answers = await atOnce(
      20,
      Array.from({ length: 20 }, () => () => ask(business, {}, headers)),
    );
    const ids = await Promise.all(answers.map(async (answer) => (await read(QuoteRequest, answer)).id));
    expect(new Set(ids).size).toBe(1);
    expect(await draftsOf(business.id)).toHaveLength(1);
  });

  it("is refused to consumers, agents and empty carts, and changes nothing else", async () => {
    const consumer = await shopper();
    await add(consumer.who, { product: (await aProduct()).id, qty: 1 });
    expect(await refusal(await consumer.who.call("POST", "quotes/requests/", {}))).toMatchObject({
      ...{ status: 403, code: "businesses_only" },
    });
    expect(await cartOf(consumer.who)).toMatchObject({ rows_count: 1 });
    const agent = await signInAs((await anAgent()).username);
    expect((await agent.call("POST", "quotes/requests/", {})).status).toBe(403);
    const empty = await shopper({ type: "business" });
    expect(await refusal(await empty.who.call("POST", "quotes/requests/", {}))).toMatchObject({
      ...{ status: 409, code: "cart_empty" },
    });
  });

  it("can be refused by the shop with a reason, which the customer gets once", async () => {
    const business = await aBusinessWithCart("es");
    const { id } = await read(QuoteRequest, await ask(business));
    await desk.draftOrders.refuse({ id, reason: "Sin existencias" });
    expect(await desk.draftOrders.refuse({ id, reason: "Otra" })).toMatchObject({
      refusal: "Sin existencias",
    });
    const mails = await mailbox(business.username);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.html).toContain("Sin existencias");
    const draft = await desk.draftOrders.create({ customer: business.id });
    await expect(desk.draftOrders.refuse({ id: draft.id })).rejects.toMatchObject({ code: "draft_done" });
  });
});
