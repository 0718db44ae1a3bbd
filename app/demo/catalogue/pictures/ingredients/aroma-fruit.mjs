// Emblems of fruit.
import { ball, C, E, L, LEAF, leaf, light, P, shade } from "../kit.mjs";

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

export const FRUIT = {
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
    P("M-16 6Q-12 -16 8 -15Q20 -6 12 8Q0 18 -16 6z", "#eeaa35") + shade("M14 -2Q14 14 -8 11Q10 8 14 -2z"),
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
};
