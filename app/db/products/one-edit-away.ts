// Words that are one slip of the hand away from what was typed.
const SHORTEST = 4;
const LONGEST = 24;

// Figures are codes and measures: another figure is another thing.
/**
 * Whether a word may be a misspelling: letters alone, and of a length where one letter more or less is no other word.
 */
export const mayHaveSlipped = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= LONGEST && /^[a-z]+$/.test(word);

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** All that lies one slip away: a letter too many, too few, another one, or two that changed places. */
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
