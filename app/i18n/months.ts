import type { Locale } from "~/contract/wire";

const TAGS = { it: "it-IT", en: "en-GB", es: "es-ES" } as const;

/** "gen", "feb" … "dic": the short names of the twelve months. */
export function monthNames(locale: Locale): string[] {
  const { format } = new Intl.DateTimeFormat(TAGS[locale], { month: "short", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format(new Date(Date.UTC(2026, month, 15))));
}
