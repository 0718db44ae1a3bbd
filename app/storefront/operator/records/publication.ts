// Whether readers see a page, an article or a banner now, by the cells of its row.
import { type PublicationState, publicationState } from "~/contract/constants/publication";
import type { RecordKind, RecordRow } from "~/contract/operator/records";
import { operatorPaths } from "~/operator-paths";
import { now } from "~/platform/clock";

const KINDS: readonly RecordKind[] = ["page", "article", "banner"];

/** Where a record is seen as the shop shows it; null: the shop itself shows it, or has no screen of it. */
export function previewOf(kind: RecordKind, key: string, row: RecordRow): string | null {
  if (kind === "slider") return operatorPaths.previewSlider(key);
  if (kind === "product")
    return row.is_active === "true" ? null : operatorPaths.previewProduct(row.slug ?? "");
  const state = kind === "article" ? publicationOf(kind, row)?.state : undefined;
  return state === undefined || state === "shown" || state === "ends"
    ? null
    : operatorPaths.previewArticle(key);
}

/** Null: a record of this kind has no dates. */
export function publicationOf(kind: RecordKind, row: RecordRow): PublicationState | null {
  if (!KINDS.includes(kind)) return null;
  const from = (kind === "article" ? row.published_at : row.shown_from) || null;
  return publicationState(row.is_active === "true", { from, until: row.shown_until || null }, now());
}
