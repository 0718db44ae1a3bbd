// Format of a row of the truth table: category, text in the Italian name, and the drawings that may show the product.
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
