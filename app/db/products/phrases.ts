// Words side by side, which may be one term together.
export interface Phrase {
  term: string;
  from: number;
  length: number;
}

// Of as many words as the longest synonym has.
const PHRASE_LENGTHS = [4, 3, 2, 1];

/** Words side by side, the longest first: "pompa da travaso" before "pompa". */
export const phrasesOf = (words: readonly string[]): Phrase[] =>
  PHRASE_LENGTHS.flatMap((length) =>
    words.slice(0, Math.max(0, words.length - length + 1)).map((_, from) => ({
      term: words.slice(from, from + length).join(" "),
      from,
      length,
    })),
  );
