/** What a public body in Italy puts on its orders: the tender's code (CIG) and the project's (CUP), for the e-invoice (LAW). */
const LENGTHS = { cig: 10, cup: 15 } as const;
export type PublicCode = keyof typeof LENGTHS;

/** @returns the codes in one spelling, null where none was given, and which of them cannot be one */
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
