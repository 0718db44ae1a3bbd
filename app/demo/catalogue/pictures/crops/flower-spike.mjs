// Flowers along a stem, sweet peas, mixtures.
import {
  C,
  cos,
  DARK_LEAF,
  E,
  G,
  L,
  LEAF,
  leaf,
  lerp,
  light,
  NO_LINE,
  P,
  path,
  polar,
  reuse,
  shift,
  tenth,
} from "../kit.mjs";
import { flower, stem } from "./flower.mjs";
import { tops } from "./root.mjs";

/** Two florets side by side, and two buds. */
const florets = (lip) =>
  G(
    P(polar(-12, 0, (a) => 12.4 * (1 + 0.14 * cos(5 * a)), 15)) +
      P(polar(12, 4, (a) => 12.4 * (1 + 0.14 * cos(5 * a + 1)), 15)) +
      (lip ? C(-12, 3, 4, lip, NO_LINE) + C(12, 7, 4, lip, NO_LINE) : ""),
    "",
    { "stroke-width": 2.4 },
  );
const BUDS = G(E(-7, 0, 7.6, 6) + E(7, 0, 7.6, 6), "", { "stroke-width": 2 });

export const flowerSpike = (variety, random) => {
  let s = "";
  const xs = variety.n === 2 ? [146, 258] : [108, 200, 292];
  xs.forEach((x, i) => {
    const top = (variety.top || 22) + (i % 2 ? 0 : 20),
      bot = variety.bot || 190;
    s +=
      stem(x, 250, x, top + 10) +
      (variety.lav
        ? tops(x, 240, 54, "#8fa58a", "tube", random)
        : leaf(x, 232, 54, 12, -28, LEAF) + leaf(x, 236, 54, 12, -152, LEAF));
    const c = (variety.cs || [variety.c])[i % (variety.cs || [variety.c]).length],
      m = variety.m || 7;
    for (let j = 0; j < m; j++) {
      const y = lerp(top, bot - 14, j / (m - 1)),
        k = (variety.k || 22) * (0.45 + (0.55 * (j + 1)) / m);
      if (variety.bellf)
        s +=
          P(
            `M${x} ${tenth(y)}q${(j % 2 ? 1 : -1) * tenth(k * 0.5)} ${tenth(-k * 0.1)} ${(j % 2 ? 1 : -1) * tenth(k * 1.2)} ${tenth(k)}l${(j % 2 ? -1 : 1) * tenth(k * 0.75)} ${tenth(k * 0.5)}q${(j % 2 ? -1 : 1) * tenth(k * 0.4)} ${tenth(-k * 0.8)} 0 ${tenth(-k * 1.5)}z`,
            shift(c, random, 8),
            { "stroke-width": 2 },
          ) + C(x + (j % 2 ? 1 : -1) * k * 0.75, y + k, 2, variety.spotc || "#7b1e3a", NO_LINE);
      else if (variety.lav)
        s += reuse("buds", BUDS, path`translate(${x} ${y})scale(${Math.round(k * 2) / 40})`, {
          fill: shift(c, random, 10),
        });
      else
        s += reuse(
          "florets",
          florets(variety.lip),
          path`translate(${x} ${y})scale(${Math.round(k * 2) / 40})`,
          { fill: shift(c, random, 8) },
        );
    }
  });
  return s;
};

export const sweetPea = (variety, random) => {
  let s =
    L("M200 250Q190 140 214 20", { "stroke-width": 5, stroke: DARK_LEAF }) +
    L("M204 120q-60 -10 -70 20q0 16 14 12q10 -6 0 -12", { "stroke-width": 2.4, stroke: DARK_LEAF });
  const fl = (x, y, c, c2) =>
    P(
      `M${x} ${y + 26}C${x - 60} ${y + 14} ${x - 52} ${y - 40} ${x} ${y - 30}C${x + 52} ${y - 40} ${x + 60} ${y + 14} ${x} ${y + 26}z`,
      c,
    ) +
    P(
      `M${x} ${y + 32}C${x - 34} ${y + 22} ${x - 30} ${y - 8} ${x} ${y}C${x + 30} ${y - 8} ${x + 34} ${y + 22} ${x} ${y + 32}z`,
      c2,
      { "stroke-width": 2.2 },
    ) +
    L(`M${x} ${y + 2}v24`, { "stroke-width": 1.8 });
  const cs = variety.cs;
  [
    [126, 70],
    [276, 62],
    [136, 160],
    [274, 158],
  ].forEach(([x, y], i) => {
    s +=
      stem(204, y + 56, x, y + 28) + fl(x, y, cs[i % cs.length], variety.c2 || light(cs[i % cs.length], 0.4));
  });
  return s;
};

export const mixedFlowers = (variety) => {
  const fl = variety.set || ["poppy", "daisy", "corn", "cosmos", "cal"];
  const K = {
    poppy: { n: 4, pw: 2.2, c: "#cf3b2e", eye: "#2b2b30", ek: 0.24 },
    daisy: { n: 13, c: "#fdfaf0", eye: "#e6b634", ek: 0.32 },
    corn: { n: 8, c: "#4a6fc0", notch: 1, eye: "#2f3f86", ek: 0.22 },
    cosmos: { n: 8, c: "#d9679a", notch: 1, eye: "#e6b634", ek: 0.2 },
    cal: { n: 16, layers: 2, c: "#e08a1e", eye: "#8a4a1a", ek: 0.25 },
    viola: { n: 5, pw: 2.6, c: "#7a4fa8", eye: "#f0cf4a", ek: 0.24 },
    nas: { n: 5, pw: 2.8, c: "#e0641e", eye: "#8c2a1a", ek: 0.18 },
    bor: { n: 5, pt: 1, pw: 2.4, c: "#4a6fd0", eye: "#f6f2e6", ek: 0.2 },
    zin: { n: 14, layers: 3, c: "#c9386a", eye: "#e6b634", ek: 0.16 },
    alys: { n: 4, pw: 2.6, c: "#f7efe0", eye: "#b9cf6a", ek: 0.25 },
    imp: { n: 5, pw: 2.8, c: "#e89ab0", eye: "#fff", ek: 0.14 },
    fox: { n: 6, c: "#a86fc0", eye: "#fff2c0", ek: 0.25 },
  };
  let s = "";
  const pos = variety.low
    ? [
        [70, 150],
        [130, 118],
        [196, 146],
        [262, 116],
        [326, 148],
        [100, 196],
        [166, 190],
        [236, 192],
        [300, 196],
      ]
    : [
        [84, 92],
        [148, 52],
        [206, 104],
        [268, 50],
        [326, 98],
        [118, 156],
        [288, 158],
        [200, 176],
      ];
  const stems = pos
    .map(([x, y]) => path`M${x + (200 - x) * 0.3} 250Q${x + (200 - x) * 0.3} ${(250 + y) / 2} ${x} ${y}`)
    .join("");
  s += L(stems, { "stroke-width": 6 }) + L(stems, { "stroke-width": 3, stroke: LEAF });
  for (let i = 0; i < 6; i++) s += leaf(70 + i * 52, 244, 46, 9, -40 - i * 12, LEAF, { rib: 0 });
  pos.forEach(([x, y], i) => {
    s += flower(x, y, (variety.low ? 26 : 33) + (i % 3) * 4, {
      ...K[fl[(i + (variety.off || 0)) % fl.length]],
      dotc: 0,
    });
  });
  return s;
};
