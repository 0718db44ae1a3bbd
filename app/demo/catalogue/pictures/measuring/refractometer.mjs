// Refractometers.
import { C, DARK_STEEL, G, L, line, P, PAPER, R, RR, RUBBER, shine, T, YELLOW } from "../kit.mjs";
import { screen } from "./display.mjs";

export const refractometer = (c, t) =>
  G(
    P("M-110 -20h40l20 8h90v40h-90l-20 8h-40z", RUBBER) +
      R(-44, -14, 70, 44, c) +
      P("M40 -24l50 0l24 40v14h-74z", "#cfe0e6") +
      P("M38 -34h50l10 10h-60z", "#eef3f3") +
      C(-112, 8, 16, DARK_STEEL) +
      shine("M50 -16h34", 4),
    "translate(140 150)rotate(-18)",
  ) +
  T(t, 376, 84, 26, { a: "e", max: 150 }) +
  C(330, 180, 46, PAPER) +
  P("M286 186h88a46 46 0 0 1 -88 0z", "#8fb4cf", line(2.2)) +
  L("M330 138v88M320 152h20M324 164h12M320 176h20M324 200h12M320 212h20", line(1.8));

export const digitalRefractometer = () =>
  RR(48, 70, 156, 130, 16, "#35556a") +
  screen(66, 86, 120, 44, "21,4") +
  C(96, 166, 18, "#cfe0e6") +
  C(158, 166, 12, YELLOW) +
  T("°Brix", 330, 96, 26, { a: "m" }) +
  T("0–85", 330, 136, 30, { a: "m" });
