// Payment by card and by bank transfer, without JavaScript.
import { describe, expect, it } from "vitest";
import { browser, intent, type Page } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { byTransfer } from "../../support/by-transfer";
import { PASSWORD, sql } from "../../support/worker/worker";

async function atTheTill(locale = "it") {
  const customer = await aCustomer({ locale });
  const shop = browser();
  shop.cookies.set("lan", locale);
  await shop.post("/auth/login", { username: customer.username, password: PASSWORD });
  const product = await aProduct({ priceCents: 2000 });
  await shop.post("/cart", { intent: "add", product: String(product.id), qty: "2" });
  return { shop, customer, page: await shop.get("/cart/checkout") };
}

const [card] = await sql<{ id: number }>("SELECT id FROM payment_methods WHERE kind = 'redirect'");
const PAY = 'main a[href*="/pay/"]';
const PAY_LINK = 'main a[href^="/pay/"]';

/**
 * Places an order with card payment.
 * @returns the page that continues to the provider, and the order's confirmation
 */
async function ordered(locale?: string) {
  const { shop, page, customer } = await atTheTill(locale);
  const sent = await page.submit(intent("place-order"), { payment_method: String(card?.id) });
  const [order] = await sql<{ id: number }>("SELECT id FROM orders WHERE customer_id = ?", customer.id);
  return {
    shop,
    sent,
    order: order?.id ?? 0,
    done: await shop.get(`/cart/order-complete?order=${order?.id}`),
  };
}
const idIn = (page: Page) => new URL(page.url, "http://shop").searchParams.get("order");
const refreshOf = (page: Page) => page.$('meta[http-equiv="refresh"]').attr("content");

