// Malt: a sack with a window, the grains in their own colour.
import { beerColour, big, C, INK, L, light, mix, num, P, path, R, RR, shade, shine, T } from "../kit.mjs";
import { cerealOf, ear, GRAINS } from "./cereal.mjs";

export const maltSack = (product, facts, name, random) => {
  const e = +facts.ebc || 4,
    c = beerColour(e),
    ce = cerealOf(name),
    kind = /fiocchi/i.test(name) ? "flake" : /grits/i.test(name) ? "grit" : /lolla/i.test(name) ? "husk" : ce,
    g = light(c, kind === "flake" || kind === "husk" ? 0.3 : 0.1);
  let s =
    P(
      "M52 66Q48 44 74 48Q130 60 186 48Q212 44 208 66Q196 84 206 120Q222 190 208 246Q130 258 52 246Q38 190 54 120Q64 84 52 66z",
      "#d9bd8c",
    ) +
    P("M62 66Q130 82 198 66L190 84Q130 98 70 84z", "#b08d55", { "stroke-width": 2.4 }) +
    shade("M200 84Q224 180 208 246Q190 252 172 252Q196 180 182 90z");
  s += R(72, 112, 118, 104, mix(g, INK, 0.35));
  const k0 = kind === "flake" ? 13 : kind === "grit" ? 8 : 12;
  const id = "k" + product.sku;
  s += `<defs><g id="${id}">${GRAINS[kind](g, k0)}</g></defs>`;
  const st = kind === "grit" ? 15 : 20;
  for (let y = 122; y < 214; y += st)
    for (let x = 84; x < 186; x += st + 4)
      s += `<use href="#${id}" transform="translate(${Math.round(x + (random() - 0.5) * 8)} ${Math.round(y + (random() - 0.5) * 7)})rotate(${Math.round(random() * 170)})"/>`;
  s += P("M72 112h118v104H72z", "none") + C(120, 30, 0, "none");
  if (/aff|torbat/i.test(name))
    s += L("M96 40q-10 -12 0 -20t0 -18M130 44q-10 -12 0 -20t0 -20M164 40q-10 -12 0 -20t0 -18", {
      "stroke-width": 4,
      opacity: 0.6,
    });
  s += ear(
    264,
    142,
    62,
    g,
    ce === "barley" || ce === "rye" || ce === "wheat" || ce === "oat" || ce === "rice" || ce === "corn"
      ? ce
      : "barley",
  );
  s += RR(312, 40, 64, 96, 0, c) + shine("M324 122V54", 5);
  s += big(num(facts.ebc || "?"), "", 376, 176, 30, { a: "e", max: 74 }) + T("EBC", 376, 198, 13, { a: "e" });
  const X = (v) => 232 + (140 * Math.log(v / 2)) / Math.log(700);
  s +=
    [2, 5, 12, 30, 75, 180, 450]
      .map((v, i) => R(232 + i * 20, 222, 20, 14, beerColour(v), { "stroke-width": 1.6 }))
      .join("") + P(path`M${X(e)} 240l9 14h-18z`, INK);
  return s;
};
