import type { Locale } from "~/contract/wire";

const TAGS = { it: "it-IT", en: "en-GB", es: "es-ES" } as const;
const ZONE = "Europe/Rome";

/** "gen", "feb" … "dic": the twelve months, short. */
export function monthNames(locale: Locale): string[] {
  const { format } = new Intl.DateTimeFormat(TAGS[locale], { month: "short", timeZone: ZONE });
  return Array.from({ length: 12 }, (_, month) => format(new Date(Date.UTC(2026, month, 15))));
}

/** The month of today where the shop is, 1 to 12. */
export const monthOfToday = (): number =>
  Number(new Intl.DateTimeFormat("en", { month: "numeric", timeZone: ZONE }).format(new Date()));
