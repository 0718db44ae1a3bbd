import { describe, expect, it } from "vitest";
import { DEFAULT_TIME_ZONE } from "~/contract/constants/time-zone";
import { addDays, localDay } from "~/domain/local-day";
import { browser, intent } from "../../support/browser";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { PASSWORD, sql } from "../../support/worker/worker";

async function signIn(username: string) {
  const shop = browser();
  await shop.post("/auth/login", { username, password: PASSWORD });
  return shop;
}

/** Signs in an agent with a chosen customer, whose cart contains six pieces. */
async function aShop({ quantity = 50 } = {}) {
  const agent = await anAgent();
  const customer = await aCustomer({ type: "business", agent: agent.id });
  const item = await aProduct({ quantity, priceCents: 2000 });
  const asAgent = await signIn(agent.username);
  await asAgent.post("/customers", { intent: "select", customer: String(customer.id) });
  await asAgent.post("/cart", { intent: "add", product: String(item.id), qty: "6" });
  return { customer, item, asAgent, who: await signIn(customer.username) };
}
type TestShop = Awaited<ReturnType<typeof aShop>>;

const transfer = async () =>
  String((await sql<{ id: number }>("SELECT id FROM payment_methods WHERE code = 'BANK'"))[0]?.id);

async function aQuote({ asAgent, customer }: TestShop) {
  const page = await asAgent.get("/account/quotes/new");
  const made = await page.submit(intent("create"), {
    payment_method: await transfer(),
    notes: "Come d’accordo",
  });
  const [row] = await sql<{ id: number }>("SELECT id FROM quotes WHERE customer_id = ?", customer.id);
  return { made, path: `/account/quotes/${row?.id}` };
}

describe("a quote in the agent's screens", () => {
  it("is made from the cart in a form that shows its totals, and is listed for agent and customer", async () => {
    const shop = await aShop();
    const cart = await shop.asAgent.get("/cart");
    expect(cart.$('a[href="/account/quotes/new"]').text()).toBe("Fai un preventivo");
    expect((await shop.who.get("/cart")).html).not.toContain("/account/quotes/new");
    const { made, path } = await aQuote(shop);
    expect(made.hops).toEqual([`303 ${path}`]);
    expect(made.html).toContain("il carrello è vuoto");
    expect(made.text("main")).toContain("Come d’accordo");
    expect((await shop.asAgent.get("/cart")).html).not.toContain(shop.item.sku);
    for (const one of [shop.asAgent, shop.who])
      expect((await one.get("/account/quotes")).$(`a[href="${path}"]`)).toHaveLength(1);
    const pdf = await shop.who.get(`${path}/pdf`);
    expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
    expect((await shop.asAgent.get("/account/quotes/new")).text("main")).toContain("Il carrello è vuoto");
  });

  it("is listed by status among the quotes of all customers, and opens for its own customer", async () => {
    const shop = await aShop();
    const { path } = await aQuote(shop);
    const other = await aCustomer({
      type: "business",
      agent: (await sql<{ agent_id: number }>("SELECT agent_id FROM users WHERE id = ?", shop.customer.id))[0]
        ?.agent_id,
    });
    await shop.asAgent.post("/customers", { intent: "select", customer: String(other.id) });
    expect((await shop.asAgent.get("/account/quotes")).html).not.toContain(path);
    const all = await shop.asAgent.get("/account/quotes?of=all&state=open");
    const own = await all.follow(`main a[href="${path}?customer=${shop.customer.id}"]`);
    expect(own.$(intent("withdraw")).length).toBe(1);
    expect((await shop.asAgent.get("/account/quotes?of=all&state=declined")).html).not.toContain(path);
    expect((await shop.who.get("/account/quotes?of=all")).text("main")).not.toContain("Tutti i clienti");
  });

  it("keeps the typed values if its date is refused, and previews the totals of another choice", async () => {
    const { asAgent, customer } = await aShop();
    const page = await asAgent.get("/account/quotes/new");
    const late = addDays(localDay(new Date().toISOString(), DEFAULT_TIME_ZONE), 400);
    const refused = await page.submit(intent("create"), { valid_until: late, notes: "Prezzi d’inverno" });
    expect(refused.status).toBe(400);
    expect(refused.html).toContain("Prezzi d’inverno");
    expect(refused.$("#valid_until").val()).toBe(late);
    expect(refused.text("#valid_until-error")).toContain("180 giorni");
    const other = await page.submit('button[formmethod="get"]', { notes: "Prezzi d’inverno" });
    expect([other.status, other.$("#notes").val()]).toEqual([200, "Prezzi d’inverno"]);
    expect(other.url).toContain(`customer=${customer.id}`);
    expect(await sql("SELECT id FROM quotes WHERE customer_id = ?", customer.id)).toEqual([]);
  });

  it("is withdrawn with a reason that the customer sees, and can no longer be accepted", async () => {
    const shop = await aShop();
    const { path } = await aQuote(shop);
    const before = await shop.who.get(path);
    expect(before.$(intent("withdraw"))).toHaveLength(0);
    await (await shop.asAgent.get(path)).submit(intent("withdraw"), { reason: "Listino nuovo" });
    const after = await shop.who.get(path);
    expect(after.text("main")).toContain("Motivo: Listino nuovo");
    expect(after.$(intent("accept"))).toHaveLength(0);
    const late = await before.submit(intent("accept"));
    expect([late.status, late.text('[role="alert"]')]).toEqual([
      409,
      "Su questo preventivo è già stato deciso",
    ]);
  });
});

