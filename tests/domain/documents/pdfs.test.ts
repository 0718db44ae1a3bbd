import { PDFDict, PDFDocument, PDFHexString, PDFName, type PDFObject } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { invoicePdf } from "~/pdf/orders/invoice";
import { orderConfirmationPdf } from "~/pdf/orders/order-confirmation";
import { anOrderDocument } from "../../support/builders/order-document";
import { pagesOf, pdfAssets } from "../../support/builders/pdf";

const assets = pdfAssets();
const confirmation = (rows: number) =>
  orderConfirmationPdf(anOrderDocument({ rows, customerType: "business" }), assets);

/** All dictionaries of a PDF, including those of its streams. */
async function dictionariesOf(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  const dict = (object: PDFObject) =>
    object instanceof PDFDict
      ? object
      : "dict" in object && object.dict instanceof PDFDict
        ? object.dict
        : null;
  const all = objects.flatMap((object) => dict(object) ?? []);
  const entry = (one: PDFDict, key: string) => one.get(PDFName.of(key))?.toString();
  return { pdf, all, entry };
}

describe("a PDF", () => {
  it("prints every European letter, and embeds the outlines of the letters", async () => {
    const name = "Łukasz Żółć, Čeněk Šťastný, Αθήνα, Ştefan, ул. Шипка";
    const data = anOrderDocument();
    data.order.billing_address = { ...data.order.billing_address, recipient: name };
    const bytes = await orderConfirmationPdf(data, assets);
    expect(pagesOf(bytes).join(" ").replace(/\n/g, " ")).toContain(name);
    const { all, entry } = await dictionariesOf(bytes);
    const fonts = all.filter((one) => entry(one, "Type") === "/Font");
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.every((one) => ["/Type0", "/CIDFontType2"].includes(entry(one, "Subtype") ?? ""))).toBe(
      true,
    );
    const descriptors = all.filter((one) => entry(one, "Type") === "/FontDescriptor");
    expect(descriptors.every((one) => one.has(PDFName.of("FontFile2")))).toBe(true);
    expect(bytes.byteLength).toBeLessThan(40_000);
  });

  it("promises a date for a paid order, and a number of days after the payment for an unpaid one", async () => {
    const leaving = async (status: "pending" | "processing") => {
      const data = anOrderDocument();
      data.order.status = status;
      return pagesOf(await orderConfirmationPdf(data, assets))
        .join(" ")
        .replace(/\n/g, " ");
    };
    expect(await leaving("pending")).toContain("entro 3 giorni lavorativi dal pagamento");
    expect(await leaving("processing")).toMatch(/entro il \d+ novembre 2026/);
  });

  it("has a title, a language, headings and a table for screen readers", async () => {
    const { pdf, all, entry } = await dictionariesOf(await confirmation(40));
    expect(pdf.getTitle()).toBe("Conferma dell’ordine 2026-000148");
    expect(pdf.getLanguage?.() ?? pdf.catalog.get(PDFName.of("Lang"))?.toString()).toContain("it");
    expect(pdf.catalog.lookup(PDFName.of("MarkInfo"))?.toString()).toContain("/Marked true");
    const tags = all.filter((one) => entry(one, "Type") === "/StructElem").map((one) => entry(one, "S"));
    for (const tag of ["/H1", "/P", "/Table", "/TR", "/TH", "/TD"]) expect(tags).toContain(tag);
    // Headings repeated on later pages are not read again: six for the rows and three for the VAT.
    expect(tags.filter((tag) => tag === "/TH")).toHaveLength(9);
    const marks = all
      .filter((one) => entry(one, "Type") === "/Page")
      .map((one) => entry(one, "StructParents"));
    expect(marks).toEqual(marks.map((_, index) => String(index)));
  });

  it.each(Array.from({ length: 30 }, (_, n) => n + 10))(
    "keeps the totals of %i rows on one page, with the last two rows",
    async (rows) => {
      const pages = pagesOf(await confirmation(rows));
      const last = pages.findIndex((page) => page.includes("\nTotale\n") && /Merce, senza IVA/.test(page));
      expect(last).toBeGreaterThanOrEqual(0);
      for (const n of [rows - 1, rows]) expect(pages[last]).toContain(`EN00${String(n).padStart(3, "0")}\n`);
      for (const words of ["IVA 22\u00a0%", "IVA 10\u00a0%", "Spedizione"])
        expect(pages[last]).toContain(words);
    },
  );

  it("contains all of 200 rows, under headings on every page, with page numbers", async () => {
    const pages = pagesOf(await confirmation(200));
    const all = pages.join("\n");
    for (let n = 1; n <= 200; n += 1) expect(all).toContain(`EN00${String(n).padStart(3, "0")}\n`);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Pagina ${index + 1} di ${pages.length}`);
      if (page.includes("EN00")) expect(page).toContain("Codice\nArticolo\nQuantità");
    }
    expect(pages[0]).toContain("segue");
  });

  it("marks an invoice as a courtesy copy on its first page, with how it is paid", async () => {
    const invoice = { number: "FV 2026/00104", date: "2026-11-26", document: 1 };
    const bytes = await invoicePdf(anOrderDocument({ order: { invoice } }), assets);
    const text = bytes ? (pagesOf(bytes)[0] ?? "").replace(/\n/g, " ") : "";
    for (const words of [
      "Copia di cortesia, senza valore fiscale",
      "IT60 X054 2811",
      "Fattura",
      "FV 2026/00104",
    ])
      expect(text).toContain(words);
  });

  it("has the QR code of a bank transfer for an order that waits for one, with an alternative text", async () => {
    const figures = async (order: Partial<Parameters<typeof anOrderDocument>[0] & object>["order"]) => {
      const bytes = await orderConfirmationPdf(anOrderDocument({ order }), assets);
      const { all } = await dictionariesOf(bytes);
      const alts = all.map((one) => one.get(PDFName.of("Alt"))).filter((alt) => alt instanceof PDFHexString);
      return {
        alts: alts.map((alt) => alt.decodeText()),
        text: pagesOf(bytes).join(" ").replace(/\s+/g, " "),
      };
    };
    const due = await figures({});
    expect(due.alts).toEqual(["Codice QR del bonifico"]);
    for (const words of ["IT60 X054 2811 1010 0000 0123 456", "Inquadralo con l’app della banca"])
      expect(due.text).toContain(words);
    const paid = { kind: "bank_transfer" as const, state: "paid" as const, instructions: "", pay_url: null };
    expect((await figures({ payment: paid })).alts).toEqual([]);
  });

  it("is identical, byte for byte, for the same data", async () => {
    expect(Buffer.from(await confirmation(3))).toEqual(Buffer.from(await confirmation(3)));
  });
});
