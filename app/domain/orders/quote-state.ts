/** The states of a quote: open until a day, then accepted, declined or withdrawn by somebody, or expired. */

import type { Audience, CustomerType, QuoteState } from "~/contract/constants/enums";
import { QUOTE_DAYS } from "~/contract/constants/limits";
import { addDays, type Day } from "~/domain/local-day";

/** @param validUntil the last day, included */
export const quoteStateOn = (
  today: Day,
  { state, validUntil }: { state: Exclude<QuoteState, "expired">; validUntil: Day },
): QuoteState => (state === "open" && validUntil < today ? "expired" : state);

/** The last day of a quote made today; null if the requested one is too early or too late. */
export function lastDayOf(today: Day, requested: Day | undefined): Day | null {
  if (requested === undefined) return addDays(today, QUOTE_DAYS.usual);
  const isWithin = requested >= addDays(today, QUOTE_DAYS.min) && requested <= addDays(today, QUOTE_DAYS.max);
  return isWithin ? requested : null;
}

/** A row of a quote, and the current item; null if the item no longer exists. */
export interface QuotedLine {
  product: number;
  qty: number;
  now: { available: number; isBackorderable: boolean; audience: Audience } | null;
}

/**
 * The rows that cannot be ordered in their quantity, with what is left. Minimum quantities and steps were
 * checked when the quote was made.
 */
export const missingLines = (lines: readonly QuotedLine[], kind: CustomerType) =>
  lines.flatMap(({ product, qty, now }) => {
    const isOffered = now !== null && (now.audience === "all" || kind === "business");
    if (isOffered && (now.isBackorderable || qty <= now.available)) return [];
    return [{ product, available: isOffered ? Math.max(0, now.available) : 0 }];
  });
