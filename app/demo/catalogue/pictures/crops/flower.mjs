// Flowers on their stems.
import {
  C,
  cos,
  DARK_LEAF,
  INK,
  L,
  LEAF,
  LIGHT_LEAF,
  leaf,
  light,
  mix,
  NO_LINE,
  P,
  PI,
  path,
  reuse,
  sin,
  tenth,
} from "../kit.mjs";
import { tops } from "./root.mjs";

/** A ring of petals, 100 wide, centred on 0 0. */
const ring = ({ n = 12, pw = 2.4, notch, pt }) => {
  const w = ((100 * pw) / n) * 1.35;
  return Array.from({ length: n }, (_, i) => {
    const a = (i * 2 * PI) / n;
    const at = (u, t) => path`${cos(a) * u - sin(a) * t} ${sin(a) * u + cos(a) * t}`;
    if (notch)
      return `M${at(12, 0)}C${at(50, -w * 1.1)} ${at(95, -w * 0.9)} ${at(100, -w * 0.45)}L${at(90, -w * 0.15)}L${at(102, 0)}L${at(90, w * 0.15)}L${at(100, w * 0.45)}C${at(95, w * 0.9)} ${at(50, w * 1.1)} ${at(12, 0)}z`;
    if (pt) return `M${at(12, 0)}Q${at(50, -w)} ${at(100, 0)}Q${at(50, w)} ${at(12, 0)}z`;
    return `M${at(12, 0)}C${at(40, -w)} ${at(108, -w)} ${at(100, 0)}C${at(108, w)} ${at(40, w)} ${at(12, 0)}z`;
  }).join("");
};

export const flower = (x, y, radius, variety) => {
  const { n = 12, layers = 1, step = 0.24, pw, notch, pt, eye, ek = 0.3 } = variety;
  const id = `petals${n}-${String(pw ?? "").replace(".", "")}${notch ? "n" : pt ? "p" : ""}`;
  const petals = P(ring(variety));
  let s = "";
  for (let layer = 0; layer < layers; layer++) {
    const scale = Math.round(radius * (1 - layer * step)) / 100;
    const fill = Array.isArray(variety.c)
      ? variety.c[layer % variety.c.length]
      : mix(variety.c, variety.tipc || light(variety.c, 0.3), layer / layers);
    const turn = Math.round((layer * 180) / n);
    s += reuse(
      id,
      petals,
      `translate(${Math.round(x)} ${Math.round(y)})scale(${scale})${turn ? `rotate(${turn})` : ""}`,
      {
        fill,
        "stroke-width": tenth((layers > 2 ? 1.8 : 2.2) / scale),
      },
    );
    if (variety.ring && !layer) s += C(x, y, radius * 0.55, variety.ring, { stroke: "none", opacity: 0.85 });
  }
  if (!eye) return s;
  return (
    s +
    C(x, y, radius * ek, eye, { "stroke-width": 2.2 }) +
    (variety.eye2 ? C(x, y, radius * ek * 0.55, variety.eye2, { stroke: "none" }) : "") +
    (variety.dotc === 0
      ? ""
      : L(
          Array.from(
            { length: 7 },
            (_, i) =>
              path`M${x + cos(i * 0.9) * radius * ek * 0.6} ${y + sin(i * 0.9) * radius * ek * 0.6}h.1`,
          ).join(""),
          { "stroke-width": 3, opacity: 0.5 },
        ))
  );
};

export const stem = (x0, y0, x1, y1) =>
  L(path`M${x0} ${y0}Q${x0} ${(y0 + y1) / 2} ${x1} ${y1}`, { "stroke-width": 6, stroke: INK }) +
  L(path`M${x0} ${y0}Q${x0} ${(y0 + y1) / 2} ${x1} ${y1}`, { "stroke-width": 3, stroke: LEAF });

export const bloom = (variety, random) => {
  const cs = variety.cs || [variety.c, variety.c, variety.c],
    big = variety.R || 62;
  const lf = (x, y, a) =>
    variety.leafk === "fern"
      ? tops(x, y, 46, DARK_LEAF, "fern", random)
      : variety.leafk === "round"
        ? C(x, y - 6, 26, LIGHT_LEAF, {}) +
          L(
            `M${x} ${y - 6}l18 -10M${x} ${y - 6}l-18 -8M${x} ${y - 6}l2 -22M${x} ${y - 6}l12 16M${x} ${y - 6}l-12 15`,
            { stroke: light(LIGHT_LEAF, 0.6), "stroke-width": 2 },
          ) +
          (variety.marble ? C(x - 9, y - 14, 6, "#f4f1dc", NO_LINE) + C(x + 9, y, 5, "#f4f1dc", NO_LINE) : "")
        : leaf(x, y, 62, variety.lw || 15, a, LEAF);
  if (variety.one)
    return (
      stem(200, 250, 200, 130) +
      lf(200, 214, -28) +
      lf(200, 226, -152) +
      flower(200, 108, variety.R || 96, { ...variety, c: cs[0] })
    );
  return (
    stem(200, 250, 128, 108) +
    stem(204, 250, 284, 96) +
    stem(202, 250, 214, 176) +
    lf(160, 208, -160) +
    lf(248, 206, -20) +
    flower(126, 98, big, { ...variety, c: cs[0] }) +
    flower(284, 84, big * 0.9, { ...variety, c: cs[1 % cs.length] }) +
    flower(214, 176, big * 0.78, { ...variety, c: cs[2 % cs.length] })
  );
};
