// Price view of a viewer: price list, VAT, season and day (CONTRACT §2a).

import type { CustomerType, VatClass } from "~/contract/constants/enums";
import type { CustomerId, SeasonId } from "~/contract/ids";
import type { UserRow } from "~/db/auth/users";
import { type ShopData, shopData } from "~/db/shop/shop-data";
import { vatNumberParts } from "~/domain/accounts/vat-number";
import type { PriceView } from "~/domain/catalogue/price";
import { homeRates, rateFor, type VatFacts, type VatRates } from "~/domain/catalogue/vat";
import type { Day } from "~/domain/local-day";
import { viewerFor } from "~/services/access";
import { type ServiceContext, todayOf } from "~/services/context";
import { seasonInForce } from "./season";

export interface View {
  /** Null: an anonymous visitor, or an agent without a customer. */
  customer: CustomerId | null;
  kind: CustomerType;
  includesVat: boolean;
  /** The customer's own price list; null: retail. */
  list: string | null;
  season: SeasonId | null;
  today: Day;
  currency: string;
  rates: VatRates;
  /** The rates that the prices of gross lists include. */
  homeRates: VatRates;
  grossAbroad: PriceView["grossAbroad"];
}

/** @throws Refusal like viewerFor(); 400 for a season that is not active */
export async function viewOf(
  c: ServiceContext,
  requested: { customer?: number; season?: SeasonId },
): Promise<View> {
  const [shop, viewer] = await Promise.all([shopData(c), viewerFor(c, requested.customer)]);
  // The customer's type overrides the requested context: CONTRACT §1.
  const kind = viewer?.type ?? (c.shopContext === "b2b" ? "business" : "consumer");
  const vat = {
    ...vatFactsOf(shop, kind, viewer?.user ?? null),
    destination: viewer?.user.destination ?? null,
  };
  const rateOf = (vatClass: VatClass) => rateFor({ ...vat, class: vatClass }).rate;
  return {
    customer: viewer?.id ?? null,
    kind,
    includesVat: kind === "consumer",
    list: viewer?.user.price_list ?? null,
    season: seasonInForce(shop, requested.season),
    today: todayOf(c),
    currency: shop.currency,
    rates: {
      standard: rateOf("standard"),
      reduced: rateOf("reduced"),
      super_reduced: rateOf("super_reduced"),
    },
    homeRates: homeRates(shop.vatTable, shop.sellerCountry),
    grossAbroad: shop.grossAbroad,
  };
}

/** Conversion of stored prices of one VAT class to the view. */
export const priceViewFor = (view: View, vatClass: VatClass): PriceView => ({
  includesVat: view.includesVat,
  rate: view.rates[vatClass],
  homeRate: view.homeRates[vatClass],
  grossAbroad: view.grossAbroad,
});

/**
 * A customer's VAT data without the destination: a page uses the default address, a checkout the chosen
 * one.
 */
export function vatFactsOf(
  shop: ShopData,
  kind: CustomerType,
  user: Pick<UserRow, "vat_number" | "vat_checked"> | null,
): Omit<VatFacts, "destination"> {
  const numbersCountry = vatNumberParts(user?.vat_number ?? "", shop.sellerCountry).country;
  return {
    table: shop.vatTable,
    sellerCountry: shop.sellerCountry,
    kind,
    vatChecked: Boolean(user?.vat_checked) && numbersCountry !== shop.sellerCountry,
    ossEnabled: shop.ossEnabled,
    grossAbroad: shop.grossAbroad,
  };
}
