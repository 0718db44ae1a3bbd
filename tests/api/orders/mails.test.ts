import { describe, expect, it } from "vitest";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { deliver, shopUrl, sql, tickCron } from "../../support/worker/worker";

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  sent_at: string;
}

async function mailbox(to: string): Promise<Mail[]> {
  const mails: Mail[] = await (await fetch(`${shopUrl()}/__dev/mailbox.json`)).json();
  return mails.filter((mail) => mail.to === to);
}

/** A mail in the outbox, about an order of its own. */
async function aMail(
  options: {
    locale?: "it" | "en" | "es";
    type?: "consumer" | "business";
    notes?: string;
    kind?: string;
    status?: string;
  } = {},
) {
  const { locale = "it", type = "consumer", notes = "", kind = "order-confirmation", status } = options;
  const customer = await aCustomer({ type, locale: "it" });
  const order = await anOrder({ customer, type, locale, notes, status });
  const past = new Date(Date.now() - 1000).toISOString();
  const [mail] = await sql<{ id: number }>(
    `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
     VALUES (?, ?, ?, ?, json_object('order', ?), ?, ?) RETURNING id`,
    ...[kind, `${kind}:${order.id}`, customer.username, locale, order.id, past, past],
  );
  if (!mail) throw new Error("no mail was written");
  return { id: mail.id, to: customer.username, order };
}

describe("the outbox", () => {
  it("sends a mail once, though the queue delivers it three times at once", async () => {
    const { id, to, order } = await aMail();
    const message = { mail: id };
    await Promise.all([deliver(message, message, message), deliver(message), deliver(message)]);
    const mails = await mailbox(to);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(order.number);
    const [{ tries } = { tries: 0 }] = await sql("SELECT tries FROM mails WHERE id = ?", id);
    expect(tries).toBe(1);
  });

  it("sends from the cron what the queue has lost", async () => {
    const { to } = await aMail();
    await tickCron();
    expect(await mailbox(to)).toHaveLength(1);
    await tickCron();
    expect(await mailbox(to)).toHaveLength(1);
  });

  it("takes up a mail whose sender died, but not before its time", async () => {
    const { id, to } = await aMail();
    const inAMinute = new Date(Date.now() + 60_000).toISOString();
    await sql("UPDATE mails SET state = 'sending', not_before = ? WHERE id = ?", inAMinute, id);
    await deliver({ mail: id });
    await tickCron();
    expect(await mailbox(to)).toHaveLength(0);
    await sql("UPDATE mails SET not_before = '2026-01-01' WHERE id = ?", id);
    await tickCron();
    expect(await mailbox(to)).toHaveLength(1);
  });

  it("tries again later what fails, and gives up in the end", async () => {
    const { id } = await aMail({ kind: "unheard-of" });
    const states: unknown[] = [];
    for (let n = 0; n < 6; n++) {
      await deliver({ mail: id });
      await sql("UPDATE mails SET not_before = '2026-01-01' WHERE id = ?", id);
      states.push((await sql("SELECT state FROM mails WHERE id = ?", id))[0]?.state);
    }
    expect(states).toEqual(["waiting", "waiting", "waiting", "waiting", "waiting", "dead"]);
    await deliver({ mail: id });
    const [row] = await sql("SELECT tries, error FROM mails WHERE id = ?", id);
    expect(row).toMatchObject({ tries: 6, error: expect.stringContaining("unheard-of") });
  });

  it("takes a message about a mail that is not there", async () => {
    expect((await deliver({ mail: 999999999 })).outcome).toBe("ok");
  });
});

