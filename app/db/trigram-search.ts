// Searches by an index of FTS5 trigrams, which ignore case and accents.

/**
 * Matches texts that contain all parts. Empty if no part has three letters: the index cannot find shorter
 * parts.
 */
export const trigramQuery = (typed: readonly string[], column = ""): string =>
  typed
    .map((one) => one.trim())
    .filter((one) => [...one].length >= 3)
    .map((one) => `${column && `${column} : `}"${one.replaceAll('"', '""')}"`)
    .join(" AND ");

/** Lists up to this size are scanned completely; the index would also match the rows of everyone else. */
export const FEW = 200;
