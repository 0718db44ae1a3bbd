// The system settings: CONTRACT §5.
import { DEFAULT_TIME_ZONE } from "~/contract/constants/time-zone";
import type { Locale } from "~/contract/wire";
import type { CacheReader } from "~/db/cache/data-version";
import { ask } from "~/db/query";
import { callLocale, type ShopData, shopData, shopDataQuery } from "~/db/shop/shop-data";
import type { ServiceContext } from "~/services/context";

export type Settings = ShopData["settings"];
export type ShopSettings = Pick<ShopData, "settings" | "logo">;

/** Keyed by name, from the cached data that all pages share. */
export const cachedSettings = async (c: CacheReader): Promise<Settings> => (await shopData(c)).settings;

/** With all shop data that pages need. */
export const cachedShop = (c: CacheReader): Promise<ShopSettings> => shopData(c);

/**
 * The shop's time zone, and the language of a call that names none, from the same cached data; CONTRACT's
 * defaults while the database does not respond, so that calls which need no database still work. This read
 * does not count for the response's data version: responses that show days or texts read the settings too.
 */
export const cachedDefaults = ({ ctx, ...c }: CacheReader): Promise<{ zone: string; locale: Locale }> =>
  shopData({ ...c, ctx: { waitUntil: (work) => ctx.waitUntil(work) } }).then(
    ({ zone, settings }) => ({ zone, locale: callLocale(settings) }),
    () => ({ zone: DEFAULT_TIME_ZONE, locale: "it" }),
  );

/** Keyed by name, from the database: the operator sees each change at once. */
export const storedSettings = async (c: ServiceContext): Promise<Settings> =>
  (await ask(c.db, shopDataQuery())).settings;
