// The season in force: CONTRACT §2a.
import type { SeasonId } from "~/contract/ids";
import { type SeasonRow, type ShopData, shopData } from "~/db/shop/shop-data";
import type { ServiceContext } from "./context";
import { invalidField } from "./refusal";

export const activeSeason = ({ seasons }: ShopData, season: SeasonId | null): SeasonRow | undefined =>
  seasons.find(({ id, isActive }) => id === season && isActive);

/**
 * The id of the requested season; null without one, or if the shop has no seasons and ignores them.
 * @throws Refusal 400 for a season that is not active
 */
export function seasonInForce(shop: ShopData, requested: number | null | undefined): number | null {
  if (requested === undefined || requested === null || shop.seasons.length === 0) return null;
  if (!activeSeason(shop, requested)) throw invalidField("season", "invalid");
  return requested;
}

/** Like seasonInForce(), with the shop's cached data. @throws Refusal 400 for a season that is not active */
export const seasonFor = async (
  c: ServiceContext,
  requested: number | null | undefined,
): Promise<number | null> => seasonInForce(await shopData(c), requested);

/** Includes inactive seasons. */
export const listSeasons = async (c: ServiceContext): Promise<readonly SeasonRow[]> =>
  (await shopData(c)).seasons;
