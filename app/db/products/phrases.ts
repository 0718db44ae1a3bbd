// Adjacent words, which may form one term.
export interface Phrase {
  term: string;
  from: number;
  length: number;
}

// Up to the number of words in the longest synonym.
const PHRASE_LENGTHS = [4, 3, 2, 1];

/** Phrases of adjacent words, longest first: "pompa da travaso" before "pompa". */
export const phrasesOf = (words: readonly string[]): Phrase[] =>
  PHRASE_LENGTHS.flatMap((length) =>
    words.slice(0, Math.max(0, words.length - length + 1)).map((_, from) => ({
      term: words.slice(from, from + length).join(" "),
      from,
      length,
    })),
  );
