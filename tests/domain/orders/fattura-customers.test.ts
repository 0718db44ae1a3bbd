// Invoices and credit notes of many kinds of customers and orders: each file passes the schema and the
// exchange system's checks.
import { describe, expect, it } from "vitest";
import type { OrderLine } from "~/db/orders/find-orders";
import type { OrderRecord } from "~/db/orders/order-record";
import { addVat } from "~/domain/money";
import { invoiceFaults } from "~/domain/orders/invoice-data";
import { refundVat, vatLeft } from "~/domain/orders/refund";
import { orderTotals } from "~/domain/orders/totals";
import { creditNoteFile, invoiceFile } from "~/services/invoices/fattura";
import { contentErrors, schemaErrors } from "../../support/fattura";
import { parseXml, textsOf } from "../../support/fattura-xml";

const TODAY = "2026-11-26";
const company = {
  ...{
    name: "Bottega & Figli S.r.l.",
    address: "Via Po 1",
    postal_code: "14100",
    city: "Asti",
    province: "AT",
  },
  ...{ country: "IT", rea: "AT-994170", vat_number: "IT09941700057", tax_code: "", pec: "b@pec.test" },
  ...{ share_capital: "10000.00", phone: "+39 0141 000000", email: "info@b.test" },
};
const italian = {
  ...{ id: null, type: "Billing" as const, recipient: "Ada Rossi", business_name: "", phone: "", email: "" },
  ...{ vat_number: "", tax_code: "RSSDAA80A41D612M", sdi_code: "", pec: "", address_2: "" },
  ...{ address: "Via Roma 1", postal_code: "50122", city: "Firenze", province: "FI", country: "IT" },
};
const firm = { ...italian, business_name: "Rossi S.r.l.", vat_number: "IT09941700057", tax_code: "" };
const abroad = { ...italian, tax_code: "", province: "", postal_code: "75011", city: "Paris", country: "FR" };

interface Sale {
  to: OrderRecord["billingAddress"];
  type?: "consumer" | "business";
  scheme?: OrderRecord["vatScheme"];
  /** Pieces, net cents, basis points. */
  rows?: [qty: number, net: number, rate: number][];
  discount?: number;
  shipping?: number;
  surcharge?: number;
  name?: string;
  uom?: string;
  sku?: string;
  changes?: Partial<OrderRecord>;
}

const business = (to: object, sale: Partial<Sale> = {}): Sale => ({
  to: { ...firm, ...to },
  type: "business",
  ...sale,
});
const consumer = (to: object, sale: Partial<Sale> = {}): Sale => ({ to: { ...italian, ...to }, ...sale });
const foreigner = (country: string, to: object, sale: Partial<Sale> = {}): Sale => ({
  to: { ...abroad, country, ...to },
  ...sale,
});

