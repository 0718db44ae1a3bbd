// Legally required pages, reachable from every page: the operator may rename and move them, but not hide
// them.
import { legalSlugsOf } from "~/paths";

/** Whether the page with this slug, in any language, is required by law. */
export const isLegalPage = (slug: string): boolean => legalSlugsOf(slug).length > 0;

type Cell = string | number | null | undefined;

/**
 * The first cell that would remove a legal page from the footer, now or later; null without one. Absent
 * cells stay unchanged.
 */
export function hidingCell(row: Readonly<Record<string, Cell>>): string | null {
  if (!isLegalPage(String(row.slug))) return null;
  if (row.is_active === 0) return "is_active";
  if (row.section === null) return "section";
  return ["shown_from", "shown_until"].find((column) => (row[column] ?? null) !== null) ?? null;
}

/** Whether the page would lose the address that legal links use. @param slug of the page */
export const losesAddress = (slug: string, addresses: readonly string[]): boolean =>
  isLegalPage(slug) && !addresses.includes(slug);

/** Whether the address of a legal page, in any language, would lead to another page. */
export const isTakenAddress = (address: string, page: string): boolean =>
  isLegalPage(address) && !legalSlugsOf(address).includes(page);
