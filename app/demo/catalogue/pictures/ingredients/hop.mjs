// Hops: cones and pellets, with aroma and alpha acids.
import {
  bar,
  C,
  clamp,
  dark,
  G,
  L,
  LEAF,
  leaf,
  light,
  num,
  P,
  PAPER,
  PI,
  path,
  rangeOf,
  shift,
  T,
} from "../kit.mjs";
import { EMBLEMS } from "./aroma.mjs";

const cone = (cx, cy, h, w, c, rows, r) => {
  let s =
    L(path`M${cx} ${cy - h * 0.5}q-2 -14 10 -24`, { "stroke-width": 5 }) +
    L(path`M${cx} ${cy - h * 0.5}q-2 -14 10 -24`, { "stroke-width": 2, stroke: LEAF });
  const ks = [];
  for (let i = rows - 1; i >= 0; i--) {
    const t = i / (rows - 1),
      y = cy - h * 0.46 + h * 0.86 * t,
      ww = w * (0.42 + 0.58 * Math.sin(PI * clamp(0.16 + t * 0.74, 0, 1))),
      n = i % 2 ? 2 : 3;
    const order = n === 3 ? [-1, 1, 0] : [-0.5, 0.5];
    for (const k of order) {
      const x = cx + k * ww * 0.62,
        b = ww * 0.5,
        hh = (h / rows) * 2.1;
      ks.push(
        P(
          path`M${x - b} ${y - hh * 0.25}Q${x - b * 0.95} ${y + hh * 0.3} ${x + k * 4} ${y + hh * 0.62}Q${x + b * 0.95} ${y + hh * 0.3} ${x + b} ${y - hh * 0.25}Q${x} ${y - hh * 0.6} ${x - b} ${y - hh * 0.25}z`,
          k > 0 ? dark(c, 0.12) : k < 0 ? light(c, 0.16) : c,
          { "stroke-width": 2.4 },
        ),
      );
    }
  }
  return s + ks.join("");
};

export const hop = (product, facts, name, random) => {
  const [a, b] = rangeOf(facts.alpha_acid);
  const c = shift(
    { low: "#a4c45e", mid: "#86b04a", high: "#6a9a42", super: "#4f8440" }[facts.alpha_class] || "#86b04a",
    random,
    12,
  );
  const fl = [].concat(facts.flavour || []).slice(0, 4),
    pel = /pellet/i.test(facts.form);
  let s;
  if (pel) {
    s = "";
    const ps = [
      [70, 228],
      [112, 232],
      [156, 229],
      [200, 231],
      [88, 208],
      [134, 211],
      [180, 207],
      [112, 188],
      [156, 189],
      [134, 168],
    ];
    const m = 10;
    const id = "p" + product.sku;
    s += `<defs><g id="${id}"><path d="M-17-9H17a5 9 0 0 1 0 18H-17"/><ellipse cx="-17" rx="5" ry="9"/></g></defs>`;
    for (let i = 0; i < m; i++)
      s += `<use href="#${id}" fill="${shift(dark(c, 0.14), random, 14)}" transform="translate(${ps[i][0]} ${ps[i][1]})rotate(${Math.round((random() - 0.5) * 60)})"/>`;
    s = cone(66, 92, 108, 36, c, 5, random) + s;
  } else
    s =
      leaf(116, 52, 70, 26, 20, "#5f8f3f") +
      cone(
        118,
        142,
        196 + (random() - 0.5) * 14,
        62 + (random() - 0.5) * 12,
        c,
        7 + Math.floor(random() * 2),
        random,
      );
  fl.forEach((k, i) => {
    const x = 262 + (i % 2) * 72,
      y = 58 + Math.floor(i / 2) * 72 + (fl.length < 3 ? 30 : 0);
    s +=
      C(x, y, 31, PAPER, { "stroke-width": 2 }) +
      G((EMBLEMS[k] || EMBLEMS.herbal)(), `translate(${x} ${y})scale(1.25)`);
  });
  const label = a === b ? num(a) : num(a) + "–" + num(b);
  s += T("α", 232, 224, 22, {}) + T(label + " %", 370, 224, 24, { a: "e", max: 112 });
  return s + bar(232, 256, 140, 14, a, b, 0, 25, "#c9a13b");
};
