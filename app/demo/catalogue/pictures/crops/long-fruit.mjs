// Courgettes, cucumbers, long aubergines.
import { C, cos, DARK_LEAF, G, L, LEAF, P, PI, path, shade, shine, sin, tenth } from "../kit.mjs";

export const longFruit = (x, y, len, w, ang, variety) => {
  const b = variety.bend || 0;
  let d = path`M0 ${-w * (variety.neckw ?? 0.55)}C${len * 0.2} ${-w - b} ${len * 0.7} ${-w * (variety.endw || 1) - b} ${len * 0.93} ${-w * 0.75 * (variety.endw || 1)}Q${len * 1.04} 0 ${len * 0.93} ${w * 0.75 * (variety.endw || 1)}C${len * 0.7} ${w * (variety.endw || 1) - b} ${len * 0.2} ${w - b} 0 ${w * (variety.neckw ?? 0.55)}z`;
  if (variety.point)
    d = path`M0 ${-w * 0.8}C${len * 0.15} ${-w * 1.2 - b} ${len * 0.6} ${-w * 0.8 - b} ${len} ${b * 0.4}C${len * 0.6} ${w * 0.8 - b * 0.4} ${len * 0.15} ${w * 1.2 - b} 0 ${w * 0.8}z`;
  let s = P(d, variety.c);
  if (variety.stripe)
    s += L(
      [-0.55, -0.18, 0.2, 0.55]
        .map(
          (k) =>
            path`M${len * 0.05} ${k * w * 0.7}C${len * 0.3} ${k * w * 1.3 - b} ${len * 0.7} ${k * w * 1.3 * (variety.endw || 1) - b} ${len * 0.93} ${k * w * 0.8}`,
        )
        .join(""),
      { stroke: variety.stripe, "stroke-width": variety.sw || w / 6 },
    );
  if (variety.ribs)
    s += L(
      [-0.5, 0, 0.5]
        .map(
          (k) =>
            path`M${len * 0.05} ${k * w}C${len * 0.3} ${k * w * 1.4 - b} ${len * 0.7} ${k * w * 1.4 - b} ${len * 0.93} ${k * w}`,
        )
        .join(""),
      { "stroke-width": 1.8, opacity: 0.6 },
    );
  if (variety.warts)
    s += L(
      Array.from(
        { length: variety.warts },
        (_, i) =>
          path`M${len * (0.12 + (0.78 * i) / variety.warts)} ${w * [-0.5, 0.3, -0.1, 0.55][i % 4] - b * 0.6}h.1`,
      ).join(""),
      { "stroke-width": 5, opacity: 0.55 },
    );
  s += variety.point
    ? shine(
        path`M${len * 0.12} ${-w * 0.5 - b * 0.3}Q${len * 0.3} ${-w * 0.7 - b * 0.5} ${len * 0.5} ${-w * 0.3 - b * 0.4}`,
        3.5,
      )
    : shine(
        path`M${len * 0.15} ${-w * 0.55 - b * 0.5}Q${len * 0.35} ${-w * 0.75 - b * 0.8} ${len * 0.55} ${-w * 0.6 - b * 0.8}`,
        4,
      ) +
      shade(
        path`M${len * 0.97} 0Q${len * 1.0} ${w * 0.5} ${len * 0.93} ${w * 0.75 * (variety.endw || 1)}C${len * 0.7} ${w * (variety.endw || 1) - b} ${len * 0.2} ${w - b} 0 ${w * (variety.neckw ?? 0.55)}C${len * 0.3} ${w * 0.55 - b} ${len * 0.7} ${w * 0.5 - b} ${len * 0.97} 0z`,
      );
  const cw = variety.cap === "aub" ? w * 0.8 : w * 0.5;
  if (variety.cap === "flower")
    s += P(path`M${len * 0.95} -12l34 -18l-8 15l18 0l-14 12l12 16l-42 -8z`, "#e8b233", {
      "stroke-width": 2.4,
    });
  s +=
    variety.cap === "aub"
      ? P(
          path`M-6 ${-w * 0.35}Q8 ${-w * 1.1} 34 ${-w * 0.95}L22 ${-w * 0.4}L40 0L22 ${w * 0.4}L34 ${w * 0.95}Q8 ${w * 1.1} -6 ${w * 0.35}z`,
          variety.cc || DARK_LEAF,
        ) +
        L(`M-6 0h-26`, { "stroke-width": 11 }) +
        L("M-6 0h-25", { "stroke-width": 6, stroke: variety.cc || DARK_LEAF })
      : variety.cap === "pep"
        ? P(path`M4 ${-w * 0.75}Q-10 0 4 ${w * 0.75}Q12 0 4 ${-w * 0.75}z`, DARK_LEAF, {
            "stroke-width": 2.2,
          }) +
          L("M-4 0q-14 0 -24 -8", { "stroke-width": 7 }) +
          L("M-4 0q-14 0 -24 -8", { "stroke-width": 3, stroke: LEAF })
        : P(path`M2 ${-cw}L-16 -6L-20 6L2 ${cw}z`, variety.cc || DARK_LEAF, {
            "stroke-width": 2.4,
          });
  return G(s, `translate(${tenth(x)} ${tenth(y)})rotate(${ang})`);
};

const slice = (x, y, k, rim, fl, seeds = 6, sc = "#efe3b0") =>
  C(x, y, k, rim) +
  C(x, y, k * 0.84, fl, { "stroke-width": 1.6 }) +
  L(
    Array.from({ length: seeds }, (_, i) => {
      const a = (i * 2 * PI) / seeds;
      return path`M${x + cos(a) * k * 0.35} ${y + sin(a) * k * 0.35}L${x + cos(a) * k * 0.5} ${y + sin(a) * k * 0.5}`;
    }).join(""),
    { stroke: sc, "stroke-width": 5 },
  ) +
  L(
    Array.from({ length: seeds }, (_, i) => {
      const a = (i * 2 * PI) / seeds + 0.3;
      return path`M${x + cos(a) * k * 0.35} ${y + sin(a) * k * 0.35}h.1`;
    }).join(""),
    { "stroke-width": 2 },
  );

export const longFruits = (variety, random) => {
  const n = variety.n || 2,
    len = variety.len || 250,
    w = variety.w || 30;
  let s = "";
  for (let i = 0; i < n; i++)
    s += longFruit(
      (variety.x || 80) + (i % 2) * (variety.dx ?? 22),
      (variety.y || 96) + (i - (n - 1) / 2) * (variety.gap || 84) + 34,
      len * (1 - 0.06 * i),
      w,
      (variety.ang ?? -10) + i * (variety.da ?? 5),
      variety,
    );
  if (variety.slice)
    s += slice(330, 178, variety.slk || 40, variety.c, variety.slice, variety.sls || 7, variety.slc);
  return s;
};
