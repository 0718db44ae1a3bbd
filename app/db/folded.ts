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

/** The SQL expression, folded. */
export const foldedSql = (expression: string): string =>
  Object.entries(LETTERS)
    .flatMap(([plain, accented]) => [...accented].map((letter) => ({ plain, letter })))
    .reduce((sql, { plain, letter }) => `replace(${sql}, '${letter}', '${plain}')`, `lower(${expression})`);

/** A search's words, folded, as the JSON list that `holdsWords` takes. */
export const foldedWords = (search: string): string =>
  JSON.stringify(
    search
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== ""),
  );

/** Every word of the parameter (foldedWords) is somewhere in the folded text; all of them where there is no word. */
export const holdsWords = (folded: string): string =>
  `NOT EXISTS (SELECT 1 FROM json_each(?) word WHERE instr(${folded}, word.value) = 0)`;
