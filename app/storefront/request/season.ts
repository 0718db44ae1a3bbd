// The season that determines a viewer's prices, cart and lists: the selected one, while it is active.
import type { Client } from "~/contract/client";
import { cookieHeader, cookieName, expiredCookie, readCookie } from "./cookies";

const COOKIE_NAME = "season";
const TTL_SECONDS = 24 * 60 * 60;

export interface ActiveSeason {
  id: number;
  name: string;
}

/** Returns the seasons that can be selected; empty if seasons are disabled. */
export async function activeSeasons(shop: Client): Promise<ActiveSeason[]> {
  const { results } = await shop.shop.seasons({});
  return results.flatMap(({ id, name, is_active }) => (is_active ? [{ id, name }] : []));
}

/** Returns null if no season is selected or the selected one has ended. */
export async function seasonOf(request: Request, shop: Client): Promise<number | null> {
  const chosen = readCookie(request, cookieName(request, COOKIE_NAME));
  if (chosen === null) return null;
  return (await activeSeasons(shop)).find(({ id }) => String(id) === chosen)?.id ?? null;
}

/** @param season null clears the selection (CONTRACT §8, logout and change of customer) */
export const seasonCookie = (request: Request, season: number | null): string =>
  season === null
    ? expiredCookie(request, COOKIE_NAME)
    : cookieHeader(request, cookieName(request, COOKIE_NAME), String(season), {
        maxAgeSeconds: TTL_SECONDS,
        httpOnly: true,
      });
