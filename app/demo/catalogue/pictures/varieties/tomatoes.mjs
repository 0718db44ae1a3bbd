// Tomatoes.
import { BROWN, ORANGE, PINK, TOMATO_RED, YELLOW } from "./row.mjs";

const tomato = (re, v) => [re, "tomato", "tomato", { c: TOMATO_RED, ...v }];
const PLUM = { ax: 1.42, tip: 0.06 };
const OXHEART = { ax: 1.12, tip: 0.16, top: -0.05, ribs: 5, rd: 0.02 };
const RIBBED = { ax: 0.68, ribs: 9, rd: 0.07, lob: 8 };
const truss = (R, n, o) => ({ k: "truss", R, num: n, ax: 0.98, ...o });
export const TOMATOES = [
  tomato(/San Marzano/, { ...PLUM, ax: 1.65, tip: 0.12, R: 56 }),
  tomato(/Cuore di Bue/, { ...OXHEART, R: 82 }),
  tomato(/Costoluto Fior/, { ...RIBBED, R: 90 }),
  tomato(/Costoluto Gen/, { ...RIBBED, ribs: 11, rd: 0.09, R: 86, c: "#c9362a", ax: 0.74 }),
  tomato(/Pachino/, truss(35, 8)),
  tomato(/Datterino/, truss(25, 8, { ax: 1.5 })),
  tomato(/Principe/, truss(29, 7, { ax: 1.25, tip: 0.2 })),
  tomato(/Marmande/, { ...RIBBED, ribs: 7, rd: 0.05, ax: 0.72, R: 92 }),
  tomato(/^Pomodoro Roma$/, { k: "three", ...PLUM, ax: 1.28, R: 50 }),
  tomato(/Rio Grande/, { k: "three", ...PLUM, ax: 1.15, R: 56, c: "#c9402a" }),
  tomato(/Canestrino/, { ribs: 8, rd: 0.06, ax: 1.1, neck: 0.35, R: 76 }),
  tomato(/Belmonte/, { ...OXHEART, c: PINK, ax: 1, R: 92 }),
  tomato(/Black Krim/, { ax: 0.8, c: BROWN, sh: "#3f5a34", R: 86 }),
  tomato(/Brandywine/, { ...RIBBED, ribs: 6, rd: 0.03, c: PINK, R: 94, ax: 0.76 }),
  tomato(/Green Zebra/, { c: "#b9c24a", stripe: "#4f8a3c", R: 76 }),
  tomato(/Gardener/, truss(37, 7, { c: "#cf3a2a" })),
  tomato(/Moneymaker/, { R: 72, ax: 0.94 }),
  tomato(/Ace 55/, { R: 86, ax: 0.8 }),
  tomato(/Tondino/, { k: "three", R: 48, ax: 0.94 }),
  tomato(/Ponderosa/, { ...RIBBED, ribs: 8, rd: 0.045, c: "#d4576a", R: 96, ax: 0.8 }),
  tomato(/Re Umberto/, truss(34, 6, { ax: 1.25 })),
  tomato(/Riccio/, { ...RIBBED, ribs: 10, rd: 0.1, R: 88, c: "#cc3427" }),
  tomato(/Nero di Crimea/, { ax: 0.76, c: "#6a342f", ribs: 6, rd: 0.02, sh: "#4a5a34", R: 90 }),
  tomato(/Pantano/, { ...RIBBED, ribs: 8, ax: 0.8, sh: "#5f8a3a", R: 88 }),
  tomato(/Gold Nugget/, truss(35, 8, { c: YELLOW })),
  tomato(/Yellow Pear/, truss(29, 8, { c: "#f2cf4a", ax: 1.35, neck: 0.5 })),
  tomato(/Sweet Million/, truss(28, 9)),
  tomato(/Sungold/, truss(31, 9, { c: ORANGE })),
  tomato(/Saint Pierre/, { k: "three", R: 62, ax: 0.9 }),
  tomato(/Tigerella/, { k: "three", R: 54, stripe: "#e9a23a", ax: 0.95 }),
  tomato(/Muchamiel/, { ...RIBBED, ribs: 7, rd: 0.06, R: 90, ax: 0.7, sh: "#7a9a4a" }),
  tomato(/Rosa de Barb/, { ...OXHEART, c: "#dd7a86", ax: 0.9, ribs: 6, rd: 0.03, R: 92 }),
  tomato(/Corbarino/, truss(26, 9, { ax: 1.3, neck: 0.3, c: "#d4452a" })),
  tomato(/Piennolo/, truss(31, 9, { tip: 0.32, ax: 1.08, c: "#c52f26" })),
  tomato(/Stupice/, truss(40, 6)),
  tomato(/Tiny Tim/, truss(24, 9, { ax: 1 })),
  tomato(/Black Cherry/, truss(33, 8, { c: "#5a2f3a" })),
  tomato(/Cherokee/, { ...RIBBED, ribs: 6, rd: 0.03, c: "#8a4450", sh: "#55603a", R: 92, ax: 0.78 }),
  tomato(/Camone/, { k: "three", R: 55, c: "#c4432e", sh: "#4f7a34" }),
  tomato(/./, { R: 74, ax: 0.9, sh: "#c98a3a" }),
];
