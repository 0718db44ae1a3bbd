import type { Locale } from "~/contract/wire";
import { CONTACTS, HOMES, WITHDRAWALS } from "~/paths";

/** This page in another language: the homes, contacts and withdrawals lead to their sisters, the rest to itself. */
export function localeHref(page: { path: string; search: string }, to: Locale): string {
  for (const sisters of [HOMES, CONTACTS, WITHDRAWALS]) {
    if (Object.values(sisters).some((path) => path === page.path)) return sisters[to];
  }
  const query = new URLSearchParams(page.search);
  query.set("locale", to);
  return `${page.path}?${query}`;
}
