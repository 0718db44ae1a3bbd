// Pots and all-in-one systems to scale.
import {
  BRASS,
  bottleForScale,
  C,
  FLOOR,
  L,
  light,
  line,
  liters,
  P,
  path,
  R,
  RED,
  RUBBER,
  STEEL,
  scaled,
  shade,
  shine,
  T,
  tenth,
} from "../kit.mjs";
import { gauge, screen } from "../measuring/display.mjs";

export const brewPot = (product, facts, name) => {
  const v = +facts.volume_l,
    all = /all in one/.test(name),
    tap = /rubinetto/.test(name) || all;
  const hcm = (all ? 56 : 34) * Math.cbrt(v / 30),
    [H, b] = scaled(hcm, all ? 108 : 64),
    x = 120,
    W = H * (all ? 0.62 : 0.98),
    y = FLOOR;
  let s = "";
  if (all)
    s =
      R(x - W * 0.46, y - H * 0.14, W * 0.92, H * 0.14, RUBBER) +
      R(x - W / 2, y - H * 0.82, W, H * 0.68, STEEL) +
      P(path`M${x - W * 0.52} ${y - H * 0.82}q${W * 0.52} ${-H * 0.18} ${W * 1.04} 0z`, "#cfe0e4") +
      L(path`M${x + W * 0.5} ${y - H * 0.3}h14V${y - H * 0.97}H${x}v${H * 0.08}`, line(5)) +
      screen(x - W * 0.24, y - H * 0.12, W * 0.48, H * 0.09, "67°") +
      C(x, y - H * 0.92, 4, RUBBER);
  else
    s =
      R(x - W / 2, y - H * 0.86, W, H * 0.86, STEEL) +
      P(path`M${x - W * 0.53} ${y - H * 0.86}q${W * 0.53} ${-H * 0.14} ${W * 1.06} 0z`, light(STEEL, 0.3)) +
      R(x - 12, y - H - 4, 24, 9, RUBBER, line(2.4)) +
      L(
        path`M${x - W / 2} ${y - H * 0.7}h-12v${H * 0.14}h12M${x + W / 2} ${y - H * 0.7}h12v${H * 0.14}h-12`,
        line(5),
      );
  if (tap)
    s +=
      R(x - W * 0.34, y - H * 0.2, 16, 14, BRASS, line(2.4)) +
      L(path`M${x - W * 0.34 - 2} ${y - H * 0.2 - 4}h26`, { stroke: RED, "stroke-width": 5 }) +
      gauge(x + W * 0.14, y - H * 0.46, Math.max(12, H * 0.09), RED);
  s +=
    L(path`M${x - W / 2} ${y - H * 0.76}h${W}`, { "stroke-width": 2, opacity: 0.5 }) +
    shine(path`M${x - W * 0.38} ${y - H * 0.68}V${y - H * 0.24}`, 6) +
    shade(
      `M${tenth(x + W * 0.26)} ${tenth(y - H * 0.82)}h${tenth(W * 0.24)}V${tenth(y - (all ? H * 0.14 : 0))}h${tenth(-W * 0.24)}z`,
    );
  return (
    s +
    bottleForScale(x + W / 2 + 26 + b * 0.14, FLOOR, b) +
    liters(facts.volume_l) +
    (facts.power_w ? T(facts.power_w + " W", 380, 124, 18, { a: "e" }) : "")
  );
};
