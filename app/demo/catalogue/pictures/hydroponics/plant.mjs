// The small plant of the hydroponics drawings.
import { G, LEAF, leaf, tenth } from "../kit.mjs";

/** Defined once per picture, however often it is used. */
export const PLANT = G(
  leaf(0, 0, 38, 11, -125, LEAF) + leaf(0, 0, 38, 11, -55, LEAF) + leaf(0, 0, 42, 10, -90, "#86b557"),
  "",
  { id: "plant" },
);

export const plant = (x, y, k = 1) =>
  `<use href="#plant" transform="translate(${tenth(x)} ${tenth(y)})${k === 1 ? "" : `scale(${k})`}"/>`;
