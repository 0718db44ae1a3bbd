// Searches by an index of any three letters in a row: FTS5's trigrams, which know neither case nor accents.

/** All of these, each somewhere in the text. Empty: none of them has three letters, and the index cannot tell. */
export const trigramQuery = (typed: readonly string[], column = ""): string =>
  typed
    .map((one) => one.trim())
    .filter((one) => [...one].length >= 3)
    .map((one) => `${column && `${column} : `}"${one.replaceAll('"', '""')}"`)
    .join(" AND ");

/** Whose list is no longer than this has all of it looked through: others' may have the letters more often. */
export const FEW = 200;
