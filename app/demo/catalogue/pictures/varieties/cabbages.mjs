// Cabbages, cauliflower, broccoli, kale.
import { LEAF } from "../kit.mjs";
import { bunch, head } from "./row.mjs";

const cabbage = (re, v) => head(re, "cabbage", { c: "#9cc27a", outer: LEAF, vein: "#e6efcf", ...v });
const cauliflower = (re, v) => [re, "cauliflower", "curd", v];
const broccoli = (re, v) => [re, "broccoli", "broccoli", { c: "#3f7a4a", ...v }];
const kale = (re, v) => bunch(re, "kale", { n: 7, ...v });
export const CABBAGES = [
  cabbage(/cappuccio Cuore/, { rx: 72, ry: 96, sh: { tip: 0, top: 0.3 } }),
  cabbage(/Gloria/, { c: "#a3cc86" }),
  cabbage(/Testa Nera/, { c: "#8c2f5a", outer: "#5f3a5c", vein: "#d9b0c4" }),
  cabbage(/Copenh/, { c: "#a9d07f", rx: 76, ry: 76 }),
  cabbage(/Lange/, { c: "#b5cf98", rx: 72, ry: 88, outer: "#6a9a6a" }),
  cabbage(/Express/, { c: "#9ccb6a", rx: 60, ry: 84, sh: { top: 0.4 } }),
  cabbage(/Bruns/, { c: "#9fc682", rx: 102, ry: 66 }),
  cabbage(/verza di Pia/, { savoy: 1, c: "#7fae62", frill: 0.1 }),
  cabbage(/Vertus/, { savoy: 1, c: "#6a9f5a", rx: 92, ry: 76, frill: 0.1 }),
  cabbage(/Quarantina d/, { savoy: 1, c: "#8fbf66", rx: 74, ry: 78, frill: 0.09 }),
  cabbage(/San Martino/, { savoy: 1, c: "#a3c872", rx: 86, ry: 86, outer: "#4f8a4a", frill: 0.12 }),
  cabbage(/Violaceo/, { savoy: 1, c: "#8a7a96", outer: "#6a5a80", vein: "#cfc0d6", frill: 0.1 }),
  cauliflower(/neve/, { c: "#fbf8ec" }),
  cauliflower(/Macerata/, { c: "#b5d276" }),
  cauliflower(/Violetto/, { c: "#8a5a9a" }),
  cauliflower(/Jesi/, { c: "#f6eed0", R: 68 }),
  cauliflower(/Romanesco/, { c: "#b9d85a", fractal: 1 }),
  cauliflower(/Monca/, { c: "#f3ecd8", R: 82 }),
  broccoli(/Calabrese/, { c: "#4f9a4a" }),
  broccoli(/Ramoso/, { small: 5 }),
  broccoli(/Marathon/, { c: "#2a5f66" }),
  broccoli(/Spiga/, { small: 3, c: "#5a9a4a" }),
  broccoli(/Cicco/, { c: "#5a8f52", small: 4 }),
  broccoli(/Purple/, { small: 5, c: "#6a4a86" }),
  kale(/nero di Tosc/, {
    c: "#2f5a4a",
    w: 17,
    bump: 1,
    stalk: 0.12,
    rib: 1,
    sw: 6,
    st: "#a9c4a0",
    spread: 40,
    n: 9,
  }),
  kale(/Riccio d/, { shape: "curl", c: "#3f6f4f", w: 30, st: "#b9cfa8", sw: 8 }),
  kale(/Red Russian/, { shape: "jag", c: "#6a8a8a", st: "#9a4a78", w: 34, sw: 7 }),
  kale(/Westland/, { shape: "curl", c: "#5a8f4a", w: 34, n: 6 }),
  kale(/Dwarf/, { shape: "curl", c: "#4a7a7a", w: 36, len: 160, n: 7, spread: 52 }),
  ...[
    ["Quarantina$", "#7fba52"],
    ["Sessantina", "#6aa84a"],
    ["Novantina", "#5a9a4a"],
    ["Natalina", "#4a8a45"],
    ["Aprilatica", "#8ab960"],
  ].map(([n, c], i) =>
    bunch(RegExp("rapa " + n), "raab", {
      c,
      shape: "jag",
      n: 7 + (i % 3),
      w: 26 + i * 2,
      spread: 38 + i * 3,
      stalk: 0.3,
      sw: 7,
      len: 186 + i * 5,
      foot: [0, 1, 2]
        .slice(0, 1 + (i % 3))
        .map(
          (q) =>
            `<path d="M${170 + q * 32} 70a15 13 0 1 1 26 0q4 12 -13 12t-13 -12z" fill="${i > 2 ? "#d6cf4a" : "#7f9f3a"}"/><path d="M${177 + q * 32} 66h.1M${183 + q * 32} 60h.1M${189 + q * 32} 67h.1" stroke="#f0dc5a" stroke-width="6"/>`,
        )
        .join(""),
    }),
  ),
  ["Delicatesse Blu", "kohlrabi", "kohlrabi", { c: "#7a5a9a" }],
  ["Delicatesse Bianco", "kohlrabi", "kohlrabi", { c: "#cfe3a8" }],
  ["Superschmelz", "kohlrabi", "kohlrabi", { c: "#bcd98f", R: 76 }],
  ["Noriko", "kohlrabi", "kohlrabi", { c: "#d9e6b4", R: 56 }],
];
