// The season whose prices, cart and lists a visitor sees: his own choice, as long as it is in force.
import type { Client } from "~/contract/client";
import { cookieHeader, cookieName, expiredCookie, readCookie } from "./cookies";

const COOKIE_NAME = "season";
const TTL_SECONDS = 24 * 60 * 60;

export interface ActiveSeason {
  id: number;
  name: string;
}

/** What may be chosen now; nothing while seasons are off. */
export async function activeSeasons(shop: Client): Promise<ActiveSeason[]> {
  const { results } = await shop.shop.seasons({});
  return results.flatMap(({ id, name, is_active }) => (is_active ? [{ id, name }] : []));
}

/** Null for nobody's choice, and for one whose season has ended. */
export async function seasonOf(request: Request, shop: Client): Promise<number | null> {
  const chosen = readCookie(request, cookieName(request, COOKIE_NAME));
  if (chosen === null) return null;
  return (await activeSeasons(shop)).find(({ id }) => String(id) === chosen)?.id ?? null;
}

/** @param season null ends the choice: CONTRACT §8, logout and change of customer. */
export const seasonCookie = (request: Request, season: number | null): string =>
  season === null
    ? expiredCookie(request, COOKIE_NAME)
    : cookieHeader(request, cookieName(request, COOKIE_NAME), String(season), {
        maxAgeSeconds: TTL_SECONDS,
        httpOnly: true,
      });
