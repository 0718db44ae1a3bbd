// Sprigs of herbs and their leaf shapes.
import {
  C,
  clamp,
  dark,
  G,
  L,
  LIGHT_LEAF,
  leaf,
  lerp,
  light,
  P,
  PI,
  path,
  reuse,
  shift,
  sin,
  smooth,
  tenth,
} from "../kit.mjs";

/** Two leaves 50 long, one on each side of a stem. */
const leafPair = ({ w = 0.42, a = 62, tip = 0.45 }) =>
  G(leaf(0, 0, 50, 50 * w, a, "", { tip, rib: 0 }) + leaf(0, 0, 50, 50 * w, -a, "", { tip, rib: 0 }));

export const sprig = (variety, random) => {
  let s = "";
  const stems = variety.stems || [[200, 236, 200, 26]];
  for (const [x0, y0, x1, y1] of stems) {
    s +=
      L(`M${x0} ${y0}L${x1} ${y1}`, { "stroke-width": variety.woody ? 7 : 5 }) +
      L(`M${x0} ${y0}L${x1} ${y1}`, {
        "stroke-width": variety.woody ? 4 : 2.4,
        stroke: variety.woody || LIGHT_LEAF,
      });
    const m = variety.pairs || 5,
      ang = (Math.atan2(y1 - y0, x1 - x0) * 180) / PI;
    for (let j = 0; j < m; j++) {
      const t = 0.12 + (0.82 * j) / Math.max(1, m - 1),
        x = lerp(x0, x1, t),
        y = lerp(y0, y1, t),
        k = (variety.len || 70) * (variety.taper === 0 ? 1 : 1 - 0.5 * t) * (0.94 + random() * 0.12),
        w = k * (variety.w || 0.42);
      if (variety.ink) {
        const turn = Math.round(ang + (random() - 0.5) * 8);
        s += reuse(
          "leaves",
          leafPair(variety),
          path`translate(${x} ${y})rotate(${turn})scale(${Math.round(k * 2) / 100})`,
          {
            fill: shift(variety.c, random, 7),
          },
        );
      }
      for (const sg of variety.ink ? [] : [1, -1]) {
        const a = ang + sg * (variety.a || 62) + (random() - 0.5) * 8;
        s += variety.lobed
          ? lobedLeaf(x, y, k, a, shift(variety.c, random, 7), variety.lobed)
          : variety.serr
            ? serratedLeaf(x, y, k, w, a, shift(variety.c, random, 7))
            : leaf(x, y, k, w, a, shift(variety.c, random, 7), {
                tip: variety.tip ?? 0.45,
                rib: k < 26 ? 0 : 1,
              });
      }
      if (variety.node && j > m - 3) s += C(x, y, 6, variety.node, { "stroke-width": 1.8 });
    }
    if (!variety.notop)
      s += leaf(
        x1,
        y1 + 8,
        (variety.len || 70) * 0.55,
        (variety.len || 70) * 0.55 * (variety.w || 0.42),
        ang,
        light(variety.c, 0.15),
        { tip: variety.tip ?? 0.45, rib: 0 },
      );
    if (variety.head) s += variety.head(x1, y1, random);
  }
  // Fine leaves in the usual ink would be a dark spot.
  return variety.ink ? G(s, "", { "stroke-width": variety.ink, stroke: dark(variety.c, 0.62) }) : s;
};

export const lobedLeaf = (x, y, k, a, c, n = 3) =>
  G(
    P(
      smooth(
        Array.from({ length: n * 8 }, (_, i) => {
          const t = i / (n * 8),
            q = t < 0.5 ? t * 2 : 2 - t * 2,
            sg = t < 0.5 ? -1 : 1;
          return [k * q, sg * k * 0.36 * sin(PI * clamp(q * 0.95 + 0.05, 0, 1)) * (i % 4 < 2 ? 1.25 : 0.55)];
        }),
      ),
      c,
      { "stroke-width": 2.2 },
    ) + L(path`M0 0H${k * 0.75}`, { "stroke-width": 1.6, opacity: 0.6 }),
    `translate(${tenth(x)} ${tenth(y)})rotate(${tenth(a)})`,
  );

const serratedLeaf = (x, y, k, w, a, c) => {
  let d = "M0 0";
  const m = 5;
  for (let i = 1; i <= m; i++) {
    const q = i / m;
    d += path`L${k * (q - 0.1)} ${-w * sin(PI * Math.min(0.97, q * 0.9)) * 1.15}L${k * (q - 0.06)} ${-w * sin(PI * Math.min(0.97, q * 0.9)) * 0.85}`;
  }
  d += path`L${k} 0`;
  for (let i = m; i >= 1; i--) {
    const q = i / m;
    d += path`L${k * (q - 0.06)} ${w * sin(PI * Math.min(0.97, q * 0.9)) * 0.85}L${k * (q - 0.1)} ${w * sin(PI * Math.min(0.97, q * 0.9)) * 1.15}`;
  }
  return G(
    P(d + "z", c, { "stroke-width": 2.2 }) +
      L(path`M${k * 0.1} 0H${k * 0.8}`, { "stroke-width": 1.6, opacity: 0.6 }),
    `translate(${tenth(x)} ${tenth(y)})rotate(${tenth(a)})`,
  );
};
