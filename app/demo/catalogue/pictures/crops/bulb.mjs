// Fennel, artichoke, kohlrabi.
import {
  ball,
  body,
  cos,
  DARK_LEAF,
  dark,
  INK,
  L,
  leaf,
  light,
  mix,
  P,
  PALE_LEAF,
  PI,
  path,
  shade,
  sin,
} from "../kit.mjs";

export const fennel = (variety, random) => {
  let s = "";
  for (const [a, k] of [
    [-112, 108],
    [-98, 128],
    [-82, 128],
    [-66, 108],
  ]) {
    const x = 200 + cos((a * PI) / 180) * k,
      y = 128 + sin((a * PI) / 180) * k;
    s +=
      L(path`M200 128L${x} ${y}`, { "stroke-width": 16 }) +
      L(path`M200 128L${x} ${y}`, { "stroke-width": 10, stroke: PALE_LEAF }) +
      L(
        Array.from({ length: 6 }, (_, i) => {
          const b = ((a - 60 + i * 24) * PI) / 180;
          return path`M${x} ${y}l${cos(b) * 32} ${sin(b) * 26}`;
        }).join(""),
        { "stroke-width": 2.6, stroke: DARK_LEAF },
      );
  }
  const w = variety.w || 68,
    h = variety.h || 62,
    cy = 166;
  return (
    s +
    P(
      `M178 112Q160 130 ${200 - w} ${cy}Q${200 - w} ${cy + h} 200 ${cy + h}Q${200 + w} ${cy + h} ${200 + w} ${cy}Q240 130 222 112z`,
      variety.c,
    ) +
    L(
      `M200 114Q188 160 200 ${cy + h - 4}M188 112Q150 150 ${200 - w * 0.5} ${cy + h * 0.88}M212 112Q250 150 ${200 + w * 0.5} ${cy + h * 0.88}`,
      { "stroke-width": 2, opacity: 0.7 },
    ) +
    shade(
      `M${200 + w} ${cy}Q${200 + w} ${cy + h} 200 ${cy + h}Q${200 + w * 0.6} ${cy + h * 0.6} ${200 + w} ${cy}z`,
    )
  );
};

export const artichoke = (variety, random) => {
  const cx = 200,
    by = 208,
    rx = variety.rx || 76,
    ry = variety.ry || 94;
  let s =
    P(`M186 ${by - 6}v34h28v-34z`, DARK_LEAF) +
    P(body(cx, by - ry, rx, ry, { tip: 0, top: variety.top || 0.12 }), dark(variety.c, 0.12));
  for (let row = 4; row >= 0; row--) {
    const n = [3, 4, 5, 4, 3][row],
      y = by - row * ry * 0.36 - 2,
      wd = rx * [0.72, 0.92, 0.96, 0.74, 0.42][row];
    for (let i = 0; i < n; i++) {
      const x = cx + (n > 1 ? (i / (n - 1)) * 2 - 1 : 0) * wd * 0.78,
        k = rx * 0.36,
        h = ry * 0.56;
      s += P(
        path`M${x - k} ${y - 4}Q${x - k} ${y - h * 0.6} ${x} ${y - h}Q${x + k} ${y - h * 0.6} ${x + k} ${y - 4}Q${x} ${y + 8} ${x - k} ${y - 4}z`,
        mix(variety.c, variety.c2 || DARK_LEAF, (i + row) % 2 ? 0.35 : 0.1),
        { "stroke-width": 2.4 },
      );
    }
  }
  return s;
};

export const kohlrabi = (variety, random) => {
  let s = "";
  for (const [x, a] of [
    [160, -118],
    [182, -102],
    [218, -78],
    [240, -62],
    [200, -90],
  ])
    s +=
      L(path`M${x} 130L${x + cos((a * PI) / 180) * 60} ${130 + sin((a * PI) / 180) * 60}`, {
        "stroke-width": 9,
        stroke: INK,
      }) +
      L(path`M${x} 130L${x + cos((a * PI) / 180) * 60} ${130 + sin((a * PI) / 180) * 60}`, {
        "stroke-width": 4,
        stroke: light(variety.c, 0.2),
      }) +
      leaf(x + cos((a * PI) / 180) * 50, 130 + sin((a * PI) / 180) * 50, 72, 20, a, DARK_LEAF, { tip: 0.5 });
  const R0 = variety.R || 62;
  return (
    s +
    ball(200, 168, R0, R0 * 0.92, variety.c, {
      in: L("M160 150q-8 -6 -2 -14M240 150q8 -6 2 -14M184 176q-10 -4 -6 -14M222 182q10 -4 6 -14", {
        "stroke-width": 2.4,
      }),
    }) +
    L("M200 228v14", { "stroke-width": 6 })
  );
};
