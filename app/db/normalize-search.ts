// Words compared without case and accents, in the languages of the shop. SQLite's lower() knows ASCII alone.

const LETTERS: Readonly<Record<string, string>> = {
  a: "àáâãäåÀÁÂÃÄÅ",
  c: "çÇ",
  e: "èéêëÈÉÊË",
  i: "ìíîïÌÍÎÏ",
  n: "ñÑ",
  o: "òóôõöÒÓÔÕÖ",
  u: "ùúûüÙÚÛÜ",
};

/** D1 takes an expression a hundred deep: this many letters at once leave room for the text itself. */
const REPLACEMENTS_PER_STEP = 25;

/**
 * The ids of the rows whose text holds every word of the one parameter (foldedWords), as the table `found`: a WITH clause.
 * @param rows a SELECT of `id` and `words`, the text; its parameters come first
 */
export function matchesNormalized(rows: string): string {
  const steps = ["words_0 AS MATERIALIZED (SELECT id, lower(words) AS words FROM (", rows, "))"].join("");
  const folds = chunks(PAIRS, REPLACEMENTS_PER_STEP).map((pairs, index) => {
    const folded = pairs.reduce(
      (sql, { plain, letter }) => `replace(${sql}, '${letter}', '${plain}')`,
      "words",
    );
    return `words_${index + 1} AS MATERIALIZED (SELECT id, ${folded} AS words FROM words_${index})`;
  });
  const found = `found AS (SELECT id FROM words_${folds.length} w
    WHERE NOT EXISTS (SELECT 1 FROM json_each(?) word WHERE instr(w.words, word.value) = 0))`;
  return `WITH ${[steps, ...folds, found].join(", ")}`;
}

/** A search's words, folded, as a JSON list. */
export const normalizedTokens = (search: string): string =>
  JSON.stringify(
    search
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== ""),
  );

const PAIRS = Object.entries(LETTERS).flatMap(([plain, accented]) =>
  [...accented].map((letter) => ({ plain, letter })),
);

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  list.length === 0 ? [] : [list.slice(0, size), ...chunks(list.slice(size), size)];
