// A visitor's words as an FTS5 expression that can neither fail nor mean more than words.

export interface Search {
  /** The whole text as a code: upper case, without separators. */
  code: string;
  /** Lower case, without accents, each once. */
  words: string[];
  /** Every word as a prefix, all of them, in one language; null: there is no word in it. */
  match: string | null;
  /** The same of names alone, in any language: what is named so comes before what only a brand is named so. */
  named: string | null;
  /** Whether what tells variants apart is searched too. */
  variants: boolean;
  /** Columns that are searched as well. */
  categories?: number[];
  /** These words and no others. */
  exact?: boolean;
}

// More words than any name has; past that the expression would only cost.
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

/** As product_search has them (0003_products.sql); quotes and operators never come through. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word that may go on. */
export const asPrefix = (term: string): string => `"${term}"*`;

/** All of these, in one language. It has its own column, which no search term matches. */
export const matchOf = (clauses: string[], locale: string, variants: boolean): string =>
  `lang : "lang${locale}" AND {name brand body${variants ? " variants" : ""}} : (${clauses.join(" AND ")})`;

/** A full-text query for names alone. */
export const namedOf = (clauses: string[]): string => `name : (${clauses.join(" AND ")})`;
