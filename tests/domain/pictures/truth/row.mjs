// How a row of the truth table is written: of a category, what the Italian name holds, and the drawings that may show it.
export const seed = (category, crops) =>
  Object.entries(crops).map(([word, drawing]) => [
    new RegExp(`^${category}$`),
    new RegExp(`^${word}`),
    new RegExp(`^crop:(${drawing})$`),
  ]);
export const thing = (category, drawings) =>
  Object.entries(drawings).map(([word, drawing]) => [
    new RegExp(`^(${category})$`),
    new RegExp(word),
    new RegExp(`^(${drawing})$`),
  ]);
