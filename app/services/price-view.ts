// How the one who looks sees prices: whose list, which VAT, which season, which day (CONTRACT §2a).

import type { CustomerType, VatClass } from "~/contract/constants/enums";
import type { BasisPoints } from "~/contract/units";
import type { UserRow } from "~/db/auth/users";
import { type ShopData, shopData } from "~/db/shop/shop-data";
import { type Day, romeDay } from "~/domain/rome-day";
import { rateFor, type VatFacts } from "~/domain/vat";
import { viewerFor } from "~/services/access";
import type { ServiceContext } from "~/services/context";
import { seasonInForce } from "./season";

export interface View {
  /** Null: nobody, or an agent who looks for himself. */
  customer: number | null;
  kind: CustomerType;
  includesVat: boolean;
  /** The customer's own price list; null: retail. */
  list: string | null;
  season: number | null;
  today: Day;
  currency: string;
  rates: Record<VatClass, BasisPoints>;
}

/** @throws Refusal as lookingAs(); 400 for a season that is not in force. */
export async function viewOf(
  c: ServiceContext,
  asked: { customer?: number; season?: number },
): Promise<View> {
  const [shop, looker] = await Promise.all([shopData(c), viewerFor(c, asked.customer)]);
  // A customer's own kind decides, whatever the context says: CONTRACT §1.
  const kind = looker?.type ?? (c.shopContext === "b2b" ? "business" : "consumer");
  const vat = {
    ...vatFactsOf(shop, kind, looker?.user ?? null),
    destinationCountry: looker?.user.destination_country ?? null,
  };
  const rateOf = (vatClass: VatClass) => rateFor({ ...vat, class: vatClass }).rate;
  return {
    customer: looker?.id ?? null,
    kind,
    includesVat: kind === "consumer",
    list: looker?.user.price_list ?? null,
    season: seasonInForce(shop, asked.season),
    today: romeDay(c.now.toISOString()),
    currency: shop.currency,
    rates: {
      standard: rateOf("standard"),
      reduced: rateOf("reduced"),
      super_reduced: rateOf("super_reduced"),
    },
  };
}

/** What decides a customer's VAT, but for the destination: a page takes the default address's, a checkout the chosen one's. */
export function vatFactsOf(
  shop: ShopData,
  kind: CustomerType,
  user: Pick<UserRow, "vat_number" | "vat_checked"> | null,
): Omit<VatFacts, "destinationCountry"> {
  const numbersCountry = /^[A-Z]{2}/.exec(user?.vat_number ?? "")?.[0] ?? shop.sellerCountry;
  return {
    table: shop.vatTable,
    sellerCountry: shop.sellerCountry,
    kind,
    vatChecked: Boolean(user?.vat_checked) && numbersCountry !== shop.sellerCountry,
    ossEnabled: shop.ossEnabled,
  };
}
