// Hops, malts, yeasts, beer kits, extracts, jars and bottles of powders and liquids.
import {
  INK,
  PAPER,
  STEEL,
  STEEL2,
  WOOD,
  GLASS,
  RUBBER,
  CREAM,
  LEAF,
  YEL,
  BRASS,
  SOIL,
  LINES,
  P,
  R,
  RR,
  C,
  E,
  L,
  G,
  T,
  big,
  bar,
  dots,
  num,
  SH,
  HL,
  r1,
  rng,
  clamp,
  lerp,
  mix,
  light,
  dark,
  shift,
  polar,
  ball,
  leaf,
  ebcColor,
  lum,
  NS,
  textW,
} from "./kit.mjs";
const PI = Math.PI;
const range = (s) => {
  const m = String(s || "").match(/[\d.]+/g) || [];
  return [+m[0] || 0, +(m[1] ?? m[0]) || 0];
};
// aroma notes: one small emblem each
const citrus = (c) =>
  C(0, 0, 17, c) +
  C(0, 0, 13, light(c, 0.6), { "stroke-width": 1.6 }) +
  L("M0 -12V12M-10.4 -6L10.4 6M-10.4 6L10.4 -6", { "stroke-width": 2, stroke: c });
const berry = (c, n = 7) =>
  [
    [0, -9],
    [-9, -5],
    [9, -5],
    [-5, 3],
    [5, 3],
    [0, 11],
    [0, -1],
  ]
    .slice(0, n)
    .map(([x, y]) => C(x, y + 1, 6.5, c, { "stroke-width": 2 }))
    .join("") + P("M-8 -14Q0 -10 8 -14Q2 -20 0 -16Q-2 -20 -8 -14z", LEAF, { "stroke-width": 1.8 });
const stone = (c) =>
  ball(0, 2, 16, 15, c) +
  L("M0 -12Q6 2 1 16", { "stroke-width": 2 }) +
  leaf(0, -13, 15, 5, -20, LEAF, { rib: 0 });
const flowerE = (c, e = YEL) =>
  [0, 72, 144, 216, 288]
    .map((a) =>
      E(Math.cos(((a - 90) * PI) / 180) * 10, Math.sin(((a - 90) * PI) / 180) * 10, 8, 8, c, {
        "stroke-width": 2,
      }),
    )
    .join("") + C(0, 0, 6, e, { "stroke-width": 2 });
const herb = (c) =>
  L("M0 18V-8", { "stroke-width": 2.6 }) +
  leaf(0, 10, 20, 6, -150, c, { rib: 0 }) +
  leaf(0, 10, 20, 6, -30, c, { rib: 0 }) +
  leaf(0, 0, 20, 6, -140, c, { rib: 0 }) +
  leaf(0, 0, 20, 6, -40, c, { rib: 0 }) +
  leaf(0, -4, 18, 6, -90, c, { rib: 0 });
const blades = (c) =>
  P("M-14 16Q-12 -2 -16 -14Q-6 -2 -7 16zM-5 16Q-3 -8 2 -18Q5 -4 4 16zM6 16Q8 0 16 -10Q14 4 14 16z", c, {
    "stroke-width": 2,
  });
const drop = (c) => P("M0 -18Q16 0 14 6A14 13 0 0 1 -14 6Q-16 0 0 -18z", c) + HL("M-7 4q0 6 5 9", 3);
const wood = (c) =>
  E(0, 0, 17, 17, c) +
  C(0, 0, 11, "none", { "stroke-width": 1.8 }) +
  C(0, 0, 5, "none", { "stroke-width": 1.8 });
