// Roots, onions and leeks.
import { DARK_LEAF } from "../kit.mjs";
import { root, WHITE } from "./row.mjs";

const carrot = (re, v) => root(re, "carrot", { c: "#e0782a", tops: "fern", tc: DARK_LEAF, tk: 56, ...v });
const radish = (re, v) =>
  root(re, "radish", { c: "#c8284e", form: "globe", w: 34, gap: 100, y0: 84, tops: "leaf", tk: 66, ...v });

const beet = (re, v) =>
  root(re, "beet", {
    c: "#7a2342",
    form: "globe",
    n: 2,
    w: 52,
    gap: 130,
    y0: 82,
    tc: "#5b8a3a",
    tk: 76,
    cut: ["#b8456a", "#7a2342", "#b8456a"],
    n: 1,
    w: 66,
    y0: 76,
    ...v,
  });

const turnip = (re, v) =>
  root(re, "turnip", { c: WHITE, form: "globe", n: 2, w: 54, gap: 140, y0: 78, tk: 70, ...v });

const onion = (re, v) => [re, "onion", "onion", v];
const leek = (re, v) => [re, "leek", "leek", { c: DARK_LEAF, ...v }];
export const ROOTS = [
  carrot(/Nantese/, { form: "cyl", w: 20 }),
  carrot(/Chantenay/, { w: 34, len: 118, gap: 96 }),
  carrot(/Berlicum/, { form: "cyl", w: 23, len: 150, c: "#d96a22" }),
  carrot(/Mezza/, { w: 27, len: 124, gap: 88, c: "#e6882e" }),
  carrot(/Polignano/, { c: "#a8567a", w: 21, len: 146, n: 4, gap: 64 }),
  carrot(/Touchon/, { form: "cyl", w: 17, len: 148, n: 4, gap: 62 }),
  carrot(/Parigina/, { form: "globe", w: 34, gap: 100, y0: 96, len: 80 }),
  carrot(/Purple/, { c: "#5f2a58", w: 24, cut: ["#e6882e", "#f0b04a"], n: 2, gap: 74, cr: 40 }),
  carrot(/Valery/, { w: 24, len: 160, gap: 80, y0: 66, c: "#d8702a" }),
  carrot(/./, { w: 29, len: 158, gap: 90, y0: 68, c: "#dd7526" }).map((x, i) => (i ? x : /Flakkee/)),
  radish(/Cherry/, {}),
  radish(/Saxa/, { w: 28, n: 4, gap: 76, c: "#d6304a" }),
  radish(/ghiaccio/, { form: "taper", c: "#fbf9f0", w: 16, len: 130, n: 4, gap: 66 }),
  radish(/National/, { cap: "#c8284e", c: "#fbf4ee", w: 34 }),
  radish(/Flamboyant/, { form: "cyl", c: "#cc2f55", w: 17, len: 96, n: 4, gap: 70 }),
  radish(/Daikon/, { form: "cyl", c: "#f8f5e8", w: 30, len: 156, n: 2, gap: 104, y0: 66 }),
  radish(/Nero/, { c: "#35302f", w: 50, n: 2, gap: 130, y0: 74, n: 1, cut: ["#fbf9f2", "#f3f0e4"] }),
  radish(/punta bianca/, { c: "#fbf4ee", cap: "#d6304a", w: 38, gap: 104 }),
  beet(/Chioggia/, { c: "#b8345a", cut: ["#fbeef0", "#c23a5e", "#fbeef0", "#c23a5e", "#fbeef0"] }),
  beet(/Detroit/, {}),
  beet(/Piatta/, { flat: 0.66 }),
  beet(/Cylindra/, { form: "cyl", w: 36, len: 140 }),
  beet(/Golden/, { c: "#e0962a", cut: ["#f2c45a", "#e6a83a", "#f2c45a"] }),
  beet(/Bull/, { tc: "#6a1f38", c: "#6a1c38", cut: ["#9a2f52", "#6a1c38", "#9a2f52"] }),
  onion(/Tropea/, { c: "#9a3a5c", f: 1.05, w: 54, in2: "#d9a0b4" }),
  onion(/Parma/, { c: "#cf9440", w: 64 }),
  onion(/Ramata/, { c: "#b8682f", f: 1.02, w: 58 }),
  onion(/Borettana/, { c: "#d3a24a", f: 0.52, w: 70, y: 92 }),
  onion(/Bianca di Mag/, { c: "#f6f2e4", f: 0.72, w: 66, y: 78 }),
  onion(/Rossa di Fir/, { c: "#8a2c4c", f: 0.86, w: 64, in2: "#cf90a8" }),
  onion(/Barletta/, { c: "#fbf8ec", f: 0.6, w: 60, y: 88 }),
  onion(/Fuentes/, { c: "#eadfb8", f: 0.82, w: 72, y: 68 }),
  onion(/Acquaviva/, { c: "#a8405f", f: 0.54, w: 76, y: 90, in2: "#dba8b8" }),
  onion(/./, { c: "#c4812f", f: 0.95, w: 60 }).map((x, i) => (i ? x : /Density/)),
  leek(/inverno/, { w: 18 }),
  leek(/Carentan/, { w: 20, len: 140, c: "#4f8a4a" }),
  leek(/Solaise/, { c: "#5a7a8a", w: 17 }),
  leek(/Riviera/, { w: 13, len: 190, c: "#5f9a4a" }),
  leek(/Elefante/, { w: 24, len: 168, n: 2, c: "#3f7044" }),
  turnip(/Milano/, { cap: "#8a4a86", flat: 0.7 }),
  turnip(/Caprauna/, { flat: 0.58, c: "#f6efd0", w: 60 }),
  turnip(/Tokyo/, { w: 40, n: 3, gap: 108, y0: 88, c: "#fdfbf4" }),
  turnip(/oro/, { c: "#eec84f", w: 54 }),
  root(/Mezza lunga di G/, "parsnip", { c: "#ecdcae", w: 36, len: 124, n: 2, gap: 110, y0: 84, tk: 76 }),
  root(/Hollow/, "parsnip", { c: "#f0e4c0", w: 34, len: 156, n: 2, gap: 106, y0: 70, tk: 60 }),
  root(/Tender/, "parsnip", { c: "#f3e8c8", w: 28, len: 150, n: 3, gap: 88, y0: 74, tk: 64 }),
];
