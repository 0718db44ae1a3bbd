/** Italian provinces: the two-letter code of an address, from a code or from a name as autofill writes it. */
import { ITALIAN_PROVINCES } from "~/contract/constants/provinces";

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .toUpperCase()
    .replace(/[^A-Z]/g, "");

const CODES: ReadonlyMap<string, string> = new Map(
  ITALIAN_PROVINCES.split("|").flatMap((row) => {
    const [, code = "", names = ""] = /^\s*(\w{2}) (.+)$/.exec(row.trim()) ?? [];
    return [[code, code] as const, ...names.split("/").map((name) => [fold(name), code] as const)];
  }),
);

/**
 * The code of an Italian province; null for any other text. Accepts "AT", "(AT)", "Asti", "Asti (AT)",
 * "Provincia di Asti", "Città metropolitana di Milano", "IT-MI".
 */
export function provinceCode(typed: string): string | null {
  const [, inBrackets] = /\(\s*([A-Za-z]{2})\s*\)\s*$/.exec(typed.slice(0, MAX_LENGTH)) ?? [];
  const name = fold(typed.slice(0, MAX_LENGTH));
  const bare = name.replace(PREFIX, "");
  const candidates = [name, bare, ...CONNECTIVES.map((word) => bare.replace(word, ""))];
  return (
    CODES.get(inBrackets?.toUpperCase() ?? "") ??
    candidates.map((one) => CODES.get(one)).find(Boolean) ??
    null
  );
}

const MAX_LENGTH = 100;
/** Folded: without blanks and apostrophes. */
const PREFIX =
  /^(?:IT|PROVINCIAAUTONOMA|PROVINCIA|PROVINCE|PROV|CITTAMETROPOLITANA|METROPOLITANCITY|LIBEROCONSORZIOCOMUNALE)/;
const CONNECTIVES = [/^DI/, /^OF/, /^DELL/, /^DELLA/, /^DEL/];
