// The page of an order: its content, cancelling, reordering, and access (IDOR).
import { describe, expect, it } from "vitest";
import { browser, intent } from "../../support/browser";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { anOrder, stockOf } from "../../support/builders/order-builder";
import { signedIn } from "../../support/orders-page";
import { PASSWORD, sql } from "../../support/worker/worker";

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const statusOf = async (order: number) =>
  (await sql<{ status: string }>("SELECT status FROM orders WHERE id = ?", order))[0]?.status;

describe("/account/orders/{id}", () => {
  it("shows products, prices, delivery address and payment instructions", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer, notes: "Citofono <b>rotto</b>" });
    const page = await (await signedIn(customer.username)).get(`/account/orders/${order.id}`);
    expect(page.status).toBe(200);
    for (const words of [
      order.number,
      "In attesa",
      "36,60",
      "Via della Prova 1",
      "IBAN IT00 X000",
      "<b>rotto</b>",
    ])
      expect(page.text("main")).toContain(words);
  });

  it("shows tracking, invoice, and the end of the withdrawal period", async () => {
    const customer = await aCustomer();
    const deliveredAt = daysAgo(3);
    const order = await anOrder({ customer, status: "completed", deliveredAt });
    await sql(
      "UPDATE orders SET invoice_number = 'FV 2026/7', invoice_date = '2026-11-09' WHERE id = ?",
      order.id,
    );
    await sql(
      `INSERT INTO shipments (order_id, number, carrier, tracking, url, shipped_at)
       VALUES (?, ?, 'Mulo & Vettori', 'MV1', 'https://mulo.example/MV1', '2026-11-09T10:00:00.000Z')`,
      order.id,
      `T ${order.number}`,
    );
    const page = await (await signedIn(customer.username)).get(`/account/orders/${order.id}`);
    for (const words of ["Fattura FV 2026/7 del 9 novembre 2026", "Termine per recedere: "])
      expect(page.text("main")).toContain(words);
    expect(page.$("main a[href='https://mulo.example/MV1']").length).toBe(1);
    expect(page.$("main a[href^='/recesso?order=']").length).toBe(1);
  });

  it("shows the shipped quantity, and offers files dated by the time zone of the shop", async () => {
    const customer = await aCustomer();
    const other = await anOrder({ customer });
    const order = await anOrder({ customer, qty: 3, date: "2026-11-21T23:50:00.000Z" });
    const page = await (await signedIn(customer.username)).get(`/account/orders/${order.id}`);
    const cells = page.$("main tbody tr").first().find("td[data-label]").toArray();
    expect(
      cells.slice(0, 2).map((cell) => [page.$(cell).attr("data-label"), page.$(cell).text().trim()]),
    ).toEqual([
      ["Quantità", "3"],
      ["Spediti", "0"],
    ]);
    const documents = page.text("section[aria-labelledby=order-documents]");
    expect(documents).toContain(`Conferma dell’ordine ${order.number}`);
    expect(documents).toContain("22 novembre 2026");
    expect(documents).not.toContain(other.number);
    const file = await page.follow("section[aria-labelledby=order-documents] a");
    expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  });

  it("names products and documents in the reader's language, with the name at the time of purchase", async () => {
    const customer = await aCustomer();
    const product = await aProduct();
    await sql(
      "UPDATE product_texts SET name = 'Hilo para la viña' WHERE product_id = ? AND locale = 'es'",
      product.id,
    );
    const order = await anOrder({ customer, item: product });
    const visitor = await signedIn(customer.username);
    const row = async (locale: string) =>
      (await visitor.get(`/account/orders/${order.id}?locale=${locale}`)).$("main tbody tr").first();
    const spanish = await row("es");
    expect([spanish.find("a").text(), spanish.find("a").attr("lang")]).toEqual([
      "Hilo para la viña",
      undefined,
    ]);
    expect(spanish.find("[lang=it]").text()).toBe(product.name);
    const page = await visitor.get(`/account/orders/${order.id}`);
    expect(page.text("section[aria-labelledby=order-documents] a")).toBe(
      `Confirmación del pedido ${order.number}`,
    );
    const italian = await row("it");
    expect([italian.find("a").text(), italian.find("a").attr("lang")]).toEqual([product.name, "it"]);
  });

  it("links from a page past the last one back to the last page", async () => {
    const customer = await aCustomer();
    for (const date of ["2026-11-01", "2026-11-02"])
      await anOrder({ customer, date: `${date}T10:00:00.000Z` });
    const past = await (await signedIn(customer.username)).get("/account/orders?page_size=1&page=99");
    expect(past.text("main")).toContain("Questa pagina non c’è: l’ultima è la 2.");
    expect((await past.follow("main a[rel=prev]")).$("main tbody tr")).toHaveLength(1);
  });

  it("shows an agent with another customer whose order it is, and lists its documents", async () => {
    const agent = await anAgent();
    const [one, two] = [
      await aCustomer({ type: "business", agent: agent.id }),
      await aCustomer({ type: "business", agent: agent.id }),
    ];
    const order = await anOrder({ customer: one, type: "business", agent: agent.id });
    const visitor = await signedIn(agent.username);
    await visitor.post("/customers", { intent: "select", customer: String(two.id) });
    const seen = await visitor.get(`/account/orders/${order.id}`);
    expect(seen.text("main [role=status]")).toContain("ora compri per");
    expect(seen.text("main")).toContain(`Conferma dell’ordine ${order.number}`);
    await visitor.post("/customers", { intent: "select", customer: String(one.id) });
    expect((await visitor.get(`/account/orders/${order.id}`)).text("main")).not.toContain("ora compri per");
  });

  it("offers withdrawal from the order until its period has ended", async () => {
    const customer = await aCustomer();
    const visitor = await signedIn(customer.username);
    const shown = async (facts: { status: string; deliveredAt?: string }) => {
      const order = await anOrder({ customer, ...facts });
      const page = await visitor.get(`/account/orders/${order.id}`);
      return { words: page.text("aside"), links: page.$("aside a[href^='/recesso?order=']").length };
    };
    const sent = await shown({ status: "shipped" });
    expect([sent.words, sent.links]).toEqual([expect.stringContaining("fino a 14 giorni dalla consegna"), 1]);
    const over = await shown({ status: "completed", deliveredAt: daysAgo(20) });
    expect([over.words, over.links]).toEqual([
      expect.stringContaining("Il termine per recedere è passato"),
      0,
    ]);
  });

  it("cancels a pending order with a form", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer, qty: 4, stock: 10 });
    const page = await (await signedIn(customer.username)).get(`/account/orders/${order.id}`);
    const done = await page.submit(intent("cancel"));
    expect([done.status, done.hops]).toEqual([200, [`303 /account/orders/${order.id}`]]);
    expect(done.text("main")).toContain("Annullato");
    expect(done.$(intent("cancel")).length).toBe(0);
    expect(await stockOf(order.product)).toBe(10);
    const again = await page.submit(intent("cancel"));
    expect(again.status).toBe(409);
    expect(again.text("[role=alert]")).toContain("non si può più annullare");
    expect(await stockOf(order.product)).toBe(10);
  });

  it("requests no payment for a cancelled order", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer });
    const visitor = await signedIn(customer.username);
    const page = await visitor.get(`/account/orders/${order.id}`);
    expect(page.text("main")).toMatch(/Da pagare: 36,60\s€/);
    const done = await page.submit(intent("cancel"));
    expect(done.text("main")).not.toMatch(/da pagare|IBAN/i);
    const promised = await visitor.get(`/cart/order-complete?order=${order.id}`);
    expect(promised.hops).toEqual([`302 /account/orders/${order.id}`]);
  });

  it("shows the history in chronological order", async () => {
    const customer = await aCustomer();
    const order = await anOrder({
      customer,
      status: "completed",
      date: "2026-10-01T10:00:00.000Z",
      deliveredAt: "2026-10-04T10:00:00.000Z",
    });
    await sql(
      `INSERT INTO order_history (order_id, status, created_at) VALUES (?, 'partially_refunded', '2026-10-09T10:00:00.000Z')`,
      order.id,
    );
    const page = await (await signedIn(customer.username)).get(`/account/orders/${order.id}`);
    const told = page.text("main section[aria-labelledby=timeline] ol");
    expect(told).toMatch(/Completato.*Consegnato 4 ottobre.*Rimborsato in parte 9 ottobre/);
  });

  it("shows tracking first, then the totals, then the rows with pictures", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer, status: "shipped" });
    await sql("UPDATE products SET image = (SELECT name FROM pictures LIMIT 1) WHERE id = ?", order.product);
    await sql(
      `INSERT INTO shipments (number, order_id, carrier, tracking, url, shipped_at)
       VALUES (hex(randomblob(8)), ?, 'BRT', 'ZX 81', 'https://track.test/ZX81', '2026-11-20T10:00:00.000Z')`,
      order.id,
    );
    const page = await (await signedIn(customer.username)).get(`/account/orders/${order.id}`);
    const main = page.$("main").html() ?? "";
    const places = ["https://track.test/ZX81", 'id="timeline"', "<aside", "<table"].map((part) =>
      main.indexOf(part),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(page.$("main table tbody img")).toHaveLength(1);
  });

  it("shows the dispatch day, pictures of the products, and one bank account on the confirmation", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer });
    await sql("UPDATE products SET image = (SELECT name FROM pictures LIMIT 1) WHERE id = ?", order.product);
    await sql("UPDATE orders SET payment_instructions = '' WHERE id = ?", order.id);
    const page = await (await signedIn(customer.username)).get(`/cart/order-complete?order=${order.id}`);
    expect(page.text("main h1 ~ p")).toContain(
      "Parte entro 3 giorni lavorativi da quando riceviamo il pagamento",
    );
    expect(page.$("main section[aria-labelledby=bought] li img")).toHaveLength(1);
    expect(page.text("main").match(/IT\d\d( ?\w{4}){5}/g)).toHaveLength(1);
  });

  it("adds its rows to the cart again", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer, qty: 3 });
    const page = await (await signedIn(customer.username)).get(`/account/orders/${order.id}`);
    const cart = await page.submit(intent("reorder"));
    expect(cart.hops[0]).toMatch(/^303 \/cart/);
    const rows = await sql(
      "SELECT r.product_id AS product, r.qty FROM cart_rows r JOIN carts c ON c.id = r.cart_id WHERE c.customer_id = ?",
      customer.id,
    );
    expect(rows).toEqual([{ product: order.product, qty: 3 }]);
  });

  it("adds no row that is no longer sold to the cart, and shows the reason", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer, qty: 3 });
    await sql("UPDATE products SET is_active = 0 WHERE id = ?", order.product);
    const visitor = await signedIn(customer.username);
    // The page has no button for it, but an outdated page and the list of orders have.
    for (const path of [`/account/orders/${order.id}`, "/account/orders"]) {
      const cart = await visitor.post(path, { intent: "reorder", order: String(order.id) });
      expect(cart.text("main")).toContain("non più in vendita");
      expect(
        await sql(
          "SELECT r.id FROM cart_rows r JOIN carts c ON c.id = r.cart_id WHERE c.customer_id = ?",
          customer.id,
        ),
      ).toEqual([]);
    }
  });

  it("refuses a row of another order, and keeps ticked rows after the session has ended", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer });
    const visitor = await signedIn(customer.username);
    const path = `/account/orders/${order.id}`;
    const wrong = await visitor.post(path, { intent: "reorder", rows: "987654321" });
    expect([wrong.status, wrong.text("main [role=alert]")]).toEqual([
      404,
      "Queste righe non sono di questo ordine: non abbiamo aggiunto nulla.",
    ]);
    const rows = wrong.$("[name=rows]").attr("value") ?? "";
    await sql("DELETE FROM tokens WHERE user_id = ?", customer.id);
    await visitor.post(path, { intent: "reorder", rows });
    const { username } = customer;
    const page = await visitor.post("/auth/login", { username, password: PASSWORD, redirectTo: path });
    expect(page.$(`[name=rows][value=${rows}]`).attr("checked")).toBeDefined();
  });

  it("answers other users as if the order did not exist", async () => {
    const owner = await aCustomer();
    const order = await anOrder({ customer: owner });
    for (const { username } of [await aCustomer(), await aCustomer({ type: "business" })]) {
      const visitor = await signedIn(username);
      const unknown = await visitor.get("/account/orders/999999999");
      expect(unknown.status).toBe(404);
      expect((await visitor.get(`/account/orders/${order.id}`)).status).toBe(404);
      for (const intent of ["cancel", "reorder"])
        expect((await visitor.post(`/account/orders/${order.id}`, { intent: intent })).status).toBe(404);
    }
    expect((await browser().get(`/account/orders/${order.id}`)).hops[0]).toMatch(/^302 \/auth\/login/);
    expect(await statusOf(order.id)).toBe("pending");
  });

  it.each(["0", "-1", "abc", "1e3", "9".repeat(20), "1.5"])("answers 404 for the order id %s", async (id) => {
    const visitor = await signedIn("consumer@demo.test");
    expect((await visitor.get(`/account/orders/${id}`)).status).toBe(404);
  });

  it("does nothing for an agent who has switched to another customer", async () => {
    const agent = await anAgent();
    const [one, two] = [
      await aCustomer({ type: "business", agent: agent.id }),
      await aCustomer({ type: "business", agent: agent.id }),
    ];
    const order = await anOrder({ customer: one, type: "business", agent: agent.id });
    const visitor = await signedIn(agent.username);
    await visitor.post("/customers", { intent: "select", customer: String(one.id) });
    const page = await visitor.get(`/account/orders/${order.id}`);
    await visitor.post("/customers", { intent: "select", customer: String(two.id) });
    const refused = await page.submit(intent("cancel"));
    expect(refused.status).toBe(409);
    expect(await statusOf(order.id)).toBe("pending");
    const fresh = await visitor.get(`/account/orders/${order.id}`);
    expect((await fresh.submit(intent("cancel"))).status).toBe(409);
    expect(await statusOf(order.id)).toBe("pending");
  });
});
