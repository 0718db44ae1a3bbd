// Chillers and heaters.
import { BLUE, big, C, L, line, R, RED, RR, RUBBER, T, tube } from "../kit.mjs";
import { screen } from "../measuring/display.mjs";

export const chiller = () =>
  R(46, 60, 164, 176, "#eef0f0") +
  L("M62 84h90M62 100h90M62 116h90M62 132h90M62 148h90", line(3)) +
  screen(160, 78, 40, 26, "18°") +
  R(166, 122, 14, 20, BLUE) +
  R(190, 122, 14, 20, RED) +
  L("M300 96v70M270 114l60 34M270 148l60 -34", { stroke: "#5f94c0", "stroke-width": 7 }) +
  T("1/10", 380, 220, 30, { a: "e" });

export const heater = () =>
  RR(104, 30, 44, 206, 20, "#e6efec") +
  L("M118 90V210M126 90V210M134 90V210", { stroke: "#d9603a", "stroke-width": 4 }) +
  RR(98, 22, 56, 44, 8, "#35383c") +
  C(126, 44, 7, RED, line(2)) +
  tube("M126 24Q126 6 200 14", 4, RUBBER) +
  [
    [70, 120],
    [62, 170],
    [186, 130],
    [194, 186],
  ]
    .map(([x, y]) => L(`M${x} ${y}q-8 -10 0 -20t0 -20`, { stroke: "#d9603a", "stroke-width": 4 }))
    .join("") +
  big("100", "W", 384, 96, 44, { a: "e" });
