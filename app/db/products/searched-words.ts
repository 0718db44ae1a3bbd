// The words that replace those of a search that found nothing.
import { groupBy, int, text } from "~/db/columns";
import type { Row } from "~/platform/database";
import type { Phrase } from "./phrases";
import { spellingVariants } from "./spelling-variants";

/** Synonyms of a phrase; empty for a phrase that is only spelled in another way. */
export const otherWords = ({ term }: Phrase, same: Row[]): string[] =>
  (term.split(" ").some((word) => spellingVariants(word).length > 0) ? [] : same).flatMap((row) =>
    text(row, "said") === term && text(row, "term") !== term ? text(row, "term") : [],
  );

const MOST_SEARCHED = 3;

/**
 * @param missing indexes of words that no product has; empty: each word exists, but no product has all of
 * them
 */
export function searchedOf(
  words: readonly string[],
  phrases: readonly (Phrase & { meant: string[] })[],
  known: Row[],
  missing: ReadonlySet<number>,
): string[] {
  const guesses = groupBy(known, (row) => int(row, "word"));
  const parts: string[][] = [];
  let isOther = false;
  for (let at = 0; at < words.length; ) {
    const said = phrases.find(
      ({ from, length, meant }) =>
        from === at &&
        meant.length > 0 &&
        (missing.size === 0 || [...missing].some((place) => place >= from && place < from + length)),
    );
    const likeliest = (missing.has(at) ? (guesses.get(at) ?? []) : []).toSorted(
      (a, b) => int(b, "whole") - int(a, "whole") || int(b, "often") - int(a, "often"),
    );
    const meant = said?.meant ?? likeliest.map((row) => text(row, "first"));
    isOther ||= meant.length > 0;
    parts.push(meant.length > 0 ? meant : [words[at] ?? ""]);
    at += said?.length ?? 1;
  }
  if (!isOther) return [];
  const inTurn = Array.from({ length: MOST_SEARCHED }, (_, turn) =>
    parts.map((meant) => meant[Math.min(turn, meant.length - 1)]).join(" "),
  );
  return [...new Set(inTurn)];
}
