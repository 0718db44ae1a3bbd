// Compares words ignoring case and accents. SQLite's lower() handles ASCII only.

/** Letters that Unicode does not decompose. */
const SPECIALS: Readonly<Record<string, string>> = {
  ...{ ł: "l", đ: "d", ð: "d", ø: "o", ı: "i", ħ: "h", ŧ: "t" },
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th" },
};

/** Folds a text for comparison: lower case, without accents. */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łđðøıħŧßæœþ]/g, (letter) => SPECIALS[letter] ?? letter);

const ALPHABET = new Intl.Collator("es");

/** Sorts lists in the same order as 0003_products.sql does in SQL. */
export const byName = (one: { name: string }, other: { name: string }): number =>
  ALPHABET.compare(one.name, other.name);

/** The letters of the European Latin alphabets, and combining accents. */
const LETTERS = [...range(0xc0, 0x17f), ...range(0x218, 0x21b), ...range(0x300, 0x328)]
  .map((code) => String.fromCodePoint(code))
  .map((letter) => ({ letter, plain: foldText(letter) }))
  .filter(({ letter, plain }) => plain !== letter && /^[a-z]*$/.test(plain));

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** D1 limits the depth of an expression to 100; this many nested replacements leave room for the rest. */
const REPLACEMENTS_PER_STEP = 25;

/**
 * WITH clause of the table `found`: ids of the rows whose text contains every word of the one parameter
 * (foldedWords).
 * @param rows a SELECT of `id` and `words`, the text; its parameters come first
 */
export function matchesNormalized(rows: string): string {
  const steps = ["words_0 AS MATERIALIZED (SELECT id, lower(words) AS words FROM (", rows, "))"].join("");
  const folds = chunks(LETTERS, REPLACEMENTS_PER_STEP).map((letters, index) => {
    const folded = letters.reduce(
      (sql, { plain, letter }) => `replace(${sql}, '${letter}', '${plain}')`,
      "words",
    );
    // Most words are plain ASCII and need no folding.
    const words = `CASE WHEN words GLOB '*[^ -~]*' THEN ${folded} ELSE words END`;
    return `words_${index + 1} AS MATERIALIZED (SELECT id, ${words} AS words FROM words_${index})`;
  });
  const found = `found AS (SELECT id FROM words_${folds.length} w
    WHERE NOT EXISTS (SELECT 1 FROM json_each(?) word WHERE instr(w.words, word.value) = 0))`;
  return `WITH ${[steps, ...folds, found].join(", ")}`;
}

export const foldedWords = (search: string): string[] =>
  foldText(search)
    .split(/\s+/)
    .filter((word) => word !== "");

/** Like foldedWords, as a JSON list. */
export const normalizedTokens = (search: string): string => JSON.stringify(foldedWords(search));

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  list.length === 0 ? [] : [list.slice(0, size), ...chunks(list.slice(size), size)];
