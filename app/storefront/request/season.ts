// The season whose prices, cart and lists a visitor sees: his own choice, as long as it is in force.
import type { Client } from "~/contract/client";
import { cookieHeader, cookieName, endedCookie, readCookie } from "./cookies";

const NAME = "season";
const SECONDS = 24 * 60 * 60;

export interface InForce {
  id: number;
  name: string;
}

/** What may be chosen now; nothing while seasons are off. */
export async function seasonsInForce(shop: Client): Promise<InForce[]> {
  const { results } = await shop.shop.seasons({});
  return results.flatMap(({ id, name, is_active }) => (is_active ? [{ id, name }] : []));
}

/** Null for nobody's choice, and for one whose season has ended. */
export async function seasonOf(request: Request, shop: Client): Promise<number | null> {
  const chosen = readCookie(request, cookieName(request, NAME));
  if (chosen === null) return null;
  return (await seasonsInForce(shop)).find(({ id }) => String(id) === chosen)?.id ?? null;
}

/** @param season null ends the choice: CONTRACT §8, logout and change of customer. */
export const seasonCookie = (request: Request, season: number | null): string =>
  season === null
    ? endedCookie(request, NAME)
    : cookieHeader(request, cookieName(request, NAME), String(season), {
        maxAgeSeconds: SECONDS,
        httpOnly: true,
      });
