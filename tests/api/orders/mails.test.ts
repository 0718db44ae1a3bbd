// Emails about an order: their content and their language.
import { describe, expect, it } from "vitest";
import { aProduct } from "../../support/builders/builders";
import { sentTo } from "../../support/mailbox";
import { aMail } from "../../support/order-mail";
import { deliver, sql } from "../../support/worker/worker";

describe("the order's confirmation", () => {
  const sent = async (options: Parameters<typeof aMail>[0]) => {
    const { id, to, order } = await aMail(options);
    await deliver({ mail: id });
    const [mail] = await sentTo(to);
    if (!mail) throw new Error("no mail was sent");
    return { mail, order };
  };

  it.each([
    [
      "it",
      "ecco i dati per il bonifico",
      "36,60\u00a0€",
      "Diritto di recesso",
      "Garanzia legale",
      "entro 3 giorni lavorativi da quando lo riceviamo",
    ],
    [
      "en",
      "how to pay by bank transfer",
      "€36.60",
      "Right of withdrawal",
      "Legal guarantee",
      "within 3 working days of receiving it",
    ],
    [
      "es",
      "datos para la transferencia",
      "36,60\u00a0€",
      "Derecho de desistimiento",
      "Garantía legal",
      "3 días laborables desde que lo recibimos",
    ],
  ] as const)(
    "is in the order's language: %s",
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

  it("leaves out consumers' rights for businesses, and shows their VAT", async () => {
    const { mail } = await sent({ type: "business" });
    expect(mail.text).not.toContain("DIRITTO DI RECESSO");
    expect(mail.text).toContain("IVA 22\u00a0% su 30,00\u00a0€: 6,60\u00a0€");
    expect(mail.text).toContain("Totale: 36,60\u00a0€");
  });

  it("explains once why goods cannot be returned, for all products concerned", async () => {
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
    const [mail] = await sentTo(to);
    expect(mail?.text.match(/Prodotto vivo o deperibile/g)).toHaveLength(1);
    expect(mail?.text).toMatch(/^.+, Lievito due: Prodotto vivo o deperibile/m);
  });

  it("shows notes as typed, and as plain text", async () => {
    const notes = '<script>alert(1)</script> & "così"\nBcc: x@y.test';
    const { mail } = await sent({ notes });
    expect(mail.text).toContain(notes);
    expect(mail.html).not.toContain("<script>");
    expect(mail.html).toContain("&lt;script&gt;");
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});

describe("an order's links", () => {
  it("lead to the address where the customer last ordered", async () => {
    const { id, to, order } = await aMail({});
    await sql("UPDATE users SET shop_origin = 'https://shop.test' WHERE username = ?", to);
    await deliver({ mail: id });
    const [mail] = await sentTo(to);
    for (const part of [mail?.text, mail?.html])
      expect(part).toContain(`https://shop.test/account/orders/${order.id}`);
  });
});

describe("emails after an order", () => {
  const sentAbout = async (kind: string, locale: "it" | "en" | "es", status: string, before = "") => {
    const { id, to, order } = await aMail({ kind, locale, status });
    for (const statement of before.split(";").filter(Boolean)) await sql(statement, order.id);
    await deliver({ mail: id });
    const [mail] = await sentTo(to);
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
  ] as const)("confirm the payment: %s", async (locale, status, words, total) => {
    const { text } = await sentAbout("order-paid", locale, status);
    for (const part of [words, total]) expect(text).toContain(part);
  });

  it.each([
    ["it", "non è riuscito", "36,60\u00a0€"],
    ["en", "did not go through", "€36.60"],
    ["es", "no se ha realizado", "36,60\u00a0€"],
  ] as const)("report a failed payment, and what can be done: %s", async (locale, words, total) => {
    const { text } = await sentAbout("order-failed", locale, "failed");
    for (const part of [words, total, "assistenza@bottega.example", "IBAN IT00 X000"])
      expect(text).toContain(part);
  });

  it.each([
    ["it", "è partito", "una parte dell’ordine", "ANCORA DA SPEDIRE", "Partito il: 20 novembre 2026"],
    ["en", "is on its way", "part of order", "STILL TO BE DISPATCHED", "Dispatched on: 20 November 2026"],
    ["es", "ha salido", "una parte del pedido", "PENDIENTE DE ENVÍO", "Enviado el: 20 de noviembre de 2026"],
  ] as const)(
    "list what was shipped and how to track it: %s",
    async (locale, whole, part, toCome, parcel) => {
      const all = await sentAbout("order-shipped", locale, "shipped", parcelOf(3));
      for (const words of [whole, parcel, "ZX 81", "https://track.test/ZX81", "Via della Prova 1"])
        expect(all.text).toContain(words);
      expect(all.html).toContain('<a href="https://track.test/ZX81"');
      expect(all.text).not.toContain(toCome);
      const some = await sentAbout("order-shipped", locale, "partially_shipped", parcelOf(1));
      expect(some.text).toContain(part);
      expect(some.text).toMatch(new RegExp(`${toCome}\n.+\n {2}.+ · 2 `));
    },
  );

  it.each([
    ["it", "ti rimborsiamo 36,60", "ti rimborsiamo 10,00"],
    ["en", "we refund €36.60", "we refund €10.00 of the"],
    ["es", "le reembolsamos 36,60", "le reembolsamos 10,00"],
  ] as const)("announce a refund: %s", async (locale, whole, part) => {
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
    "promise no day for goods out of stock, only the expected date: %s",
    async (kind) => {
      const waiting = `UPDATE orders SET backordered_count = 1, restock_date = '2026-12-20' WHERE id = ?`;
      const { text } = await sentAbout(kind, "en", "processing", waiting);
      expect(text).toContain("we send your order as soon as it arrives. Expected on 20 December 2026.");
      expect(text).not.toContain("1 December 2026");
    },
  );

  it("notify the shop in its own language, not in the customer's", async () => {
    const { id, to, order } = await aMail({ kind: "order-copy", locale: "es", notes: "Suonare due volte" });
    await sql(
      `UPDATE orders SET shipping_policy = '{"id":1,"code":"IT-STD","name":"Mensajería Italia"}',
         payment_method = '{"id":1,"code":"BANK","name":"Transferencia bancaria"}',
         payment_instructions = 'IBAN de demostración' WHERE id = ?`,
      order.id,
    );
    await sql("UPDATE mails SET locale = 'it' WHERE id = ?", id);
    await deliver({ mail: id });
    const [mail] = await sentTo(to);
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