describe("an order that is paid by card", () => {
  it("continues to the provider through a page of the shop with a single link", async () => {
    const { sent } = await ordered();
    expect(sent.hops).toEqual([expect.stringMatching(/^303 \/pay\/[^?]+\?order=new$/)]);
    expect([sent.status, sent.text("h1")]).toEqual([200, "Manca un passo: il pagamento"]);
    const link = sent.url.replace("?order=new", "");
    expect(refreshOf(sent)).toBe(`0;url=${link}`);
    expect(
      sent
        .$("main a")
        .toArray()
        .map((a) => sent.$(a).attr("href")),
    ).toEqual([link]);
    expect(sent.$("main button")).toHaveLength(0);
    expect(sent.text("main")).toContain("58,44 €");
    expect(sent.headers.get("Cache-Control")).toContain("no-store");
    expect((await sent.follow(PAY_LINK)).text("body")).toContain("58.44 EUR");
  });

  it("requests no payment once it is paid or cancelled: reload and Back lead to the order", async () => {
    const { shop, sent, done } = await ordered();
    const other = await ordered();
    await (await sent.follow(PAY_LINK)).submit(intent("pay"));
    await other.done.submit(intent("cancel"));
    expect((await shop.get(sent.url)).hops).toEqual([`303 ${done.url}`]);
    expect((await other.shop.get(other.sent.url)).hops[0]).toBe(`303 ${other.done.url}`);
  });

  it("is named on the empty cart and checkout, where Back from the provider leads, until it is paid", async () => {
    const { shop, done } = await ordered();
    for (const path of ["/cart", "/cart/checkout"]) {
      const page = await shop.get(path);
      expect(page.text("main h2")).toContain("Manca un passo: il pagamento");
      expect(page.$(PAY).attr("href")).toBe(done.$(PAY).attr("href"));
    }
    await (await done.follow(PAY)).submit(intent("pay"));
    expect((await shop.get("/cart")).$(PAY)).toHaveLength(0);
  });

  it("is paid from its confirmation, which then shows the payment", async () => {
    const { shop, done } = await ordered();
    expect(done.text("h1")).toBe("Manca un passo: il pagamento");
    expect(done.$("main .primary, main a[href*='/pay/']")).toHaveLength(1);
    expect(done.text(PAY)).toBe("Paga ora 58,44 €");
    const provider = await done.follow(PAY);
    expect(provider.text("body")).toContain("58.44 EUR");
    const paid = await provider.submit(intent("pay"));
    expect(paid.url).toBe(done.url);
    expect(paid.text("main")).toContain("Pagato");
    expect(paid.$(PAY)).toHaveLength(0);
    expect((await shop.get(`/account/orders/${idIn(paid)}`)).text("main")).toContain("pagato");
  });

  it("shows that the bank refused, and is paid at the second attempt", async () => {
    const { done } = await ordered();
    const refused = await (await done.follow(PAY)).submit(intent("refuse"));
    expect(refused.text("h1")).toBe("La banca non ha accettato il pagamento");
    expect(refused.text("#how-to-pay")).toBe("Manca un passo: il pagamento");
    expect(refused.text(PAY)).toBe("Paga di nuovo 58,44 €");
    const paid = await (await refused.follow(PAY)).submit(intent("pay"));
    expect(paid.text("h1")).toBe("Ordine ricevuto, grazie.");
  });

  it("can be left unpaid, and shows the same page as before", async () => {
    const { done } = await ordered();
    const left = await (await done.follow(PAY)).submit(intent("leave"));
    expect([left.url, left.text(PAY)]).toEqual([done.url, done.text(PAY)]);
  });

  it("is paid from its own page", async () => {
    const { shop, done } = await ordered();
    const order = await shop.get(`/account/orders/${idIn(done)}`);
    expect(order.text("#how-to-pay")).toBe("Manca un passo: il pagamento");
    const paid = await (await order.follow(PAY)).submit(intent("pay"));
    expect(paid.text("main")).toContain("Pagato");
  });

  it("is paid from the list of orders while payment is due", async () => {
    const { shop, done } = await ordered();
    const list = await shop.get("/account/orders");
    const row = "main tbody tr:first-child";
    expect(list.text(`${row} a[href*="/pay/"]`)).toMatch(/^Paga ora \d{4}-\d+$/);
    expect(list.text(row)).toContain("Manca un passo: il pagamento");
    expect(list.$(`${row} button[value="reorder"]`)).toHaveLength(1);
    expect(list.$(PAY).attr("href")).toBe(done.$(PAY).attr("href"));
    const paid = await (await list.follow(PAY)).submit(intent("pay"));
    expect(paid.text("main")).toContain("Pagato");
    const after = await shop.get("/account/orders");
    expect(after.$(PAY)).toHaveLength(0);
  });

  it("shows the result without a login only to the browser that paid", async () => {
    const { done } = await ordered();
    const link = new URL(done.$(PAY).attr("href") ?? "").pathname;
    const visitor = browser();
    const paid = await (await visitor.get(link)).submit(intent("pay"));
    expect([paid.status, paid.url]).toEqual([200, done.url]);
    expect(paid.text("main")).toContain("Pagato");
    // The page shows neither the products nor the address.
    expect(paid.text("main")).not.toContain("Via della Prova");
    const stranger = await browser().get(done.url);
    expect(stranger.url).toContain("/auth/login");
  });

  it("answers an invalid link with a page of the shop", async () => {
    const page = await browser().get("/pay/nothing.atall");
    expect([page.status, page.text("h1") === ""]).toEqual([404, false]);
  });

  it.each([
    ["en", "Pay €58.44 now", "Paid"],
    ["es", "Pagar 58,44 € ahora", "Pagado"],
  ])("is available in %s", async (locale, now, words) => {
    const { done } = await ordered(locale);
    expect(done.text(PAY)).toBe(now);
    const paid = await (await done.follow(PAY)).submit(intent("pay"));
    expect(paid.text("main")).toContain(words);
  });
});

describe("an order that is paid by transfer", () => {
  it("shows payee, IBAN, amount and reference, and a QR code for banking apps, until it is cancelled", async () => {
    const { shop, page } = await atTheTill();
    const done = await page.submit(intent("place-order"), await byTransfer());
    const [order] = await sql<{ number: string }>("SELECT number FROM orders WHERE id = ?", idIn(done));
    for (const shown of [done, await shop.get(`/account/orders/${idIn(done)}`)]) {
      const facts = shown.text("#how-to-pay ~ * dl, section[aria-labelledby=how-to-pay] dl");
      for (const fact of [
        "Bottega Quattro Stagioni S.r.l.",
        "IT60 X054 2811 1010 0000 0123 456",
        "58,44 €",
        order?.number ?? "none",
      ])
        expect(facts).toContain(fact);
      expect(shown.$("section[aria-labelledby=how-to-pay] svg").attr("aria-label")).toContain("Codice QR");
    }
    const cancelled = await done.submit(intent("cancel"));
    expect(cancelled.$("section[aria-labelledby=how-to-pay]")).toHaveLength(0);
  });
});
