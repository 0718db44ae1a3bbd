// Kegs to scale.
import {
  BRASS,
  bottleForScale,
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
  RED,
  RR,
  RUBBER,
  STEEL,
  scaled,
  shade,
  shine,
  tenth,
} from "../kit.mjs";

export const keg = (product, facts, name) => {
  const v = +facts.volume_l;
  let hcm,
    W,
    kind = /Cornelius/.test(name)
      ? "corny"
      : /ago/.test(name)
        ? "sankey"
        : /Growler/.test(name)
          ? "growler"
          : /PET/.test(name)
            ? "pet"
            : "mini";
  hcm = {
    corny: 22 + v * 2.2,
    sankey: 26 + v * 0.66,
    growler: 24 * Math.cbrt(v),
    pet: 36 * Math.cbrt(v / 8),
    mini: 25 * Math.cbrt(v / 4),
  }[kind];
  const [H, b] = scaled(hcm, 72);
  W = H * { corny: 9.5 / 26, sankey: 0.62, growler: 0.42, pet: 0.62, mini: 0.6 }[kind];
  const x = 118,
    y = FLOOR,
    c = kind === "pet" ? "#c9b38a" : STEEL;
  let s;
  if (kind === "corny")
    s =
      R(x - W / 2, y - H * 0.12, W, H * 0.12, RUBBER) +
      P(path`M${x - W / 2} ${y - H * 0.1}V${y - H * 0.86}q${W / 2} ${-H * 0.06} ${W} 0V${y - H * 0.1}z`, c) +
      P(
        `M${tenth(x - W / 2)} ${tenth(y - H * 0.84)}V${y - H}h${tenth(W)}V${tenth(y - H * 0.84)}q${tenth(-W / 2)} ${tenth(-H * 0.08)} ${tenth(-W)} 0z`,
        RUBBER,
      ) +
      R(x - W * 0.24, y - H * 0.96, W * 0.2, H * 0.06, light(RUBBER, 0.5), line(2)) +
      R(x + W * 0.06, y - H * 0.96, W * 0.2, H * 0.06, light(RUBBER, 0.5), line(2));
  else if (kind === "sankey")
    s =
      P(
        `M${tenth(x - W * 0.44)} ${y}V${tenth(y - H * 0.12)}L${tenth(x - W / 2)} ${tenth(y - H * 0.18)}V${tenth(y - H * 0.8)}L${tenth(x - W * 0.44)} ${tenth(y - H * 0.86)}V${y - H}h${tenth(W * 0.88)}V${tenth(y - H * 0.86)}L${tenth(x + W / 2)} ${tenth(y - H * 0.8)}V${tenth(y - H * 0.18)}L${tenth(x + W * 0.44)} ${tenth(y - H * 0.12)}V${y}z`,
        c,
      ) +
      L(path`M${x - W / 2} ${y - H * 0.34}h${W}M${x - W / 2} ${y - H * 0.64}h${W}`, line(4)) +
      R(x - 9, y - H - 8, 18, 12, BRASS, line(2.4)) +
      R(x - W * 0.3, y - H * 0.97, W * 0.16, H * 0.06, INK, NO_LINE) +
      R(x + W * 0.14, y - H * 0.97, W * 0.16, H * 0.06, INK, NO_LINE);
  else if (kind === "growler")
    s =
      P(
        `M${tenth(x - W / 2)} ${y}V${tenth(y - H * 0.56)}Q${tenth(x - W / 2)} ${tenth(y - H * 0.74)} ${tenth(x - W * 0.2)} ${tenth(y - H * 0.8)}V${y - H * 0.9}h${tenth(W * 0.4)}V${tenth(y - H * 0.8)}Q${tenth(x + W / 2)} ${tenth(y - H * 0.74)} ${tenth(x + W / 2)} ${tenth(y - H * 0.56)}V${y}z`,
        c,
      ) +
      R(x - W * 0.26, y - H, W * 0.52, H * 0.12, RUBBER) +
      L(path`M${x + W * 0.3} ${y - H * 0.72}q${W * 0.5} 0 ${W * 0.36} ${H * 0.3}q-4 10 -16 8`, line(5));
  else if (kind === "pet")
    s =
      P(
        `M${tenth(x - W * 0.12)} ${y - H}h${tenth(W * 0.24)}v${tenth(H * 0.1)}Q${tenth(x + W * 0.5)} ${tenth(y - H * 0.86)} ${tenth(x + W * 0.5)} ${tenth(y - H * 0.6)}V${tenth(y - H * 0.2)}Q${tenth(x + W * 0.5)} ${y} ${x} ${y}Q${tenth(x - W * 0.5)} ${y} ${tenth(x - W * 0.5)} ${tenth(y - H * 0.2)}V${tenth(y - H * 0.6)}Q${tenth(x - W * 0.5)} ${tenth(y - H * 0.86)} ${tenth(x - W * 0.12)} ${tenth(y - H * 0.9)}z`,
        c,
      ) +
      R(x - W * 0.18, y - H - 6, W * 0.36, H * 0.08, RED, line(2.4)) +
      L(path`M${x - W / 2} ${y - H * 0.56}h${W}M${x - W / 2} ${y - H * 0.24}h${W}`, {
        "stroke-width": 2,
        opacity: 0.5,
      });
  else
    s =
      RR(x - W / 2, y - H, W, H, W * 0.12, c) +
      L(path`M${x - W / 2} ${y - H * 0.14}h${W}M${x - W / 2} ${y - H * 0.86}h${W}`, line(3)) +
      R(x - W * 0.12, y - H - 8, W * 0.24, 12, RUBBER, line(2.4));
  s +=
    shine(path`M${x - W * 0.34} ${y - H * 0.74}V${y - H * 0.24}`, 5) +
    shade(path`M${x + W * 0.24} ${y - H * 0.8}h${W * 0.26}v${H * 0.6}h${-W * 0.26}z`);
  return s + bottleForScale(x + W / 2 + 24 + b * 0.14, FLOOR, b) + liters(facts.volume_l);
};
