/** Category, word in the Italian name, drawings that may show it. The first match counts. */
export const NOUNS: [category: RegExp, name: RegExp, drawings: RegExp][];
