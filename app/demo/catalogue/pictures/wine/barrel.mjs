// Barrels to scale.
import {
  bottleForScale,
  C,
  DARK_STEEL,
  FLOOR,
  L,
  line,
  liters,
  P,
  PI,
  path,
  SOIL,
  scaled,
  shade,
  T,
} from "../kit.mjs";

/** Origin of the oak: the three woods look too similar to distinguish by colour. */
const OAKS = [
  ["francese", "FR"],
  ["americano", "US"],
  ["Slavonia", "HR"],
];

export const barrel = (product, facts) => {
  const v = +facts.volume_l,
    hcm = 28 * Math.cbrt(v / 10),
    [H, b] = scaled(hcm, 110),
    W = H * 0.86,
    x = 126,
    c =
      { castagno: "#8f6236", acacia: "#cfa45e" }[facts.material] ||
      (/francese/.test(product.name) ? "#b98048" : /americano/.test(product.name) ? "#c78d54" : "#a8703c"),
    y = FLOOR;
  const d = path`M${x - W * 0.4} ${y}Q${x - W * 0.6} ${y - H / 2} ${x - W * 0.4} ${y - H}H${x + W * 0.4}Q${x + W * 0.6} ${y - H / 2} ${x + W * 0.4} ${y}z`;
  let s =
    P(d, c) +
    L(
      [-0.24, -0.08, 0.08, 0.24]
        .map((k) => path`M${x + k * W} ${y}Q${x + k * W * 1.5} ${y - H / 2} ${x + k * W} ${y - H}`)
        .join(""),
      { "stroke-width": 1.8, opacity: 0.6 },
    );
  for (const q of [0.06, 0.26, 0.66, 0.86]) {
    const k = 0.4 + 0.2 * Math.sin(PI * (q + 0.04)) * 0.5;
    s += P(path`M${x - W * k} ${y - H * q}h${2 * W * k}v${-H * 0.075}h${-2 * W * k}z`, DARK_STEEL, line(2.2));
  }
  s +=
    C(x, y - H * 0.5, Math.max(4, H * 0.035), SOIL, line(2.2)) +
    shade(
      path`M${x + W * 0.22} ${y - H}h${W * 0.18}Q${x + W * 0.6} ${y - H / 2} ${x + W * 0.4} ${y}h${-W * 0.18}Q${x + W * 0.36} ${y - H / 2} ${x + W * 0.22} ${y - H}z`,
    );
  const grown = OAKS.find(([word]) => product.name.includes(word))?.[1] ?? "";
  return (
    s +
    bottleForScale(Math.min(x + W * 0.5 + 12 + b * 0.14, 262), FLOOR, b) +
    liters(facts.volume_l) +
    T(grown, 380, 132, 26, { a: "e" })
  );
};
