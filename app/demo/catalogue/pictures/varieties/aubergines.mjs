// Aubergines.
import { DARK_LEAF } from "../kit.mjs";

const aubergine = (re, v) => [
  re,
  "aubergine",
  v.round ? "squash" : "longs",
  { c: "#4a2358", cap: "aub", n: 2, x: 90, len: 230, w: 34, neckw: 0.7, ...v },
];

export const AUBERGINES = [
  aubergine(/Violetta lunga/, { w: 26, len: 262, bend: 12 }),
  aubergine(/Firenze/, {
    round: 1,
    c: "#7a4a8a",
    rx: 88,
    ry: 82,
    lob: 6,
    rc: "#b99ac4",
    rw: 3,
    stem: DARK_LEAF,
  }),
  aubergine(/Black/, { w: 52, len: 200, n: 2, gap: 104, endw: 1.15, c: "#2f1a38" }),
  aubergine(/Prosperosa/, {
    round: 1,
    c: "#5f2f6a",
    rx: 80,
    ry: 86,
    ribsn: 0,
    stem: DARK_LEAF,
    sh: { top: 0.1 },
  }),
  aubergine(/bianca sfum/, {
    round: 1,
    c: "#f3e3ea",
    rx: 86,
    ry: 82,
    ribsn: 0,
    rc: "#c98ab0",
    stem: DARK_LEAF,
    turban: null,
    lob: 5,
  }),
  aubergine(/Listada/, { w: 44, len: 190, n: 2, gap: 96, c: "#7a3f86", stripe: "#f0e6f0", sw: 7 }),
  aubergine(/Almagro/, { w: 30, len: 120, n: 3, gap: 70, x: 140, c: "#8aa860", stripe: "#6a3a70", sw: 3 }),
  aubergine(/Rotonda/, { round: 1, c: "#d9502a", rx: 74, ry: 68, lob: 6, stem: DARK_LEAF }),
  aubergine(/Mirabelle/, { w: 38, len: 170, n: 2, gap: 90, x: 110, c: "#4f2a60" }),
  aubergine(/Lunga Nera/, { w: 24, len: 270, c: "#2a1a34", bend: 6 }),
  aubergine(/Viserba/, { w: 30, len: 240, c: "#3f2450", bend: 16 }),
  aubergine(/./, { w: 42, len: 140, n: 2, gap: 96, x: 128, c: "#fbf8ee", endw: 1.1 }),
];
