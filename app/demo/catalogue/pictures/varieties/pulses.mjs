// Beans, peas and pulses.

const bean = (re, v) => [re, "bean", "pods", { c: "#6aa53a", ...v }];
const pea = (re, v) => [
  re,
  "pea",
  "pods",
  { c: "#6fae46", w: 21, len: 240, bend: 14, shell: 1, round: 1, bc: "#8cc65a", bk: 0.56, beans: 7, ...v },
];

const broadBean = (re, v) => [
  re,
  "broadbean",
  "pods",
  {
    c: "#6fa848",
    w: 25,
    len: 270,
    bend: 12,
    gap: 66,
    shell: 1,
    bc: "#c9d99a",
    bk: 0.66,
    beans: 6,
    eye: "#2b2b30",
    ...v,
  },
];

const pulse = (re, crop, v) => [re, crop, "pulse", v];
export const PULSES = [
  bean(/Lingua/, { c: "#e9d9b4", marks: "#b8324a", shell: 1, bc: "#ead6c0", bm: "#a8324a" }),
  bean(/Cannellino$/, { c: "#cfd98a", shell: 1, bc: "#fbf7ea", pile: 1 }),
  bean(/Lamon/, { c: "#e6d3a8", marks: "#9a3a4a", shell: 1, bc: "#e0bfa0", bm: "#7a2a34", pile: 1 }),
  bean(/Zolfino/, { c: "#d6d07a", shell: 1, bc: "#ecd987", pile: 1, w: 14 }),
  bean(/Venezia/, { c: "#eec94a", w: 20, len: 270 }),
  bean(/Anellino/, { c: "#edc844", bend: 60, len: 190, w: 14 }),
  bean(/Blue Lake/, { w: 12, n: 4, gap: 46, bend: 12 }),
  bean(/Supermarconi/, { w: 23, len: 290, bend: 10, c: "#79b04a" }),
  bean(/Contender/, { w: 14, n: 4, gap: 46, bend: 26, c: "#5f9a3c", marks: null }),
  bean(/Bobis/, { w: 12, n: 5, gap: 38, bend: 16, c: "#7fb84f" }),
  bean(/Atina/, { c: "#d9dc98", shell: 1, bc: "#fdfaf0", pile: 1, w: 16, len: 230 }),
  bean(/Stregonta/, { c: "#e6cfa8", marks: "#a83a5a", shell: 1, bc: "#dcb99a", bm: "#8a2a3a", w: 21 }),
  bean(/Purple/, { c: "#5a3070", w: 13, n: 4, gap: 46, bend: 14 }),
  bean(/Ganxet/, { c: "#c9d68a", shell: 1, bc: "#fbf8ee", bend: 34, pile: 1, w: 15 }),
  bean(/Fabes/, { c: "#d0d890", shell: 1, bc: "#fffdf4", pile: 1, w: 22, len: 280 }),
  bean(/Slender/, { w: 10, n: 5, gap: 38, bend: 8, c: "#5a9a45" }),
  bean(/Spagna/, { c: "#9cbf5a", shell: 1, bc: "#fffdf6", w: 26, beans: 4, bk: 0.62, gap: 68, pile: 1 }),
  pea(/Telefono/, { len: 270 }),
  pea(/Meraviglia/, { w: 19 }),
  pea(/Senatore/, { len: 260, w: 18, beans: 8, bend: 20 }),
  pea(/Progress/, { c: "#5a9a42", len: 250 }),
  pea(/Carouby/, { shell: 0, w: 24, len: 270, c: "#86c45a", bend: 8, gap: 64 }),
  pea(/Kelvedon/, { c: "#649f48", len: 220, beans: 6 }),
  pea(/Norli/, { shell: 0, w: 15, len: 210, n: 4, gap: 46, c: "#79b84f" }),
  pea(/Sugar/, { shell: 0, w: 21, len: 210, gap: 60, c: "#6ab045", bend: 16 }),
  pea(/Lincoln/, { c: "#4f8f3e", beans: 8, bend: 24 }),
  broadBean(/ Aguadulce/, {}),
  broadBean(/Super/, { len: 290, beans: 7 }),
  broadBean(/Leonforte/, { bc: "#dcc9a0", w: 28, beans: 5 }),
  broadBean(/Express/, { c: "#7fb555", len: 240, beans: 5 }),
  broadBean(/Cascine/, { len: 296, w: 21, beans: 8 }),
  pulse(/Sultano/, "chickpea", { c: "#e0b878" }),
  pulse(/Nero di P/, "chickpea", { c: "#3f3430" }),
  pulse(/Pedro/, "chickpea", { c: "#e9cb92", k: 16 }),
  pulse(/Castell/, "lentil", { flat: 1, c: "#a8814a", k: 18 }),
  pulse(/Verde/, "lentil", { flat: 1, c: "#8a9a4a", k: 22 }),
  pulse(/./, "lentil", { flat: 1, c: "#8a5a3a", k: 17 }),
];