const SALES: Record<string, Sale> = {
  consumer: consumer({}),
  "consumer with certified mail": consumer({ pec: "ada@pec.test" }),
  "consumer with three rates": consumer(
    {},
    {
      rows: [
        [3, 333, 2200],
        [7, 199, 1000],
        [11, 77, 400],
      ],
      shipping: 531,
    },
  ),
  "consumer with a coupon over two rates": consumer(
    {},
    {
      rows: [
        [1, 819, 2200],
        [3, 1234, 1000],
      ],
      discount: 777,
    },
  ),
  "consumer with everything free": consumer({}, { discount: 1220, rows: [[1, 1000, 2200]] }),
  "consumer with a free order and shipping": consumer(
    {},
    { discount: 1220, rows: [[1, 1000, 2200]], shipping: 600 },
  ),
  "consumer with many pieces": consumer({}, { rows: [[99_999, 1, 2200]] }),
  "consumer with a high price": consumer({}, { rows: [[9, 9_999_999, 2200]] }),
  "name with signs": consumer({ recipient: "D’Angelo & “Figli” <s.n.c.>" }),
  "name of Łódź": consumer({ recipient: "Łukasz Żółć-Šimek" }),
  "name in Greek": consumer({ recipient: "Αθηνά Παπαδοπούλου", city: "Αθήνα" }),
  "name in Cyrillic": consumer({ recipient: "Иван Щербаков" }),
  "name with an emoji": consumer({ recipient: "Anna 🌸 Rossi 👨‍👩‍👧" }),
  "name in decomposed letters": consumer({ recipient: "José Muñoz".normalize("NFD") }),
  "long name and street": consumer({
    recipient: "Società ".repeat(15),
    address: "Via della Repubblica € ".repeat(7),
    address_2: "Scala B",
  }),
  "name in letters that grow": consumer({ recipient: "Щ".repeat(40) }),
  "street with a line break": consumer({ address: "Via Roma 1\r\nInterno 4" }),
  firm: business({ sdi_code: "M5UXCR1" }),
  "firm with certified mail": business({ pec: "rossi.srl@pec.test" }),
  "firm without either": business({}),
  "firm by tax code": business({ vat_number: "", tax_code: "54405160059", sdi_code: "M5UXCR1" }),
  "firm with a German number at an Italian address": business({ vat_number: "DE136695976" }),
  "firm with number in blanks": business({ vat_number: "it 0994170 0057", sdi_code: "M5UXCR1" }),
  "firm with discount, shipping and surcharge": business(
    { sdi_code: "M5UXCR1" },
    {
      rows: [
        [3, 3333, 2200],
        [7, 199, 400],
      ],
      discount: 1000,
      shipping: 501,
      surcharge: 250,
    },
  ),
  "firm with odd goods": business(
    {},
    { name: "Tubo Ø 25 – “5 m” € 10 ½", uom: "m²", sku: `Ñ-${"X".repeat(60)}` },
  ),
  "firm with goods in Chinese": business({}, { name: "绿茶 100 g" }),
  "firm with a reference": business({}, { changes: { customerReference: "Ordine n° 12/è" } }),
  "public body": business(
    { sdi_code: "UFPQ1K" },
    { changes: { cig: "Z123456789", cup: "E12F34000560001", customerReference: "Det. 44" } },
  ),
  "public body with a code alone": business({ sdi_code: "UFPQ1K" }, { changes: { cig: "Z123456789" } }),
  "firm in France": foreigner(
    "FR",
    { business_name: "Dupont SARL", vat_number: "FR40303265045" },
    { type: "business", scheme: "reverse_charge", rows: [[2, 1000, 0]] },
  ),
  "firm in France without prefix": foreigner(
    "FR",
    { business_name: "Dupont SARL", vat_number: "40303265045" },
    { type: "business", scheme: "reverse_charge", rows: [[2, 1000, 0]] },
  ),
  "firm in Greece": foreigner(
    "GR",
    { business_name: "Ελιά Α.Ε.", vat_number: "EL123456783", city: "Θεσσαλονίκη" },
    { type: "business", scheme: "reverse_charge", rows: [[2, 1000, 0]] },
  ),
  "firm in Germany without a checked number": foreigner(
    "DE",
    { business_name: "Müller GmbH", vat_number: "" },
    { type: "business" },
  ),
  "firm in Switzerland": foreigner(
    "CH",
    { business_name: "Käse AG", vat_number: "CHE-123.456.788", postal_code: "6900" },
    { type: "business", rows: [[2, 1000, 0]] },
  ),
  "firm in the United States": foreigner(
    "US",
    { business_name: "Shop Inc.", postal_code: "94105-1234" },
    { type: "business", rows: [[2, 1000, 0]] },
  ),
  "consumer in Germany": foreigner(
    "DE",
    { recipient: "Jürgen Groß" },
    { scheme: "oss", rows: [[2, 1000, 1900]] },
  ),
  "consumer in Germany with two rates": foreigner(
    "DE",
    {},
    {
      scheme: "oss",
      rows: [
        [2, 1000, 1900],
        [3, 555, 700],
      ],
      shipping: 700,
    },
  ),
  "consumer in France at 5.5 %": foreigner("FR", {}, { scheme: "oss", rows: [[2, 1000, 550]] }),
  "consumer in Switzerland": foreigner("CH", {}, { rows: [[2, 1000, 0]] }),
  "consumer in a country without postal codes": foreigner(
    "IE",
    { postal_code: "D02 AF30" },
    { scheme: "oss", rows: [[2, 1000, 2300]] },
  ),
  "consumer in Poland": foreigner(
    "PL",
    { recipient: "Grażyna Brzęczyszczykiewicz", city: "Łódź" },
    { scheme: "oss", rows: [[2, 1000, 2300]] },
  ),
};

