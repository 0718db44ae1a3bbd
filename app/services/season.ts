// The season in force: CONTRACT §2a.
import type { SeasonRow, ShopData } from "~/db/shop/shop-data";
import { invalidField } from "./refusal";

/** The active season with this id. */
export const activeSeason = ({ seasons }: ShopData, season: number | null): SeasonRow | undefined =>
  seasons.find(({ id, isActive }) => id === season && isActive);

/**
 * The id of the requested season; null without one, and where the shop has no seasons: a season is then ignored.
 * @throws Refusal 400 for a season that is not active
 */
export function seasonInForce(shop: ShopData, requested: number | null | undefined): number | null {
  if (requested === undefined || requested === null || shop.seasons.length === 0) return null;
  if (!activeSeason(shop, requested)) throw invalidField("season", "invalid");
  return requested;
}
