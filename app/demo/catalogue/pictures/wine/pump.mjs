// Transfer pumps.
import {
  BLUE,
  big,
  C,
  clamp,
  FLOOR,
  G,
  L,
  LINES,
  light,
  line,
  num,
  R,
  RR,
  RUBBER,
  STEEL,
  shade,
  T,
  tenth,
} from "../kit.mjs";

export const transferPump = (product, facts, name) => {
  const bz = /bronzo/.test(name),
    c = bz ? "#b98f3f" : STEEL,
    q = +facts.flow_l_h,
    k = clamp(0.72 + Math.log10(q / 700) * 0.28, 0.72, 1.1);
  return (
    G(
      R(-20, 96, 200, 14, RUBBER) +
        RR(50, 22, 124, 76, 8, BLUE) +
        L([70, 86, 102, 118, 134, 150].map((x) => `M${x} 30v60`).join(""), {
          "stroke-width": 2.4,
          opacity: 0.6,
        }) +
        RR(92, -2, 48, 26, 0, RUBBER) +
        C(4, 58, 42, c) +
        C(4, 58, 27, light(c, 0.25), line(2.4)) +
        L("M4 40v36M-14 58h36M-9 45l26 26M17 45l-26 26", line(2.4)) +
        R(-12, -12, 32, 30, c) +
        R(-62, 44, 24, 28, c) +
        L("M-6 -4h20M-54 50v16", line(2)) +
        shade("M150 24h20q4 0 4 6v62q0 6 -6 6h-18z"),
      `translate(${tenth(96 - 10 * k)} ${tenth(FLOOR - 110 * k)})scale(${tenth(k)})`,
    ) +
    big(num(q), "l/h", 380, 66, 38, { a: "e", max: 150 }) +
    T(facts.power_w + " W", 380, 98, 18, { a: "e" }) +
    C(330, 176, 10 + +facts.diameter_mm * 0.72, c) +
    C(330, 176, 5 + +facts.diameter_mm * 0.55, LINES.eno.bg) +
    T("Ø " + facts.diameter_mm, 330, 252, 18, { a: "m" })
  );
};