describe("a quote in the customer's screens", () => {
  it("becomes one order with one click, also when two tabs accept it", async () => {
    const shop = await aShop();
    const { path } = await aQuote(shop);
    const [one, other] = [await shop.who.get(path), await shop.who.get(path)];
    const accepted = await one.submit(intent("accept"));
    expect(accepted.hops[0]).toMatch(/^303 \/cart\/order-complete\?order=\d+$/);
    expect((await other.submit(intent("accept"))).hops).toEqual(accepted.hops);
    expect(await sql("SELECT id FROM orders WHERE customer_id = ?", shop.customer.id)).toHaveLength(1);
    expect((await shop.who.get(path)).text("main")).toContain("Vai all’ordine");
  });

  it("names the product that is no longer available, and places no order", async () => {
    const shop = await aShop();
    const { path } = await aQuote(shop);
    const before = await shop.who.get(path);
    await sql("UPDATE stock SET on_hand = 2 WHERE item_id = ?", shop.item.id);
    const refused = await before.submit(intent("accept"));
    expect(refused.status).toBe(409);
    expect(refused.text('[role="alert"]')).toContain(shop.item.name);
    expect(refused.text("main")).toContain("Ne restano 2");
    expect(await sql("SELECT id FROM orders WHERE customer_id = ?", shop.customer.id)).toEqual([]);
  });

  it("is hidden from other customers, and no page of a guest or consumer links to quotes", async () => {
    const shop = await aShop();
    const { path } = await aQuote(shop);
    const stranger = await signIn((await aCustomer({ type: "consumer" })).username);
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.get("/account/quotes/new")).status).toBe(404);
    expect((await stranger.get("/account/orders")).html).not.toContain("/account/quotes");
    expect((await browser().get(path)).hops[0]).toContain("/auth/login");
  });
});

describe("a saved list", () => {
  it("is linked from a cart and from an order, for businesses", async () => {
    const { who, customer } = await aShop();
    expect((await who.get("/cart")).$('a[href="/order-pad/lists#new-list"]')).toHaveLength(1);
    const order = await anOrder({ customer, type: "business" });
    const page = await who.get(`/account/orders/${order.id}`);
    expect(page.html).toContain(`/order-pad/lists?order=${order.id}#new-list`);
  });
});