const EMB = {
  citrus: () => citrus("#eeb22e"),
  lemon: () => citrus("#f0d83a"),
  lime: () => citrus("#8fbf3f"),
  orange: () => citrus("#e6862a"),
  grapefruit: () => citrus("#e07a6a"),
  berry: () => berry("#4f4a8a"),
  currant: () => berry("#3a2440", 6),
  gooseberry: () =>
    ball(0, 1, 15, 16, "#a9c25a") +
    L("M-6 -13Q-10 2 -5 15M0 -15V17M6 -13Q10 2 5 15", { "stroke-width": 1.6 }),
  strawberry: () =>
    P("M-15 -8Q0 -16 15 -8Q14 8 0 18Q-14 8 -15 -8z", "#cf3340") +
    L("M-6 -2h.1M5 -2h.1M0 6h.1", { stroke: "#f6e3a0", "stroke-width": 4 }) +
    P("M-10 -11Q0 -7 10 -11L0 -18z", LEAF, { "stroke-width": 2 }),
  apricot: () => stone("#eea348"),
  peach: () => stone("#ec8a6a"),
  plum: () => stone("#6a3f78"),
  stone: () => stone("#e58a4a"),
  mango: () =>
    P("M-16 6Q-12 -16 8 -15Q20 -6 12 8Q0 18 -16 6z", "#eeaa35") + SH("M14 -2Q14 14 -8 11Q10 8 14 -2z"),
  melon: () =>
    P("M-17 -7A18 18 0 0 0 17 -7z", "#a9c26a") +
    P("M-12 -7A13 12 0 0 0 12 -7z", "#f2a35a", { "stroke-width": 1.8 }),
  melonh: () =>
    P("M-17 -7A18 18 0 0 0 17 -7z", "#dfe3b4") +
    P("M-12 -7A13 12 0 0 0 12 -7z", "#c4dd98", { "stroke-width": 1.8 }),
  tropical: () =>
    P("M0 18Q0 0 -2 -4", "none", {}) +
    [-160, -120, -60, -20].map((a) => leaf(-1, -5, 19, 6, a, "#4f9a5a", { rib: 0 })).join("") +
    L("M0 17Q1 4 -1 -4", { "stroke-width": 4, stroke: "#8a6a3a" }),
  pineapple: () =>
    E(0, 5, 11, 13, "#e9b43a") +
    L("M-9 -1L7 13M-10 7L2 17M9 -1L-7 13M10 7L-2 17", { "stroke-width": 1.5 }) +
    P("M-7 -8L-10 -17L-3 -12L0 -20L3 -12L10 -17L7 -8z", LEAF, { "stroke-width": 2 }),
  passion: () =>
    C(0, 0, 16, "#6a3f6a") +
    C(0, 0, 11, "#f0c94a", { "stroke-width": 1.8 }) +
    L("M-4 -3h.1M4 -2h.1M0 5h.1", { "stroke-width": 4 }),
  pear: () => P("M0 -16Q7 -8 9 0Q15 17 0 17Q-15 17 -9 0Q-7 -8 0 -16z", "#c4c94f") + L("M0 -16q1 -4 5 -5", {}),
  coconut: () => C(0, 0, 16, "#7a5230") + C(0, 0, 11, "#fbf9f0", { "stroke-width": 1.8 }),
  floral: () => flowerE("#e8b4c8"),
  rose: () => C(0, 0, 15, "#cf5a78") + L("M-8 2Q-4 -10 6 -6Q10 4 0 6Q-4 2 1 -1", { "stroke-width": 2.2 }),
  lavender: () =>
    L("M0 18V-4", { "stroke-width": 2.6, stroke: "#5f8a5a" }) +
    [-14, -7, 0, 7]
      .map(
        (y) =>
          E(-4, y, 4.5, 3.8, "#8a7ac0", { "stroke-width": 1.5 }) +
          E(4, y, 4.5, 3.8, "#8a7ac0", { "stroke-width": 1.5 }),
      )
      .join(""),
  herbal: () => herb("#6aa055"),
  mint: () => herb("#4fae8a"),
  tea: () => leaf(-12, 12, 36, 12, -45, "#5a7a3f") + leaf(6, 14, 18, 6, -80, "#86a858", { rib: 0 }),
  grassy: () => blades("#8fc24a"),
  hay: () => blades("#d9c06a"),
  pine: () => P("M0 -19L11 -4H6L14 8H-14L-6 -4H-11z", "#3f7a56") + L("M0 8v9", { "stroke-width": 5 }),
  cedar: () => wood("#b87a52"),
  woody: () => wood("#9a7248"),
  tobacco: () => leaf(-14, 12, 40, 13, -42, "#9a6a35"),
  pepper: () =>
    [
      [-8, -6],
      [7, -9],
      [0, 4],
      [-10, 9],
      [11, 7],
    ]
      .map(([x, y]) => C(x, y, 5.5, "#3a3436", { "stroke-width": 1.6 }))
      .join(""),
  spicy: () =>
    Array.from({ length: 8 }, (_, i) => leaf(0, 0, 17, 4, i * 45, "#a8622f", { rib: 0 })).join("") +
    C(0, 0, 4, "#6a3a1e", { "stroke-width": 1.6 }),
  ginger: () =>
    P(
      "M-16 6Q-16 -4 -6 -3Q-6 -14 2 -13Q8 -12 5 -3Q16 -6 16 3Q14 10 4 8Q2 16 -5 14Q-8 10 -6 8Q-14 12 -16 6z",
      "#d9b57a",
    ) + L("M-2 -6h5M6 2h5M-10 3h4", { "stroke-width": 1.6 }),
  liquorice: () =>
    L("M-12 12L10 -14M-4 16L16 -8M-15 4L0 -16", { "stroke-width": 7 }) +
    L("M-12 12L10 -14M-4 16L16 -8M-15 4L0 -16", { "stroke-width": 3, stroke: "#6a4a32" }),
  earthy: () =>
    P("M-17 13Q-12 -8 0 -8Q12 -8 17 13z", "#7a5a3a") + L("M-6 4h.1M4 0h.1M7 8h.1", { "stroke-width": 4 }),
  dank: () =>
    P("M0 18V6L-14 10L-8 2L-18 -4L-7 -5L-8 -16L0 -6L8 -16L7 -5L18 -4L8 2L14 10L0 6", "#4f7f3f", {
      "stroke-width": 2.2,
    }),
  honey: () => drop("#e6a52a"),
  caramel: () =>
    R(-13, -11, 26, 23, "#c07a2e") + L("M-7 -5h14", { stroke: "#fff", opacity: 0.5, "stroke-width": 4 }),
  candy: () =>
    C(0, 0, 10, "#d96a8a") + P("M-9 -4L-18 -9V9L-9 4zM9 -4L18 -9V9L9 4z", "#f0b4c4", { "stroke-width": 2 }),
  vanilla: () =>
    L("M-12 16Q-6 -6 8 -17M-4 17Q4 0 14 -12", { "stroke-width": 6 }) +
    L("M-12 16Q-6 -6 8 -17M-4 17Q4 0 14 -12", { "stroke-width": 2.4, stroke: "#7a5230" }),
};
export const hasEmblem = (k) => !!EMB[k];
const cone = (cx, cy, h, w, c, rows, r) => {
  let s =
    L(`M${cx} ${r1(cy - h * 0.5)}q-2 -14 10 -24`, { "stroke-width": 5 }) +
    L(`M${cx} ${r1(cy - h * 0.5)}q-2 -14 10 -24`, { "stroke-width": 2, stroke: LEAF });
  const ks = [];
  for (let i = rows - 1; i >= 0; i--) {
    const t = i / (rows - 1),
      y = cy - h * 0.46 + h * 0.86 * t,
      ww = w * (0.42 + 0.58 * Math.sin(PI * clamp(0.16 + t * 0.74, 0, 1))),
      n = i % 2 ? 2 : 3;
    const order = n === 3 ? [-1, 1, 0] : [-0.5, 0.5];
    for (const k of order) {
      const x = cx + k * ww * 0.62,
        b = ww * 0.5,
        hh = (h / rows) * 2.1;
      ks.push(
        P(
          `M${r1(x - b)} ${r1(y - hh * 0.25)}Q${r1(x - b * 0.95)} ${r1(y + hh * 0.3)} ${r1(x + k * 4)} ${r1(y + hh * 0.62)}Q${r1(x + b * 0.95)} ${r1(y + hh * 0.3)} ${r1(x + b)} ${r1(y - hh * 0.25)}Q${r1(x)} ${r1(y - hh * 0.6)} ${r1(x - b)} ${r1(y - hh * 0.25)}z`,
          k > 0 ? dark(c, 0.12) : k < 0 ? light(c, 0.16) : c,
          { "stroke-width": 2.4 },
        ),
      );
    }
  }
  return s + ks.join("");
};
const pellet = (x, y, k, a, c) =>
  G(
    P(`M${-k} -9H${k}A5 9 0 0 1 ${k} 9H${-k}A5 9 0 0 1 ${-k} -9z`, c, { "stroke-width": 2.2 }) +
      E(-k, 0, 5, 9, light(c, 0.25), { "stroke-width": 2.2 }),
    `translate(${r1(x)} ${r1(y)})rotate(${Math.round(a)})`,
  );
