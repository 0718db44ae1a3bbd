// The system settings: CONTRACT §5.
import { DEFAULT_TIME_ZONE } from "~/contract/constants/time-zone";
import type { CacheReader } from "~/db/cache/data-version";
import { ask } from "~/db/query";
import { type ShopData, shopData, shopDataQuery } from "~/db/shop/shop-data";
import type { ServiceContext } from "~/services/context";

export type Settings = ShopData["settings"];
export type ShopSettings = Pick<ShopData, "settings" | "logo">;

/** By key, from the cached data that all pages share. */
export const cachedSettings = async (c: CacheReader): Promise<Settings> => (await shopData(c)).settings;

/** With all that pages are told of them. */
export const cachedShop = (c: CacheReader): Promise<ShopSettings> => shopData(c);

/**
 * The shop's time zone, from the same data; the default while no database answers: calls that need none still do. It does
 * not make an answer one of an older version: those that show days read the settings too.
 */
export const cachedZone = ({ ctx, ...c }: CacheReader): Promise<string> =>
  shopData({ ...c, ctx: { waitUntil: (work) => ctx.waitUntil(work) } }).then(
    ({ zone }) => zone,
    () => DEFAULT_TIME_ZONE,
  );

/** By key, from the database: for the operator, who sees each change at once. */
export const storedSettings = async (c: ServiceContext): Promise<Settings> =>
  (await ask(c.db, shopDataQuery())).settings;
