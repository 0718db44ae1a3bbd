// An order as its emails and PDFs get it, without a database.
import type { OrderDocument, OrderDocumentRow } from "~/services/order-document/order-document";

type Order = OrderDocument["order"];

interface Options {
  locale?: Order["locale"];
  customerType?: OrderDocument["customerType"];
  /** The number of rows; each is another article, every fifth with a long name. */
  rows?: number;
  order?: Partial<Order>;
  sender?: Partial<OrderDocument["sender"]>;
}

export function anOrderDocument({
  locale = "it",
  customerType = "consumer",
  rows = 3,
  order = {},
  sender = {},
}: Options = {}): OrderDocument {
  return {
    order: { ...anOrder(locale, rows, customerType === "consumer"), ...order },
    rows: Array.from({ length: rows }, (_, index) => aRow(index + 1)),
    customerType,
    name: "Giulia",
    email: "lucia@prova.test",
    guestLink: null,
    sender: {
      shopName: "Prova",
      supportEmail: "aiuto@prova.test",
      makesEInvoices: true,
      handlingDays: 3,
      mainLocale: "it",
      zone: "Europe/Rome",
      dispatchDays: [1, 2, 3, 4, 5],
      company: {
        name: "Prova S.r.l.",
        address: "Strada delle Botteghe 12",
        postal_code: "14100",
        city: "Asti",
        province: "AT",
        country: "IT",
        rea: "AT-994170",
        vat_number: "IT09941700057",
        tax_code: "",
        share_capital: "50.000,00 € i.v.",
        pec: "prova@pec.test",
        phone: "+39 0141 000 000",
        email: "aiuto@prova.test",
      },
      iban: "IT60X0542811101000000123456",
      origin: "https://prova.test",
      logo: null,
      icon: null,
      accent: "",
      accentDark: "",
      ...sender,
    },
  };
}

const aRow = (n: number): OrderDocumentRow => ({
  ...{ id: n, order: 1, product: n, sku: `EN00${String(n).padStart(3, "0")}`, slug: `articolo-${n}` },
  name:
    n % 5 === 0
      ? `Bottiglia bordolese n. ${n}, ${"con un nome molto lungo ".repeat(4)}`
      : `Damigiana n. ${n}`,
  name_today: null,
  image: null,
  ...{ qty: 2, unit_price: "5.00", discount: "0.00", package_size: 1, uom: "pz" },
  ...{ vat_rate: n % 2 ? "22.00" : "10.00", total_price: "10.00", notes: "" },
  ...{ shipped_qty: 0, removed_qty: 0, returned_qty: 0, can_reorder: true },
  withdrawalException: null,
  guaranteeMonths: null,
});

const ADDRESS: Order["billing_address"] = {
  ...{
    id: 1,
    type: "Shipping",
    recipient: "Giulia Bassani",
    business_name: "",
    address: "Strada Provinciale 26",
  },
  ...{
    address_2: "",
    email: "",
    postal_code: "12051",
    city: "Alba",
    province: "CN",
    country: "IT",
    phone: "",
  },
  ...{ vat_number: "", tax_code: "BSSGLI74T51H501E", sdi_code: "", pec: "" },
};

function anOrder(locale: Order["locale"], rows: number, includesVat: boolean): Order {
  const goods = rows * 10;
  return {
    ...{ id: 1, number: "2026-000148", date: "2026-11-23T08:00:00.000Z", status: "pending", customer: 1 },
    ...{ agent: null, placed_by_agent: null, season: null, business_name: "", article_count: rows },
    ...{ currency: "EUR", includes_vat: includesVat, rows_total: `${goods}.00`, discount: "0.00" },
    ...{ shipping_price: "9.00", payment_surcharge: "0.00", vat: "5.00" },
    vat_lines: [
      { rate: "22.00", base: "18.00", vat: "4.00" },
      { rate: "10.00", base: "10.00", vat: "1.00" },
    ],
    ...{
      vat_scheme: "standard",
      total: `${goods + 9}.00`,
      coupon: null,
      customer_reference: null,
      notes: "",
    },
    ...{ locale, billing_address: ADDRESS, shipping_address: ADDRESS },
    shipping_policy: { id: 1, code: "STD", name: "Corriere Italia", is_pickup: false },
    payment_method: { id: 1, code: "BANK", name: "Bonifico bancario" },
    payment: { kind: "bank_transfer", state: "due", instructions: "Bonifico entro 7 giorni.", pay_url: null },
    ...{
      cig: null,
      cup: null,
      requested_date: null,
      promised_by: "2026-11-26",
      backordered: null,
      delivered_at: null,
    },
    ...{ withdrawal_until: null, tracking: [], shipments: [], refunds: [], changes: [], paid: "0.00" },
    ...{ refunded: "0.00", invoice: null, history: [], can_cancel: true },
  } as Order;
}
