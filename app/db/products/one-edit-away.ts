// Words within one edit of a typed word.
const SHORTEST = 4;
const LONGEST = 24;

// Words with digits are excluded: they are codes and measures, and another digit means another thing.
/**
 * Whether a word may be a misspelling: letters only, and long enough that one letter more or less is not a
 * different word.
 */
export const mayHaveSlipped = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= LONGEST && /^[a-z]+$/.test(word);

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** All words within one edit: one letter removed, added or replaced, or two adjacent letters swapped. */
export function slipsOf(word: string): Set<string> {
  const slips = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of LETTERS) {
      slips.add(before + letter + after);
      if (after) slips.add(before + letter + after.slice(1));
    }
    if (after) slips.add(before + after.slice(1));
    if (after.length > 1) slips.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
  }
  slips.delete(word);
  return slips;
}
