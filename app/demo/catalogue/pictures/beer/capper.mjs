// Machines that cap a bottle or close a can.
import { BRASS, C, DARK_STEEL, E, L, light, line, P, R, RUBBER, STEEL } from "../kit.mjs";
import { leverCorker } from "../wine/corker.mjs";
import { beerBottle, crown } from "./bottle.mjs";

export const leverCapper = () =>
  leverCorker("#a8323a").replace(/<rect x="113"[^>]*>/, "") + crown(124, 240, 18, BRASS);

export const autoCapper = () =>
  R(50, 238, 150, 12, "#7a2a30") +
  R(160, 30, 26, 210, "#a8323a") +
  P("M90 66h96v34H90z", "#a8323a") +
  L("M186 80q40 -10 44 -60", line(8)) +
  C(230, 20, 11, RUBBER) +
  R(112, 100, 30, 24, DARK_STEEL) +
  L("M112 108l-6 8v10h42v-10l-6 -8", line(2.4)) +
  beerBottle(127, 240, 104, "corona26", "#8a5020");

export const canSeamer = () =>
  R(50, 238, 150, 12, RUBBER) +
  R(164, 40, 26, 200, DARK_STEEL) +
  R(90, 40, 100, 30, DARK_STEEL) +
  C(124, 92, 14, STEEL) +
  C(96, 108, 11, STEEL) +
  C(153, 108, 11, STEEL) +
  R(92, 116, 64, 112, "#c9d2d6") +
  E(124, 116, 32, 8, light(STEEL, 0.4)) +
  R(104, 228, 40, 10, DARK_STEEL) +
  L("M190 60h30v40", line(6));

export const swingGaskets = () =>
  [
    [80, 100],
    [150, 84],
    [110, 168],
    [190, 150],
    [150, 220],
    [230, 210],
    [70, 220],
  ]
    .map(
      ([x, y]) =>
        C(x, y, 24, "none", line(17)) + C(x, y, 24, "none", { "stroke-width": 11, stroke: "#c44a36" }),
    )
    .join("");
