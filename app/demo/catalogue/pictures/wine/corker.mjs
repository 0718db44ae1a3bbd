// Machines that close a bottle.
import {
  BLUE,
  BRASS,
  C,
  DARK_STEEL,
  dark,
  L,
  line,
  P,
  PAPER,
  R,
  RED,
  RR,
  RUBBER,
  STEEL,
  tube,
  YELLOW,
} from "../kit.mjs";
import { wineBottle } from "./bottle.mjs";

export const leverCorker = (c) =>
  P("M100 92h48v110h-48z", c) +
  tube("M104 100L50 40", 9, DARK_STEEL) +
  tube("M144 100L198 40", 9, DARK_STEEL) +
  R(38, 24, 26, 20, RUBBER) +
  R(184, 24, 26, 20, RUBBER) +
  R(112, 60, 24, 36, DARK_STEEL) +
  P("M92 202h64l8 20h-80z", dark(c, 0.2)) +
  RR(113, 222, 22, 28, 2, "#cfa675");

export const benchCorker = (c, kind) =>
  R(58, 238, 140, 12, dark(c, 0.3)) +
  R(176, 46, 18, 194, c) +
  P("M96 70h98v26H96z", c) +
  tube("M110 72Q60 70 34 26", 8, DARK_STEEL) +
  C(34, 26, 10, RUBBER) +
  R(112, 96, 28, 34, DARK_STEEL) +
  (kind === "crown" ? P("M108 130h36l4 10h-44z", BRASS) : RR(117, 130, 18, 22, 2, "#cfa675")) +
  wineBottle(126, 240, 92, "Bordolese", "fascetta", "#7fa286");

export const columnCorker = (c, el) =>
  L("M76 250L104 150M184 250L156 150M130 250V150", line(8)) +
  R(90, 40, 16, 130, c) +
  R(156, 40, 16, 130, c) +
  R(84, 34, 94, 18, c) +
  tube("M130 44Q60 30 28 70", 9, DARK_STEEL) +
  C(28, 70, 11, RUBBER) +
  R(116, 52, 30, 44, DARK_STEEL) +
  P("M108 96h46v22h-46z", BRASS) +
  wineBottle(131, 214, 92, "Bordolese", "fascetta", "#7fa286") +
  R(102, 212, 58, 10, RUBBER) +
  (el ? RR(180, 60, 40, 60, 4, BLUE) + C(200, 78, 6, RED, line(2)) : "");

export const screwCapper = () =>
  R(48, 238, 150, 12, RUBBER) +
  R(170, 40, 22, 200, DARK_STEEL) +
  RR(84, 30, 108, 54, 4, BLUE) +
  C(110, 56, 8, YELLOW, line(2.4)) +
  R(114, 84, 26, 24, STEEL) +
  P("M108 108h38v26h-38z", "#b9c3c9") +
  L("M114 108v26M122 108v26M130 108v26M138 108v26", line(1.8)) +
  wineBottle(127, 240, 100, "Bordolese", "bvs", "#7fa286");

export const sparklingCorker = () =>
  R(58, 238, 140, 12, "#7a2a30") +
  R(176, 40, 18, 200, "#a8323a") +
  P("M96 62h98v24H96z", "#a8323a") +
  tube("M110 66Q60 64 30 24", 8, DARK_STEEL) +
  C(30, 24, 10, RUBBER) +
  R(114, 86, 24, 22, DARK_STEEL) +
  P("M108 124Q108 106 126 106Q144 106 144 124z", "#cfa675") +
  wineBottle(126, 240, 112, "Spumante", "corona29", "#3f5f42");

export const capsuleRoller = () =>
  RR(40, 180, 172, 68, 6, BLUE) +
  R(96, 60, 60, 120, STEEL) +
  C(126, 110, 30, PAPER) +
  C(126, 110, 12, "#6d1a33") +
  [0, 90, 180, 270]
    .map((a) => C(126 + 24 * Math.cos(a / 57.3), 110 + 24 * Math.sin(a / 57.3), 9, DARK_STEEL, line(2.4)))
    .join("") +
  C(70, 214, 10, RED) +
  C(100, 214, 7, YELLOW, line(2.4));
