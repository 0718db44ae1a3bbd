import { describe, expect, it } from "vitest";
import { Order } from "~/contract/orders";
import { messageFor } from "~/i18n/server";
import { get } from "../../support/answers";
import { type Browser, browser, intent, type Page } from "../../support/browser";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { byTransfer } from "../../support/by-transfer";
import { PASSWORD, signInAs, sql } from "../../support/worker/worker";

/** Signs in a customer whose cart contains `qty` of a product, and opens the checkout. */
async function atTheTill({
  qty = 2,
  cents = 2000,
  backorderable = false,
  ...facts
}: Parameters<typeof aCustomer>[0] & {
  qty?: number;
  cents?: number;
  /** True for a product that is out of stock and can be ordered. */
  backorderable?: boolean;
} = {}) {
  const customer = await aCustomer(facts);
  const shop = browser();
  await shop.post("/auth/login", { username: customer.username, password: PASSWORD });
  const product = await aProduct({ priceCents: cents, ...(backorderable && { backorderable, quantity: 0 }) });
  await shop.post("/cart", {
    intent: "add",
    product: String(product.id),
    qty: String(qty),
    notes: "in fretta",
  });
  return { customer, shop, product, page: await shop.get("/cart/checkout") };
}

const ordersOf = (customer: number) =>
  sql<{ id: number }>("SELECT id FROM orders WHERE customer_id = ?", customer);
const trips = (page: Page) => Number(page.headers.get("D1-Round-Trips"));
const hidden = (page: Page, name: string) => page.$(`input[type=hidden][name=${name}]`).attr("value") ?? "";
const cartIsFull = async (shop: Browser) => (await shop.get("/cart")).$('[name^="qty."]').length === 1;

