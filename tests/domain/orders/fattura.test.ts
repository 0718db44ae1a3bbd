// FatturaPA files: the schema's order, lengths and patterns, and the sums that the exchange system checks.
import { describe, expect, it } from "vitest";
import type { OrderLine } from "~/db/orders/find-orders";
import type { OrderRecord } from "~/db/orders/order-record";
import { creditNoteFile, invoiceFile } from "~/services/invoices/fattura";
import { contentErrors, schemaErrors } from "../../support/fattura";
import { elementsOf, parseXml, textsOf } from "../../support/fattura-xml";

const company = {
  ...{
    name: "Bottega & Figli S.r.l.",
    address: "Via Po 1",
    postal_code: "14100",
    city: "Asti",
    province: "AT",
  },
  ...{ country: "IT", rea: "AT-994170", vat_number: "IT09941700057", tax_code: "", pec: "b@pec.test" },
  ...{ share_capital: "50.000,00 € i.v.", phone: "+39 0141 000000", email: "info@b.test" },
};
const address: OrderRecord["billingAddress"] = {
  ...{ id: null, type: "Billing", recipient: "Łukasz “Żółć”", business_name: "Cantina <Rossi>", email: "" },
  ...{ vat_number: "IT09941700057", tax_code: "", sdi_code: "M5UXCR1", pec: "", phone: "", address_2: "" },
  ...{
    address: "Località Valle dei Tigli 14",
    postal_code: "12060",
    city: "Barolo",
    province: "CN",
    country: "IT",
  },
};
const line = (id: number, qty: number, unitPrice: number, vatRate: number): OrderLine => ({
  ...{
    id,
    order: 1,
    product: id,
    sku: `EN0000${id}`,
    slug: "x",
    name: "Tino € 10",
    locale: "it",
    today: null,
    picture: null,
    qty,
    vatRate,
  },
  ...{ listPrice: unitPrice, unitPrice, packageSize: 1, uom: "pz", total: unitPrice * qty, notes: "" },
  ...{ shippedQty: 0, removedQty: 0, returnedQty: 0, canReorder: true },
});
const lines = [line(1, 3, 3333, 2200), line(2, 7, 199, 400)];
const invoice = { number: "FV 2026/00104", date: "2026-11-26", document: null };
/** Net amounts: 11,392 of goods less 1,000, with 500 of shipping. */
const order = {
  ...{ id: 1, number: "2026-000139", customerType: "business", includesVat: false, currency: "EUR" },
  ...{ rowsTotal: 11_392, discount: 1000, shippingPrice: 500, paymentSurcharge: 0, coupon: "VENDEMMIA" },
  ...{
    vatLines: [
      { rate: 2200, base: 9560, vat: 2103 },
      { rate: 400, base: 1332, vat: 53 },
    ],
  },
  ...{
    vat: 2156,
    total: 13_048,
    vatScheme: "standard",
    customerReference: "ODA 7",
    cig: "Z123456789",
    cup: null,
  },
  ...{ billingAddress: address, shippingAddress: address, shipments: [], refunds: [], invoice },
  payment: {
    kind: "bank_transfer",
    state: "due",
    instructions: "IBAN IT60 X054 2811 1010 0000 0123 456",
    payUrl: null,
  },
} as unknown as OrderRecord;

const faultsOf = async (xml: string, today = "2026-11-26") => [
  ...(await schemaErrors([{ fileName: "a.xml", contents: xml }])),
  ...contentErrors(xml, today),
];

const read = (changes: object = {}, ofLines = lines) => {
  const { xml, name } = invoiceFile(
    { order: { ...order, ...changes }, lines: ofLines, company, zone: "Europe/Rome" },
    invoice,
    77,
  );
  return { root: parseXml(xml), name, xml };
};

