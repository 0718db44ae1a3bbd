// The basic shapes of all drawings, documented in kit.mjs.
import { INK } from "./colours.mjs";
import { tenth } from "./numbers.mjs";

const attributes = (o) =>
  Object.entries(o || {})
    .map(([k, v]) => (v == null ? "" : ` ${k}="${v}"`))
    .join("");

export const P = (d, fill, o) => `<path d="${d}"${fill ? ` fill="${fill}"` : ""}${attributes(o)}/>`;
export const NO_LINE = { stroke: "none" };
export const R = (x, y, w, h, fill, o) =>
  `<path d="M${tenth(x)} ${tenth(y)}h${tenth(w)}v${tenth(h)}h${tenth(-w)}z"${fill ? ` fill="${fill}"` : ""}${attributes(o)}/>`;

export const RR = (x, y, w, h, rx, fill, o) =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(w)}" height="${tenth(h)}" rx="${tenth(rx)}"${fill ? ` fill="${fill}"` : ""}${attributes(o)}/>`;

export const C = (x, y, r, fill, o) =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}"${fill ? ` fill="${fill}"` : ""}${attributes(o)}/>`;

export const E = (x, y, rx, ry, fill, o) =>
  `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}"${fill ? ` fill="${fill}"` : ""}${attributes(o)}/>`;

export const L = (d, o) => `<path d="${d}"${attributes(o)}/>`;
export const G = (s, t, o) => `<g${t ? ` transform="${t}"` : ""}${attributes(o)}>${s}</g>`;
export const shade = (d) => P(d, INK, { stroke: "none", opacity: 0.13 });
export const shine = (d, w = 4) => L(d, { stroke: "#fff", "stroke-width": w, opacity: 0.55 });
export const line = (w) => ({ "stroke-width": w });
export const tube = (d, w, c) => L(d, line(w + 5)) + L(d, { "stroke-width": w, stroke: c });
/** The text of a path, with numbers rounded to a tenth. */
export const path = (texts, ...values) =>
  String.raw({ raw: texts }, ...values.map((value) => (typeof value === "number" ? tenth(value) : value)));

/**
 * Draws the same shape in several places. The id must describe the shape. A shape without a fill gets that of each
 * place.
 */
export const reuse = (id, drawn, transform, o) => {
  const within = drawn.match(DEFINED) ?? [];
  const shape = drawn.replace(DEFINED, "").replace(/^<\w+/, `$& id="${id}"`);
  return `${within.join("")}<defs>${shape}</defs><use href="#${id}" transform="${transform}"${attributes(o)}/>`;
};
const DEFINED = /<defs>.*?<\/defs>/g;

/** Keeps only the first definition of each reused shape. */
export function once(svg) {
  const defined = new Set();
  return svg.replace(DEFINED, (defs) => {
    if (defined.has(defs)) return "";
    defined.add(defs);
    return defs;
  });
}
