// Draws the picture of a product from its data. The only randomness is a generator seeded by the SKU: the same data
// give the same bytes.
import { BEER } from "./beer/things.mjs";
import { DRAWINGS } from "./crops/drawings.mjs";
import { GARDEN } from "./garden/things.mjs";
import { PLANT } from "./hydroponics/plant.mjs";
import { HYDROPONICS } from "./hydroponics/things.mjs";
import { compactPath } from "./kit/compact.mjs";
import { plate } from "./kit/plate.mjs";
import { G, L, LINES, light, once, P, PAPER, R, rng, T } from "./kit.mjs";
import { MEASURING } from "./measuring/things.mjs";
import { NOUNS } from "./truth.mjs";
import { VARIETIES } from "./varieties/varieties.mjs";
import { WINE } from "./wine/things.mjs";

const THINGS = { ...WINE, ...BEER, ...GARDEN, ...HYDROPONICS, ...MEASURING };

/** @returns the name of the drawing, and the picture */
export function drawProduct(product) {
  const { id, line, body, floor } = cropOf(product) ?? thingOf(product) ?? plateOf(product);
  const parts = body.includes("#plant") ? `<defs>${PLANT}</defs>` : "";
  return { drawing: id, svg: tidy(plate(line, once(parts + body), { floor })) };
}

const lineOf = (product) => product.category.split("-")[0];
const fits = (pattern, name) => (pattern instanceof RegExp ? pattern.test(name) : name.includes(pattern));

/** The plant of a seed, with its sowing and harvest months below. */
function cropOf({ category, name, sku, f }) {
  const rule = NOUNS.find(([of, pattern]) => of.test(category) && pattern.test(name));
  const row = VARIETIES[category]?.find(
    ([pattern, crop]) => rule?.[2].test(`crop:${crop}`) && fits(pattern, name),
  );
  if (!row) return null;
  const [, crop, kind, shape] = row;
  const colour = Array.isArray(shape.c) ? shape.c[0] : shape.c || (shape.cs ?? ["#d9a441"])[0];
  // A harvest in a near-white colour would be invisible.
  const harvest = /^#f[5-f]f?/i.test(colour) ? "#e6c23a" : colour;
  const place = /sprig|fan|tubes/.test(kind) ? "translate(24 30)scale(.88)" : "translate(0 4)";
  const body = G(DRAWINGS[kind](shape, rng(sku)), place) + calendar(f, harvest);
  return { id: `crop:${crop}`, line: "gar", body, floor: 0 };
}

function thingOf(product) {
  const hit = THINGS[product.category]?.find(([pattern]) => pattern.test(product.name));
  if (!hit) return null;
  const body = hit[2](product, product.f, product.name, rng(product.sku));
  const xs = [...body.matchAll(/(?:[ML]|cx="|x="|translate\()(-?\d+)/g)].map(([, x]) => Number(x));
  // A drawing with nothing next to it is centred.
  return {
    id: hit[1],
    line: lineOf(product),
    body: Math.max(...xs) < 268 ? G(body, "translate(72 0)") : body,
  };
}

/** A product without a drawing shows its size in large letters, never another object. */
function plateOf(product) {
  const size = product.name.match(/(\d+[.,]?\d*)\s*(l\/h|kg|cm|mm|ml|cl|l|g|m|W|V)\b/);
  const initials = product.name.split(" ").map((word) => word[0]);
  const text = T(size ? size[1] : initials.join("").slice(0, 3), 200, 170, 60, { a: "m", max: 140 });
  const ground = R(120, 70, 160, 180, light(LINES[lineOf(product)].c, 0.75));
  const unit = size ? T(size[2], 200, 210, 26, { a: "m" }) : "";
  return { id: "typographic", line: lineOf(product), body: G(ground + text + unit) };
}

function calendar(f, colour) {
  const [sown, harvested] = [months(f.sow_months), months(f.harvest_months)];
  let [lines, upper, lower] = ["", "", ""];
  for (let month = 0; month < 12; month += 1) {
    const x = 20 + month * 30;
    if (month > 0) lines += `M${x} 254v32`;
    if (sown.has(month)) upper += `M${x} 254h30v16h-30z`;
    if (harvested.has(month)) lower += `M${x} 270h30v16h-30z`;
  }
  return [
    R(20, 254, 360, 32, PAPER, { "stroke-width": 2.4 }),
    upper && P(upper, "#458d4e", { "stroke-width": 1.6 }),
    lower && P(lower, colour, { "stroke-width": 1.6 }),
    L(`${lines}M20 270h360`, { "stroke-width": 1.2 }),
  ].join("");
}

/** Parses "3-5,9" to month numbers from 0. A range may cross the end of the year. */
function months(text) {
  const found = new Set();
  for (const range of [text ?? []].flat().join(",").split(",")) {
    const [, from, to = from] = range.match(/(\d+)(?:-(\d+))?/) ?? [];
    if (from === undefined) continue;
    const last = Number(to) < Number(from) ? Number(to) + 12 : Number(to);
    for (let month = Number(from); month <= last; month += 1) found.add((month - 1) % 12);
  }
  return found;
}

/** Lettering keeps one decimal, because its strokes are fine. */
const tidy = (svg) =>
  svg.replace(/ d="([^"]*)"( fill="none" stroke="#[^"]*" stroke-width)?/g, (_, d, lettering = "") => {
    const short = lettering ? d.replace(/ -/g, "-").replace(/(^|[^\d])(-?)0\./g, "$1$2.") : compactPath(d);
    return ` d="${short}"${lettering}`;
  });
