// How else a name may write what somebody typed: figures apart from letters or set low, words in one, none of the small ones.

/** Words that stand in names and searches alike and name nothing, in the shop's three languages. */
const SMALL_WORDS = new Set(
  [
    "a al all alla alle allo con d da dal dalla de dei del dell della delle dello di e ed gli i il in l la le lo nel",
    "nell per su sul un una uno the of for with and to on or el en las los para por sin un unos y o",
  ].flatMap((line) => line.split(" ")),
);

export const isSmall = (word: string): boolean => SMALL_WORDS.has(word);

const LOW = "₀₁₂₃₄₅₆₇₈₉";
const HIGH = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** "co2" for CO₂, "us05" for US-05, "30l" for 30 l, "40x40" for 40×40. */
export function writingsOf(word: string): string[] {
  const parts = word.match(/\d+|\p{L}+/gu) ?? [];
  if (parts.length < 2) return [];
  const apart = parts.filter((part, at) => !(part === "x" && at > 0 && at < parts.length - 1)).join(" ");
  const set = (figures: string) => word.replace(/\d/g, (figure) => figures[Number(figure)] ?? figure);
  return [apart, set(LOW), set(HIGH)];
}
