// Whether a page, article or banner is public now, from the cells of its row.
import { type PublicationState, publicationState } from "~/contract/constants/publication";
import type { RecordKind, RecordRow } from "~/contract/operator/records";
import { operatorPaths } from "~/operator-paths";
import { now } from "~/platform/clock";

const KINDS: readonly RecordKind[] = ["page", "article", "banner"];

/** Returns the path of a record's preview, or null if the shop shows the record itself or has no screen for it. */
export function previewOf(kind: RecordKind, key: string, row: RecordRow): string | null {
  if (kind === "slider") return operatorPaths.previewSlider(key);
  if (kind === "product")
    return row.is_active === "true" ? null : operatorPaths.previewProduct(row.slug ?? "");
  const state = kind === "article" ? publicationOf(kind, row)?.state : undefined;
  return state === undefined || state === "shown" || state === "ends"
    ? null
    : operatorPaths.previewArticle(key);
}

/** Returns null if records of this kind have no publication dates. */
export function publicationOf(kind: RecordKind, row: RecordRow): PublicationState | null {
  if (!KINDS.includes(kind)) return null;
  const from = (kind === "article" ? row.published_at : row.shown_from) || null;
  return publicationState(row.is_active === "true", { from, until: row.shown_until || null }, now());
}
