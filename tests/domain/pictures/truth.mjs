// The truth table, written independently of the drawings: [category, word in the Italian name, allowed drawings]. The
// first match counts.
import { BEER } from "./truth/beer.mjs";
import { CROPS } from "./truth/crops.mjs";
import { GARDEN } from "./truth/garden.mjs";
import { HYDROPONICS } from "./truth/hydroponics.mjs";
import { MEASURING } from "./truth/measuring.mjs";
import { WINE } from "./truth/wine.mjs";

export const NOUNS = [...CROPS, ...WINE, ...BEER, ...GARDEN, ...HYDROPONICS, ...MEASURING];
