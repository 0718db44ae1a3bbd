// Herbs that fan out, tubes and bushes.
import {
  C,
  cos,
  DARK_LEAF,
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
  polar,
  reuse,
  shift,
  sin,
  tenth,
} from "../kit.mjs";

/** A head of small flowers on stalks of equal length, pointing right. */
const umbel = (colour) => {
  const ends = Array.from({ length: 9 }, (_, i) => {
    const b = ((i * 16 - 64) * PI) / 180;
    return [cos(b) * 36, sin(b) * 36];
  });
  return G(
    L(ends.map(([x, y]) => path`M0 0L${x} ${y}`).join(""), { "stroke-width": 2, stroke: DARK_LEAF }) +
      ends.map(([x, y]) => C(x, y, 6, colour)).join(""),
    "",
    { "stroke-width": 1.6 },
  );
};

export const fan = (variety, random) => {
  let s = "";
  for (const [a, k] of variety.sts || [
    [-128, 150],
    [-108, 186],
    [-90, 200],
    [-70, 184],
    [-50, 150],
  ]) {
    const x = 200 + cos((a * PI) / 180) * k,
      y = 236 + sin((a * PI) / 180) * k;
    s +=
      L(path`M200 238L${x} ${y}`, { "stroke-width": 5 }) +
      L(path`M200 238L${x} ${y}`, { "stroke-width": 2.4, stroke: LIGHT_LEAF });
    if (variety.umbel) {
      s += reuse("umbel", umbel(variety.umbel), path`translate(${x} ${y})rotate(${a})`);
    } else if (variety.thread)
      s += L(
        Array.from({ length: 6 }, (_, i) => {
          const q = 0.4 + i * 0.12,
            X = lerp(200, x, q),
            Y = lerp(236, y, q);
          const l = 30 * (1.3 - q * 0.6);
          return [-48, 48]
            .map((e) => {
              const b = ((a + e) * PI) / 180;
              return path`M${X} ${Y}l${cos(b) * l} ${sin(b) * l}`;
            })
            .join("");
        }).join(""),
        { "stroke-width": 3, stroke: variety.c },
      );
    else if (variety.curl)
      s +=
        P(
          polar(x, y, (t) => variety.curl * (1 + 0.13 * cos(9 * t)), 30),
          shift(variety.c, random, 8),
        ) +
        L(path`M${x - 14} ${y}q6 -9 14 0t14 0M${x - 8} ${y + 12}q6 -8 12 0M${x - 4} ${y - 14}q6 -8 12 0`, {
          "stroke-width": 2,
          opacity: 0.6,
        });
    else
      for (const e of [-58, 0, 58])
        s += leaflet(x, y, variety.k || 46, a + e, shift(variety.c, random, 7), variety.pts || 3);
  }
  return s + (variety.foot || "");
};

const leaflet = (x, y, k, a, c, pts) =>
  G(
    P(
      pts === 3
        ? path`M0 0L${k * 0.35} ${-k * 0.42}L${k * 0.52} ${-k * 0.2}L${k * 0.8} ${-k * 0.34}L${k * 0.8} ${-k * 0.12}L${k} 0L${k * 0.8} ${k * 0.12}L${k * 0.8} ${k * 0.34}L${k * 0.52} ${k * 0.2}L${k * 0.35} ${k * 0.42}z`
        : path`M0 0Q${k * 0.2} ${-k * 0.6} ${k * 0.6} ${-k * 0.45}Q${k * 0.62} ${-k * 0.2} ${k * 0.72} ${-k * 0.22}Q${k * 1.05} ${-k * 0.1} ${k} 0Q${k * 1.05} ${k * 0.1} ${k * 0.72} ${k * 0.22}Q${k * 0.62} ${k * 0.2} ${k * 0.6} ${k * 0.45}Q${k * 0.2} ${k * 0.6} 0 0z`,
      c,
      { "stroke-width": 2.2 },
    ),
    `translate(${tenth(x)} ${tenth(y)})rotate(${tenth(a)})`,
  );

export const tubes = (variety, random) => {
  let s = "";
  for (let i = 0; i < 15; i++) {
    const t = (i / 14) * 2 - 1,
      x = 200 + t * 110 + (random() - 0.5) * 12,
      y = 44 + Math.abs(t) * 44 + random() * 26;
    s += variety.flat
      ? L(path`M${200 + t * 24} 238Q${200 + t * 50} 140 ${x} ${y}`, {
          "stroke-width": 11,
        }) +
        L(path`M${200 + t * 24} 238Q${200 + t * 50} 140 ${x} ${y}`, {
          "stroke-width": 6,
          stroke: shift(variety.c, random, 12),
        })
      : L(path`M${200 + t * 24} 238Q${200 + t * 50} 140 ${x} ${y}`, {
          "stroke-width": 7,
        }) +
        L(path`M${200 + t * 24} 238Q${200 + t * 50} 140 ${x} ${y}`, {
          "stroke-width": 3,
          stroke: shift(variety.c, random, 12),
        });
    if (i % 4 === 2 && variety.fl)
      s += P(
        polar(x, y - 8, (a) => 19 * (1 + 0.16 * cos(9 * a)), 30),
        variety.fl,
        { "stroke-width": 2 },
      );
  }
  return s;
};

/** A low dome of small leaves on many stems, like basil that is never cut. */
export const bush = (variety, random) => {
  const k = variety.R || 92;
  const top = 236 - k * 1.7;
  let s = L("M200 240V200M188 240Q180 220 168 204M212 240Q220 220 232 204", {
    "stroke-width": 7,
    stroke: dark(variety.c, 0.35),
  });
  s += P(
    `M${200 - k * 1.15} 206Q${200 - k * 1.3} ${top} 200 ${top}Q${200 + k * 1.3} ${top} ${200 + k * 1.15} 206Q200 238 ${200 - k * 1.15} 206z`,
    dark(variety.c, 0.1),
  );
  const rows = 5;
  for (let row = 0; row < rows; row += 1) {
    const y = 210 - (row * (k * 1.5)) / rows;
    const half = k * 1.12 * Math.sqrt(1 - ((row + 0.2) / (rows + 0.6)) ** 2);
    const n = Math.max(2, Math.round((half * 2) / 40));
    for (let i = 0; i < n; i += 1) {
      const x = 200 - half + ((i + 0.5) * half * 2) / n + (random() - 0.5) * 6;
      const lean = -90 + ((x - 200) / k) * 46;
      s += leaf(x, y, 40, 17, lean, (i + row) % 2 ? light(variety.c, 0.16) : variety.c, { rib: 0 });
    }
  }
  return G(s, "", { "stroke-width": 2, stroke: dark(variety.c, 0.62) });
};