describe("the electronic invoices of many customers", () => {
  const files = Object.entries(SALES).flatMap(([name, sale], index) => {
    const data = orderOf(sale);
    const { order } = data;
    const invoice = invoiceFile(data, { number: `FV 2026/${index + 1}`, date: TODAY }, index + 1);
    const parts = [0.31, 0.4, 0.29]
      .map((part) => Math.round(order.total * part))
      .filter((cents) => cents > 0);
    const given: ReturnType<typeof refundVat>[] = [];
    const notes = parts.map((amount, n) => {
      const vatLines = refundVat(amount, vatLeft(order.vatLines, given), new Map());
      given.push(vatLines);
      const refund = { number: `NC 2026/${index}${n}`, at: `${TODAY}T10:00:00.000Z`, amount, vatLines };
      return creditNoteFile(
        data,
        { ...refund, reason: "Reso € “guasto” ".repeat(30) },
        1000 + index * 10 + n,
      );
    });
    return [invoice, ...notes].map(({ xml }, n) => ({ fileName: `${name} ${n}`, contents: xml }));
  });

  it("match the schema", async () => {
    expect(await schemaErrors(files)).toEqual([]);
  });

  it.each(files)("$fileName passes the checks of its content", ({ contents }) => {
    expect(contentErrors(contents, TODAY)).toEqual([]);
  });

  it.each(Object.entries(SALES))("%s: no data are missing", (_, sale) => {
    const { order } = orderOf(sale);
    expect(invoiceFaults({ ...order, number: "FV 2026/00001" })).toEqual([]);
  });

  it("write Š and Ł in Latin letters, without a question mark", () => {
    const { contents = "" } = files.find(({ fileName }) => fileName === "name of Łódź 0") ?? {};
    expect(textsOf(parseXml(contents), "Denominazione")[1]).toBe("Lukasz Zólc-Simek");
  });

  it("take the country from the letters of a VAT number", () => {
    const { contents = "" } = files.find(({ fileName }) => fileName.startsWith("firm with a German")) ?? {};
    const root = parseXml(contents);
    expect(textsOf(root, "IdPaese").at(-1)).toBe("DE");
    expect(textsOf(root, "IdCodice").at(-1)).toBe("136695976");
    expect(textsOf(root, "CodiceDestinatario")).toEqual(["XXXXXXX"]);
  });

  it("are sent to a public body in its own format, with CIG and CUP", () => {
    const { contents = "" } = files.find(({ fileName }) => fileName === "public body 0") ?? {};
    const root = parseXml(contents);
    expect(textsOf(root, "FormatoTrasmissione")).toEqual(["FPA12"]);
    expect(textsOf(root, "CodiceDestinatario")).toEqual(["UFPQ1K"]);
    expect(textsOf(root, "CodiceCUP")).toEqual(["E12F34000560001"]);
    expect(textsOf(root, "CodiceCIG")).toEqual(["Z123456789"]);
  });

  it("contain the share capital of the settings", () => {
    expect(textsOf(parseXml(files[0]?.contents ?? ""), "CapitaleSociale")).toEqual(["10000.00"]);
  });
});

