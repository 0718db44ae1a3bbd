// Meters for pH, conductivity, light and air.
import { C, DARK_STEEL, G, light, line, P, PAPER, R, RR, RUBBER, shade, shine, T, tube } from "../kit.mjs";
import { screen } from "./display.mjs";

export const pen = (c, t, u) =>
  G(
    RR(-24, -110, 48, 150, 10, c) +
      screen(-17, -92, 34, 26, t) +
      C(0, -48, 8, PAPER, line(2.4)) +
      R(-15, 40, 30, 34, light(c, 0.4)) +
      P("M-9 74h18v26q0 10 -9 10t-9 -10z", "#d6e6df") +
      shade("M10 -110h4q10 0 10 10v130q0 10 -10 10h-6z") +
      shine("M-16 -20v40", 4),
    "translate(124 136)rotate(14)",
  ) + T(u, 330, 120, 44, { a: "m", max: 120 });

export const meterBox = (c, t, u, o = {}) =>
  RR(44, 50, 108, 176, 12, c) +
  screen(56, 66, 84, 48, t) +
  C(76, 140, 10, PAPER, line(2.4)) +
  C(120, 140, 10, PAPER, line(2.4)) +
  R(66, 168, 64, 34, light(c, 0.3), line(2.4)) +
  shade("M132 50h8q12 0 12 12v152q0 12 -12 12h-8z") +
  (o.probe === 0
    ? ""
    : tube("M98 226Q110 268 180 256Q222 246 206 190", 4, RUBBER) +
      R(198, 92, 16, 98, DARK_STEEL) +
      P("M200 92V66q0 -8 6 -8t6 8v26z", "#d6e6df", line(2.4))) +
  T(u, 320, 110, 38, { a: "m", max: 130 });

export const twinMonitor = () =>
  RR(40, 50, 180, 130, 10, "#2b2f3a") +
  screen(56, 66, 68, 44, "5,8") +
  screen(136, 66, 68, 44, "1,8") +
  screen(56, 122, 68, 40, "21°") +
  tube("M80 180Q80 240 110 240", 4, RUBBER) +
  tube("M180 180Q180 240 150 240", 4, RUBBER) +
  R(104, 222, 14, 28, DARK_STEEL) +
  R(144, 222, 14, 28, DARK_STEEL) +
  T("pH EC", 330, 110, 32, { a: "m", max: 110 });

export const luxMeter = () =>
  meterBox("#35383c", "1240", "lx", { probe: 0 }) +
  tube("M98 226q30 30 90 10V150", 4, RUBBER) +
  C(204, 120, 34, "#35383c") +
  C(204, 120, 22, PAPER);

export const parMeter = () =>
  meterBox("#6a4a9a", "620", "PAR", { probe: 0 }) +
  tube("M98 226q30 30 90 10V150", 4, RUBBER) +
  R(186, 130, 40, 20, "#35383c") +
  P("M192 130q14 -24 28 0z", PAPER);
