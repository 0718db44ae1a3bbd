// The code of a bank transfer that banking apps read, as its modules.
import { encode } from "uqr";

/** EPC069-12: error correction M, at most version 13. @returns rows of modules, true where dark */
export const codeModules = (text: string): boolean[][] =>
  encode(text, { ecc: "M", maxVersion: 13, border: 0 }).data;
