// The hand: one ink, one line weight, light from the top left, one ground per line. Everything returns SVG text.
export const INK = "#1b2620";
export const LINES = {
  eno: { c: "#7b1e3a", bg: "#f5ebea", fl: "#ead9d8" },
  hb: { c: "#9a5b12", bg: "#f8eeda", fl: "#eddfc2" },
  gar: { c: "#3d7a2c", bg: "#ecf1e1", fl: "#dbe4ca" },
  hyd: { c: "#1f6f78", bg: "#e3efee", fl: "#cfe1df" },
};
export const PAPER = "#fbf7ec",
  STEEL = "#c3ccd0",
  STEEL2 = "#9aa7ad",
  WOOD = "#c08a4e",
  GLASS = "#cfe3dc",
  RUBBER = "#3f4742",
  RED = "#b3392f",
  GREEN = "#458d4e",
  LEAF = "#5f9a3c",
  YEL = "#e6b634",
  ORANGE = "#d9772a",
  BLUE = "#2f6f9a",
  COPPER = "#b8733a",
  BRASS = "#c9a13b",
  SOIL = "#6b4a2a",
  CREAM = "#efe8d8";
export const r1 = (n) => {
  const s = Math.round(n * 10) / 10;
  return Object.is(s, -0) ? 0 : s;
};
export const hash = (s) => {
  let h = 2166136261;
  for (const c of String(s)) {
    h ^= c.codePointAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
};
export const rng = (seed) => {
  let a = hash(seed);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
export const clamp = (x, a, b) => Math.max(a, Math.min(b, x));
export const lerp = (a, b, t) => a + (b - a) * t;
export const hex = (c) => [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16));
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
export const light = (c, t = 0.25) => mix(c, "#ffffff", t),
  dark = (c, t = 0.25) => mix(c, INK, t);
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
export const lum = (c) => {
  const [r, g, b] = hex(c);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
};
// EBC → colour: measured stops, the picture of a glass of wort.
const EBC = [
  [2, "#f7e08a"],
  [4, "#f3d160"],
  [7, "#ecbf42"],
  [10, "#e2ab2c"],
  [15, "#d48f1e"],
  [20, "#c67a1a"],
  [25, "#b96716"],
  [33, "#a34f14"],
  [45, "#86350f"],
  [60, "#6b230d"],
  [80, "#521a0d"],
  [120, "#3d160d"],
  [200, "#2e130d"],
  [400, "#24110d"],
  [1400, "#170d0b"],
];
export const ebcColor = (e) => {
  e = clamp(+e || 4, 2, 1400);
  for (let i = 1; i < EBC.length; i++)
    if (e <= EBC[i][0]) {
      const [a, c] = EBC[i - 1],
        [b, d] = EBC[i];
      return mix(c, d, Math.log(e / a) / Math.log(b / a));
    }
  return EBC.at(-1)[1];
};
const at = (o) =>
  Object.entries(o || {})
    .map(([k, v]) => (v == null ? "" : ` ${k}="${v}"`))
    .join("");
export const P = (d, fill, o) => `<path d="${d}"${fill ? ` fill="${fill}"` : ""}${at(o)}/>`;
export const NS = { stroke: "none" };
export const R = (x, y, w, h, fill, o) =>
  `<path d="M${r1(x)} ${r1(y)}h${r1(w)}v${r1(h)}h${r1(-w)}z"${fill ? ` fill="${fill}"` : ""}${at(o)}/>`;
export const RR = (x, y, w, h, rx, fill, o) =>
  `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}" rx="${r1(rx)}"${fill ? ` fill="${fill}"` : ""}${at(o)}/>`;
export const C = (x, y, r, fill, o) =>
  `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}"${fill ? ` fill="${fill}"` : ""}${at(o)}/>`;
export const E = (x, y, rx, ry, fill, o) =>
  `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(rx)}" ry="${r1(ry)}"${fill ? ` fill="${fill}"` : ""}${at(o)}/>`;
export const L = (d, o) => `<path d="${d}"${at(o)}/>`;
export const G = (s, t, o) => `<g${t ? ` transform="${t}"` : ""}${at(o)}>${s}</g>`;
export const SH = (d) => P(d, INK, { stroke: "none", opacity: 0.13 });
export const HL = (d, w = 4) => L(d, { stroke: "#fff", "stroke-width": w, opacity: 0.55 });
// closed smooth curve through midpoints
export const smooth = (pts) => {
  const m = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  let d = "";
  for (let i = 0; i < pts.length; i++) {
    const p = pts[i],
      q = pts[(i + 1) % pts.length],
      e = m(p, q);
    if (!i) {
      const s = m(pts.at(-1), p);
      d = `M${r1(s[0])} ${r1(s[1])}`;
    }
    d += `Q${r1(p[0])} ${r1(p[1])} ${r1(e[0])} ${r1(e[1])}`;
  }
  return d + "z";
};
export const polar = (cx, cy, fn, n = 16, a0 = -Math.PI / 2) =>
  smooth(
    Array.from({ length: n }, (_, i) => {
      const a = a0 + (i * 2 * Math.PI) / n,
        v = fn(a);
      const [x, y] = Array.isArray(v) ? v : [v, v];
      return [cx + Math.cos(a) * x, cy + Math.sin(a) * y];
    }),
  );
// round body with shade at the bottom right and a lick of light at the top left
export const ball = (cx, cy, rx, ry, fill, o = {}) => {
  const d =
    o.d ||
    `M${r1(cx - rx)} ${r1(cy)}a${r1(rx)} ${r1(ry)} 0 1 0 ${r1(2 * rx)} 0a${r1(rx)} ${r1(ry)} 0 1 0 ${r1(-2 * rx)} 0z`;
  return (
    P(d, fill) +
    (o.in || "") +
    SH(
      `M${r1(cx + rx * 0.94)} ${r1(cy - ry * 0.1)}A${r1(rx)} ${r1(ry)} 0 0 1 ${r1(cx - rx * 0.5)} ${r1(cy + ry * 0.82)}A${r1(rx * 1.1)} ${r1(ry * 1.1)} 0 0 0 ${r1(cx + rx * 0.94)} ${r1(cy - ry * 0.1)}z`,
    ) +
    (o.hl === 0
      ? ""
      : HL(
          `M${r1(cx - rx * 0.68)} ${r1(cy - ry * 0.12)}Q${r1(cx - rx * 0.62)} ${r1(cy - ry * 0.55)} ${r1(cx - rx * 0.25)} ${r1(cy - ry * 0.7)}`,
          clamp(rx / 10, 2.5, 6),
        ))
  );
};
// pointed leaf growing from x,y
export const leaf = (x, y, len, w, ang, fill, o = {}) => {
  const f = o.tip ?? 0.45;
  return G(
    P(`M0 0Q${r1(len * f)} ${r1(-w)} ${r1(len)} 0Q${r1(len * f)} ${r1(w)} 0 0z`, fill) +
      (o.rib === 0 ? "" : L(`M${r1(len * 0.1)} 0H${r1(len * 0.8)}`, { "stroke-width": 1.6, opacity: 0.6 })),
    `translate(${r1(x)} ${r1(y)})rotate(${r1(ang)})`,
  );
};
// lettering: a drawn monoline alphabet on a 4×6 grid, so that a picture in <img> needs no font
const GL = {
  0: "M0 2Q0 0 2 0Q4 0 4 2L4 4Q4 6 2 6Q0 6 0 4z",
  1: "M.6 1.2L2.2 0L2.2 6",
  2: "M0 1.6Q.2 0 2 0Q4 0 4 1.7Q4 2.8 2.6 3.8L0 6L4 6",
  3: "M.2 0L3.8 0L1.9 2.4Q4 2.4 4 4.2Q4 6 2 6Q.3 6 0 4.6",
  4: "M3 6L3 0L0 4.3L4 4.3",
  5: "M3.7 0L.5 0L.2 2.8Q1 2.2 2 2.2Q4 2.2 4 4.1Q4 6 2 6Q.4 6 0 4.8",
  6: "M3.2 0Q0 1.4 0 4Q0 6 2 6Q4 6 4 4.1Q4 2.3 2 2.3Q.3 2.3 0 4",
  7: "M0 0L4 0L1.4 6",
  8: "M2 2.8Q.3 2.8 .3 1.4Q.3 0 2 0Q3.7 0 3.7 1.4Q3.7 2.8 2 2.8Q0 2.8 0 4.4Q0 6 2 6Q4 6 4 4.4Q4 2.8 2 2.8",
  9: "M.8 6Q4 4.6 4 2Q4 0 2 0Q0 0 0 1.9Q0 3.7 2 3.7Q3.7 3.7 4 2",
  A: "M0 6L2 0L4 6M.7 4L3.3 4",
  B: "M0 0L0 6L2 6Q4 6 4 4.4Q4 2.8 2 2.8L0 2.8M0 0L1.8 0Q3.6 0 3.6 1.4Q3.6 2.8 1.8 2.8",
  C: "M4 1.2Q3.6 0 2 0Q0 0 0 2L0 4Q0 6 2 6Q3.6 6 4 4.8",
  D: "M0 0L0 6L1.6 6Q4 6 4 3.6L4 2.4Q4 0 1.6 0z",
  E: "M3.6 0L0 0L0 6L3.6 6M0 2.9L3 2.9",
  F: "M3.6 0L0 0L0 6M0 2.9L3 2.9",
  G: "M4 1.2Q3.6 0 2 0Q0 0 0 2L0 4Q0 6 2 6Q4 6 4 4L4 3.2L2.4 3.2",
  H: "M0 0L0 6M4 0L4 6M0 2.9L4 2.9",
  I: "M1 0L1 6",
  J: "M3 0L3 4.2Q3 6 1.5 6Q0 6 0 4.4",
  K: "M0 0L0 6M3.8 0L0 3.6M1.4 2.4L4 6",
  L: "M0 0L0 6L3.4 6",
  M: "M0 6L0 0L2.4 3.6L4.8 0L4.8 6",
  N: "M0 6L0 0L4 6L4 0",
  O: "M0 2Q0 0 2 0Q4 0 4 2L4 4Q4 6 2 6Q0 6 0 4z",
  P: "M0 6L0 0L2 0Q4 0 4 1.6Q4 3.2 2 3.2L0 3.2",
  Q: "M0 2Q0 0 2 0Q4 0 4 2L4 4Q4 6 2 6Q0 6 0 4zM2.6 4.6L4.2 6.4",
  R: "M0 6L0 0L2 0Q4 0 4 1.6Q4 3.2 2 3.2L0 3.2M2 3.2L4 6",
  S: "M3.9 1.2Q3.5 0 2 0Q.2 0 .2 1.5Q.2 2.7 2 3Q4 3.3 4 4.5Q4 6 2 6Q.4 6 0 4.8",
  T: "M0 0L4 0M2 0L2 6",
  U: "M0 0L0 4Q0 6 2 6Q4 6 4 4L4 0",
  V: "M0 0L2 6L4 0",
  W: "M0 0L1.4 6L2.8 1.5L4.2 6L5.6 0",
  X: "M0 0L4 6M4 0L0 6",
  Y: "M0 0L2 3L4 0M2 3L2 6",
  Z: "M0 0L4 0L0 6L4 6",
  ".": "M.6 5.9L.7 6",
  ",": "M.8 5.6L.4 6.9",
  "–": "M0 3.2L2.4 3.2",
  "-": "M0 3.2L2 3.2",
  "%": "M3.9 0L.6 6M0 1.3Q0 .2 1 .2Q2 .2 2 1.3Q2 2.4 1 2.4Q0 2.4 0 1.3M2.5 4.7Q2.5 3.6 3.5 3.6Q4.5 3.6 4.5 4.7Q4.5 5.8 3.5 5.8Q2.5 5.8 2.5 4.7",
  "°": "M0 1Q0 0 1 0Q2 0 2 1Q2 2 1 2Q0 2 0 1",
  "/": "M0 6.4L2.6 -.4",
  "×": "M0 2L2.8 5M2.8 2L0 5",
  "+": "M0 3.4L3 3.4M1.5 1.9L1.5 4.9",
  Ø: "M0 2Q0 0 2 0Q4 0 4 2L4 4Q4 6 2 6Q0 6 0 4zM-.2 6.5L4.2 -.5",
  α: "M4 2Q3 6 1.6 6Q0 6 0 4Q0 2 1.6 2Q3 2 4 6",
  l: "M.3 0L.3 5Q.3 6 1.3 6",
  k: "M0 0L0 6M2.6 2.2L0 4.4M1 3.6L2.8 6",
  g: "M2.8 2.2L2.8 6.4Q2.8 8 1.3 8Q.4 8 0 7.4M2.8 4.1Q2.8 6 1.4 6Q0 6 0 4.1Q0 2.2 1.4 2.2Q2.8 2.2 2.8 4.1",
  m: "M0 6L0 2.2M0 3.6Q.2 2.2 1.2 2.2Q2.2 2.2 2.2 3.6L2.2 6M2.2 3.6Q2.4 2.2 3.4 2.2Q4.4 2.2 4.4 3.6L4.4 6",
  c: "M2.8 3Q2.5 2.2 1.5 2.2Q0 2.2 0 4.1Q0 6 1.5 6Q2.5 6 2.8 5.2",
  h: "M0 0L0 6M0 3.8Q.3 2.2 1.5 2.2Q2.8 2.2 2.8 3.8L2.8 6",
  p: "M0 2.2L0 8M0 4.1Q0 2.2 1.4 2.2Q2.8 2.2 2.8 4.1Q2.8 6 1.4 6Q0 6 0 4.1",
  s: "M2.3 2.8Q2 2.2 1.2 2.2Q.1 2.2 .1 3.1Q.1 3.8 1.2 4.1Q2.4 4.3 2.4 5.1Q2.4 6 1.2 6Q.3 6 0 5.3",
  a: "M2.8 2.2L2.8 6M2.8 4.1Q2.8 6 1.4 6Q0 6 0 4.1Q0 2.2 1.4 2.2Q2.8 2.2 2.8 4.1",
  e: "M0 4.1L2.8 4.1Q2.8 2.2 1.4 2.2Q0 2.2 0 4.1Q0 6 1.5 6Q2.4 6 2.7 5.2",
  '"': "M0 0L0 1.6M1.4 0L1.4 1.6",
  "#": "M1.2 .6L.6 5.6M3.2 .6L2.6 5.6M0 2.2L3.8 2.2M0 4.1L3.8 4.1",
  "±": "M0 2.6L3 2.6M1.5 1.1L1.5 4.1M0 5.6L3 5.6",
  "&": "M4 6L.8 1.8Q.2 0 1.6 0Q3 0 2.4 1.7L.6 3.3Q-.4 5.8 1.6 6Q3.4 6 4 3.6",
  ">": "M0 1.8L2.6 3.4L0 5",
  ":": "M.5 2.6L.6 2.7M.5 5.5L.6 5.6",
  "’": "M.6 0L.3 1.4",
  "(": "M1.2 -.4Q-.2 3 1.2 6.4",
  ")": "M0 -.4Q1.4 3 0 6.4",
  "·": "M.5 3.3L.6 3.4",
  µ: "M0 2.2L0 8M0 4.6Q0 6 1.3 6Q2.6 6 2.6 4.6L2.6 2.2L2.6 6",
};
const GW = {};
for (const [k, d] of Object.entries(GL)) {
  let m = 0;
  for (const [, x] of d.matchAll(/(-?\d*\.?\d+) -?\d*\.?\d+/g)) m = Math.max(m, +x);
  GW[k] = m;
}
const norm = (s) =>
  String(s)
    .normalize("NFC")
    .split(" ")
    .map((w) => ([...w].some((c) => /[a-z]/.test(c) && GL[c] == null) ? w.toUpperCase() : w))
    .join(" ")
    .replace(/[₀-₉]/g, (c) => c.codePointAt(0) - 0x2080)
    .replace(/[^]/gu, (c) =>
      GL[c] != null || c === " "
        ? c
        : c.normalize("NFD")[0] && GL[c.normalize("NFD")[0]] != null
          ? c.normalize("NFD")[0]
          : GL[c.toUpperCase()] != null
            ? c.toUpperCase()
            : "",
    );
export const textW = (s, h) => {
  const k = h / 6;
  let w = 0;
  for (const c of norm(s)) w += (c === " " ? 2 : GW[c] + 1.5) * k;
  return w - 1.5 * k;
};
// T: lettering h high with its baseline at y; anchor s/m/e; max: shrink to this width
export const T = (s, x, y, h, o = {}) => {
  s = norm(s);
  if (!s) return "";
  if (o.max && textW(s, h) > o.max) h = (h * o.max) / textW(s, h);
  const k = h / 6;
  let X = o.a === "m" ? x - textW(s, h) / 2 : o.a === "e" ? x - textW(s, h) : x;
  let d = "";
  for (const c of s) {
    if (c === " ") {
      X += 2 * k;
      continue;
    }
    d += GL[c].replace(/(-?\d*\.?\d+) (-?\d*\.?\d+)/g, (_, a, b) => `${r1(X + a * k)} ${r1(y - h + b * k)}`);
    X += (GW[c] + 1.5) * k;
  }
  return P(d, "none", { stroke: o.c || INK, "stroke-width": r1(clamp(h * (o.w || 0.13), 1.4, 9)) });
};
// number with a small unit after it, right-aligned block
export const big = (num, unit, x, y, h, o = {}) => {
  const uh = h * 0.5;
  const w = textW(num, h) + (unit ? h * 0.28 + textW(unit, uh) : 0);
  const f = o.max && w > o.max ? o.max / w : 1;
  h *= f;
  const x0 = o.a === "m" ? x - (w * f) / 2 : o.a === "e" ? x - w * f : x;
  const q = { ...o, a: "s", max: undefined };
  return T(num, x0, y, h, q) + (unit ? T(unit, x0 + textW(num, h) + h * 0.28, y, uh * f, q) : "");
};
export let DEC = { s: "," };
export const num = (v) =>
  String(v ?? "")
    .replace(/(\d)\.(\d)/g, `$1${DEC.s}$2`)
    .replace(/\s/g, "");
// a bar scale min..max with a filled range
export const bar = (x, y, w, h, a, b, lo, hi, c, o = {}) => {
  const X = (v) => x + clamp((v - lo) / (hi - lo), 0, 1) * w;
  const x1 = X(a),
    x2 = Math.max(X(b), x1 + 5);
  let t = "";
  const n = o.n || 5;
  for (let i = 0; i <= n; i++) t += `M${r1(x + (w * i) / n)} ${r1(y + h)}v${i % n ? 4 : 7}`;
  return (
    R(x, y, w, h, PAPER, { "stroke-width": 2 }) +
    R(x1, y, x2 - x1, h, c, { "stroke-width": 2 }) +
    L(t, { "stroke-width": 1.6 })
  );
};
export const dots = (x, y, n, k, c, r = 6, g = 17) =>
  Array.from({ length: n }, (_, i) => C(x + i * g, y, r, i < k ? c : PAPER, { "stroke-width": 2 })).join("");
export const bottleRef = (x, base, h) =>
  P(
    `M${r1(x - h * 0.125)} ${r1(base)}v${r1(-h * 0.55)}q0 ${r1(-h * 0.1)} ${r1(h * 0.075)} ${r1(-h * 0.16)}v${r1(-h * 0.29)}h${r1(h * 0.1)}v${r1(h * 0.29)}q${r1(h * 0.075)} ${r1(h * 0.06)} ${r1(h * 0.075)} ${r1(h * 0.16)}v${r1(h * 0.55)}z`,
    "#54705a",
    { "stroke-width": h < 40 ? 1.6 : 2.4 },
  );
// dimension line, McMaster fashion
export const dim = (x1, y1, x2, y2, label, o = {}) => {
  const v = x1 === x2;
  const t = 6;
  return (
    L(
      `M${r1(x1)} ${r1(y1)}L${r1(x2)} ${r1(y2)}` +
        (v
          ? `M${r1(x1 - t)} ${r1(y1)}h${2 * t}M${r1(x1 - t)} ${r1(y2)}h${2 * t}`
          : `M${r1(x1)} ${r1(y1 - t)}v${2 * t}M${r1(x2)} ${r1(y1 - t)}v${2 * t}`),
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
export const plate = (line, body, o = {}) => {
  const l = LINES[line] || LINES.gar;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"${o.attrs || ""}><path fill="${l.bg}" d="M0 0h400v300H0z"/>${o.floor === 0 ? "" : `<path fill="${l.fl}" d="M0 ${o.floor || 248}h400V300H0z"/>`}<g fill="none" stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`;
};
