// Emails and PDFs of shops that are not in Italy have no Italian word, and nothing that only Italy has.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Locale } from "~/contract/wire";
import { creditNotePdf } from "~/pdf/orders/credit-note";
import { deliveryNotePdf } from "~/pdf/orders/delivery-note";
import { invoicePdf } from "~/pdf/orders/invoice";
import { orderConfirmationPdf } from "~/pdf/orders/order-confirmation";
import { packingListPdf } from "~/pdf/orders/packing-list";
import { quotePdf } from "~/pdf/orders/quote";
import { withdrawalForm } from "~/pdf/orders/withdrawal-form";
import { catalogue } from "~/pdf/products/catalogue";
import { priceList } from "~/pdf/products/price-list";
import { productSheet } from "~/pdf/products/product-sheet";
import { everyEmail } from "../../support/builders/every-email";
import { someGoods } from "../../support/builders/goods";
import { anOrderDocument } from "../../support/builders/order-document";
import { pagesOf, pdfAssets } from "../../support/builders/pdf";

const SHOPS = [
  { locale: "en", country: "IE", city: "Cork", zone: "Europe/Dublin", vat: "IE6433435F", taxCode: "" },
  {
    locale: "es",
    country: "ES",
    city: "Soria",
    zone: "Europe/Madrid",
    vat: "ESB58378431",
    taxCode: "12345678Z",
  },
] as const;

const wordsOf = (text: string): string[] =>
  text
    .replace(/\S*(@|:\/\/)\S*/g, " ")
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

const textsOf = (locale: Locale): Set<string> =>
  new Set(
    readdirSync(`locales/${locale}`).flatMap((file) => {
      const strings = readFileSync(`locales/${locale}/${file}`, "utf8").matchAll(/: "((?:[^"\\]|\\.)*)"/g);
      return [...strings].flatMap(([, text = ""]) => wordsOf(text.replace(/\{\{.*?\}\}|\\n/g, " ")));
    }),
  );

const ITALY = /\bItal|P\. ?IVA|codice fiscale|\bSDI\b|\bPEC\b|\bREA\b|Partita/i;

