// Beer kits: the beer in its glass, and the contents of the kit.

import { GRAINS } from "../ingredients/cereal.mjs";
import {
  bar,
  beerColour,
  big,
  brightness,
  C,
  E,
  G,
  L,
  light,
  NO_LINE,
  num,
  P,
  R,
  STEEL,
  shade,
  shine,
  T,
} from "../kit.mjs";
import { GLASSES, glassOf } from "./glass.mjs";

export const beerKit = (product, facts, name, random) => {
  const k = glassOf(facts.beer_style || ""),
    [d, h, w] = GLASSES[k],
    c = beerColour(facts.ebc),
    x = 116,
    y = 248,
    id = "g" + product.sku;
  const fh = /weizen|tumbler|goblet|tulip/.test(k) ? 34 : 24;
  let s = `<defs><clipPath id="${id}"><path d="${d}"/></clipPath></defs>`;
  let body =
    P(d, "#f4f2e8", { "clip-path": `url(#${id})` }) +
    `<g clip-path="url(#${id})">${R(-80, -h + 16, 160, h + 20, c, NO_LINE)}${R(-80, -h + 10, 160, fh, "#fbf6e6", { "stroke-width": 2 })}${shade(`M${w * 0.5} ${-h}h60v${h}h-80z`)}${/weizen|pils|stange|mug|tumbler/.test(k) ? R(-80, -9, 160, 12, "#e9efe9", { "stroke-width": 2 }) : ""}${/tulip|goblet|snifter|flute/.test(k) ? R(-80, -(k === "goblet" ? 58 : k === "snifter" ? 30 : 41), 160, 60, "#e9efe9", { "stroke-width": 2 }) : ""}</g>` +
    P(d, "none") +
    P(`M${-w - 2} ${-h + 14}q4 -22 22 -16q8 -16 26 -8q16 -12 28 4q20 -6 ${2 * w - 72} 20`, "#fbf6e6", {
      "stroke-width": 2.6,
    }) +
    shine(`M${-w * 0.66} ${-h + fh + 24}L${-w * 0.6} ${-h * 0.45}`, 5) +
    (brightness(c) > 0.4
      ? Array.from({ length: 7 }, () =>
          C((random() - 0.5) * w, -h * 0.35 - random() * h * 0.35, 2.4, "#fff", {
            stroke: "none",
            opacity: 0.7,
          }),
        ).join("")
      : "");
  if (k === "mug")
    body +=
      P(`M48 -140h16q26 0 26 30v34q0 34 -26 34h-14v-20h10q12 0 12 -16v-28q0 -14 -12 -14h-12z`, "#e9efe9") +
      L("M-20 -16V-116M16 -16V-116", { "stroke-width": 2, opacity: 0.35 });
  s += G(body, `translate(${x - (k === "mug" ? 14 : 0)} ${y})`);
  const ex = /estratto/i.test(name);
  s += ex
    ? P("M206 192h56v56h-56z", STEEL) +
      E(234, 192, 28, 9, light(STEEL, 0.4)) +
      R(206, 206, 56, 28, c, { "stroke-width": 2.4 }) +
      P("M206 248q28 12 56 0", "none")
    : G(
        P("M-32 26Q-30 -18 -20 -22Q0 -32 20 -22Q30 -18 32 26z", "#d9bd8c") +
          P("M-20 -22Q-26 -34 -16 -36Q0 -30 16 -36Q26 -34 20 -22Q0 -16 -20 -22z", "#b08d55", {
            "stroke-width": 2.4,
          }) +
          [-12, 0, 12]
            .map((q) =>
              G(GRAINS.barley(light(c, 0.1), 8), `translate(${q} ${q % 24 ? 6 : -2})rotate(${q * 4})`),
            )
            .join(""),
        "translate(234 224)",
      );
  s +=
    big(num(facts.abv), "%", 376, 72, 40, { a: "e", max: 112 }) +
    T("IBU " + facts.ibu, 376, 116, 20, { a: "e" }) +
    bar(272, 126, 104, 12, 0, +facts.ibu, 0, 100, "#6a9a42", { n: 4 }) +
    T("EBC " + facts.ebc, 376, 178, 20, { a: "e" }) +
    R(272, 188, 104, 16, c) +
    T(num(facts.og), 376, 240, 18, { a: "e" }) +
    T("OG", 290, 240, 13, {});
  return s;
};
