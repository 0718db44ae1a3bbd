// Steel tanks to scale.
import {
  BRASS,
  bottleForScale,
  C,
  DARK_STEEL,
  dark,
  E,
  FLOOR,
  INK,
  L,
  light,
  line,
  liters,
  NO_LINE,
  P,
  path,
  R,
  STEEL,
  scaled,
  shade,
} from "../kit.mjs";

const legs = (x, w, y, h) => L(path`M${x - w * 0.38} ${y - h}V${y}M${x + w * 0.38} ${y - h}V${y}`, line(6));
/** Litres, and the diameter and height in cm of such a tank. The next size is wider or taller, seldom both. */
const SIZES = [
  [50, [37, 60]],
  [100, [46, 78]],
  [150, [46, 108]],
  [200, [56, 104]],
  [300, [64, 115]],
  [400, [76, 114]],
  [500, [72, 148]],
  [750, [92, 140]],
  [1000, [92, 180]],
  [1500, [112, 182]],
  [2000, [112, 234]],
];

export const wineTank = (product, facts, name) => {
  const [diameter, height] = SIZES.find(([liters]) => liters >= +facts.volume_l)[1],
    [H, b] = scaled(height, 240),
    W = (H * diameter) / height,
    x = 112,
    y = FLOOR,
    lg = H * 0.1,
    c = STEEL;
  let s = legs(x, W, y, lg + 4);
  const top = y - H;
  if (/sempre pieno/.test(name))
    s +=
      P(path`M${x - W / 2} ${top + H * 0.1}V${y - lg}h${W}V${top + H * 0.1}z`, c) +
      E(x, top + H * 0.1, W / 2, H * 0.035, dark(STEEL, 0.35)) +
      E(x, top + H * 0.17, W * 0.44, H * 0.03, light(STEEL, 0.5), line(2.2)) +
      L(path`M${x + W * 0.5} ${top + H * 0.3}V${top - 4}H${x}V${top + H * 0.15}`, line(4));
  else
    s +=
      P(
        path`M${x - W / 2} ${top + H * 0.14}Q${x} ${top - H * 0.06} ${x + W / 2} ${top + H * 0.14}V${y - lg}Q${x} ${y - lg + H * 0.07} ${x - W / 2} ${y - lg}z`,
        c,
      ) + R(x - W * 0.12, top - H * 0.01, W * 0.24, H * 0.06, DARK_STEEL);
  s += L(path`M${x - W / 2} ${top + H * 0.3}h${W}M${x - W / 2} ${y - lg - H * 0.16}h${W}`, {
    "stroke-width": 1.8,
    opacity: 0.5,
  });
  if (/camicia/.test(name))
    s +=
      R(x - W / 2 - 3, top + H * 0.34, W + 6, H * 0.3, "#8fb4cf") +
      L([0.4, 0.46, 0.52, 0.58].map((q) => path`M${x - W / 2} ${top + H * q}h${W}`).join(""), line(1.8)) +
      P(path`M${x + W / 2} ${top + H * 0.38}h10v${H * 0.22}h-10`, "none");
  s += /sempre/.test(name)
    ? ""
    : E(x, y - lg - H * 0.28, W * 0.16, H * 0.075, light(STEEL, 0.3)) +
      C(x, y - lg - H * 0.28, 3, INK, NO_LINE);
  s +=
    R(x - 5, y - lg - 4, 10, 12, BRASS, line(2)) +
    L(path`M${x - W * 0.34} ${top + H * 0.36}V${y - lg - H * 0.14}`, {
      stroke: "#fff",
      "stroke-width": 5,
      opacity: 0.5,
    }) +
    shade(path`M${x + W * 0.26} ${top + H * 0.13}h${W * 0.24}V${y - lg}h${-W * 0.24}z`);
  return s + bottleForScale(x + W / 2 + 22 + b * 0.14, FLOOR, b) + liters(facts.volume_l);
};
