// Powders and liquids for wine.
import { C, E, FLOOR, G, L, LINES, line, P, PAPER, path, T } from "../kit.mjs";
import { bottle, jar } from "../packaging/containers.mjs";
import { dose, label } from "../packaging/label.mjs";
import { mark } from "../packaging/marks.mjs";

const POWDERS = [
  [/vinaccioli|colore/, "#7a3048"],
  [/castagno|Tannino|tara|galla/, "#b98a55"],
  [/Carbone/, "#2b2b30"],
  [/Bentonite/, "#cdbd9a"],
  [/Scorze|lievito|Nutriente/, "#d9b98a"],
  [/Gelatina/, "#e0b878"],
  [/Albumina|Colla|Caseinato|pisello/, "#efe2b8"],
  [/arabica/, "#e0b85a"],
  [/Chitos|PVPP/, "#f3ead4"],
];

const powderColour = (n) => (POWDERS.find(([re]) => re.test(n)) || [0, "#fbf9f2"])[1];
const USES = { red: "#7b1e3a", white: "#d9c96a", all: "#b07a5a", sweet: "#d99a3a" };
const wineUse = (u) =>
  u
    ? G(
        P("M-18 -34h36q6 34 -14 42v24h12v6h-32v-6h12v-24q-20 -8 -14 -42z", PAPER) +
          P(
            u === "all" ? "M-19 -14h19v22q-18 -2 -19 -22z" : "M-19 -14h38q-1 22 -19 22t-19 -22z",
            USES[u],
            line(2),
          ) +
          (u === "all" ? P("M0 -14h19q-1 20 -19 22z", USES.white, line(2)) : ""),
        "translate(344 232)scale(.9)",
      )
    : "";

export const wineAdditive = (product, facts, name, random) => {
  const sol = facts.form === "solution",
    gr = facts.form === "granular";
  let s = sol
    ? bottle(130, FLOOR, 110, 164, /arabica/.test(name) ? "#e3c58a" : "#eef0ea", { cap: "#7b1e3a" })
    : jar(130, FLOOR, 150, 178, powderColour(name), {
        lid: "#7b1e3a",
        grain: gr
          ? (x, y, w) =>
              L(
                Array.from(
                  { length: 30 },
                  () => path`M${x - 60 + random() * 120} ${y - 20 - random() * 80}h.1`,
                ).join(""),
                { "stroke-width": 7, opacity: 0.35 },
              )
          : null,
      });
  return (
    s +
    label(130, 200, sol ? 98 : 118, 56, mark(name), USES[facts.wine_use] || "#7b1e3a", { h: 28 }) +
    dose(facts.dose, USES[facts.wine_use] || "#7b1e3a") +
    wineUse(facts.wine_use)
  );
};

export const sulphurDiscs = () =>
  [
    [96, 206, 46],
    [96, 188, 46],
    [96, 170, 46],
    [176, 206, 40],
  ]
    .map(
      ([x, y, k]) =>
        E(x, y + 14, k, 18, "#d9b82a") + E(x, y, k, 18, "#f2d84a") + C(x, y, 5, LINES.eno.bg, line(2)),
    )
    .join("") +
  L("M96 150V70q0 -20 20 -20t20 20", line(4)) +
  T("S", 330, 140, 70, { a: "m" });
