// A consumer's cart with everything chosen, as defaults: a test of the quote states only what differs.

import type { PriceRow } from "~/domain/catalogue/price";
import { quote } from "~/domain/orders/checkout";
import type { PaymentMethodFacts } from "~/domain/orders/payment";
import type { Coupon } from "~/domain/orders/promotion";
import type { QuoteFacts, QuoteRow } from "~/domain/orders/quote-facts";
import type { ShippingPolicyFacts } from "~/domain/orders/shipping";
import { vatTable } from "../catalogue/catalogue";

export type Facts = QuoteFacts<ShippingPolicyFacts, PaymentMethodFacts>;

export const aPrice = (standard: number, more: Partial<PriceRow> = {}): QuoteRow["price"] => ({
  retail: {
    isGross: false,
    standard,
    special: null,
    specialFrom: null,
    specialTo: null,
    lowest30: null,
    tiers: [],
    ...more,
  },
  list: null,
  season: null,
  promotions: [],
});
export const aRow = (row: Partial<QuoteRow> = {}): QuoteRow => ({
  id: 1,
  qty: 4,
  held: 0,
  price: aPrice(1000),
  vatClass: "standard",
  weight: 250,
  available: 100,
  isBackorderable: false,
  minQty: 1,
  qtyStep: 1,
  audience: "all",
  ...row,
});
export const consumer: Facts["vat"] = {
  table: vatTable,
  sellerCountry: "IT",
  kind: "consumer",
  vatChecked: false,
  ossEnabled: true,
  grossAbroad: "same",
};
export const business: Facts["vat"] = { ...consumer, kind: "business" };
export const italy = {
  id: 1,
  price: 790,
  freeFrom: 9900,
  countries: ["IT"],
  includePrefixes: null,
  excludePrefixes: null,
  isPickup: false,
  measure: "none" as const,
  bands: [],
  maxWeight: null,
  includesVat: false,
};
export const spain = { ...italy, id: 3, price: 1490, freeFrom: 19_900, countries: ["ES"] };
const transfer = {
  id: 1,
  code: "BANK",
  kind: "bank_transfer",
  surcharge: 0,
  contexts: ["b2b", "b2c"],
  countries: null,
} as const;
const cash = {
  ...transfer,
  id: 2,
  code: "CASH",
  kind: "cash_on_delivery",
  surcharge: 450,
  countries: ["IT"],
} as const;
const invoice = { ...transfer, id: 3, code: "INVOICE", kind: "invoice", contexts: ["b2b"] } as const;
export const asti = { country: "IT", postalCode: "14100" };
export const sevilla = { country: "ES", postalCode: "41001" };

/** A consumer in Asti who has made every choice. */
const someFacts = (facts: Partial<Facts> = {}): Facts => ({
  today: "2026-11-21",
  vat: consumer,
  minOrder: { business: 5000, consumer: 1000 },
  rows: [aRow()],
  coupon: null,
  freeShippingCode: "SPEDIZIONE",
  defaultDestination: { country: "IT", postalCode: "14100" },
  billingAddress: true,
  shippingAddress: asti,
  policies: [italy, spain],
  shippingPolicy: 1,
  methods: [transfer, cash, invoice],
  paymentMethod: 1,
  ...facts,
});
export const aQuote = (facts: Partial<Facts> = {}) => quote(someFacts(facts));
export const typed = (found: Coupon | null, code = "PROVA") => ({
  code,
  found,
  usedByCustomer: 0,
  usedInAll: 0,
});
export const aCoupon = {
  code: "PROVA",
  promotion: 1,
  from: null,
  to: null,
  minAmount: null,
  perCustomer: null,
  totalUses: null,
};
