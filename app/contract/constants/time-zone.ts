// Local time in a time zone, an IANA name such as "Pacific/Auckland", from the runtime's own table of
// zones.

/** CONTRACT §15: the shop's zone while TIME_ZONE has no value. */
export const DEFAULT_TIME_ZONE = "Europe/Rome";

const ZONES = `AT Vienna | BE Brussels | BG Sofia | CH Zurich | CZ Prague | DE Berlin | DK Copenhagen | EE Tallinn | ES Madrid |
  FI Helsinki | FR Paris | GB London | GR Athens | HR Zagreb | HU Budapest | IE Dublin | IT Rome | LT Vilnius | LU Luxembourg |
  LV Riga | MT Malta | NL Amsterdam | NO Oslo | PL Warsaw | PT Lisbon | RO Bucharest | SE Stockholm | SI Ljubljana |
  SK Bratislava`;

/** The zone in which most people of a country live; null for a country that the shop does not know. */
export function zoneOfCountry(country: string): string | null {
  if (country === "CY") return "Asia/Nicosia";
  // Searched when it is asked for: a table made with the module would be in every page's scripts.
  const row = ZONES.split("|").find((one) => one.trim().startsWith(`${country} `));
  return row === undefined ? null : `Europe/${row.trim().slice(3)}`;
}

const MAX_NAME_LENGTH = 64;

/**
 * Whether the runtime knows a zone of this name. Offsets such as "+02:00" are refused: they have no summer
 * time.
 */
export function isTimeZone(text: string): boolean {
  if (text.length > MAX_NAME_LENGTH || !/^[A-Z][\w+-]*(\/[A-Z][\w+-]*)*$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }) !== null;
  } catch {
    return false;
  }
}

/**
 * The zone that TIME_ZONE names; the default without a value, and for a name that this runtime no longer
 * knows.
 */
export const timeZoneOf = (setting: unknown): string =>
  typeof setting === "string" && isTimeZone(setting) ? setting : DEFAULT_TIME_ZONE;

// Cached: an `Intl` formatter costs more to create than all its uses in a request. A shop has one zone.
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The local time in the zone, such as "2026-11-21T09:00:00". @param at milliseconds since 1970 */
export function wallClock(at: number, zone: string): string {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
  clocks.set(zone, clock);
  return clock.format(at).replace(" ", "T");
}

/**
 * Milliseconds that the zone's clock is ahead of UTC; negative west of it. @param at milliseconds since
 * 1970
 */
export const zoneOffset = (at: number, zone: string): number =>
  Date.parse(`${wallClock(at, zone)}Z`) - Math.floor(at / SECOND) * SECOND;

/**
 * The milliseconds since 1970 at which a clock in the zone shows a time ("2026-11-21T09:00:00"). If the
 * clock is set back, the first of the two instants; a time that the clock skips counts on from before the
 * skip.
 */
export function instantAt(wall: string, zone: string): number {
  const utc = Date.parse(`${wall}Z`);
  const [before, after] = [utc - zoneOffset(utc - DAY, zone), utc - zoneOffset(utc + DAY, zone)];
  return wallClock(before, zone) !== wall && wallClock(after, zone) === wall ? after : before;
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;
