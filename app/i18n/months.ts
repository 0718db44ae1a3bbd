import { localMoment } from "~/contract/constants/moment";
import type { Locale } from "~/contract/wire";
import { nowIso } from "~/platform/clock";

const TAGS = { it: "it-IT", en: "en-GB", es: "es-ES" } as const;

/** "gen", "feb" … "dic": the twelve months, short. */
export function monthNames(locale: Locale): string[] {
  const { format } = new Intl.DateTimeFormat(TAGS[locale], { month: "short", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format(new Date(Date.UTC(2026, month, 15))));
}

/** The month of today where the shop is, 1 to 12. */
export const monthOfToday = (zone: string): number => Number(localMoment(nowIso(), zone).slice(5, 7));