describe("a FatturaPA invoice", () => {
  it("matches the schema, Latin-1 and the exchange system's file name", async () => {
    const { root, name, xml } = read();
    expect(await faultsOf(xml)).toEqual([]);
    expect(name).toBe("IT09941700057_00025.xml");
    expect(textsOf(root, "ProgressivoInvio")).toEqual(["00025"]);
    expect(textsOf(root, "CodiceDestinatario")).toEqual(["M5UXCR1"]);
    expect(textsOf(root, "Denominazione")).toEqual(["Bottega & Figli S.r.l.", "Cantina <Rossi>"]);
    expect(textsOf(root, "IBAN")).toEqual(["IT60X0542811101000000123456"]);
    expect(textsOf(root, "CodiceCIG")).toEqual(["Z123456789"]);
  });

  it("has lines that sum to the taxable amount of each rate, with discount and shipping", async () => {
    for (const changes of [
      {},
      {
        includesVat: true,
        total: 10_892,
        vatLines: [
          { rate: 2200, base: 7836, vat: 1724 },
          { rate: 400, base: 1281, vat: 51 },
        ],
      },
    ]) {
      const { root, xml } = read(changes);
      expect(await faultsOf(xml)).toEqual([]);
      for (const summary of elementsOf(root, "DatiRiepilogo")) {
        const [rate] = textsOf(summary, "AliquotaIVA");
        const sum = elementsOf(root, "DettaglioLinee")
          .filter((one) => textsOf(one, "AliquotaIVA")[0] === rate)
          .reduce((all, one) => all + Number(textsOf(one, "PrezzoTotale")[0]), 0);
        expect(sum.toFixed(2)).toBe(textsOf(summary, "ImponibileImporto")[0]);
      }
      for (const one of elementsOf(root, "DettaglioLinee")) {
        const [price = "", qty = "1", total = ""] = ["PrezzoUnitario", "Quantita", "PrezzoTotale"].map(
          (name) => textsOf(one, name)[0],
        );
        expect(Math.abs(Number(price) * Number(qty) - Number(total))).toBeLessThan(0.011);
      }
    }
  });

  it("is sent to a consumer by tax code, or by certified mail without one", async () => {
    const consumer = {
      ...address,
      business_name: "",
      vat_number: "",
      sdi_code: "",
      tax_code: "RSSDAA80A41D612M",
    };
    const { root, xml } = read({ customerType: "consumer", billingAddress: consumer });
    expect(await faultsOf(xml)).toEqual([]);
    expect(textsOf(root, "CodiceDestinatario")).toEqual(["0000000"]);
    expect(textsOf(root, "CodiceFiscale")).toEqual(["RSSDAA80A41D612M"]);
    const certified = read({ billingAddress: { ...address, sdi_code: "", pec: "rossi@pec.test" } });
    expect(textsOf(certified.root, "PECDestinatario")).toEqual(["rossi@pec.test"]);
  });

  it.each([
    ["reverse_charge", "FR", "N3.2", [{ rate: 0, base: 10_892, vat: 0 }]],
    ["oss", "ES", "N7", [{ rate: 2100, base: 10_892, vat: 2287 }]],
    ["standard", "CH", "N3.1", [{ rate: 0, base: 10_892, vat: 0 }]],
  ])(
    "gives the reason for having no Italian VAT: %s to %s is %s",
    async (vatScheme, country, nature, vatLines) => {
      const abroad = {
        ...address,
        country,
        vat_number: `${country}12345678901`,
        sdi_code: "",
        postal_code: "75001",
      };
      const rated = lines.map((one) => ({ ...one, vatRate: vatLines[0]?.rate ?? 0 }));
      const { root, xml } = read(
        { vatScheme, vatLines, billingAddress: abroad, shippingAddress: abroad },
        rated,
      );
      expect(await faultsOf(xml)).toEqual([]);
      expect(new Set(textsOf(root, "Natura"))).toEqual(new Set([nature]));
      expect(new Set(textsOf(root, "AliquotaIVA"))).toEqual(new Set(["0.00"]));
      expect(textsOf(root, "Imposta")).toEqual(["0.00"]);
      expect(textsOf(root, "CodiceDestinatario")).toEqual(["XXXXXXX"]);
      expect(textsOf(root, "CAP")).toEqual(["14100", "00000"]);
    },
  );
});

describe("a FatturaPA credit note", () => {
  it("refers to the invoice that it credits, with positive amounts by rate", async () => {
    const refund = { number: "NC 2026/00012", at: "2026-12-03T10:00:00.000Z", amount: 1220, reason: "Reso" };
    const vatLines = [{ rate: 2200, base: 1000, vat: 220 }];
    const { xml } = creditNoteFile(
      { order, lines, company, zone: "Europe/Rome" },
      { ...refund, vatLines },
      78,
    );
    const root = parseXml(xml);
    expect(await faultsOf(xml, "2026-12-03")).toEqual([]);
    expect(textsOf(root, "TipoDocumento")).toEqual(["TD04"]);
    expect(textsOf(root, "IdDocumento")).toEqual(["ODA 7", "FV 2026/00104"]);
    expect(textsOf(root, "ImportoTotaleDocumento")).toEqual(["12.20"]);
  });
});
