// Basil, parsley, sage, thyme, rosemary.
import { root, sprig } from "./row.mjs";

const basil = (re, v) => [re, "basil", "sprig", { c: "#6aa53a", w: 0.5, len: 78, pairs: 4, tip: 0.4, ...v }];
export const FIVE_STEMS = [
  [-126, 150],
  [-106, 190],
  [-88, 204],
  [-70, 186],
  [-52, 150],
];

export const HERBS = [
  basil(/Genovese/, {}),
  basil(/lattuga/, { len: 112, pairs: 3, w: 0.56, c: "#86bb52" }),
  ["palla", "basil", "bush", { c: "#5a9a3a", R: 90 }],
  basil(/Rosso/, { c: "#6a2f52" }),
  basil(/Thai/, {
    w: 0.32,
    c: "#5a9a4a",
    head: (x, y) =>
      [0, 1, 2]
        .map((i) => `<circle cx="${x}" cy="${y - 6 + i * 12}" r="${7 + i * 2}" fill="#8a4f86"/>`)
        .join(""),
  }),
  basil(/Limone/, { w: 0.34, len: 70, c: "#a3cc5a" }),
  basil(/Napol/, { len: 98, w: 0.6, pairs: 4, c: "#79b54a" }),
  basil(/Cannella/, {
    c: "#4f8a4a",
    w: 0.36,
    head: (x, y) =>
      [0, 1, 2, 3]
        .map((i) => `<circle cx="${x}" cy="${y - 10 + i * 11}" r="${6 + i * 2}" fill="#d9a0b4"/>`)
        .join(""),
  }),
  ["Greco", "basil", "bush", { c: "#79b54a", R: 80, ll: 11, lw: 5 }, /Basilico/],
  basil(/Santo/, { c: "#5f8f56", w: 0.4, serr: 1, len: 74 }),
  ["Gigante d’Italia", "parsley", "fan", { c: "#4a8f3a", k: 56, sts: FIVE_STEMS }],
  ["Prezzemolo Comune", "parsley", "fan", { c: "#5fa04a", k: 42, sts: FIVE_STEMS }],
  ["Riccio", "parsley", "fan", { c: "#3f8a3a", curl: 44 }],
  root(/da radice/, "parsley", {
    c: "#f0e6c8",
    n: 2,
    w: 24,
    len: 130,
    gap: 96,
    y0: 96,
    tops: "leaf",
    tk: 84,
    tc: "#4a8f3a",
  }),
  sprig(/Salvia Off/, "sage", { c: "#9fb49a", w: 0.3, len: 88, pairs: 4 }),
  sprig(/foglia larga/, "sage", { c: "#a9bca0", w: 0.42, len: 100, pairs: 3 }),
  sprig(/Sclarea/, "sage", {
    c: "#86a878",
    w: 0.5,
    len: 96,
    pairs: 3,
    serr: 1,
    head: (x, y) =>
      [0, 1, 2, 3]
        .map(
          (i) =>
            `<path d="M${x} ${y + i * 14}q-24 -10 -26 6M${x} ${y + i * 14}q24 -10 26 6" stroke="#b58ac0" stroke-width="7"/>`,
        )
        .join(""),
  }),
  ...[
    ["Timo Comune", "#93b184", 0.42],
    ["Timo Limone", "#c6d57a", 0.48],
    ["Serpillo", "#79b070", 0.5],
  ].map(([n, c, w], i) =>
    sprig(RegExp(n), "thyme", {
      c,
      w,
      len: 34 + i * 2,
      pairs: 6,
      a: 56,
      ink: 1.8,
      woody: "#8a6a3a",
      stems:
        i === 2
          ? [
              [60, 210, 200, 150],
              [340, 210, 210, 120],
              [200, 236, 260, 80],
              [190, 236, 120, 90],
            ]
          : [
              [200, 236, 110, 50],
              [200, 236, 200, 30],
              [200, 236, 292, 56],
              [200, 200, 150, 40],
              [200, 200, 250, 44],
            ],
      head: i
        ? (x, y) => `<circle cx="${x}" cy="${y}" r="9" fill="${i === 2 ? "#c06aa8" : "#e6d0e6"}"/>`
        : null,
    }),
  ),
  sprig(/Rosmarino Off/, "rosemary", {
    c: "#7aa588",
    w: 0.17,
    len: 62,
    pairs: 9,
    a: 48,
    ink: 1.8,
    woody: "#8a6a3a",
    tip: 0.5,
    stems: [
      [176, 236, 130, 30],
      [214, 236, 250, 24],
    ],
  }),
  sprig(/Prostrato/, "rosemary", {
    c: "#84b094",
    w: 0.19,
    len: 50,
    pairs: 8,
    a: 50,
    ink: 1.8,
    woody: "#8a6a3a",
    stems: [
      [200, 90, 60, 214],
      [200, 90, 340, 214],
      [200, 90, 200, 236],
    ],
  }),
];
