// Flowers on their stems.
import {
  C,
  cos,
  DARK_LEAF,
  INK,
  L,
  LEAF,
  LIGHT_LEAF,
  leaf,
  light,
  mix,
  NO_LINE,
  P,
  PI,
  path,
  sin,
  tenth,
} from "../kit.mjs";
import { tops } from "./root.mjs";

export const flower = (x, y, R0, variety, random) => {
  const n = variety.n || 12;
  let s = "";
  const layers = variety.layers || 1;
  for (let l = 0; l < layers; l++) {
    const k = 1 - l * (variety.step || 0.24),
      c = Array.isArray(variety.c)
        ? variety.c[l % variety.c.length]
        : mix(variety.c, variety.tipc || light(variety.c, 0.3), l / Math.max(1, layers));
    const rot = (l * 180) / n;
    const w = ((R0 * k * (variety.pw || 2.4)) / n) * 1.35;
    let d = "";
    for (let i = 0; i < n; i++) {
      const a = (i * 2 * PI) / n + (rot * PI) / 180,
        ca = cos(a),
        sa = sin(a),
        r0 = R0 * 0.12,
        q = R0 * k;
      const pt = (u, t) => `${tenth(x + ca * u - sa * t)} ${tenth(y + sa * u + ca * t)}`;
      d += variety.notch
        ? `M${pt(r0, 0)}C${pt(q * 0.5, -w * 1.1)} ${pt(q * 0.95, -w * 0.9)} ${pt(q, -w * 0.45)}L${pt(q * 0.9, -w * 0.15)}L${pt(q * 1.02, 0)}L${pt(q * 0.9, w * 0.15)}L${pt(q, w * 0.45)}C${pt(q * 0.95, w * 0.9)} ${pt(q * 0.5, w * 1.1)} ${pt(r0, 0)}z`
        : variety.pt
          ? `M${pt(r0, 0)}Q${pt(q * 0.5, -w)} ${pt(q, 0)}Q${pt(q * 0.5, w)} ${pt(r0, 0)}z`
          : `M${pt(r0, 0)}C${pt(q * 0.4, -w)} ${pt(q * 1.08, -w)} ${pt(q, 0)}C${pt(q * 1.08, w)} ${pt(q * 0.4, w)} ${pt(r0, 0)}z`;
    }
    s += P(d, c, { "stroke-width": layers > 2 ? 1.8 : 2.2 });
    if (variety.ring && !l) s += C(x, y, R0 * 0.55, variety.ring, { stroke: "none", opacity: 0.85 });
  }
  if (variety.eye)
    s +=
      C(x, y, R0 * (variety.ek || 0.3), variety.eye, { "stroke-width": 2.2 }) +
      (variety.eye2 ? C(x, y, R0 * (variety.ek || 0.3) * 0.55, variety.eye2, { stroke: "none" }) : "") +
      (variety.dotc !== 0
        ? L(
            Array.from(
              { length: 7 },
              (_, i) =>
                path`M${x + cos(i * 0.9) * R0 * (variety.ek || 0.3) * 0.6} ${y + sin(i * 0.9) * R0 * (variety.ek || 0.3) * 0.6}h.1`,
            ).join(""),
            { "stroke-width": 3, opacity: 0.5 },
          )
        : "");
  return s;
};

export const stem = (x0, y0, x1, y1) =>
  L(path`M${x0} ${y0}Q${x0} ${(y0 + y1) / 2} ${x1} ${y1}`, { "stroke-width": 6, stroke: INK }) +
  L(path`M${x0} ${y0}Q${x0} ${(y0 + y1) / 2} ${x1} ${y1}`, { "stroke-width": 3, stroke: LEAF });

export const bloom = (variety, random) => {
  const cs = variety.cs || [variety.c, variety.c, variety.c],
    big = variety.R || 62;
  const lf = (x, y, a) =>
    variety.leafk === "fern"
      ? tops(x, y, 46, DARK_LEAF, "fern", random)
      : variety.leafk === "round"
        ? C(x, y - 6, 26, LIGHT_LEAF, {}) +
          L(
            `M${x} ${y - 6}l18 -10M${x} ${y - 6}l-18 -8M${x} ${y - 6}l2 -22M${x} ${y - 6}l12 16M${x} ${y - 6}l-12 15`,
            { stroke: light(LIGHT_LEAF, 0.6), "stroke-width": 2 },
          ) +
          (variety.marble ? C(x - 9, y - 14, 6, "#f4f1dc", NO_LINE) + C(x + 9, y, 5, "#f4f1dc", NO_LINE) : "")
        : leaf(x, y, 62, variety.lw || 15, a, LEAF);
  if (variety.one)
    return (
      stem(200, 250, 200, 130) +
      lf(200, 214, -28) +
      lf(200, 226, -152) +
      flower(200, 108, variety.R || 96, { ...variety, c: cs[0] }, random)
    );
  return (
    stem(200, 250, 128, 108) +
    stem(204, 250, 284, 96) +
    stem(202, 250, 214, 176) +
    lf(160, 208, -160) +
    lf(248, 206, -20) +
    flower(126, 98, big, { ...variety, c: cs[0] }, random) +
    flower(284, 84, big * 0.9, { ...variety, c: cs[1 % cs.length] }, random) +
    flower(214, 176, big * 0.78, { ...variety, c: cs[2 % cs.length] }, random)
  );
};
