// Spelling variants of typed words: digits apart from letters or as subscripts, units, joined words; drops
// stop words.

/** Stop words of the shop's three languages: they occur in names and searches alike and identify nothing. */
const SMALL_WORDS = new Set(
  [
    "a al all alla alle allo con d da dal dalla de dei del dell della delle dello di e ed gli i il in l la le lo nel",
    "nell per su sul un una uno the of for with and to on or el en las los para por sin un unos y o",
  ].flatMap((line) => line.split(" ")),
);

export const isSmall = (word: string): boolean => SMALL_WORDS.has(word);

const LOW = "₀₁₂₃₄₅₆₇₈₉";
const HIGH = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Unit names written out in the shop's three languages. */
const UNITS: Record<string, string> = {
  l: "litro litri litros litre litres liter liters",
  ml: "millilitro millilitri mililitro mililitros millilitre millilitres milliliter milliliters",
  g: "grammo grammi gramo gramos gram grams gramme grammes",
  kg: "chilo chili chilogrammo chilogrammi kilo kilos kilogramo kilogramos kilogram kilograms",
  m: "metro metri metros metre metres meter meters",
  cm: "centimetro centimetri centimetros centimetre centimetres centimeter centimeters",
  mm: "millimetro millimetri milimetro milimetros millimetre millimetres millimeter millimeters",
  pz: "pezzo pezzi",
  pcs: "piece pieces",
  uds: "pieza piezas unidad unidades",
};
const UNIT_OF = new Map(
  Object.entries(UNITS).flatMap(([unit, words]) => words.split(" ").map((word) => [word, unit])),
);

/** "co2" for CO₂, "us05" for US-05, "30l" and "30 litri" for 30 l, "40x40" for 40×40. */
export function spellingVariants(word: string): string[] {
  const unit = UNIT_OF.get(word);
  if (unit) return [unit];
  const parts = word.match(/\d+|\p{L}+/gu) ?? [];
  if (parts.length < 2) return [];
  const apart = parts.filter((part, at) => !(part === "x" && at > 0 && at < parts.length - 1)).join(" ");
  const set = (figures: string) => word.replace(/\d/g, (figure) => figures[Number(figure)] ?? figure);
  return [apart, set(LOW), set(HIGH)];
}
