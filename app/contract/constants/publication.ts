// When a page, an article, a banner or a slide is shown: not as a draft, not before its instant, not from its end on.

/** Instants (ISO 8601); null leaves that end open. */
export interface Publication {
  from: string | null;
  until: string | null;
}

/** Whether the shop shows it at this instant: its first is included, its last is not. */
export const isShown = ({ from, until }: Publication, at: Date): boolean =>
  (from === null || Date.parse(from) <= at.getTime()) && (until === null || at.getTime() < Date.parse(until));

/** What the back office says of it, and the instant at which that changes. */
export type PublicationState =
  | { state: "draft" | "shown" | "ended"; at: null }
  | { state: "planned" | "ends"; at: string };

/** A draft is never shown, also between its dates. */
export function publicationState(isActive: boolean, publication: Publication, at: Date): PublicationState {
  const { from, until } = publication;
  if (!isActive) return { state: "draft", at: null };
  if (until !== null && Date.parse(until) <= at.getTime()) return { state: "ended", at: null };
  if (from !== null && at.getTime() < Date.parse(from)) return { state: "planned", at: from };
  return until === null ? { state: "shown", at: null } : { state: "ends", at: until };
}

/** An end at or before the beginning: it would never be shown. */
export const isReversed = ({ from, until }: Publication): boolean =>
  from !== null && until !== null && Date.parse(until) <= Date.parse(from);
