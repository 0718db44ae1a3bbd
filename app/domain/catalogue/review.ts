// Buyers' reviews: the displayed name, the average, and the state of a new review.
import type { ReviewState } from "~/contract/constants/enums";

/** Suggests "Ada R." to an author. */
export function reviewName(firstName: string, lastName: string): string {
  const [first, initial] = [firstName.trim(), [...lastName.trim()][0]];
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`.trim();
}

/** One decimal, rounded half up; null without reviews. @param sum of the ratings */
export const averageRating = (sum: number, count: number): string | null =>
  count === 0 ? null : (Math.floor((sum * 20 + count) / (count * 2)) / 10).toFixed(1);

/** A changed review that was hidden must be checked again. @param before null: a first review */
export const writtenState = (isChecked: boolean, before: ReviewState | null): ReviewState =>
  isChecked || before === "hidden" ? "new" : "shown";
