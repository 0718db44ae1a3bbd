// Turns a visitor's words into an FTS5 expression that cannot fail and contains no operators.

export interface Search {
  /** The whole text as a code: upper case, without separators. */
  code: string;
  /** Lower case, without accents, without duplicates. */
  words: string[];
  /** Requires every word as a prefix, in one language; null if there is no word. */
  match: string | null;
  /** Like `match`, in names of any language: a match in the name ranks before one in the brand. */
  named: string | null;
  /** Whether the texts of variants are searched too. */
  variants: boolean;
  /** Categories whose products match as well. */
  categories?: number[];
  /** These words only, without widening. */
  exact?: boolean;
}

// No name has more words; a longer expression would only cost time.
const MAX_WORDS = 24;
const MAX_WORD_LENGTH = 60;

/** Null for blank text. */
export function searchOf(typed: string, locale: string, variants = true): Search | null {
  const text = typed.normalize("NFKC").trim();
  if (text === "") return null;
  const words = [...new Set(wordsOf(text))].slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LENGTH));
  const clauses = words.map(asPrefix);
  return {
    code: text
      .toUpperCase()
      .replace(/[-\s./]/g, "")
      .slice(0, 100),
    words,
    match: words.length === 0 ? null : matchOf(clauses, locale, variants),
    named: words.length === 0 ? null : namedOf(clauses),
    variants,
  };
}

/** Splits words as product_search does (0003_products.sql); quotes and operators are dropped. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export const asPrefix = (term: string): string => `"${term}"*`;

/** Requires all clauses in one language. The language has its own column, which no search term matches. */
export const matchOf = (clauses: string[], locale: string, variants: boolean): string =>
  `lang : "lang${locale}" AND {name brand body${variants ? " variants" : ""}} : (${clauses.join(" AND ")})`;

export const namedOf = (clauses: string[]): string => `name : (${clauses.join(" AND ")})`;
