import { PDFDict, PDFDocument, PDFHexString, PDFName } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { Document } from "~/contract/documents";
import { Order } from "~/contract/orders";
import { Product } from "~/contract/products";
import { listOf } from "~/contract/wire";
import { get, read } from "../../support/answers";
import { aCustomer } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { pagesOf } from "../../support/builders/pdf";
import { operator } from "../../support/operator";
import { api, type SignedIn, signInAs, sql } from "../../support/worker/worker";

const Documents = listOf(Document);

async function openPdf(
  who: SignedIn,
  order: number,
  type: string,
): Promise<{ bytes: Buffer; pages: string[] }> {
  const answer = await who.call("GET", `orders/doc/?order_id=${order}&type=${type}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("application/pdf");
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { bytes, pages: pagesOf(bytes) };
}

/** A business's order with enough rows for two pages, and two VAT rates. */
async function aLongOrder(locale: "it" | "en" | "es" = "it") {
  const customer = await aCustomer({ type: "business" });
  const order = await anOrder({ customer, type: "business", locale, status: "processing" });
  for (let n = 2; n <= 40; n += 1) {
    const name =
      n % 5 === 0 ? `Più botti di rovere n. ${n} ${"con un nome molto lungo ".repeat(5)}` : `Botte n. ${n}`;
    await sql(
      `INSERT INTO order_rows (order_id, product_id, sku, slug, name, qty, list_price_cents, unit_price_cents, package_size, uom,
         vat_rate, total_cents) VALUES (?, ?, ?, 'botte', ?, 1, 1000, 1000, 1, 'pz', ?, 1000)`,
      ...[order.id, order.product, `BOTTE-${n}`, name, n % 2 ? 2200 : 1000],
    );
  }
  // 30.00 of the first row and 19 × 10.00 at 22 %, 20 × 10.00 at 10 %.
  await sql(
    `UPDATE orders SET article_count = 40, rows_total_cents = 42000, vat_cents = 6840, total_cents = 48840, vat_lines = ?,
       invoice_number = ?, invoice_date = '2026-11-20' WHERE id = ?`,
    JSON.stringify([
      { rate: 2200, base: 22000, vat: 4840 },
      { rate: 1000, base: 20000, vat: 2000 },
    ]),
    `FV ${order.number}`,
    order.id,
  );
  return { who: await signInAs(customer.username), order };
}

describe("an order's documents", () => {
  it("contain 40 rows on two or more pages, column heads on each, and VAT that adds up to the total", async () => {
    const { who, order } = await aLongOrder();
    for (const type of ["order_confirmation", "invoice"]) {
      const { pages } = await openPdf(who, order.id, type);
      expect(pages.length).toBeGreaterThanOrEqual(2);
      for (const [index, page] of pages.entries())
        expect(page).toContain(`Pagina ${index + 1} di ${pages.length}`);
      const rowed = pages.filter((page) => page.includes("BOTTE-"));
      expect(rowed.length).toBeGreaterThanOrEqual(2);
      for (const page of rowed)
        for (const head of ["Codice", "Articolo", "Quantità"]) expect(page).toContain(head);
      const all = pages.join("\n");
      for (let n = 2; n <= 40; n += 1) expect(all).toContain(`BOTTE-${n}\n`);
      expect(all).toContain("Più botti di rovere");
      for (const sums of [
        "Merce, senza IVA\n420,00\u00a0€",
        "IVA 22\u00a0%\n220,00\u00a0€\n48,40\u00a0€",
        "IVA 10\u00a0%\n200,00\u00a0€\n20,00\u00a0€",
        "Totale\n488,40\u00a0€",
      ])
        expect(all).toContain(sums);
    }
  });

  it("mark an invoice as a courtesy copy, and list it in the downloads", async () => {
    const { who, order } = await aLongOrder();
    const { pages } = await openPdf(who, order.id, "invoice");
    for (const words of [`Fattura FV ${order.number}`, "20 novembre 2026"]) expect(pages[0]).toContain(words);
    expect(pages[0]?.replace(/\n/g, " ")).toContain("Copia di cortesia, senza valore fiscale");
    const { results } = await get(who, "documents/?type=invoice", Documents);
    expect(results.map(({ title }) => title)).toEqual([`Fattura FV ${order.number}`]);
    const own = await get(who, `orders/${order.id}/`, Order);
    expect(own.invoice?.document).toBe(results[0]?.id);
  });

  it.each([
    ["it", "Conferma dell’ordine", "Prezzo, IVA escl."],
    ["en", "Confirmation of order", "Price, excl. VAT"],
    ["es", "Confirmación del pedido", "Precio, sin IVA"],
  ] as const)("are in the order's language: %s", async (locale, title, head) => {
    const customer = await aCustomer({ type: "business" });
    const order = await anOrder({ customer, type: "business", locale });
    const { pages } = await openPdf(await signInAs(customer.username), order.id, "order_confirmation");
    expect(pages[0]).toContain(`${title} ${order.number}`);
    expect(pages[0]?.replace(/\n/g, " ")).toContain(head);
  });

  it("inform consumers of their rights, and print names in their own letters", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer });
    await sql(
      `UPDATE orders SET shipping_address = json_set(shipping_address, '$.recipient', 'Łukasz Żółć', '$.city', 'Αθήνα',
         '$.address', 'ул. Шипка 5') WHERE id = ?`,
      order.id,
    );
    const { pages } = await openPdf(await signInAs(customer.username), order.id, "order_confirmation");
    const all = pages.join("\n");
    for (const words of [
      "Diritto di recesso",
      "Garanzia legale",
      "36,60\u00a0€",
      "Łukasz Żółć",
      "Αθήνα",
      "ул. Шипка 5",
    ])
      expect(all.toLowerCase()).toContain(words.toLowerCase());
  });

  it("are rendered once: the same bytes later, even after other changes, under a key that names the order", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer });
    const who = await signInAs(customer.username);
    const [first, second] = [
      await openPdf(who, order.id, "order_confirmation"),
      await openPdf(who, order.id, "order_confirmation"),
    ];
    await sql("UPDATE orders SET notes = 'più tardi' WHERE id = ?", order.id);
    const third = await openPdf(who, order.id, "order_confirmation");
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(third.bytes.equals(first.bytes)).toBe(true);
    const [row] = await sql("SELECT file, size FROM documents WHERE order_id = ?", order.id);
    expect(row).toEqual({
      file: `orders/${order.number}/order_confirmation.pdf`,
      size: first.bytes.byteLength,
    });
  });

  it("list for each parcel its content and what is still to come, under its own number", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer, status: "processing" });
    const who = await signInAs(customer.username);
    const path = `orders/doc/?order_id=${order.id}&type=delivery_note`;
    expect((await who.call("GET", path)).status).toBe(404);
    expect((await who.call("GET", path.replace("delivery_note", "invoice"))).status).toBe(404);
    const rows = [{ id: order.row, shipped_qty: 1 }];
    const shop = operator();
    const { shipments } = await shop.orders.move({ id: order.id, to: "partially_shipped", rows });
    const some = await openPdf(who, order.id, "delivery_note");
    expect(some.pages[0]).toContain(`Documento di trasporto ${shipments[0]?.number}`);
    expect(some.pages[0]).toContain("1 pezzo in tutto.");
    expect(some.pages[0]).toContain("Ancora da spedire\n2 ×");
    expect(some.pages[0]).not.toContain("12,20");
    const { shipments: both } = await shop.orders.move({ id: order.id, to: "shipped" });
    const last = await openPdf(who, order.id, "delivery_note");
    expect(last.pages[0]).toContain(`Documento di trasporto ${both[1]?.number}`);
    expect(last.pages[0]).toContain("2 pezzi in tutto.");
    expect(last.pages[0]).not.toContain("Ancora da spedire");
    const first = await who.call("GET", `documents/${both[0]?.document}/file/`);
    expect(Buffer.from(await first.arrayBuffer())).toEqual(some.bytes);
  });
});

describe("the shop's documents", () => {
  const file = async (id: number) => {
    const answer = await api(`documents/${id}/file/`);
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const sheetOf = async (locale: string) => {
    const [row] = await sql<{ id: number; title: string; product: number }>(
      "SELECT id, title, product_id AS product FROM documents WHERE type = 'technical_sheet' AND locale = ? ORDER BY id LIMIT 1",
      locale,
    );
    if (!row) throw new Error("the demo has no sheet");
    return row;
  };

  it.each([
    ["it", "Codice:", "Pagina 1 di"],
    ["en", "Code:", "Page 1 of"],
    ["es", "Código:", "Página 1 de"],
  ])("contain the text of the product's page, in %s", async (locale, code, foot) => {
    const { id, title, product } = await sheetOf(locale);
    const [first = ""] = pagesOf(await file(id));
    const { name, sku } = await read(Product, await api(`products/p/${product}/?locale=${locale}`));
    for (const words of [title, name, `${code} ${sku}`, foot]) expect(first).toContain(words);
    // The alternative text of its picture.
    const pdf = await PDFDocument.load(await file(id));
    const alts = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
      const alt = object instanceof PDFDict ? object.get(PDFName.of("Alt")) : undefined;
      return alt instanceof PDFHexString ? [alt.decodeText()] : [];
    });
    // The other alternative text belongs to the logo, if the shop has one.
    expect(alts.filter((alt) => alt !== "Bottega")).toHaveLength(1);
  });

  it("are rendered again after their data have changed, and not before", async () => {
    const { id, product } = await sheetOf("it");
    const before = await file(id);
    expect((await file(id)).equals(before)).toBe(true);
    await sql(
      "UPDATE product_texts SET short_description = 'Del tutto nuovo' WHERE product_id = ? AND locale = 'it'",
      product,
    );
    await sql("UPDATE products SET write_date = '2026-11-21T12:00:00.000Z' WHERE id = ?", product);
    // Every write of the operator's raises the version too.
    await sql("UPDATE facts_version SET version = version + 1");
    expect(pagesOf(await file(id)).join("\n")).toContain("Del tutto nuovo");
  });

  it.each([
    [1_000_001, "Modulo tipo di recesso", "notifichiamo il recesso"],
    [1_000_002, "Model withdrawal form", "hereby give notice"],
    [1_000_003, "Modelo de formulario de desistimiento", "desistimos"],
  ])("have the legal form for a withdrawal: %i %s", async (id, title, words) => {
    const [first = ""] = pagesOf(await file(id));
    expect(first).toContain(title);
    expect(first).toContain(words);
    expect(first).toContain("Bottega Quattro Stagioni S.r.l.");
  });

  it("show a private price list to its owner only, in the owner's prices", async () => {
    const [list] = await sql<{ id: number }>(
      "SELECT id FROM documents WHERE title = 'Listino rivenditori 2026'",
    );
    expect((await api(`documents/${list?.id}/file/`)).status).toBe(404);
    const who = await signInAs("business@demo.test");
    const answer = await who.call("GET", `documents/${list?.id}/file/`);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const pages = pagesOf(Buffer.from(await answer.arrayBuffer()));
    expect(pages[0]).toContain("Prezzi IVA esclusa.");
  }, 60_000);
});
