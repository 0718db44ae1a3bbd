// Lawns.
import { C, cos, E, INK, L, LIGHT_LEAF, light, P, PAPER, PI, path, sin } from "../kit.mjs";

export const lawn = (variety, random) => {
  let s = P("M0 236V206Q100 196 200 204T400 200V236z", "#7a5a34", { "stroke-width": 2.4 });
  const n = variety.n || 44,
    h = variety.h || 90;
  let d1 = "",
    d2 = "";
  for (let i = 0; i < n; i++) {
    const x = 16 + (i * 368) / n + random() * 5,
      k = h * (0.7 + random() * 0.5),
      b = (random() - 0.5) * (variety.bend || 30),
      w = variety.bw || 4;
    const d = path`M${x - w} 208Q${x} ${208 - k * 0.5} ${x + b} ${208 - k}Q${x + w + b * 0.3} ${208 - k * 0.45} ${x + w} 208z`;
    if (i % 2) d1 += d;
    else d2 += d;
  }
  s += P(d1, light(variety.c, 0.2), { "stroke-width": 1.8 }) + P(d2, variety.c, { "stroke-width": 1.8 });
  if (variety.clover)
    for (let i = 0; i < 9; i++) {
      const x = 36 + i * 41,
        y = 178 + random() * 20;
      s += [0, 120, 240]
        .map((a) =>
          E(x + cos(((a - 90) * PI) / 180) * 8, y + sin(((a - 90) * PI) / 180) * 8, 8, 8, LIGHT_LEAF, {
            "stroke-width": 1.8,
          }),
        )
        .join("");
    }
  if (variety.sun)
    s +=
      C(330, 52, 26, "#e6b634") +
      L("M330 12v-4M370 52h6M358 24l4 -4M302 24l-4 -4M290 52h-6", { "stroke-width": 3 });
  if (variety.shade)
    s +=
      P("M262 70Q270 20 320 28Q366 10 372 56Q396 76 366 92H280Q250 88 262 70z", "#6f9a5c") +
      P("M314 92h12v110h-12z", "#8a6a3a", { "stroke-width": 2.4 });
  if (variety.ball)
    s +=
      C(318, 176, 30, PAPER) +
      P("M318 162l14 10l-5 16h-18l-5 -16z", INK) +
      L("M318 162v-16M332 172l14 -6M327 188l9 12M309 188l-9 12M304 172l-14 -6", { "stroke-width": 2 });
  return s;
};
