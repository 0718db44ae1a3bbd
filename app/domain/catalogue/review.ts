// Buyers' reviews: the name beside one, the average, and which state a written one has.
import type { ReviewState } from "~/contract/constants/enums";

/** "Ada R.": what is suggested to an author. */
export function reviewName(firstName: string, lastName: string): string {
  const [first, initial] = [firstName.trim(), [...lastName.trim()][0]];
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`.trim();
}

/** With one decimal, half up; null without reviews. @param sum of the ratings */
export const averageRating = (sum: number, count: number): string | null =>
  count === 0 ? null : (Math.floor((sum * 20 + count) / (count * 2)) / 10).toFixed(1);

/** The shop looks again at what it has hidden. @param before null: a first review */
export const writtenState = (isChecked: boolean, before: ReviewState | null): ReviewState =>
  isChecked || before === "hidden" ? "new" : "shown";
