// Amounts typed into the forms of the back office.

/** Converts "12,5" to the wire's "12.50"; the schema refuses any other text. */
export function wireAmount(typed: string): string {
  const [, whole, cents = ""] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  return whole === undefined ? typed : `${whole}.${cents.padEnd(2, "0")}`;
}
