/** One spelling for a user name, however it was typed: trimmed, NFKC, case-folded (CONTRACT §1). */

export function normalizeUsername(typed: string): string {
  // Up and down again: "ß" and "SS" fold to the same letters, which going down alone would not do.
  return typed.normalize("NFKC").trim().toUpperCase().toLowerCase().normalize("NFKC");
}