describe.each(SHOPS)("a shop in $country", ({ locale, country, city, zone, vat, taxCode }) => {
  const own = textsOf(locale);
  const italian = new Set([...textsOf("it")].filter((word) => !own.has(word)));
  const found = (text: string) => [
    ...new Set(wordsOf(text).filter((word) => italian.has(word))),
    ...(ITALY.exec(text) ?? []),
  ];

  const anOrder = (options: Parameters<typeof anOrderDocument>[0] = {}) => {
    const { order, rows, ...data } = anOrderDocument({ customerType: "business", ...options, locale });
    const address = {
      ...{
        ...order.billing_address,
        country,
        city,
        vat_number: vat,
        tax_code: taxCode,
        business_name: "Luna Ltd",
      },
      ...{ recipient: "Ada Gil", address: "12 Luna", postal_code: "00001", province: "" },
    };
    const company = {
      ...{ name: "Luna Ltd", address: "12 Luna", postal_code: "00001", city, province: "", country, rea: "" },
      ...{
        vat_number: vat,
        tax_code: taxCode,
        share_capital: "1000.00",
        pec: "",
        phone: "",
        email: "a@luna.example",
      },
    };
    return {
      ...data,
      name: "Ada",
      email: "ada@luna.example",
      sender: {
        ...{ ...data.sender, shopName: "Luna", company, zone, mainLocale: locale, makesEInvoices: false },
        ...{ iban: "IE29AIBK93115212345678", supportEmail: "a@luna.example" },
      },
      rows: rows.map((row) => ({ ...row, name: `Luna ${row.id}`, uom: "", guaranteeMonths: 36 })),
      order: {
        ...{ ...order, billing_address: address, shipping_address: address },
        shipping_policy: { ...order.shipping_policy, name: "Luna Express" },
        payment_method: { ...order.payment_method, name: "Luna Bank" },
        payment: { ...order.payment, instructions: "" },
      },
    };
  };

  it.each(Object.entries(everyEmail(locale, anOrder)))(
    "writes its email in its own words: %s",
    (_, email) => {
      expect(found(`${email.subject}\n${email.text}`)).toEqual([]);
      expect(email.html).not.toMatch(ITALY);
    },
  );

  const AT = "2026-11-23T10:00:00.000Z";
  const credit_note = { number: "CN 2026/00001", document: 4 };
  const parcel = {
    id: 1,
    number: "DN 2026/00001",
    carrier: "An",
    tracking_number: "1",
    url: "",
    document: 3,
  };
  const order = {
    ...{ invoice: { number: "INV 2026/00001", date: "2026-11-26", document: 1 }, notes: "Luna" },
    refunds: [
      {
        ...{ id: 1, amount: "10.00", vat_lines: [], reason: "Luna", at: AT, state: "by_hand" as const },
        ...{ rows: [{ id: 1, qty: 1, restock: false }], credit_note },
      },
    ],
    shipments: [{ ...parcel, shipped_at: AT, rows: [{ id: 1, qty: 1 }] }],
  };
  const assets = pdfAssets();
  const product = (data: { sender: ReturnType<typeof anOrder>["sender"] }) => ({
    ...{ title: "Luna", locale, date: "2026-11-22", sender: data.sender, assets },
  });
  const compliance = {
    ...{ gtin: "4006381333931", mpn: "L1", net_quantity: { value: "0.25", unit: "kg" }, energy: null },
    ...{
      manufacturer: { name: "Luna", address: "12 Luna", contact: "a@luna.example" },
      eu_responsible: null,
    },
    ...{ warnings: ["Luna"], food: { ingredients: "Luna", allergens: ["Luna"], nutrition: "Luna" } },
    ...{ hazard: { pictograms: ["GHS07"], signal: "warning", statements: ["H319"] } },
    ...{ guarantee_months: 36, audience: "business" as const },
  };
  const named = { name: "Luna", short_description: "", description: "<p>Luna</p>", custom_fields: [] };
  const goods = someGoods({ ...named, compliance: compliance as never });
  const categories = [{ name: "Luna", products: [goods] }];
  const PDFS: Record<string, (data: ReturnType<typeof anOrder>) => Promise<Uint8Array | null>> = {
    invoice: (data) => invoicePdf(data, assets),
    "credit note": (data) => creditNotePdf(data, data.order.refunds[0]?.id ?? null, assets),
    "delivery note": (data) => deliveryNotePdf(data, null, assets),
    confirmation: (data) => orderConfirmationPdf(data, assets),
    quote: (data) => quotePdf({ ...data, validUntil: "2026-12-20" }, assets),
    "packing list": (data) => {
      const row = { shelf: "A", sku: "A1", name: "Luna", notes: "", qty: 1, grams: 250 };
      return packingListPdf([{ data, rows: [row] }], locale, assets);
    },
    "withdrawal form": (data) => withdrawalForm(product(data)),
    catalogue: (data) => catalogue({ ...product(data), categories, isCut: true }, new Map()),
    "price list": (data) => priceList({ ...product(data), categories, isCut: true }),
    "product sheet": (data) => productSheet({ ...product(data), ...goods, isSafety: false, picture: null }),
    "safety sheet": (data) => productSheet({ ...product(data), ...goods, isSafety: true, picture: null }),
  };

  it.each(Object.entries(PDFS))("draws its PDF in its own words: %s", async (_, draw) => {
    const bytes = await draw(anOrder({ order }));
    const text = pagesOf(bytes ?? new Uint8Array()).join("\n");
    expect(text.length).toBeGreaterThan(20);
    expect(found(text)).toEqual([]);
  });
});

it("would find an Italian word", () => {
  const own = textsOf("en");
  expect(
    wordsOf("La fattura, in lire").filter((word) => textsOf("it").has(word) && !own.has(word)),
  ).toContain("fattura");
});
