// Pages that the law wants within reach from every page: an owner renames and moves them, and never hides them.
import { legalSlugsOf } from "~/paths";

/** Whether the law asks for the page of this slug, in any language. */
export const isLegalPage = (slug: string): boolean => legalSlugsOf(slug).length > 0;

type Cell = string | number | null | undefined;

/** The first cell by which a legal page would leave the footer, now or later; null: none. Absent cells stay as they are. */
export function hidingCell(row: Readonly<Record<string, Cell>>): string | null {
  if (!isLegalPage(String(row.slug))) return null;
  if (row.is_active === 0) return "is_active";
  if (row.section === null) return "section";
  return ["shown_from", "shown_until"].find((column) => (row[column] ?? null) !== null) ?? null;
}

/** Whether the page, by its slug, would lose the address at which the law's links look for it. */
export const losesAddress = (slug: string, addresses: readonly string[]): boolean =>
  isLegalPage(slug) && !addresses.includes(slug);

/** Whether an address of the law's, in any language, would lead to another page than its own. */
export const isTakenAddress = (address: string, page: string): boolean =>
  isLegalPage(address) && !legalSlugsOf(address).includes(page);
