// Open vats and demijohns to scale.
import {
  bottleForScale,
  dark,
  E,
  FLOOR,
  L,
  line,
  liters,
  P,
  path,
  R,
  scaled,
  shade,
  shine,
} from "../kit.mjs";

export const vat = (product, facts) => {
  const v = +facts.volume_l,
    hcm = 44 * Math.cbrt(v / 50),
    [H, b] = scaled(hcm, 125),
    W = H * 1.04,
    x = 20 + W / 2,
    c = facts.volume_l > 400 ? "#6f93bd" : "#86a6cc";
  return (
    P(path`M${x - W / 2} ${FLOOR - H}L${x - W * 0.42} ${FLOOR}h${W * 0.84}L${x + W / 2} ${FLOOR - H}z`, c) +
    E(x, FLOOR - H, W / 2, H * 0.08, dark(c, 0.3)) +
    L(
      path`M${x - W * 0.47} ${FLOOR - H * 0.7}h${W * 0.94}M${x - W * 0.45} ${FLOOR - H * 0.34}h${W * 0.9}`,
      line(2),
    ) +
    L(
      path`M${x - W / 2} ${FLOOR - H * 0.94}q-12 4 -6 22M${x + W / 2} ${FLOOR - H * 0.94}q12 4 6 22`,
      line(5),
    ) +
    shade(path`M${x + W * 0.25} ${FLOOR - H}h${W * 0.25}L${x + W * 0.42} ${FLOOR}h${-W * 0.2}z`) +
    bottleForScale(x + W / 2 + 20 + b * 0.12, FLOOR, b) +
    liters(facts.volume_l)
  );
};

export const demijohn = (product, facts, name) => {
  const v = +facts.volume_l,
    hcm = 30 * Math.cbrt(v / 5),
    [H, b] = scaled(hcm, 68),
    W = H * 0.74,
    x = 122,
    wide = /larga/.test(name),
    nk = wide ? 0.2 : 0.09,
    c = wide ? "#a9ccb0" : "#d6e6df",
    y = FLOOR;
  const d = path`M${x - W * nk} ${y - H}V${y - H * 0.86}C${x - W * nk} ${y - H * 0.74} ${x - W / 2} ${y - H * 0.72} ${x - W / 2} ${y - H * 0.42}C${x - W / 2} ${y - H * 0.12} ${x - W * 0.36} ${y} ${x} ${y}C${x + W * 0.36} ${y} ${x + W / 2} ${y - H * 0.12} ${x + W / 2} ${y - H * 0.42}C${x + W / 2} ${y - H * 0.72} ${x + W * nk} ${y - H * 0.74} ${x + W * nk} ${y - H * 0.86}V${y - H}z`;
  return (
    P(d, c) +
    P(
      path`M${x - W * 0.47} ${y - H * 0.5}Q${x} ${y - H * 0.45} ${x + W * 0.47} ${y - H * 0.5}C${x + W * 0.56} ${y - H * 0.1} ${x + W * 0.36} ${y} ${x} ${y}C${x - W * 0.36} ${y} ${x - W * 0.56} ${y - H * 0.1} ${x - W * 0.47} ${y - H * 0.5}z`,
      "#8c2a48",
      { ...line(2.2), opacity: 0.88 },
    ) +
    R(x - W * nk - 4, y - H - 4, W * nk * 2 + 8, 12, wide ? "#b3392f" : "#c69c6d", line(2.4)) +
    shine(
      path`M${x - W * 0.38} ${y - H * 0.3}Q${x - W * 0.42} ${y - H * 0.56} ${x - W * 0.2} ${y - H * 0.7}`,
      5,
    ) +
    shade(
      path`M${x + W * 0.47} ${y - H * 0.5}C${x + W * 0.56} ${y - H * 0.1} ${x + W * 0.36} ${y} ${x} ${y}Q${x + W * 0.36} ${y - H * 0.1} ${x + W * 0.3} ${y - H * 0.6}z`,
    ) +
    bottleForScale(x + W / 2 + 18 + b * 0.13, FLOOR, b) +
    liters(facts.volume_l)
  );
};
