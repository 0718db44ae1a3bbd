// Oregano to borage.
import { LEAF } from "../kit.mjs";
import { FIVE_STEMS } from "./herbs.mjs";
import { flower, sprig } from "./row.mjs";

const __lf = (w, len, c, o) => ({ w, len, c, ...o });
export const MORE_HERBS = [
  ...[
    ["Origano Comune", "#6a9a5a", "#c9a0c0"],
    ["Origano Greco", "#86a878", "#f6f1e4"],
    ["Siciliano", "#7fa05a", "#f0e6ee"],
  ].map(([n, c, f], i) =>
    sprig(RegExp(n), "oregano", {
      c,
      w: 0.56,
      len: 38 + i * 5,
      pairs: 6,
      ink: 2,
      stems: [
        [190, 236, 120, 60],
        [200, 236, 204, 44 + i * 8],
        [210, 236, 288, 66],
      ],
      head: (x, y) =>
        [-14, 0, 14]
          .map((d) => `<circle cx="${x + d}" cy="${y - (d ? 4 : 14)}" r="11" fill="${f}"/>`)
          .join(""),
    }),
  ),
  ["Coriandolo Comune", "coriander", "fan", { c: "#5fa04a", k: 44, pts: 1, sts: FIVE_STEMS }],
  ["Calypso", "coriander", "fan", { c: "#4a8f3f", k: 52, pts: 1 }],
  [
    "Slow Bolt",
    "coriander",
    "fan",
    {
      c: "#79b55a",
      k: 38,
      pts: 1,
      sts: [
        [-134, 130],
        [-118, 168],
        [-102, 196],
        [-84, 204],
        [-66, 190],
        [-48, 150],
      ],
    },
  ],
  ["Aneto Comune", "dill", "fan", { thread: 1, c: "#5a9a4a" }],
  ["Bouquet", "dill", "fan", { umbel: "#e0c83a", c: LEAF }],
  [
    "Tetra",
    "dill",
    "fan",
    {
      thread: 1,
      c: "#3f7f45",
      sts: [
        [-140, 140],
        [-124, 168],
        [-108, 192],
        [-92, 204],
        [-76, 196],
        [-60, 176],
        [-42, 144],
      ],
    },
  ],
  ...[
    ["Piperita", "#4f8a5a", 0.4],
    ["Menta Romana", "#79b060", 0.5],
    ["Marocchina", "#5fa552", 0.34],
    ["Poleggio", "#6f9a72", 0.56],
  ].map(([n, c, w], i) =>
    sprig(RegExp(n), "mint", {
      c,
      w,
      len: i === 3 ? 46 : 84,
      pairs: i === 3 ? 6 : 4,
      serr: 1,
      head:
        i % 2
          ? (x, y) =>
              [0, 1, 2]
                .map((q) => `<circle cx="${x}" cy="${y - 4 + q * 13}" r="${8 + q * 2}" fill="#b49ac8"/>`)
                .join("")
          : null,
    }),
  ),
  ["Erba cipollina Comune", "chives", "tubes", { c: "#4f9a4a", fl: "#b58ac0" }],
  ["Polyvert", "chives", "tubes", { c: "#3f7f4a" }],
  ["Aglina", "chives", "tubes", { c: "#5a9a52", flat: 1, fl: "#fbf7ec" }],
  flower(/Camomilla Comune/, "chamomile", {
    n: 13,
    c: "#fffdf6",
    cs: ["#fffdf6"],
    eye: "#e6b634",
    ek: 0.4,
    R: 50,
    leafk: "fern",
  }),
  flower(/Camomilla Romana/, "chamomile", {
    n: 16,
    layers: 2,
    cs: ["#fbf7ec"],
    eye: "#e6b634",
    ek: 0.3,
    R: 44,
    leafk: "fern",
  }),
  flower(/Bodegold/, "chamomile", { n: 14, cs: ["#fffdf6"], eye: "#e09a1e", ek: 0.46, R: 60, leafk: "fern" }),
  ["Lavanda Vera", "lavender", "spike", { lav: 1, cs: ["#8a7ac0"], m: 8, k: 26, bot: 140 }],
  ["Munstead", "lavender", "spike", { lav: 1, cs: ["#6f6ac0"], m: 6, k: 26, bot: 120, top: 44 }],
  ["Hidcote", "lavender", "spike", { lav: 1, cs: ["#4f3f96"], m: 7, k: 30, bot: 130 }],
  sprig(/Melissa Off/, "lemonbalm", { c: "#7fba52", serr: 1, w: 0.58, len: 76, pairs: 4 }),
  sprig(/Citronella/, "lemonbalm", { c: "#a9d05a", serr: 1, w: 0.5, len: 66, pairs: 5 }),
  flower(/bianco/, "borage", {
    n: 5,
    pt: 1,
    pw: 2.5,
    cs: ["#fffdf6"],
    eye: "#f3ead0",
    ek: 0.2,
    R: 60,
    lw: 22,
  }),
  flower(/Borragine/, "borage", {
    n: 5,
    pt: 1,
    pw: 2.5,
    cs: ["#4a6fd0", "#5a7fda", "#8a7ad0"],
    eye: "#f6f2e6",
    ek: 0.2,
    R: 62,
    lw: 22,
  }),
];
