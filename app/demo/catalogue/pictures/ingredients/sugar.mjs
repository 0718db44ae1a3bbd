// Sugars and malt extracts.
import {
  BRASS,
  beerColour,
  C,
  dark,
  E,
  FLOOR,
  light,
  line,
  P,
  PAPER,
  path,
  R,
  RR,
  STEEL,
  shade,
  T,
} from "../kit.mjs";
import { bag, jar } from "../packaging/containers.mjs";
import { label } from "../packaging/label.mjs";
import { mark } from "../packaging/marks.mjs";
import { ear } from "./cereal.mjs";

export const sugar = (product, facts, name, random) => {
  const e = +facts.ebc || 4,
    c = beerColour(e),
    liq = /Sciroppo|Miele|Melassa|invertito|liquido/i.test(name),
    ex = product.category === "hb-malto";
  let s;
  if (ex && liq)
    s =
      P("M56 72h144v176H56z", STEEL) +
      E(128, 72, 72, 18, light(STEEL, 0.4)) +
      E(128, 72, 58, 13, c, line(2.4)) +
      R(56, 124, 144, 74, PAPER, line(2.4)) +
      R(56, 124, 144, 20, c, line(2.4)) +
      shade("M170 82q30 -4 30 -10v176h-30z") +
      ear(
        128,
        186,
        26,
        light(c, 0.2),
        /segale/.test(name) ? "rye" : /frumento/.test(name) ? "wheat" : /riso/.test(name) ? "rice" : "barley",
      ).replace(/stroke-width="3"/g, 'stroke-width="2"');
  else if (liq)
    s =
      jar(128, FLOOR, 136, 176, /Sciroppo|Miele|Melassa|invert/.test(name) ? c : light(c, 0.3), {
        liquid: 1,
        lid: BRASS,
      }) +
      (/Miele/.test(name)
        ? P("M128 150l22 12v26l-22 12l-22 -12v-26z", "#f0c94a") +
          P("M128 162l10 6v14l-10 6l-10 -6v-14z", "#e0a52a", line(2))
        : /acero/.test(name)
          ? P(
              "M128 140l8 18l16 -6l-4 18l18 6l-18 12l6 10l-20 -2v18h-12v-18l-20 2l6 -10l-18 -12l18 -6l-4 -18l16 6z",
              "#c4502a",
              line(2.4),
            )
          : "");
  else if (ex)
    s =
      bag(128, FLOOR, 156, 186, "#efe4cc") +
      R(82, 132, 92, 84, dark(c, 0.2)) +
      P("M82 168q24 -22 46 -8t46 -6v62H82z", light(c, 0.28), line(2.2)) +
      ear(128, 122, 26, light(c, 0.2), /frumento/.test(name) ? "wheat" : "barley");
  else {
    s = bag(128, FLOOR, 150, 180, "#f6f1e4") + R(84, 138, 88, 80, "#d9cdb0");
    const sc = light(c, e < 3 ? 0.62 : 0.2);
    for (let i = 0; i < 20; i++) {
      const x = 92 + (i % 5) * 17 + random() * 4,
        y = 148 + Math.floor(i / 5) * 17 + random() * 4;
      s += /candito/.test(name)
        ? P(path`M${x} ${y}l10 -4l6 8l-8 8l-9 -4z`, sc, line(1.8))
        : R(x, y, 8 + random() * 3, 8, sc, line(1.4));
    }
  }
  const mk = mark(name);
  return (
    s +
    (mk && liq ? label(128, 200, 96, 44, mk, null, { h: 22 }) : "") +
    (/sorgo/.test(name)
      ? [
          [0, 0],
          [-7, 6],
          [7, 6],
          [-12, 14],
          [0, 13],
          [12, 14],
          [-6, 22],
          [6, 22],
        ]
          .map(([a, b]) => C(166 + a, 158 + b, 5, "#b3643a", line(1.6)))
          .join("")
      : "") +
    (mk && !liq ? label(128, 118, 56, 30, mk, null, { h: 18 }) : "") +
    RR(300, 50, 74, 74, 0, /candito chiaro|canna|Destros|Lattos/.test(name) ? light(c, 0.5) : c) +
    T(String(facts.ebc), 374, 166, 34, { a: "e", max: 90 }) +
    T("EBC", 374, 188, 13, { a: "e" })
  );
};
