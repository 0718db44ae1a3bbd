// Sizes: the floor, the bottle next to a vessel, dimension lines, scales from low to high.
import { PAPER } from "./colours.mjs";
import { big, num, T } from "./lettering.mjs";
import { clamp, tenth } from "./numbers.mjs";
import { C, L, P, path, R } from "./shapes.mjs";

export const FLOOR = 250;
// a body drawn hpx high standing on the floor, with a 30 cm bottle for scale
export const scaled = (hcm, maxcm) => {
  let H = 70 + 130 * Math.pow(hcm / maxcm, 0.55);
  const b = (30 / hcm) * H;
  if (b > 190) H *= 190 / b;
  return [H, (30 / hcm) * H];
};

export const liters = (v, o = {}) => big(num(v), "l", 380, 92, 50, { a: "e", max: 130, ...o });
// a bar scale min..max with a filled range
export const bar = (x, y, w, h, a, b, lo, hi, c, o = {}) => {
  const X = (v) => x + clamp((v - lo) / (hi - lo), 0, 1) * w;
  const x1 = X(a),
    x2 = Math.max(X(b), x1 + 5);
  let t = "";
  const n = o.n || 5;
  for (let i = 0; i <= n; i++) t += `M${tenth(x + (w * i) / n)} ${tenth(y + h)}v${i % n ? 4 : 7}`;
  return (
    R(x, y, w, h, PAPER, { "stroke-width": 2 }) +
    R(x1, y, x2 - x1, h, c, { "stroke-width": 2 }) +
    L(t, { "stroke-width": 1.6 })
  );
};

export const dots = (x, y, n, k, c, r = 6, g = 17) =>
  Array.from({ length: n }, (_, i) => C(x + i * g, y, r, i < k ? c : PAPER, { "stroke-width": 2 })).join("");

export const bottleForScale = (x, base, h) =>
  P(
    path`M${x - h * 0.125} ${base}v${-h * 0.55}q0 ${-h * 0.1} ${h * 0.075} ${-h * 0.16}v${-h * 0.29}h${h * 0.1}v${h * 0.29}q${h * 0.075} ${h * 0.06} ${h * 0.075} ${h * 0.16}v${h * 0.55}z`,
    "#54705a",
    { "stroke-width": h < 40 ? 1.6 : 2.4 },
  );

// dimension line, in the style of the McMaster catalogue
export const dim = (x1, y1, x2, y2, label, o = {}) => {
  const v = x1 === x2;
  const t = 6;
  return (
    L(
      path`M${x1} ${y1}L${x2} ${y2}` +
        (v
          ? path`M${x1 - t} ${y1}h${2 * t}M${x1 - t} ${y2}h${2 * t}`
          : path`M${x1} ${y1 - t}v${2 * t}M${x2} ${y1 - t}v${2 * t}`),
      { "stroke-width": 1.6 },
    ) +
    (label
      ? v
        ? T(label, x1 + (o.side || 10), (y1 + y2) / 2 + (o.h || 18) / 2, o.h || 18, {
            a: o.side < 0 ? "e" : "s",
          })
        : T(label, (x1 + x2) / 2, y1 + (o.dy ?? 26), o.h || 18, { a: "m" })
      : "")
  );
};
