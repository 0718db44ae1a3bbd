// Publication of pages, articles, banners and slides: from an instant until another, never as a draft.

/** Instants (ISO 8601); null leaves that end open. */
export interface Publication {
  from: string | null;
  until: string | null;
}

/** Whether it is shown at this instant: `from` is included, `until` is not. */
export const isShown = ({ from, until }: Publication, at: Date): boolean =>
  (from === null || Date.parse(from) <= at.getTime()) && (until === null || at.getTime() < Date.parse(until));

/** State displayed in the back office, and the instant at which it changes. */
export type PublicationState =
  | { state: "draft" | "shown" | "ended"; at: null }
  | { state: "planned" | "ends"; at: string };

/** A draft is never shown, even between its dates. */
export function publicationState(isActive: boolean, publication: Publication, at: Date): PublicationState {
  const { from, until } = publication;
  if (!isActive) return { state: "draft", at: null };
  if (until !== null && Date.parse(until) <= at.getTime()) return { state: "ended", at: null };
  if (from !== null && at.getTime() < Date.parse(from)) return { state: "planned", at: from };
  return until === null ? { state: "shown", at: null } : { state: "ends", at: until };
}

/** Whether the end is at or before the beginning, so that it would never be shown. */
export const isReversed = ({ from, until }: Publication): boolean =>
  from !== null && until !== null && Date.parse(until) <= Date.parse(from);
