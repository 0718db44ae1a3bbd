/** Category, word in the Italian name, allowed drawings. The first match counts. */
export const NOUNS: [category: RegExp, name: RegExp, drawings: RegExp][];
