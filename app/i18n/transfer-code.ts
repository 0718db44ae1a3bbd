// A QR code as its modules: a bank transfer for banking apps, a second factor for its app.
import { encode } from "uqr";

/** EPC069-12: error correction M, at most version 13. @returns rows of modules, true where dark */
export const codeModules = (text: string, maxVersion = 13): boolean[][] =>
  encode(text, { ecc: "M", maxVersion, border: 0 }).data;

/** The same as a text of 0 and 1 for each row. */
export const codeLines = (text: string, maxVersion?: number): string[] =>
  codeModules(text, maxVersion).map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""));