describe("invoices that the exchange system would refuse", () => {
  const faults = (
    to: object,
    { type = "consumer" as const, ...facts }: object & { type?: "consumer" | "business" } = {},
  ) =>
    invoiceFaults({
      ...{ customerType: type, billingAddress: { ...italian, ...to }, customerReference: null, number: null },
      ...facts,
    }).map(({ field, code }) => `${field} ${code}`);

  it.each<[string, object, object, string[]]>([
    ["a consumer without a tax code", { tax_code: "" }, {}, ["tax_code tax_code_for_invoice"]],
    [
      "a tax code with another check letter",
      { tax_code: "RSSDAA80A41D612X" },
      {},
      ["tax_code tax_code_invalid"],
    ],
    [
      "a business without numbers",
      { tax_code: "" },
      { type: "business" },
      ["vat_number vat_or_tax_code_required"],
    ],
    [
      "a VAT number with a wrong digit",
      { vat_number: "IT12345678903" },
      { type: "business" },
      ["vat_number vat_number_invalid"],
    ],
    ["a code of five signs", { sdi_code: "ABCDE" }, { type: "business" }, ["sdi_code sdi_code_invalid"]],
    ["a name in Chinese", { recipient: "王小明" }, {}, ["recipient letters_not_latin"]],
    ["a name of an emoji alone", { recipient: "🌸" }, {}, ["recipient letters_not_latin"]],
    ["a street in Arabic", { address: "شارع النصر" }, {}, ["address letters_not_latin"]],
    [
      "a reference that grows beyond 20 signs",
      {},
      { customerReference: "Ordine ßßßßßßßßßßßß" },
      ["customer_reference reference_form"],
    ],
    ["a number without a digit", {}, { number: "FATTURA" }, ["number invoice_number_form"]],
    ["a number of 21 signs", {}, { number: "FV/2026/0000000000001" }, ["number invoice_number_form"]],
    ["except a consumer abroad without a tax code", { country: "DE", tax_code: "" }, {}, []],
  ])("%s", (_, to, facts, expected) => {
    expect(faults(to, facts)).toEqual(expected);
  });
});

function orderOf({ to, type = "consumer", scheme = "standard", rows = [[2, 1000, 2200]], ...sale }: Sale) {
  const includesVat = type === "consumer";
  const totals = orderTotals({
    rows: rows.map(([qty, net, rate], id) => ({
      ...{ id, qty, rate },
      unitPrice: includesVat ? addVat(net, rate) : net,
    })),
    ...{ includesVat, discount: sale.discount ?? 0, shippingNet: sale.shipping ?? 0 },
    ...{ surchargeNet: sale.surcharge ?? 0, standardRate: 2200 },
  });
  const lines = totals.rows.map(({ id, qty, unitPrice, rate, totalPrice }) => ({
    ...{
      id,
      sku: sale.sku ?? "EN00001",
      name: sale.name ?? "Tino",
      qty,
      vatRate: rate,
      unitPrice,
      total: totalPrice,
    },
    uom: sale.uom ?? "pz",
  })) as unknown as OrderLine[];
  const order = {
    ...{ id: 1, number: "2026-000139", customerType: type, includesVat, currency: "EUR", coupon: "ESTATE" },
    ...{ rowsTotal: totals.rowsTotal, discount: totals.discount, shippingPrice: totals.shippingPrice },
    ...{ paymentSurcharge: totals.paymentSurcharge, vatLines: totals.vatLines, vat: totals.vat },
    ...{ total: totals.total, vatScheme: scheme, customerReference: null, cig: null, cup: null },
    ...{ billingAddress: to, shippingAddress: to, refunds: [] },
    shipments: [
      { number: "DDT 2026/00001", shipped_at: `${TODAY}T08:00:00.000Z` },
      { number: "DDT 2026/00002", shipped_at: "2026-11-30T08:00:00.000Z" },
    ],
    invoice: { number: "FV 2026/00001", date: TODAY, document: null },
    payment: {
      kind: "bank_transfer",
      state: "due",
      instructions: "IBAN IT60X0542811101000000123456",
      payUrl: null,
    },
    ...sale.changes,
  } as unknown as OrderRecord;
  return { order, lines, company, zone: "Europe/Rome" };
}