describe("the order's confirmation", () => {
  const sent = async (options: Parameters<typeof aMail>[0]) => {
    const { id, to, order } = await aMail(options);
    await deliver({ mail: id });
    const [mail] = await mailbox(to);
    if (!mail) throw new Error("no mail was sent");
    return { mail, order };
  };

  it.each([
    [
      "it",
      "abbiamo ricevuto il tuo ordine",
      "36,60\u00a0€",
      "Diritto di recesso",
      "Garanzia legale",
      "entro 3 giorni lavorativi dall’accredito",
    ],
    [
      "en",
      "we have received your order",
      "€36.60",
      "Right of withdrawal",
      "Legal guarantee",
      "within 3 working days of receiving it",
    ],
    [
      "es",
      "hemos recibido su pedido",
      "36,60\u00a0€",
      "Derecho de desistimiento",
      "Garantía legal",
      "3 días laborables desde que lo recibimos",
    ],
  ] as const)(
    "speaks the order's language: %s",
    async (locale, subject, total, withdrawal, guarantee, promise) => {
      const { mail, order } = await sent({ locale });
      expect(mail.subject).toContain(subject);
      expect(mail.subject).toContain(order.number);
      for (const words of [total, promise, "Bottega Quattro Stagioni S.r.l.", "IT09941700057", "AT-994170"]) {
        expect(mail.text).toContain(words);
        expect(mail.html).toContain(words);
      }
      expect(mail.text).toContain(withdrawal.toUpperCase());
      expect(mail.text).toContain(guarantee.toUpperCase());
      expect(mail.html).toContain(withdrawal);
      expect(mail.html).toContain(guarantee);
      expect(mail.html).toContain(`<html dir="ltr" lang="${locale}">`);
      for (const words of ["IBAN IT00 X000", "Via della Prova 1", "Corriere Italia", "Bonifico bancario"])
        expect(mail.text).toContain(words);
      expect(mail.html).toMatch(/ · 3 × €?1\d[.,]\d\d/);
    },
  );

  it("leaves the rights of consumers out for firms, and shows their VAT", async () => {
    const { mail } = await sent({ type: "business" });
    expect(mail.text).not.toContain("DIRITTO DI RECESSO");
    expect(mail.text).toContain("IVA 22\u00a0% su 30,00\u00a0€: 6,60\u00a0€");
    expect(mail.text).toContain("Totale: 36,60\u00a0€");
  });

  it("says once why goods cannot be sent back, of all that it is true of", async () => {
    const { id, to, order } = await aMail({});
    const { id: other } = await aProduct({});
    await sql(
      `INSERT INTO order_rows (order_id, product_id, sku, slug, name, qty, list_price_cents, unit_price_cents, package_size, uom,
         vat_rate, total_cents) VALUES (?, ?, 'L-2', 'lievito', 'Lievito due', 1, 1000, 1000, 1, 'pz', 1000, 1000)`,
      order.id,
      other,
    );
    for (const product of [order.product, other])
      await sql(
        "INSERT INTO product_compliance (product_id, withdrawal_exception) VALUES (?, 'perishable')",
        product,
      );
    await deliver({ mail: id });
    const [mail] = await mailbox(to);
    expect(mail?.text.match(/Prodotto vivo o deperibile/g)).toHaveLength(1);
    expect(mail?.text).toMatch(/^.+, Lievito due: Prodotto vivo o deperibile/m);
  });

  it("shows notes as they were typed, and as text alone", async () => {
    const notes = '<script>alert(1)</script> & "così"\nBcc: x@y.test';
    const { mail } = await sent({ notes });
    expect(mail.text).toContain(notes);
    expect(mail.html).not.toContain("<script>");
    expect(mail.html).toContain("&lt;script&gt;");
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});

describe("an order's links", () => {
  it("lead to the shop where its customer last ordered", async () => {
    const { id, to, order } = await aMail({});
    await sql("UPDATE users SET shop_origin = 'https://shop.test' WHERE username = ?", to);
    await deliver({ mail: id });
    const [mail] = await mailbox(to);
    for (const part of [mail?.text, mail?.html])
      expect(part).toContain(`https://shop.test/account/orders/${order.id}`);
  });
});

describe("what follows an order", () => {
  const sentAbout = async (kind: string, locale: "it" | "en" | "es", status: string, before = "") => {
    const { id, to, order } = await aMail({ kind, locale, status });
    for (const statement of before.split(";").filter(Boolean)) await sql(statement, order.id);
    await deliver({ mail: id });
    const [mail] = await mailbox(to);
    if (!mail) throw new Error("no mail was sent");
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).toContain(order.number);
    expect(mail.text).not.toMatch(/\{\{|undefined|\b(paid|failed|shipped|refunded|copy)\.[a-z]/);
    return mail;
  };
  const parcelOf = (
    qty: number,
  ) => `INSERT INTO shipments (number, order_id, carrier, tracking, url, shipped_at)
    VALUES (hex(randomblob(8)), ?, 'BRT', 'ZX 81', 'https://track.test/ZX81', '2026-11-20T10:00:00.000Z');
    INSERT INTO shipment_rows (shipment_id, order_row_id, qty) SELECT s.id, r.id, ${qty}
      FROM shipments s JOIN order_rows r ON r.order_id = s.order_id WHERE s.order_id = ?;
    UPDATE order_rows SET shipped_qty = ${qty} WHERE order_id = ?`;

  it.each([
    ["it", "processing", "abbiamo ricevuto il pagamento", "36,60\u00a0€"],
    ["en", "processing", "we have received your payment of", "€36.60"],
    ["es", "processing", "hemos recibido su pago", "36,60\u00a0€"],
  ] as const)("says that it is paid: %s", async (locale, status, words, total) => {
    const { text } = await sentAbout("order-paid", locale, status);
    for (const part of [words, total]) expect(text).toContain(part);
  });

  it.each([
    ["it", "non è riuscito", "36,60\u00a0€"],
    ["en", "did not go through", "€36.60"],
    ["es", "no se ha realizado", "36,60\u00a0€"],
  ] as const)("says that the payment failed, and what can be done: %s", async (locale, words, total) => {
    const { text } = await sentAbout("order-failed", locale, "failed");
    for (const part of [words, total, "assistenza@bottega.example", "IBAN IT00 X000"])
      expect(text).toContain(part);
  });

  it.each([
    ["it", "è partito", "una parte dell’ordine", "ANCORA DA SPEDIRE", "Partito il: 20 novembre 2026"],
    ["en", "is on its way", "part of order", "STILL TO BE DISPATCHED", "Dispatched on: 20 November 2026"],
    ["es", "ha salido", "una parte del pedido", "PENDIENTE DE ENVÍO", "Enviado el: 20 de noviembre de 2026"],
  ] as const)("says what has left and how to follow it: %s", async (locale, whole, part, toCome, parcel) => {
    const all = await sentAbout("order-shipped", locale, "shipped", parcelOf(3));
    for (const words of [whole, parcel, "ZX 81", "https://track.test/ZX81", "Via della Prova 1"])
      expect(all.text).toContain(words);
    expect(all.html).toContain('<a href="https://track.test/ZX81"');
    expect(all.text).not.toContain(toCome);
    const some = await sentAbout("order-shipped", locale, "partially_shipped", parcelOf(1));
    expect(some.text).toContain(part);
    expect(some.text).toMatch(new RegExp(`${toCome}\n.+\n {2}.+ · 2 `));
  });

  it.each([
    ["it", "ti rimborsiamo 36,60", "ti rimborsiamo 10,00"],
    ["en", "we refund €36.60", "we refund €10.00 of the"],
    ["es", "le reembolsamos 36,60", "le reembolsamos 10,00"],
  ] as const)("says that money goes back: %s", async (locale, whole, part) => {
    const refundOf = (
      cents: number,
    ) => `INSERT INTO order_refunds (order_id, key, body_hash, amount_cents, vat_lines, number, created_at)
      VALUES (?, 'key', '', ${cents}, '[]', hex(randomblob(8)), '2026-11-20T10:00:00.000Z')`;
    const all = await sentAbout("order-refunded", locale, "refunded", refundOf(3660));
    expect(all.text).toContain(whole);
    const some = await sentAbout("order-refunded", locale, "partially_refunded", refundOf(1000));
    expect(some.text).toContain(part);
  });

  it.each(["order-confirmation", "order-paid", "order-copy"])(
    "promises no day for goods that were not there, only when they are expected: %s",
    async (kind) => {
      const waiting = `UPDATE orders SET backordered_count = 1, restock_date = '2026-12-20' WHERE id = ?`;
      const { text } = await sentAbout(kind, "en", "processing", waiting);
      expect(text).toContain("the order is dispatched when they arrive. Expected on 20 December 2026.");
      expect(text).not.toContain("1 December 2026");
    },
  );

  it("tells the shop of an order in the shop's language, not in the customer's", async () => {
    const { id, to, order } = await aMail({ kind: "order-copy", locale: "es", notes: "Suonare due volte" });
    await sql(
      `UPDATE orders SET shipping_policy = '{"id":1,"code":"IT-STD","name":"Mensajería Italia"}',
         payment_method = '{"id":1,"code":"BANK","name":"Transferencia bancaria"}',
         payment_instructions = 'IBAN de demostración' WHERE id = ?`,
      order.id,
    );
    await sql("UPDATE mails SET locale = 'it' WHERE id = ?", id);
    await deliver({ mail: id });
    const [mail] = await mailbox(to);
    expect(mail?.subject).toContain("Ada Rossi, 36,60\u00a0€");
    expect(mail?.html).toContain('<html dir="ltr" lang="it">');
    for (const words of [
      "Nuovo ordine",
      "Suonare due volte",
      "Via della Prova 1",
      "Corriere Italia",
      "Bonifico bancario",
    ])
      expect(mail?.text).toContain(words);
    expect(mail?.text).not.toMatch(/Mensajería|Transferencia|demostración/);
  });
});

describe("/__dev/", () => {
  it("shows the mailbox as a page that runs nothing", async () => {
    const { id } = await aMail({ notes: "<img src=x onerror=alert(1)>" });
    await deliver({ mail: id });
    for (const path of ["/__dev/mailbox", `/__dev/mailbox?mail=${id}`]) {
      const answer = await fetch(shopUrl() + path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(await answer.text()).not.toContain("<img src=x");
    }
  });

  it("lists the accounts", async () => {
    const accounts = await (await fetch(`${shopUrl()}/__dev/accounts.json`)).json();
    expect(accounts).toContainEqual({
      username: "business@demo.test",
      kind: "business",
      agent: "agent@demo.test",
    });
    expect(accounts).toContainEqual({ username: "agent@demo.test", kind: "agent", agent: null });
  });

  it("has nothing else", async () => {
    expect((await fetch(`${shopUrl()}/__dev/other`)).status).toBe(404);
  });
});
