// Whether readers see a page, an article or a banner now, by the cells of its row.
import { type PublicationState, publicationState } from "~/contract/constants/publication";
import type { RecordKind, RecordRow } from "~/contract/operator/records";
import { now } from "~/platform/clock";

const KINDS: readonly RecordKind[] = ["page", "article", "banner"];

/** Null: a record of this kind has no dates. */
export function publicationOf(kind: RecordKind, row: RecordRow): PublicationState | null {
  if (!KINDS.includes(kind)) return null;
  const from = (kind === "article" ? row.published_at : row.shown_from) || null;
  return publicationState(row.is_active === "true", { from, until: row.shown_until || null }, now());
}