describe("/cart/checkout", () => {
  it("selects an immediate payment by default, accepts a bank transfer, and confirms the order", async () => {
    const { customer, shop, page } = await atTheTill();
    expect(page.status).toBe(200);
    expect(page.$("input[type=radio][checked]")).toHaveLength(4);
    expect(page.text("button[value=place-order]")).toBe("Ordine con obbligo di pagare 58,44 €");
    const [first] = page.$("input[name=payment_method]").toArray();
    expect(page.$(first).is("[checked]")).toBe(true);
    expect(page.$(first).closest("label").text()).toContain("Carta");
    const done = await page.submit(intent("place-order"), {
      ...(await byTransfer()),
      customer_reference: "ODA 7",
      notes: "Suona «due» volte & aspetta",
    });
    expect(done.hops[0]).toMatch(/^303 \/cart\/order-complete\?order=\d+$/);
    const [order] = await ordersOf(customer.id);
    const placed = await get(await signInAs(customer.username), `orders/${order?.id}/`, Order);
    expect(placed).toMatchObject({
      notes: "Suona «due» volte & aspetta",
      customer_reference: "ODA 7",
      total: "58.44",
    });
    for (const words of [placed.number, "58,44 €", "IBAN", customer.username, "1 articolo"])
      expect(done.text("main")).toContain(words);
    expect(await cartIsFull(shop)).toBe(false);
  });

  it("has no menu, search or cart, but a link back, the support contact and the legal links", async () => {
    const { page, shop } = await atTheTill();
    const done = await page.submit(intent("place-order"), await byTransfer());
    for (const one of [page, done]) {
      expect(
        one.$("[role=search], #search, nav[aria-label='Linee di prodotto'], footer details"),
      ).toHaveLength(0);
      expect(one.$("header a[href='/cart'], header a[href^='/account']")).toHaveLength(0);
      expect(one.$("header a[href^='tel:']").text()).toContain("Serve aiuto?");
      const links = one
        .$("footer a")
        .toArray()
        .map((link) => one.$(link).attr("href"));
      expect(links).toEqual(["/condizioni", "/privacy", "/recesso"]);
      expect(one.text("footer")).toContain("P. IVA");
    }
    expect(page.$("main a[href='/cart']").first().text()).toBe("Torna al carrello");
    expect((await shop.get("/cart")).$("#search")).toHaveLength(1);
  });

  it("starts with the delivery address, and collapses the fields that few orders need", async () => {
    const { page } = await atTheTill();
    const steps = page
      .$("main legend")
      .toArray()
      .map((legend) => page.$(legend).text());
    expect(steps).toEqual(["Indirizzo di consegna", "Metodo di spedizione", "Fatturazione", "Pagamento"]);
    expect(page.$("[name=notes]").closest("details").attr("open")).toBeUndefined();
    const typed = await page.submit(intent("refresh"), { notes: "Suona due volte" });
    expect(typed.$("[name=notes]").closest("details").attr("open")).toBeDefined();
    // Delivery needs no tax code.
    expect(page.text("fieldset:has([name=shipping_address])")).not.toContain("C. F.");
  });

  it("shows the legal guarantee, the right of withdrawal and the dispatch day before the button", async () => {
    const { shop, page } = await atTheTill();
    const words = page.text("aside");
    for (const one of ["Garanzia legale", "Recesso: 14 giorni", "Parte entro "]) expect(words).toContain(one);
    // The place of the withdrawal function (art. 49), the full text with the model form, the guarantee.
    expect(words).toContain("«Recedere dal contratto qui»");
    for (const one of ["/diritto-di-recesso", "/garanzia"])
      expect((await shop.get(page.$(`aside a[href="${one}"]`).attr("href") ?? "none")).status).toBe(200);
  });

  it.each([
    ["it", "Ordine con obbligo di pagare"],
    ["en", "Order with obligation to pay"],
    ["es", "Pedido con obligación de pago"],
  ])("has the legally required text on the button in %s", async (locale, words) => {
    const { shop } = await atTheTill();
    const page = await shop.get(`/cart/checkout?locale=${locale}`);
    expect(page.text("button[value=place-order]")).toContain(words);
  });

  it.each(["consumer", "business"] as const)(
    "recalculates the total of a %s instead of placing the order when Enter is pressed in a text field",
    async (type) => {
      const { customer, page } = await atTheTill({ type, cents: 9000 });
      const form = 'main form:has([name="customer_reference"])';
      const fields = page.$(`${form} :is(input:not([type=hidden], [type=radio]), textarea)`).toArray();
      expect(fields.length).toBeGreaterThan(1);
      // Enter activates the first submit button of the form (HTML, implicit submission).
      const first = page.$(`${form} :is(button:not([type=button]), [type=submit])`).first();
      expect([first.attr("name"), first.attr("value")]).toEqual(["intent", "refresh"]);
      const again = await page.submit(form, { customer_reference: "PO-77" });
      expect([again.status, again.url]).toEqual([200, "/cart/checkout"]);
      expect(again.$("[name=customer_reference]").attr("value")).toBe("PO-77");
      expect(await ordersOf(customer.id)).toEqual([]);
    },
  );

  it("redirects a repeated post to the first order, also after going back", async () => {
    const { customer, page } = await atTheTill();
    const [one, other] = await Promise.all([
      page.submit(intent("place-order"), { notes: "a" }),
      page.submit(intent("place-order"), { notes: "a" }),
    ]);
    const back = await page.submit(intent("place-order"), { notes: "a" });
    expect(new Set([one.url, other.url, back.url]).size).toBe(1);
    expect(await ordersOf(customer.id)).toHaveLength(1);
  });

  it("requires confirmation of the new total if a price has changed, and keeps the typed values", async () => {
    const { customer, product, page } = await atTheTill();
    await sql("UPDATE prices SET standard_cents = 2100 WHERE item_id = ?", product.id);
    const asked = await page.submit(intent("place-order"), { notes: "con cura" });
    expect(asked.status).toBe(409);
    expect(asked.text('[role="alert"]')).toContain("58,44 €");
    expect(asked.text('[role="alert"]')).toContain("60,88 €");
    expect(asked.text('[role="alert"]')).toContain(`${product.name}: era 24,40 €, ora 25,62 €`);
    expect(asked.$("[name=notes]").text().trim()).toBe("con cura");
    expect(hidden(asked, "expected_total")).toBe("60.88");
    expect(await ordersOf(customer.id)).toEqual([]);
    expect((await asked.submit(intent("place-order"), await byTransfer())).url).toContain("order-complete");
  });

  it("lists products that are no longer available, with a link to the cart", async () => {
    const { product, page } = await atTheTill();
    await sql(
      "INSERT INTO stock_movements (item_id, kind, on_hand, created_at) SELECT item_id, 'adjustment', 1 - on_hand, '2026-01-01' FROM stock WHERE item_id = ?",
      product.id,
    );
    const refused = await page.submit(intent("place-order"));
    expect(refused.status).toBe(409);
    expect(refused.text("main")).toContain(`${product.name}: La quantità non è disponibile (ne resta 1)`);
    expect((await refused.follow('[role="alert"] a[href="/cart"]')).url).toBe("/cart");
  });

  it("reports once that an order is below the minimum, in the shop's currency", async () => {
    const { product, page } = await atTheTill({ type: "business", cents: 9000 });
    await sql("UPDATE prices SET standard_cents = 100 WHERE item_id = ?", product.id);
    const refused = await page.submit(intent("place-order"));
    expect(refused.status).toBe(409);
    expect(refused.text("main").match(/L’ordine minimo è di 50,00 €: mancano 48,00 €/g)).toHaveLength(1);
    const inFrancs = messageFor("it", "min_order", { minimum: "50.00", missing: "48.00", currency: "CHF" });
    expect(inFrancs.replace(/\s/g, " ")).toBe("L’ordine minimo è di 50,00 CHF: mancano 48,00 CHF");
  });

  it.each(["it", "en", "es"])("shows the transfer reference once in %s", async (locale) => {
    const { shop, page } = await atTheTill();
    const done = await page.submit(intent("place-order"), await byTransfer());
    const words = (await shop.get(`${done.url}&locale=${locale}`)).text('[aria-labelledby="how-to-pay"]');
    expect(words.match(/\d{4}-\d{6}/g)).toHaveLength(1);
    expect(words).not.toMatch(/numero d’ordine|order number|número de pedido/);
  });

  it("promises a day for an order that ships at once, and days after the payment for a prepaid order", async () => {
    const { page, shop } = await atTheTill();
    const onTransfer = /3 giorni lavorativi da(l pagamento| quando riceviamo il pagamento)/;
    const aDay = /[Ee]ntro (lune|marte|mercole|giove|vener)dì \d+ [a-z]+\./;
    const transfer = await page.submit(intent("refresh"), await byTransfer());
    expect(transfer.text("aside")).toMatch(onTransfer);
    expect(transfer.text("aside")).not.toMatch(aDay);
    // A card is paid on the next page.
    const [card] = await sql<{ id: number }>("SELECT id FROM payment_methods WHERE kind = 'redirect'");
    for (const payment_method of ["2", String(card?.id)])
      expect((await page.submit(intent("refresh"), { payment_method })).text("aside")).toMatch(aDay);
    const again = await shop.get("/cart/checkout");
    const done = await again.submit(intent("place-order"), await byTransfer());
    expect(done.text("main")).toMatch(onTransfer);
    expect(done.text("main")).not.toMatch(aDay);
    const order = await done.follow('main a[href^="/account/orders/"]');
    expect(order.text("main")).toMatch(onTransfer);
    expect(order.text("main")).not.toMatch(/Entro il \d/);
  });

  it("mentions no courier and no parcel for a pickup", async () => {
    const { page } = await atTheTill();
    const [pickup] = await sql<{ id: number }>("SELECT id FROM shipping_policies WHERE is_pickup = 1");
    const here = await page.submit(intent("refresh"), { shipping_policy: String(pickup?.id) });
    expect(here.text("aside")).toContain("Pronto per il ritiro");
    expect(here.text("main")).toContain("Si paga al ritiro");
    expect(here.text("main")).not.toContain("Si paga al corriere");
    const done = await here.submit(intent("place-order"), { payment_method: "2" });
    const order = await done.follow('main a[href^="/account/orders/"]');
    for (const one of [done, order]) {
      expect(one.text("main")).toMatch(/[Rr]itir/);
      expect(one.text("main")).not.toMatch(/spedi(amo|to|zione arriva)/i);
    }
  });

  it("does not promise three days for goods that are out of stock", async () => {
    const { page } = await atTheTill({ backorderable: true });
    expect(page.text("aside")).toContain(
      "La merce non è ancora tutta in magazzino: la spediamo appena arriva.",
    );
    const done = await page.submit(intent("place-order"), await byTransfer());
    const order = await done.follow('main a[href^="/account/orders/"]');
    for (const one of [done, order]) {
      expect(one.text("main")).toContain(
        "La merce non era tutta in magazzino: la spediamo appena arriva. Data di arrivo da confermare.",
      );
      expect(one.text("main")).not.toMatch(/Entro (il \d|3 giorni)/);
    }
  });

  it("recalculates for another address, with a carrier that delivers there", async () => {
    const { customer, page } = await atTheTill();
    await sql("UPDATE addresses SET country = 'ES', postal_code = '28001' WHERE id = ?", customer.shipping);
    const again = await page.submit(intent("refresh"), { notes: "resta" });
    expect(again.status).toBe(200);
    expect(again.text("main")).toContain("Corriere Spagna");
    expect(again.$("[name=shipping_policy][checked]")).toHaveLength(1);
    expect(again.$("[name=notes]").text().trim()).toBe("resta");
    expect(await ordersOf(customer.id)).toEqual([]);
  });

  it("lists all choices that are no longer valid, without extra round trips", async () => {
    const { customer, shop, page } = await atTheTill();
    const fields = Object.fromEntries(
      page
        .$("input[type=radio][checked]")
        .toArray()
        .map(({ attribs }) => [attribs.name ?? "", attribs.value ?? ""]),
    );
    const fine = await shop.post("/cart/checkout", { intent: "refresh", ...fields });
    await sql("UPDATE addresses SET country = 'ES', postal_code = '28001' WHERE id = ?", customer.shipping);
    await sql("UPDATE addresses SET is_active = 0 WHERE id = ?", customer.billing);
    const again = await shop.post("/cart/checkout", { intent: "refresh", ...fields, coupon: "SCADUTO" });
    expect(again.status).toBe(200);
    expect(again.text("#billing_address-error, [role=alert]")).toContain(
      "Questa scelta non è più disponibile: fanne un’altra",
    );
    expect(again.text("main")).toContain("Il coupon SCADUTO non è più valido");
    expect(again.text("main")).toContain("Il corriere scelto non serve questo indirizzo");
    expect(again.text("main")).toContain("Corriere Spagna");
    expect(again.$(`[name=shipping_address][value=${customer.shipping}][checked]`)).toHaveLength(1);
    expect(trips(again)).toBeLessThanOrEqual(trips(fine));
    expect(trips(fine)).toBeLessThanOrEqual(5);
  });

  it("shows missing choices beside their fields", async () => {
    const { shop, page } = await atTheTill();
    const bare = {
      intent: "place-order",
      expected_total: "58.44",
      idempotency_key: hidden(page, "idempotency_key"),
    };
    const asked = await shop.post("/cart/checkout", bare);
    expect(asked.status).toBe(400);
    expect(asked.text("#billing_address-error")).toBe("Scegli un indirizzo");
    expect(asked.text("#payment_method-error")).toBe("Scegli il metodo di pagamento");
    const long = await page.submit(intent("place-order"), { customer_reference: "x".repeat(21) });
    expect([long.status, long.text("#customer_reference-error")]).toEqual([400, "Al massimo 20 caratteri"]);
  });

  it("offers a business the codes for public bodies, and marks invalid ones", async () => {
    const { page } = await atTheTill({ type: "business", cents: 9000 });
    const closest = (at: Page) => at.$("[name=cig]").closest("details");
    expect(closest(page).attr("open")).toBeUndefined();
    const refused = await page.submit(intent("place-order"), { cig: "82A0B12C9", cup: "J41B21001230001" });
    expect([refused.status, refused.text("#cig-error"), refused.text("#cup-error")]).toEqual([
      400,
      "CIG non valido: sono 10 lettere e cifre",
      "",
    ]);
    expect(closest(refused).attr("open")).toBeDefined();
    expect(refused.$("[name=cup]").attr("value")).toBe("J41B21001230001");
    const done = await refused.submit(intent("place-order"), {
      cig: "82a0b12c9d",
      ...(await byTransfer()),
    });
    const order = await done.follow('main a[href^="/account/orders/"]');
    expect(order.text("main")).toContain("CIG 82A0B12C9D. CUP J41B21001230001.");
    const consumer = await atTheTill();
    expect(consumer.page.$("[name=cig]")).toHaveLength(0);
  });

  it.each([
    ["consumer", "Shipping"],
    ["business", "Billing"],
  ] as const)(
    "links a %s without a %s address to a new one and back, with the typed values",
    async (type, which) => {
      const { customer, shop } = await atTheTill({ type, cents: 9000 });
      await sql("UPDATE addresses SET is_active = 0 WHERE user_id = ? AND type = ?", customer.id, which);
      const page = await shop.get("/cart/checkout");
      const form = await page.submit(intent(`add-${which.toLowerCase()}-address`), {
        notes: "suona due volte",
        customer_reference: "PO-9",
      });
      expect(form.hops).toEqual([`303 /account/addresses?type=${which}&redirectTo=%2Fcart%2Fcheckout`]);
      expect(form.$(`[name=type][value=${which}]`).is("[checked]")).toBe(true);
      const fields = {
        ...{ recipient: "Ada Rossi", address: "Via Nuova 3", postal_code: "1", city: "Asti", province: "AT" },
        ...(type === "business" && { sdi_code: "M5UXCR1" }),
      };
      const refused = await form.submit(intent("create"), fields);
      expect(refused.status).toBe(400);
      const back = await refused.submit(intent("create"), { postal_code: "14100" });
      expect([back.status, back.url]).toEqual([200, "/cart/checkout"]);
      expect(back.$("[name=notes]").text().trim()).toBe("suona due volte");
      expect(back.$("[name=customer_reference]").attr("value")).toBe("PO-9");
      expect(back.$(`[name=${which.toLowerCase()}_address][checked]`)).toHaveLength(1);
      expect((await back.submit(intent("place-order"), await byTransfer())).url).toContain("order-complete");
    },
  );

  it("refuses another customer's address", async () => {
    const { customer, shop, page } = await atTheTill();
    const stranger = await aCustomer();
    const fields = Object.fromEntries(
      ["billing_address", "shipping_policy", "payment_method"].map((name) => [
        name,
        page.$(`[name=${name}][checked]`).attr("value") ?? "",
      ]),
    );
    const refused = await shop.post("/cart/checkout", {
      ...{ intent: "place-order", ...fields, shipping_address: String(stranger.shipping) },
      ...{ expected_total: hidden(page, "expected_total"), idempotency_key: crypto.randomUUID() },
    });
    expect(refused.status).toBe(404);
    expect(refused.text("main [role=alert]")).toContain(
      "Questa scelta non è più disponibile: fanne un’altra",
    );
    expect(refused.html).not.toContain(stranger.username);
    expect(await ordersOf(customer.id)).toEqual([]);
  });

  it("places the order only for the customer for whom the page was made", async () => {
    const agent = await anAgent();
    const [one, other] = await Promise.all([
      aCustomer({ agent: agent.id, type: "business" }),
      aCustomer({ agent: agent.id, type: "business" }),
    ]);
    const shop = browser();
    await shop.post("/auth/login", { username: agent.username, password: PASSWORD });
    const product = await aProduct({ priceCents: 9000 });
    for (const { id } of [one, other]) {
      await shop.post("/customers", { intent: "select", customer: String(id) });
      await shop.post("/cart", { intent: "add", product: String(product.id), qty: "1" });
    }
    const forOther = await shop.get("/cart/checkout");
    await shop.post("/customers", { intent: "select", customer: String(one.id) });
    expect((await forOther.submit(intent("place-order"))).status).toBe(409);
    expect([...(await ordersOf(one.id)), ...(await ordersOf(other.id))]).toEqual([]);
  });

  it("keeps all typed values when the session has ended", async () => {
    const { customer, shop, page } = await atTheTill();
    await sql("DELETE FROM tokens WHERE user_id = ?", customer.id);
    const login = await page.submit(intent("place-order"), {
      notes: "non perdermi",
      customer_reference: "ODA 9",
    });
    expect(login.hops[0]).toMatch(/^303 \/auth\/login/);
    const back = await shop.post("/auth/login", {
      username: customer.username,
      password: PASSWORD,
      redirectTo: "/cart/checkout",
    });
    expect(back.$("[name=notes]").text().trim()).toBe("non perdermi");
    expect(back.$("[name=customer_reference]").attr("value")).toBe("ODA 9");
    expect(await ordersOf(customer.id)).toEqual([]);
    expect((await back.submit(intent("place-order"), await byTransfer())).url).toContain("order-complete");
  });

  it("shows that the cart is empty", async () => {
    const shop = browser();
    await shop.post("/auth/login", { username: (await aCustomer()).username, password: PASSWORD });
    expect((await shop.get("/cart/checkout")).text("main")).toContain("Il carrello è vuoto.");
  });
});

describe("/cart/order-complete", () => {
  it("lets the customer cancel a pending order, and offers a reorder only after that", async () => {
    const { page } = await atTheTill();
    const done = await page.submit(intent("place-order"), await byTransfer());
    expect(done.$('[value="reorder"]')).toHaveLength(0);
    const cancelled = await done.submit(intent("cancel"));
    expect(cancelled.text("main")).toContain("annullato");
  });

  it("is visible only to the customer", async () => {
    const { customer, page } = await atTheTill();
    const { url } = await page.submit(intent("place-order"), await byTransfer());
    const stranger = browser();
    await stranger.post("/auth/login", { username: (await aCustomer()).username, password: PASSWORD });
    expect((await stranger.get(url)).status).toBe(404);
    expect((await stranger.get("/cart/order-complete?order=abc")).status).toBe(404);
    expect(await ordersOf(customer.id)).toHaveLength(1);
  });
});
