// Cauliflower and broccoli.
import { cos, DARK_LEAF, L, LEAF, LIGHT_LEAF, leaf, P, path, polar, shift, sin } from "../kit.mjs";

export const cauliflower = (variety, random) => {
  let s = "";
  for (const [x, a] of [
    [86, -62],
    [314, -118],
    [120, -82],
    [280, -98],
  ])
    s += leaf(x < 200 ? 150 : 250, 226, 150, 40, a - (x < 200 ? 60 : -60), x % 3 ? DARK_LEAF : LEAF, {
      tip: 0.6,
    });
  const cx = 200,
    cy = 122,
    R0 = variety.R || 74;
  if (variety.fractal) {
    for (let row = 0; row < 6; row++)
      for (let i = 0; i < [4, 6, 5, 4, 3, 1][row]; i++) {
        const n = [4, 6, 5, 4, 3, 1][row],
          x = cx + (n > 1 ? (i / (n - 1)) * 2 - 1 : 0) * [50, 76, 60, 44, 24, 0][row],
          y = 186 - row * 26;
        s +=
          P(
            path`M${x - 20} ${y}Q${x - 14} ${y - 26} ${x} ${y - 42}Q${x + 14} ${y - 26} ${x + 20} ${y}Q${x} ${y + 10} ${x - 20} ${y}z`,
            shift(variety.c, random, 8),
            { "stroke-width": 2.2 },
          ) +
          L(path`M${x - 10} ${y - 6}q10 6 20 0M${x - 8} ${y - 18}q8 5 15 0`, {
            "stroke-width": 1.6,
            opacity: 0.6,
          });
      }
    return s;
  }
  const pts = [[0, 0, 0.52]];
  for (let i = 0; i < 7; i++) pts.push([cos(i * 0.9) * 0.62, sin(i * 0.9) * 0.52, 0.42]);
  s += pts
    .reverse()
    .map(([x, y, k]) =>
      P(
        polar(cx + x * R0, cy + y * R0, (a) => R0 * k * (1 + 0.09 * cos(7 * a)), 21),
        shift(variety.c, random, 6),
        { "stroke-width": 2.6 },
      ),
    )
    .join("");
  s += L(
    Array.from({ length: 18 }, () => {
      const a = random() * 6.3,
        q = Math.sqrt(random()) * R0 * 0.85;
      return path`M${cx + cos(a) * q} ${cy + sin(a) * q * 0.85}q4 -6 8 0`;
    }).join(""),
    { "stroke-width": 1.8, opacity: 0.5 },
  );
  return (
    s + leaf(130, 232, 110, 34, -52, LEAF, { tip: 0.6 }) + leaf(270, 232, 110, 34, -128, LEAF, { tip: 0.6 })
  );
};

export const broccoli = (variety, random) => {
  let s = "";
  if (variety.small) {
    for (let i = 0; i < 5; i++) {
      s += leaf(200, 230, 130, 26, -150 + i * 30, DARK_LEAF, { tip: 0.6 });
    }
    const heads = variety.small;
    for (let i = 0; i < heads; i++) {
      const off = i - (heads - 1) / 2,
        x = 200 + off * 52,
        y = 84 + Math.abs(off) * 16;
      s +=
        L(`M200 238Q${x} 190 ${x} ${y}`, { "stroke-width": 12 }) +
        L(`M200 238Q${x} 190 ${x} ${y}`, { "stroke-width": 6, stroke: LIGHT_LEAF }) +
        P(
          polar(x, y, (a) => [30 * (1 + 0.12 * cos(8 * a)), 24 * (1 + 0.12 * cos(8 * a))], 32),
          variety.c,
        ) +
        L(`M${x - 12} ${y}h.1M${x} ${y - 8}h.1M${x + 11} ${y + 2}h.1M${x - 2} ${y + 8}h.1`, {
          "stroke-width": 5,
          opacity: 0.4,
        });
    }
    return s;
  }
  s += P("M172 130L182 238H220L230 130z", LIGHT_LEAF);
  s +=
    L("M186 160L150 130M214 160L252 130", { "stroke-width": 16 }) +
    L("M186 160L150 130M214 160L252 130", { "stroke-width": 10, stroke: LIGHT_LEAF });
  for (const [x, y, k] of [
    [126, 122, 40],
    [276, 122, 40],
    [148, 84, 44],
    [254, 84, 44],
    [200, 66, 50],
    [200, 116, 46],
  ])
    s +=
      P(
        polar(x, y, (a) => k * (1 + 0.1 * cos(9 * a)), 27),
        shift(variety.c, random, 8),
      ) +
      L(
        Array.from(
          { length: 6 },
          (_, i) => path`M${x + cos(i * 1.1) * k * 0.55} ${y + sin(i * 1.1) * k * 0.5}h.1`,
        ).join(""),
        { "stroke-width": 5, opacity: 0.35 },
      );
  return s + leaf(180, 232, 100, 24, -150, DARK_LEAF) + leaf(222, 232, 100, 24, -30, DARK_LEAF);
};
