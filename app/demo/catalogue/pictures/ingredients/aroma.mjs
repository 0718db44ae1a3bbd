// A hop's notes: one small emblem each.
import { FRUIT } from "./aroma-fruit.mjs";
import { PLANTS } from "./aroma-plants.mjs";

export const EMBLEMS = { ...FRUIT, ...PLANTS };
