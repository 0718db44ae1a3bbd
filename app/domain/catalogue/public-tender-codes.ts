/**
 * Codes of a public body's order in Italy, for the e-invoice: the tender's (CIG) and the project's (CUP)
 * (LAW).
 */
const LENGTHS = { cig: 10, cup: 15 } as const;
export type PublicCode = keyof typeof LENGTHS;

/** @returns the normalized codes, null for missing ones, and the fields with malformed codes */
export function publicCodes(written: Partial<Record<PublicCode, string | null | undefined>>) {
  const cig = tidy(written.cig);
  const cup = tidy(written.cup);
  const faults: PublicCode[] = [
    ...(isCode("cig", cig) ? [] : ["cig" as const]),
    ...(isCode("cup", cup) ? [] : ["cup" as const]),
  ];
  return { cig, cup, faults };
}

const tidy = (code: string | null | undefined) => code?.replace(/\s+/g, "").toUpperCase() || null;

const isCode = (kind: PublicCode, code: string | null) =>
  code === null || new RegExp(`^[A-Z0-9]{${LENGTHS[kind]}}$`).test(code);
