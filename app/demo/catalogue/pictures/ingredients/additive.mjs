// Powders and liquids for beer.
import { FLOOR, LINES, RED, T } from "../kit.mjs";
import { bottle, jar } from "../packaging/containers.mjs";
import { label } from "../packaging/label.mjs";
import { mark } from "../packaging/marks.mjs";

export const beerAdditive = (product, facts, name, random) =>
  facts.form === "solution"
    ? bottle(128, FLOOR, 104, 166, "#eef0ea", { cap: RED }) +
      label(128, 200, 92, 50, mark(name), RED, { h: 22 }) +
      (/75/.test(name) ? T("75%", 376, 100, 46, { a: "e" }) : "")
    : jar(128, FLOOR, 140, 176, /lievito|Nutr/.test(name) ? "#d9b98a" : "#fbf9f2", { lid: LINES.hb.c }) +
      label(128, 202, 110, 52, mark(name), LINES.hb.c, { h: 26 });
