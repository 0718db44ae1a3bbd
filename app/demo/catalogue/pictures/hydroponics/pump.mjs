// Pumps, and the flexible tank.
import {
  BRASS,
  big,
  C,
  E,
  FLOOR,
  G,
  INK,
  L,
  LINES,
  line,
  liters,
  P,
  PAPER,
  R,
  RR,
  RUBBER,
  shade,
  shine,
  tenth,
  tube,
} from "../kit.mjs";
import { screen } from "../measuring/display.mjs";

export const submersiblePump = (product, facts) => {
  const q = +facts.flow_l_h,
    k = 0.6 + 0.4 * Math.cbrt(q / 6000);
  return (
    G(
      RR(-70, -110, 140, 110, 14, "#2a4a6a") +
        P("M-70 -40h140v26q0 14 -14 14H-56q-14 0 -14 -14z", "#35383c") +
        L("M-56 -34v24M-40 -34v24M-24 -34v24M-8 -34v24M8 -34v24M24 -34v24M40 -34v24M56 -34v24", {
          stroke: "#8a949a",
          "stroke-width": 3,
        }) +
        R(-16, -146, 32, 38, "#35383c") +
        L("M-16 -134h32M-16 -122h32", { stroke: "#8a949a", "stroke-width": 2.4 }) +
        tube("M60 -96q40 -10 34 -70", 4, RUBBER) +
        shine("M-52 -92v36", 6) +
        shade("M40 -110h16q14 0 14 14v82q0 14 -14 14h-16z"),
      `translate(116 ${FLOOR})scale(${tenth(k * 100) / 100})`,
    ) +
    big(String(q), "l/h", 388, 92, 40, { a: "e", max: 160 }) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        P(
          `M${268 + i * 26} 176q9 14 9 21a9 9 0 0 1 -18 0q0 -7 9 -21z`,
          i < Math.ceil(Math.log2(q / 125) * 0.9) ? "#5f94c0" : PAPER,
          line(2.2),
        ),
      )
      .join("")
  );
};

export const dosingPump = () =>
  RR(50, 60, 156, 176, 10, "#eef0ee") +
  C(128, 128, 50, PAPER) +
  [0, 120, 240]
    .map((a) => C(128 + 30 * Math.cos(a / 57.3), 128 + 30 * Math.sin(a / 57.3), 13, "#3a8aa0"))
    .join("") +
  C(128, 128, 8, INK) +
  tube("M70 236V128A58 58 0 0 1 186 128V236", 7, "#e6b09a") +
  screen(92, 196, 72, 28, "2,5 ml");

export const impeller = () =>
  Array.from({ length: 6 }, (_, i) =>
    G(P("M10 -12L86 -20Q92 0 86 14L10 10z", "#4a5a6a"), `translate(126 140)rotate(${i * 60})`),
  ).join("") +
  C(126, 140, 32, "#35383c") +
  C(126, 140, 9, LINES.hyd.bg);

export const flexTank = (product, facts, name) => {
  const l = +name.match(/(\d+) l/)[1],
    k = 0.62 + 0.38 * Math.cbrt(l / 225);
  return (
    G(
      R(-76, -150, 152, 150, "#3f6a86") +
        E(0, -150, 76, 15, "#2f5068") +
        [-60, -20, 20, 60].map((x) => R(x - 4, -166, 8, 166, "#e6ece8", line(2))).join("") +
        R(-8, -24, 16, 12, BRASS, line(2)) +
        shade("M40 -150h36V0H40z"),
      `translate(128 ${FLOOR})scale(${tenth(k * 100) / 100})`,
    ) + liters(l)
  );
};
