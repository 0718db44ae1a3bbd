// Secateurs, shears and loppers.
import {
  BRASS,
  big,
  C,
  DARK_STEEL,
  dark,
  G,
  GREEN,
  L,
  light,
  line,
  P,
  R,
  RR,
  RUBBER,
  STEEL,
  tube,
} from "../kit.mjs";

export const secateurBlades = (c, o = {}) =>
  G(
    P("M-6 0Q-30 -60 -12 -118Q16 -90 12 0z", STEEL) +
      P("M6 0Q34 -30 34 -84Q14 -70 2 -20z", light(STEEL, 0.25)) +
      P("M-10 -4Q-34 50 -22 122Q-6 126 0 116Q-8 60 8 6z", c) +
      P("M10 -4Q36 40 30 118Q14 126 8 116Q10 60 -6 8z", dark(c, 0.15)) +
      C(0, 0, 8, BRASS, line(2.4)) +
      L("M-6 34q8 -8 14 0t-12 10", line(2.4)) +
      (o.x || ""),
    `translate(128 132)rotate(${o.a ?? 24})`,
  );

export const batterySecateurs = (d) =>
  RR(70, 110, 70, 124, 14, d === "32" ? "#2f7a3f" : "#c0392b") +
  R(78, 214, 56, 34, RUBBER) +
  P("M88 112V70h30v42z", RUBBER) +
  P("M92 72Q70 40 92 8Q112 30 112 72z", STEEL) +
  P("M112 72Q132 50 130 24Q116 34 106 60z", light(STEEL, 0.25)) +
  tube("M84 150q-10 30 6 50", 5, RUBBER) +
  big("Ø " + d, "mm", 384, 92, 38, { a: "e", max: 130 });

export const harvestShears = () =>
  G(
    P("M-4 0Q-12 -60 -3 -110Q8 -60 6 0z", STEEL) +
      P("M4 0Q12 -50 6 -108Q-2 -50 -4 0z", light(STEEL, 0.2)) +
      P("M-8 0Q-30 40 -22 110Q-8 114 -2 104Q-8 50 6 4z", "#c98a2a") +
      P("M8 0Q30 40 24 108Q10 114 4 104Q8 50 -4 6z", "#b3791e") +
      C(0, 0, 7, BRASS, line(2.4)),
    "translate(110 132)rotate(16)",
  ) +
  [
    [300, 190],
    [322, 190],
    [311, 208],
    [290, 172],
    [312, 172],
    [334, 172],
  ]
    .map(([x, y]) => C(x, y, 13, "#4a2a5a", line(2.4)))
    .join("") +
  L("M312 160v-26", line(4));

export const snips = () =>
  G(
    P("M-3 0Q-6 -70 -1 -130Q4 -70 4 0z", STEEL) +
      P("M3 0Q6 -70 2 -130Q-2 -70 -3 0z", light(STEEL, 0.2)) +
      C(-18, 76, 22, "none", line(12)) +
      C(22, 76, 22, "none", line(12)) +
      C(-18, 76, 22, "none", { "stroke-width": 6, stroke: GREEN }) +
      C(22, 76, 22, "none", { "stroke-width": 6, stroke: GREEN }) +
      L("M-2 8L-12 54M2 8L14 54", line(6)) +
      C(0, 4, 6, BRASS, line(2)),
    "translate(130 150)rotate(10)",
  );

export const loppers = (tel) =>
  G(
    P("M-4 0Q-34 -30 -16 -74Q10 -50 8 0z", STEEL) +
      P("M6 2Q34 -16 26 -66L12 -62Q14 -30 -2 -4z", tel ? light(STEEL, 0.3) : "#6a6f72") +
      tube("M-2 4L-34 150", 9, tel ? DARK_STEEL : "#c0392b") +
      tube("M4 4L40 150", 9, tel ? DARK_STEEL : "#c0392b") +
      tube("M-24 106L-34 150", 13, RUBBER) +
      tube("M30 106L40 150", 13, RUBBER) +
      C(0, 2, 8, BRASS, line(2.4)) +
      (tel ? L("M-18 70h10M14 66h10", line(6)) : ""),
    "translate(128 92)rotate(14)",
  );

export const hedgeShears = () =>
  G(
    P("M-2 0L-22 -130L-8 -132L10 0z", STEEL) +
      P("M2 0L22 -130L8 -132L-10 0z", light(STEEL, 0.2)) +
      tube("M-2 4L-40 96", 10, "#d08a1a") +
      tube("M4 4L42 96", 10, "#d08a1a") +
      C(0, 2, 8, BRASS, line(2.4)),
    "translate(128 144)rotate(10)",
  );

export const proSecateurs = () => secateurBlades("#e6b02a", { x: L("M-24 90h14M12 90h14", line(3)) });
