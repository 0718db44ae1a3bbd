// Words and numbers, drawn.
import { GLYPHS, WIDTHS } from "./alphabet.mjs";
import { INK } from "./colours.mjs";
import { clamp, tenth } from "./numbers.mjs";
import { P } from "./shapes.mjs";

const drawable = (s) =>
  String(s)
    .normalize("NFC")
    .split(" ")
    .map((w) => ([...w].some((c) => /[a-z]/.test(c) && GLYPHS[c] == null) ? w.toUpperCase() : w))
    .join(" ")
    .replace(/[₀-₉]/g, (c) => c.codePointAt(0) - 0x2080)
    .replace(/[^]/gu, (c) =>
      GLYPHS[c] != null || c === " "
        ? c
        : c.normalize("NFD")[0] && GLYPHS[c.normalize("NFD")[0]] != null
          ? c.normalize("NFD")[0]
          : GLYPHS[c.toUpperCase()] != null
            ? c.toUpperCase()
            : "",
    );

const textWidth = (s, h) => {
  const k = h / 6;
  let w = 0;
  for (const c of drawable(s)) w += (c === " " ? 2 : WIDTHS[c] + 1.5) * k;
  return w - 1.5 * k;
};

// T: lettering of height h with its baseline at y; anchor s/m/e; max: shrink to this width
export const T = (s, x, y, h, o = {}) => {
  s = drawable(s);
  if (!s) return "";
  if (o.max && textWidth(s, h) > o.max) h = (h * o.max) / textWidth(s, h);
  const k = h / 6;
  let X = o.a === "m" ? x - textWidth(s, h) / 2 : o.a === "e" ? x - textWidth(s, h) : x;
  let d = "";
  for (const c of s) {
    if (c === " ") {
      X += 2 * k;
      continue;
    }
    d += GLYPHS[c].replace(
      /(-?\d*\.?\d+) (-?\d*\.?\d+)/g,
      (_, a, b) => `${tenth(X + a * k)} ${tenth(y - h + b * k)}`,
    );
    X += (WIDTHS[c] + 1.5) * k;
  }
  return P(d, "none", { stroke: o.c || INK, "stroke-width": tenth(clamp(h * (o.w || 0.13), 1.4, 9)) });
};

// number with a small unit after it, right-aligned block
export const big = (num, unit, x, y, h, o = {}) => {
  const uh = h * 0.5;
  const w = textWidth(num, h) + (unit ? h * 0.28 + textWidth(unit, uh) : 0);
  const f = o.max && w > o.max ? o.max / w : 1;
  h *= f;
  const x0 = o.a === "m" ? x - (w * f) / 2 : o.a === "e" ? x - w * f : x;
  const q = { ...o, a: "s", max: undefined };
  return T(num, x0, y, h, q) + (unit ? T(unit, x0 + textWidth(num, h) + h * 0.28, y, uh * f, q) : "");
};
let DEC = { s: "," };
export const num = (v) =>
  String(v ?? "")
    .replace(/(\d)\.(\d)/g, `$1${DEC.s}$2`)
    .replace(/\s/g, "");