export const hop = (p, f, n, r) => {
  const [a, b] = range(f.alpha_acid);
  const c = shift(
    { low: "#a4c45e", mid: "#86b04a", high: "#6a9a42", super: "#4f8440" }[f.alpha_class] || "#86b04a",
    r,
    12,
  );
  const fl = [].concat(f.flavour || []).slice(0, 4),
    pel = /pellet/i.test(f.form);
  let s;
  if (pel) {
    s = "";
    const ps = [
      [70, 228],
      [112, 232],
      [156, 229],
      [200, 231],
      [88, 208],
      [134, 211],
      [180, 207],
      [112, 188],
      [156, 189],
      [134, 168],
    ];
    const m = 10;
    const id = "p" + p.sku;
    s += `<defs><g id="${id}"><path d="M-17-9H17a5 9 0 0 1 0 18H-17"/><ellipse cx="-17" rx="5" ry="9"/></g></defs>`;
    for (let i = 0; i < m; i++)
      s += `<use href="#${id}" fill="${shift(dark(c, 0.14), r, 14)}" transform="translate(${ps[i][0]} ${ps[i][1]})rotate(${Math.round((r() - 0.5) * 60)})"/>`;
    s = cone(66, 92, 108, 36, c, 5, r) + s;
  } else
    s =
      leaf(116, 52, 70, 26, 20, "#5f8f3f") +
      cone(118, 142, 196 + (r() - 0.5) * 14, 62 + (r() - 0.5) * 12, c, 7 + Math.floor(r() * 2), r);
  const X = pel ? 236 : 246;
  fl.forEach((k, i) => {
    const x = 262 + (i % 2) * 72,
      y = 58 + Math.floor(i / 2) * 72 + (fl.length < 3 ? 30 : 0);
    s +=
      C(x, y, 31, PAPER, { "stroke-width": 2 }) +
      G((EMB[k] || EMB.herbal)(), `translate(${x} ${y})scale(1.25)`);
  });
  const label = a === b ? num(a) : num(a) + "–" + num(b);
  s += T("α", 232, 224, 22, {}) + T(label + " %", 370, 224, 24, { a: "e", max: 112 }) + (pel ? "" : "");
  return s + bar(232, 256, 140, 14, a, b, 0, 25, "#c9a13b");
};
// malt and grain: a sack with a window, the grains in their own colour
const GR = {
  barley: (c, k) =>
    P(`M${-k} 0Q${-k * 0.3} ${r1(-k * 0.62)} ${k} 0Q${-k * 0.3} ${r1(k * 0.62)} ${-k} 0z`, c, {
      "stroke-width": 1.6,
    }) + L(`M${r1(-k * 0.7)} 0H${r1(k * 0.6)}`, { "stroke-width": 1.2, opacity: 0.6 }),
  wheat: (c, k) =>
    E(0, 0, k * 0.8, k * 0.5, c, { "stroke-width": 1.6 }) +
    L(`M${r1(-k * 0.6)} 0H${r1(k * 0.6)}`, { "stroke-width": 1.4, opacity: 0.7 }),
  rye: (c, k) => E(0, 0, k, k * 0.34, c, { "stroke-width": 1.6 }),
  oat: (c, k) =>
    P(`M${-k} 0Q0 ${r1(-k * 0.5)} ${r1(k * 1.3)} 0Q0 ${r1(k * 0.5)} ${-k} 0z`, c, { "stroke-width": 1.6 }),
  corn: (c, k) =>
    P(
      `M${r1(-k * 0.7)} ${r1(-k * 0.5)}L${r1(k * 0.6)} ${r1(-k * 0.6)}Q${r1(k * 0.9)} 0 ${r1(k * 0.6)} ${r1(k * 0.6)}L${r1(-k * 0.7)} ${r1(k * 0.3)}z`,
      c,
      { "stroke-width": 1.6 },
    ),
  rice: (c, k) => E(0, 0, k * 0.85, k * 0.27, c, { "stroke-width": 1.6 }),
  flake: (c, k) =>
    P(
      polar(0, 0, (a) => [k * (1 + 0.12 * Math.cos(3 * a)), k * 0.72 * (1 + 0.15 * Math.cos(2 * a + 1))], 8),
      c,
      { "stroke-width": 1.6 },
    ) + L(`M${r1(-k * 0.5)} 0h${k}`, { "stroke-width": 1.2, opacity: 0.5 }),
  grit: (c, k) =>
    P(
      `M${r1(-k * 0.4)} ${r1(-k * 0.3)}L${r1(k * 0.4)} ${r1(-k * 0.4)}L${r1(k * 0.3)} ${r1(k * 0.4)}L${r1(-k * 0.4)} ${r1(k * 0.3)}z`,
      c,
      { "stroke-width": 1.4 },
    ),
  husk: (c, k) =>
    P(`M${-k} 0Q0 ${r1(-k * 0.7)} ${k} 0Q0 ${r1(-k * 0.1)} ${-k} 0z`, c, { "stroke-width": 1.4 }),
};
const ear = (x, y, k, c, kind) => {
  if (kind === "corn")
    return (
      P(
        `M${x - k * 0.26} ${y}Q${x - k * 0.3} ${r1(y - k * 1.5)} ${x} ${r1(y - k * 1.7)}Q${x + k * 0.3} ${r1(y - k * 1.5)} ${x + k * 0.26} ${y}z`,
        "#eebb3a",
      ) +
      L(
        [0.3, 0.6, 0.9, 1.2].map((q) => `M${r1(x - k * 0.24)} ${r1(y - k * q)}h${r1(k * 0.48)}`).join("") +
          `M${x} ${y}V${r1(y - k * 1.6)}`,
        { "stroke-width": 1.6 },
      ) +
      leaf(x, y + 8, k * 1.3, k * 0.26, -118, LEAF) +
      leaf(x, y + 8, k * 1.3, k * 0.26, -62, LEAF)
    );
  let s = L(`M${x} ${y + k * 0.4}V${r1(y - k * 1.3)}`, { "stroke-width": 3 });
  const m = kind === "oat" || kind === "rice" ? 5 : 6;
  for (let i = 0; i < m; i++) {
    const yy = y - (k * 1.25 * i) / m,
      w = kind === "wheat" ? 0.2 : 0.15,
      a = kind === "oat" ? 20 : 52;
    for (const sg of [1, -1])
      s +=
        (kind === "oat" || kind === "rice"
          ? L(`M${x} ${r1(yy - 8)}L${r1(x + sg * k * 0.4)} ${r1(yy - 2)}`, { "stroke-width": 1.8 })
          : "") +
        leaf(
          kind === "oat" || kind === "rice" ? x + sg * k * 0.36 : x,
          yy,
          k * 0.44,
          k * w,
          sg > 0 ? -a : -180 + a,
          c,
          { rib: 0 },
        ) +
        (kind === "barley" || kind === "rye"
          ? L(`M${r1(x + sg * k * 0.26)} ${r1(yy - k * 0.32)}L${r1(x + sg * k * 0.5)} ${r1(yy - k * 1.05)}`, {
              "stroke-width": 1.4,
            })
          : "");
  }
  return s + leaf(x, y - k * 1.2, k * 0.45, k * 0.14, -90, c, { rib: 0 });
};
export const cereal = (n) =>
  /frument/i.test(n)
    ? "wheat"
    : /segale/i.test(n)
      ? "rye"
      : /avena/i.test(n)
        ? "oat"
        : /mais/i.test(n)
          ? "corn"
          : /\briso\b/i.test(n)
            ? "rice"
            : "barley";
