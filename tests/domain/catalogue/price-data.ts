// Prices with and without reductions, as defaults: a test states only what differs.
import type { PriceFacts, PriceRow, PriceView } from "~/domain/catalogue/price";

export const TODAY = "2026-11-21";

/** A view without VAT, at 22 %. */
export const NET: PriceView = { includesVat: false, rate: 2200, homeRate: 2200, grossAbroad: "same" };

export const aRow = (row: Partial<PriceRow> = {}): PriceRow => ({
  isGross: false,
  standard: 1000,
  special: null,
  specialFrom: null,
  specialTo: null,
  lowest30: null,
  tiers: [],
  ...row,
});
export const facts = (some: Partial<PriceFacts> = {}): PriceFacts => ({
  retail: aRow(),
  list: null,
  season: null,
  promotions: [],
  ...some,
});
export const special = { special: 800, specialFrom: "2026-11-10", specialTo: "2026-11-30", lowest30: 950 };
export const promotion = { price: 700, isGross: false, from: "2026-11-20", to: "2026-11-22", lowest30: 900 };
export const tiers = [
  { minQty: 10, cents: 900 },
  { minQty: 50, cents: 750 },
];
