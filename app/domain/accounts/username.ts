/** The normalized form of a user name, for storing and comparing: trimmed, NFKC, case-folded (CONTRACT §1). */

export function normalizeUsername(typed: string): string {
  // Upper, then lower case: "ß" and "SS" become the same, which lower case alone does not do.
  return typed.normalize("NFKC").trim().toUpperCase().toLowerCase().normalize("NFKC");
}
