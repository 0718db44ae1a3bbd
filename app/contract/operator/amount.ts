// Amounts as they are typed into the forms of the back office.

/** "12,5" as the wire's "12.50"; anything else is left for the schema to refuse. */
export function wireAmount(typed: string): string {
  const [, whole, cents = ""] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  return whole === undefined ? typed : `${whole}.${cents.padEnd(2, "0")}`;
}
