// Courgettes and pumpkins.
import { LIGHT_LEAF } from "../kit.mjs";
import { pumpkin } from "./row.mjs";

const courgette = (re, v) => [
  re,
  "courgette",
  "longs",
  { c: "#4d8a3c", w: 31, len: 236, cap: "flower", slice: "#eef2c8", slk: 34, n: 2, gap: 88, x: 70, ...v },
];

export const COURGETTES = [
  courgette(/Striata/, { stripe: "#a9cc76" }),
  courgette(/Genovese/, { c: "#8fb968", stripe: "#b9d696", sw: 3 }),
  courgette(/Zucchina Romanesco/, { c: "#7fae5a", stripe: "#d3e6ae", sw: 8, ribs: 1 }),
  courgette(/Nero di Milano/, { c: "#24502c" }),
  pumpkin(/Tonda di Piacenza/, { c: "#2f6a3a", rx: 78, ry: 72, ribsn: 0, stem: LIGHT_LEAF }),
  pumpkin(/Tonda di Nizza/, { c: "#8fbb62", rx: 80, ry: 74, rc: "#c9e0a0", rw: 4, stem: LIGHT_LEAF }),
  courgette(/Sarzana/, { c: "#7fb25a", w: 28, stripe: "#a9cf86" }),
  courgette(/Trieste bianca/, { c: "#d6e3b4", w: 33, len: 220 }),
  courgette(/Bolognese/, { c: "#9cc476", w: 40, len: 200, stripe: "#c3dca4" }),
  courgette(/Rugosa/, { c: "#cfd98a", warts: 16, w: 36, len: 210 }),
  courgette(/Black Beauty/, { c: "#1f4527", w: 34, len: 244 }),
  courgette(/Goldena/, { c: "#eebb2e", slice: "#fbf2c4" }),
  courgette(/Diamant/, { c: "#3f7f45", warts: 12, w: 30 }),
  courgette(/Albarello/, { c: "#6fa850", w: 27, len: 250, stripe: "#93c274" }),
  pumpkin(/Marina/, { c: "#6f8a72", warts: 34, rx: 108, ry: 70, wc: "#4f6a56" }),
  pumpkin(/Mantovana/, { c: "#7f958a", rx: 106, ry: 64, warts: 10, lob: 8 }),
  [
    /Butternut/,
    "pumpkin",
    "longs",
    { c: "#e0b478", n: 2, w: 30, endw: 1.75, neckw: 0.9, len: 200, gap: 104, x: 110, cc: "#8a7a4a" },
  ],
  pumpkin(/Hokkaido/, { c: "#dd6424", rx: 82, ry: 82, sh: { top: 0.22 }, ribsn: 0 }),
  [
    /Lunga di Napoli/,
    "pumpkin",
    "longs",
    {
      c: "#5a8a52",
      n: 1,
      w: 44,
      endw: 1.35,
      neckw: 0.85,
      len: 280,
      x: 62,
      y: 86,
      stripe: "#86b076",
      bend: 20,
    },
  ],
  pumpkin(/Delica/, { c: "#2f5f40", rx: 92, ry: 66, rc: "#8fae86", rw: 5 }),
  pumpkin(/Berrettina/, { c: "#8fa59c", rx: 104, ry: 74, turban: "#b9c4ae" }),
  pumpkin(/Turbante/, { c: "#d9582a", rx: 100, ry: 72, turban: "#f0e6c8", rc: "#f0e6c8", rw: 5 }),
  pumpkin(/Musqu/, { c: "#c98a4a", rx: 112, ry: 68, lob: 10, rw: 4 }),
  pumpkin(/Spaghetti/, { c: "#f0cf62", rx: 112, ry: 66, ribsn: 0 }),
  pumpkin(/Jack/, { c: "#ea8a2a", rx: 64, ry: 44, lob: 8, cy: 150 }),
  pumpkin(/Atlantic/, { c: "#e6822a", rx: 124, ry: 92, rw: 5, lob: 8, cy: 136 }),
  [
    /Trombetta/,
    "pumpkin",
    "longs",
    { c: "#c9d98a", n: 2, w: 17, endw: 1.7, len: 270, bend: 34, x: 66, gap: 84, da: 12 },
  ],
];