export const malt = (p, f, n, r) => {
  const e = +f.ebc || 4,
    c = ebcColor(e),
    ce = cereal(n),
    kind = /fiocchi/i.test(n) ? "flake" : /grits/i.test(n) ? "grit" : /lolla/i.test(n) ? "husk" : ce,
    g = light(c, kind === "flake" || kind === "husk" ? 0.3 : 0.1);
  let s =
    P(
      "M52 66Q48 44 74 48Q130 60 186 48Q212 44 208 66Q196 84 206 120Q222 190 208 246Q130 258 52 246Q38 190 54 120Q64 84 52 66z",
      "#d9bd8c",
    ) +
    P("M62 66Q130 82 198 66L190 84Q130 98 70 84z", "#b08d55", { "stroke-width": 2.4 }) +
    SH("M200 84Q224 180 208 246Q190 252 172 252Q196 180 182 90z");
  s += R(72, 112, 118, 104, mix(g, INK, 0.35));
  const k0 = kind === "flake" ? 13 : kind === "grit" ? 8 : 12;
  const id = "k" + p.sku;
  s += `<defs><g id="${id}">${GR[kind](g, k0)}</g></defs>`;
  const st = kind === "grit" ? 15 : 20;
  for (let y = 122; y < 214; y += st)
    for (let x = 84; x < 186; x += st + 4)
      s += `<use href="#${id}" transform="translate(${Math.round(x + (r() - 0.5) * 8)} ${Math.round(y + (r() - 0.5) * 7)})rotate(${Math.round(r() * 170)})"/>`;
  s += P("M72 112h118v104H72z", "none") + C(120, 30, 0, "none");
  if (/aff|torbat/i.test(n))
    s += L("M96 40q-10 -12 0 -20t0 -18M130 44q-10 -12 0 -20t0 -20M164 40q-10 -12 0 -20t0 -18", {
      "stroke-width": 4,
      opacity: 0.6,
    });
  s += ear(
    264,
    142,
    62,
    g,
    ce === "barley" || ce === "rye" || ce === "wheat" || ce === "oat" || ce === "rice" || ce === "corn"
      ? ce
      : "barley",
  );
  s += RR(312, 40, 64, 96, 0, c) + HL("M324 122V54", 5);
  s += big(num(f.ebc || "?"), "", 376, 176, 30, { a: "e", max: 74 }) + T("EBC", 376, 198, 13, { a: "e" });
  const X = (v) => 232 + (140 * Math.log(v / 2)) / Math.log(700);
  s +=
    [2, 5, 12, 30, 75, 180, 450]
      .map((v, i) => R(232 + i * 20, 222, 20, 14, ebcColor(v), { "stroke-width": 1.6 }))
      .join("") + P(`M${r1(X(e))} 240l9 14h-18z`, INK);
  return s;
};
// yeast
const STYLE = {
  ale: "#c9822a",
  lager: "#3f6f9a",
  wheat: "#e0b84a",
  belgian: "#8a3f5f",
  wild: "#5f7a3f",
  bacteria: "#4a8a86",
  spirit: "#6a5a4a",
  kveik: "#b3462e",
  wine: "#7b1e3a",
  sparkling: "#c2a24a",
  mead: "#d9a02a",
  cider: "#9ab03f",
};
const LAB = {
  "White Labs": "WL",
  Wyeast: "WY",
  "The Yeast Bay": "YB",
  "East Coast Yeast": "EC",
  "RVA Yeast Labs": "RVA",
  "Imperial Yeast": "IY",
  "Fermentum Mobile": "FM",
  Fermentis: "F",
  Brewferm: "B",
  Coopers: "C",
  Danstar: "D",
  "Mangrove Jack's": "MJ",
  Mauribrew: "MB",
  Lallemand: "L",
};
const FLOC = { low: 1, midlow: 2, mid: 3, midhigh: 4, high: 4, vhigh: 5 };
export const yeast = (p, f, n, r) => {
  const c = STYLE[f.yeast_type] || "#c9822a",
    lab = LAB[f.lab] || f.lab?.[0] || "",
    liq = f.form === "liquid";
  const rest = n
    .replace(/^(Lievito|Coltura)\s+/, "")
    .replace(f.lab || "", "")
    .trim();
  let code =
    f.strain_code || (rest.match(/\b[A-Z]{1,4}[- ]?\d[\w/-]*/) || [])[0] || rest.split(/\s+/).slice(0, 1)[0];
  const sub = rest.replace(code, "").replace(/["()]/g, "").trim().toUpperCase();
  const on = lum(c) > 0.55 ? INK : PAPER;
  let s;
  if (!liq) {
    s =
      P("M38 62h170v184H38z", PAPER) +
      P("M38 62h170v44H38z", c) +
      L(
        "M38 62l8.5 -10 8.5 10 8.5 -10 8.5 10 8.5 -10 8.5 10 8.5 -10 8.5 10 8.5 -10 8.5 10 8.5 -10 8.5 10 8.5 -10 8.5 10 8.5 -10 8.5 10 8.5 -10 8.5 10 8.5 -10 8.5 10",
        { "stroke-width": 2.4 },
      ) +
      T(lab, 123, 96, 24, { a: "m", c: on }) +
      SH("M186 62h22v184h-22z");
    s += Array.from({ length: 12 }, (_, i) =>
      C(64 + (i % 6) * 20 + r() * 8, 206 + Math.floor(i / 6) * 17 + r() * 5, 5 + r() * 2, "#d9b98a", {
        "stroke-width": 1.6,
      }),
    ).join("");
    s +=
      T(code, 117, 158, 38, { a: "m", max: 140 }) + T(sub.slice(0, 24), 117, 186, 15, { a: "m", max: 140 });
  } else if (f.lab === "White Labs") {
    s =
      P("M58 40h132l10 30v164q0 14 -14 14H62q-14 0 -14 -14V70z", PAPER) +
      P("M58 40h132l10 30H48z", c) +
      C(124, 56, 7, LINES.hb.bg) +
      P("M48 196h152v38q0 14 -14 14H62q-14 0 -14 -14z", mix(c, "#f3e3c0", 0.55)) +
      T("WL", 124, 108, 26, { a: "m" }) +
      T(code, 124, 156, 36, { a: "m", max: 136 }) +
      T(sub.slice(0, 24), 124, 184, 14, { a: "m", max: 136 }) +
      SH("M182 70h18v164q0 14 -14 14h-10z");
  } else if (/Wyeast|Imperial/.test(f.lab)) {
    s =
      P(
        "M40 66Q50 52 62 60Q124 44 186 60Q198 52 208 66V236Q198 250 186 242Q124 256 62 242Q50 250 40 236z",
        "#d3d8da",
      ) +
      P("M58 84h132v92H58z", PAPER, { "stroke-width": 2.4 }) +
      P("M58 84h132v30H58z", c, { "stroke-width": 2.4 }) +
      T(lab, 124, 108, 18, { a: "m", c: on }) +
      T(code, 124, 154, 34, { a: "m", max: 116 }) +
      T(sub.slice(0, 24), 124, 172, 12, { a: "m", max: 118 }) +
      C(124, 214, 20, "#b9c0c4") +
      SH("M192 64Q200 60 208 66V236Q198 250 186 242z") +
      HL("M52 80V226", 5);
  } else {
    s =
      P("M96 58h56v26q22 12 22 40v112q0 12 -12 12H86q-12 0 -12 -12V124q0 -28 22 -40z", "#e9e4d2") +
      R(90, 34, 68, 28, c) +
      L("M100 34v28M112 34v28M124 34v28M136 34v28M148 34v28", { "stroke-width": 1.8 }) +
      P("M74 128h100v80H74z", PAPER, { "stroke-width": 2.4 }) +
      R(74, 128, 100, 22, c, { "stroke-width": 2.4 }) +
      T(lab, 124, 146, 15, { a: "m", c: on }) +
      T(code, 124, 182, 26, { a: "m", max: 90 }) +
      T(sub.slice(0, 22), 124, 200, 11, { a: "m", max: 92 }) +
      SH("M158 92q16 12 16 32v112q0 12 -12 12h-8z");
  }
  // thermometer 0–40 °C
  const t0 = +f.temp_min,
    t1 = +f.temp_max,
    Y = (v) => 214 - v * 4.4;
  if (f.temp_min) {
    s +=
      RR(242, 32, 22, 192, 11, PAPER) +
      C(253, 228, 17, "#b3392f") +
      R(248, Y(t1), 10, 214 - Y(t1), "#e9b3a8", NS) +
      R(244, Math.min(Y(t1), Y(t0) - 6), 18, Math.max(6, Y(t0) - Y(t1)), "#b3392f", { "stroke-width": 2 }) +
      L([0, 10, 20, 30, 40].map((v) => `M268 ${r1(Y(v))}h8`).join(""), { "stroke-width": 1.8 }) +
      T(t0 === t1 ? num(t0) : num(t0) + "–" + num(t1), 372, 66, 32, { a: "e", max: 88 }) +
      T("°C", 372, 90, 16, { a: "e" });
  }
  if (f.attenuation) {
    const [a, b] = range(f.attenuation);
    s +=
      T((a === b ? a : a + "–" + b) + "%", 372, 142, 24, { a: "e", max: 88 }) +
      bar(288, 152, 84, 10, a, b, 50, 100, c, { n: 5 });
  }
  if (f.flocculation) s += dots(296, 206, 5, FLOC[f.flocculation] || 3, c, 7, 19);
  if (f.alcohol_tolerance)
    s +=
      P("M330 262Q312 262 312 244h36q0 18 -18 18zM330 262v14M320 276h20", c, { "stroke-width": 2.2 }) +
      T(f.alcohol_tolerance + "%", 372, 276, 14, { a: "e" });
  return s;
};
// beer: a glass shaped by the style, colour by EBC
const GLASS_D = {
  weizen: ["M-34 0Q-44 -40 -30 -96Q-22 -128 -44 -180H44Q22 -128 30 -96Q44 -40 34 0z", 180, 40],
  pint: ["M-34 0L-44 -110Q-54 -128 -46 -140L-48 -176H48L46 -140Q54 -128 44 -110L34 0z", 176, 44],
  tulip: [
    "M-30 0Q-34 -6 -6 -12V-40Q-54 -60 -50 -110Q-46 -136 -36 -150Q-34 -164 -44 -172H44Q34 -164 36 -150Q46 -136 50 -110Q54 -60 6 -40V-12Q34 -6 30 0z",
    172,
    44,
  ],
  goblet: [
    "M-34 0Q-34 -6 -6 -12V-56Q-64 -66 -62 -128Q-62 -150 -56 -164H56Q62 -150 62 -128Q64 -66 6 -56V-12Q34 -6 34 0z",
    164,
    56,
  ],
  snifter: [
    "M-28 0Q-28 -6 -6 -10V-30Q-62 -40 -58 -96Q-52 -130 -34 -146H34Q52 -130 58 -96Q62 -40 6 -30V-10Q28 -6 28 0z",
    146,
    46,
  ],
  pils: ["M-28 0Q-30 -6 -10 -14L-12 -26L-42 -186H42L12 -26L10 -14Q30 -6 28 0z", 186, 40],
  stange: ["M-28 0L-32 -182H32L28 0z", 182, 31],
  mug: ["M-48 0Q-52 -80 -48 -164H48Q52 -80 48 0z", 164, 48],
  tumbler: ["M-34 0L-36 -30L-52 -50L-56 -156H56L52 -50L36 -30L34 0z", 156, 55],
  flute: [
    "M-26 0Q-28 -6 -5 -12V-44Q-30 -58 -32 -100L-36 -186H36L32 -100Q30 -58 5 -44V-12Q28 -6 26 0z",
    186,
    35,
  ],
};
export const glassOf = (s) =>
  /Weiss?b|Weizen|Wheat Beer|Roggen/i.test(s) && !/bock/i.test(s)
    ? "weizen"
    : /Weizenbock/.test(s)
      ? "weizen"
      : /Wit|Gose|Berliner|Wheatwine/i.test(s)
        ? /Wheatwine/.test(s)
          ? "snifter"
          : /Wit/.test(s)
            ? "tumbler"
            : "goblet"
        : /Kölsch|Altbier/.test(s)
          ? "stange"
          : /Tripel|Dubbel|Trappist|Dark Strong|Golden Strong|Blond Ale|Saison|Garde/i.test(s)
            ? /Saison|Garde|Golden|Blond Ale/.test(s)
              ? "tulip"
              : "goblet"
            : /Imperial|Barleywine|Old Ale|Wee Heavy|Baltic|Strong Ale|Double IPA|Extra Stout/i.test(s)
              ? "snifter"
              : /Märzen|Festbier|Helles|Dunkel|Bock|Czech|Vienna|Schwarz|Rauch|Export|Kentucky|California/i.test(
                    s,
                  )
                ? "mug"
                : /Pils|Lager|Leicht|Grodz|Cream/i.test(s)
                  ? "pils"
                  : "pint";
export const beer = (p, f, n, r) => {
  const k = glassOf(f.beer_style || ""),
    [d, h, w] = GLASS_D[k],
    c = ebcColor(f.ebc),
    x = 116,
    y = 248,
    id = "g" + p.sku;
  const fh = /weizen|tumbler|goblet|tulip/.test(k) ? 34 : 24;
  let s = `<defs><clipPath id="${id}"><path d="${d}"/></clipPath></defs>`;
  let body =
    P(d, "#f4f2e8", { "clip-path": `url(#${id})` }) +
    `<g clip-path="url(#${id})">${R(-80, -h + 16, 160, h + 20, c, NS)}${R(-80, -h + 10, 160, fh, "#fbf6e6", { "stroke-width": 2 })}${SH(`M${w * 0.5} ${-h}h60v${h}h-80z`)}${/weizen|pils|stange|mug|tumbler/.test(k) ? R(-80, -9, 160, 12, "#e9efe9", { "stroke-width": 2 }) : ""}${/tulip|goblet|snifter|flute/.test(k) ? R(-80, -(k === "goblet" ? 58 : k === "snifter" ? 30 : 41), 160, 60, "#e9efe9", { "stroke-width": 2 }) : ""}</g>` +
    P(d, "none") +
    P(`M${-w - 2} ${-h + 14}q4 -22 22 -16q8 -16 26 -8q16 -12 28 4q20 -6 ${2 * w - 72} 20`, "#fbf6e6", {
      "stroke-width": 2.6,
    }) +
    HL(`M${-w * 0.66} ${-h + fh + 24}L${-w * 0.6} ${-h * 0.45}`, 5) +
    (lum(c) > 0.4
      ? Array.from({ length: 7 }, () =>
          C((r() - 0.5) * w, -h * 0.35 - r() * h * 0.35, 2.4, "#fff", { stroke: "none", opacity: 0.7 }),
        ).join("")
      : "");
  if (k === "mug")
    body +=
      P(`M48 -140h16q26 0 26 30v34q0 34 -26 34h-14v-20h10q12 0 12 -16v-28q0 -14 -12 -14h-12z`, "#e9efe9") +
      L("M-20 -16V-116M16 -16V-116", { "stroke-width": 2, opacity: 0.35 });
  s += G(body, `translate(${x - (k === "mug" ? 14 : 0)} ${y})`);
  const ex = /estratto/i.test(n);
  s += ex
    ? P("M206 192h56v56h-56z", STEEL) +
      E(234, 192, 28, 9, light(STEEL, 0.4)) +
      R(206, 206, 56, 28, c, { "stroke-width": 2.4 }) +
      P("M206 248q28 12 56 0", "none")
    : G(
        P("M-32 26Q-30 -18 -20 -22Q0 -32 20 -22Q30 -18 32 26z", "#d9bd8c") +
          P("M-20 -22Q-26 -34 -16 -36Q0 -30 16 -36Q26 -34 20 -22Q0 -16 -20 -22z", "#b08d55", {
            "stroke-width": 2.4,
          }) +
          [-12, 0, 12]
            .map((q) => G(GR.barley(light(c, 0.1), 8), `translate(${q} ${q % 24 ? 6 : -2})rotate(${q * 4})`))
            .join(""),
        "translate(234 224)",
      );
  s +=
    big(num(f.abv), "%", 376, 72, 40, { a: "e", max: 112 }) +
    T("IBU " + f.ibu, 376, 116, 20, { a: "e" }) +
    bar(272, 126, 104, 12, 0, +f.ibu, 0, 100, "#6a9a42", { n: 4 }) +
    T("EBC " + f.ebc, 376, 178, 20, { a: "e" }) +
    R(272, 188, 104, 16, c) +
    T(num(f.og), 376, 240, 18, { a: "e" }) +
    T("OG", 290, 240, 13, {});
  return s;
};
// jars, cans, bottles
export const jar = (x, y, w, h, c, o = {}) =>
  R(x - w * 0.42, y - h - 20, w * 0.84, 22, o.lid || RUBBER) +
  P(
    `M${r1(x - w * 0.4)} ${y - h + 2}h${r1(w * 0.8)}q${r1(w * 0.1)} 4 ${r1(w * 0.1)} 18V${y - 10}q0 10 -10 10H${r1(x - w * 0.5 + 10)}q-10 0 -10 -10V${y - h + 20}q0 -14 ${r1(w * 0.1)} -18z`,
    "#eef3ef",
  ) +
  P(
    `M${r1(x - w * 0.5 + 2)} ${r1(y - h * 0.66)}${o.liquid ? `h${w - 4}` : `q${r1(w * 0.25)} -14 ${r1(w * 0.5)} -3t${r1(w * 0.5 - 4)} -4`}V${y - 10}q0 8 -9 8H${r1(x - w * 0.5 + 11)}q-9 0 -9 -8z`,
    c,
    { "stroke-width": 2.2 },
  ) +
  (o.grain ? o.grain(x, y, w, h) : "") +
  SH(
    `M${r1(x + w * 0.3)} ${y - h + 4}h${r1(w * 0.12)}q${r1(w * 0.08)} 4 ${r1(w * 0.08)} 16V${y - 10}q0 10 -10 10h${r1(-w * 0.12)}z`,
  ) +
  HL(`M${r1(x - w * 0.36)} ${y - h + 26}V${y - 30}`, 5);
export const bottle = (x, y, w, h, c, o = {}) =>
  P(
    `M${r1(x - w * 0.2)} ${r1(y - h)}h${r1(w * 0.4)}v${r1(h * 0.18)}q${r1(w * 0.3)} ${r1(h * 0.04)} ${r1(w * 0.3)} ${r1(h * 0.16)}V${y - 8}q0 8 -8 8H${r1(x - w * 0.5 + 8)}q-8 0 -8 -8V${r1(y - h * 0.66)}q0 ${r1(-h * 0.12)} ${r1(w * 0.3)} ${r1(-h * 0.16)}z`,
    c,
  ) +
  R(x - w * 0.24, y - h - 18, w * 0.48, 24, o.cap || RUBBER) +
  L(`M${r1(x - w * 0.1)} ${y - h - 18}v24M${r1(x + w * 0.1)} ${y - h - 18}v24`, { "stroke-width": 1.8 }) +
  SH(
    `M${r1(x + w * 0.28)} ${r1(y - h * 0.76)}q${r1(w * 0.22)} 10 ${r1(w * 0.22)} ${r1(h * 0.14)}V${y - 8}q0 8 -8 8h${r1(-w * 0.14)}z`,
  );
export const canister = (x, y, w, h, c, o = {}) =>
  P(
    `M${x - w / 2} ${y}V${r1(y - h * 0.72)}L${r1(x - w * 0.3)} ${y - h}H${r1(x + w * 0.38)}L${x + w / 2} ${r1(y - h * 0.82)}V${y}z`,
    c,
  ) +
  P(
    `M${r1(x - w * 0.02)} ${r1(y - h * 0.9)}h${r1(w * 0.3)}l${r1(w * 0.08)} ${r1(h * 0.1)}h${r1(-w * 0.38)}z`,
    LINES[o.line || "eno"].bg,
    { "stroke-width": 2.4 },
  ) +
  R(x - w * 0.32, y - h - 18, w * 0.26, 22, o.cap || "#b3392f") +
  SH(`M${r1(x + w * 0.3)} ${r1(y - h * 0.9)}L${x + w / 2} ${r1(y - h * 0.82)}V${y}h${r1(-w * 0.2)}z`);
export const bag = (x, y, w, h, c, o = {}) =>
  P(
    `M${x - w / 2} ${y - h}q${r1(w * 0.25)} 8 ${r1(w * 0.5)} 0t${r1(w * 0.5)} 0q-8 ${r1(h * 0.5)} 6 ${r1(h - 6)}q-8 8 -20 6H${r1(x - w / 2 + 14)}q-12 2 -20 -6q14 ${r1(-h * 0.5)} 6 ${r1(-h + 6)}z`,
    c,
  ) +
  L(`M${x - w / 2 + 2} ${y - h + 16}q${r1(w * 0.25)} 7 ${r1(w * 0.5 - 2)} 0t${r1(w * 0.5 - 2)} 0`, {
    "stroke-width": 1.8,
    "stroke-dasharray": "6 5",
  }) +
  SH(
    `M${r1(x + w * 0.36)} ${y - h + 2}q${r1(w * 0.08)} -2 ${r1(w * 0.14)} -2q-8 ${r1(h * 0.5)} 6 ${r1(h - 6)}q-8 8 -20 6h-16q12 ${r1(-h * 0.5)} ${r1(w * 0.02)} ${r1(-h + 4)}z`,
  );
// what a powder is called on its jar: formula or short mark
export const label = (x, y, w, h, text, c, o = {}) =>
  R(x - w / 2, y - h / 2, w, h, PAPER, { "stroke-width": 2.4 }) +
  (c ? R(x - w / 2, y - h / 2, w, Math.min(10, h * 0.2), c, { "stroke-width": 2.4 }) : "") +
  T(text, x, y + (o.h || 26) / 2 + (c ? 5 : 0), o.h || 26, { a: "m", max: w - 14 });
export const dose = (d, c, o = {}) => {
  if (!d) return "";
  const [a, b] = range(d),
    unit = (String(d).match(/[a-zA-Z%].*$/) || [""])[0].replace(/\s/g, "");
  const max = o.max || [1, 5, 10, 20, 50, 100, 200].find((m) => m >= b) || 200;
  return (
    T(a === b ? num(a) : num(a) + "–" + num(b), 376, 96, 40, { a: "e", max: 126 }) +
    T(unit, 376, 126, 20, { a: "e" }) +
    bar(250, 148, 126, 16, a, b, 0, max, c, { n: 5 }) +
    T("0", 250, 190, 12) +
    T(num(max), 376, 190, 12, { a: "e" })
  );
};
export { GR, range, ear };
