// One ink, one palette, one background per product line, and functions to mix colours.
import { clamp, lerp } from "./numbers.mjs";

export const INK = "#1b2620";
export const LINES = {
  eno: { c: "#7b1e3a", bg: "#f5ebea", fl: "#ead9d8" },
  hb: { c: "#9a5b12", bg: "#f8eeda", fl: "#eddfc2" },
  gar: { c: "#3d7a2c", bg: "#ecf1e1", fl: "#dbe4ca" },
  hyd: { c: "#1f6f78", bg: "#e3efee", fl: "#cfe1df" },
};

export const PAPER = "#fbf7ec";
export const STEEL = "#c3ccd0";
export const DARK_STEEL = "#9aa7ad";
export const WOOD = "#c08a4e";
export const RUBBER = "#3f4742";
export const RED = "#b3392f";
export const GREEN = "#458d4e";
export const LEAF = "#5f9a3c";
export const DARK_LEAF = "#3f7a3a";
export const LIGHT_LEAF = "#86b557";
export const PALE_LEAF = "#a9cc76";
export const YELLOW = "#e6b634";
export const BLUE = "#2f6f9a";
export const COPPER = "#b8733a";
export const BRASS = "#c9a13b";
export const SOIL = "#6b4a2a";
const hex = (c) => [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16));
export const mix = (a, b, t) => {
  const A = hex(a),
    B = hex(b);
  return (
    "#" +
    A.map((v, i) =>
      Math.round(lerp(v, B[i], t))
        .toString(16)
        .padStart(2, "0"),
    ).join("")
  );
};

export const light = (c, t = 0.25) => mix(c, "#ffffff", t);
export const dark = (c, t = 0.25) => mix(c, INK, t);
export const shift = (c, r, k = 10) => {
  const A = hex(c);
  const d = [(r() - 0.5) * 2 * k, (r() - 0.5) * 2 * k, (r() - 0.5) * 2 * k];
  return (
    "#" +
    A.map((v, i) =>
      clamp(Math.round(v + d[i]), 0, 255)
        .toString(16)
        .padStart(2, "0"),
    ).join("")
  );
};

export const brightness = (c) => {
  const [r, g, b] = hex(c);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
};
