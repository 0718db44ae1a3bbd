// QR codes as modules: a bank transfer for banking apps, a second factor for authenticator apps.
import { encode } from "uqr";

/**
 * EPC069-12: error correction M, at most version 13.
 * @returns rows of modules, true for dark ones
 */
export const codeModules = (text: string, maxVersion = 13): boolean[][] =>
  encode(text, { ecc: "M", maxVersion, border: 0 }).data;

/** Same as `codeModules`, with a string of 0 and 1 per row. */
export const codeLines = (text: string, maxVersion?: number): string[] =>
  codeModules(text, maxVersion).map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""));
