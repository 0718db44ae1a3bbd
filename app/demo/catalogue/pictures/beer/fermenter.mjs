// Fermenters to scale.
import {
  BRASS,
  bottleForScale,
  C,
  DARK_STEEL,
  FLOOR,
  L,
  light,
  line,
  liters,
  P,
  PAPER,
  path,
  R,
  RED,
  STEEL,
  scaled,
  shade,
  shine,
  tenth,
} from "../kit.mjs";
import { gauge } from "../measuring/display.mjs";

export const fermenter = (product, facts, name) => {
  const v = +facts.volume_l,
    k = /plastica/.test(name)
      ? "bucket"
      : /isobarico in PET/.test(name)
        ? "isopet"
        : /PET/.test(name)
          ? "pet"
          : /vetro/.test(name)
            ? "glass"
            : /piatto/.test(name)
              ? "flat"
              : /tronco/.test(name)
                ? "cone"
                : "iso";
  const hcm =
      { bucket: 40, pet: 44, glass: 44, flat: 42, cone: 62, iso: 58, isopet: 56 }[k] * Math.cbrt(v / 25),
    [H, b] = scaled(hcm, 135),
    x = 120,
    y = FLOOR;
  const W = H * { bucket: 0.78, pet: 0.6, glass: 0.62, flat: 0.74, cone: 0.56, iso: 0.5, isopet: 0.58 }[k];
  let s = "";
  const lock = L(`M${x} ${y - H + 4}v-10q0 -8 7 -8t7 8v5q0 8 7 8t7 -8v-10`, line(3));
  if (k === "bucket")
    s =
      P(
        `M${tenth(x - W / 2)} ${tenth(y - H * 0.9)}L${tenth(x - W * 0.43)} ${y}h${tenth(W * 0.86)}L${tenth(x + W / 2)} ${tenth(y - H * 0.9)}z`,
        "#f4f0e4",
      ) +
      R(x - W * 0.54, y - H, W * 1.08, H * 0.11, "#e6e0cf") +
      lock +
      L(
        path`M${x - W * 0.3} ${y - H * 0.2}h12M${x - W * 0.3} ${y - H * 0.4}h12M${x - W * 0.3} ${y - H * 0.6}h12`,
        line(2),
      ) +
      R(x - 6, y - 18, 12, 12, RED, line(2.2)) +
      P(
        `M${tenth(x - W * 0.48)} ${tenth(y - H * 0.7)}L${tenth(x - W * 0.43)} ${y}h${tenth(W * 0.86)}L${tenth(x + W * 0.48)} ${tenth(y - H * 0.7)}z`,
        "#c98a2e",
        { stroke: "none", opacity: 0.35 },
      );
  else if (k === "pet" || k === "glass")
    s =
      P(
        `M${tenth(x - W * 0.1)} ${y - H}h${tenth(W * 0.2)}v${tenth(H * 0.1)}Q${tenth(x + W / 2)} ${tenth(y - H * 0.84)} ${tenth(x + W / 2)} ${tenth(y - H * 0.66)}V${tenth(y - 8)}q0 8 -9 8H${tenth(x - W / 2 + 9)}q-9 0 -9 -8V${tenth(y - H * 0.66)}Q${tenth(x - W / 2)} ${tenth(y - H * 0.84)} ${tenth(x - W * 0.1)} ${tenth(y - H * 0.9)}z`,
        k === "pet" ? "#e3eaf0" : "#d6e6df",
      ) +
      R(x - W / 2 + 3, y - H * 0.6, W - 6, H * 0.6 - 5, "#d39a3e", { stroke: "none", opacity: 0.75 }) +
      lock +
      (k === "pet"
        ? L([0.18, 0.3, 0.42, 0.54].map((q) => path`M${x - W / 2} ${y - H * q}h${W}`).join(""), {
            "stroke-width": 2,
            opacity: 0.5,
          })
        : R(x - W * 0.14, y - H - 2, W * 0.28, 9, "#c69c6d", line(2.2)));
  else if (k === "flat")
    s =
      R(x - W / 2, y - H * 0.88, W, H * 0.88, STEEL) +
      P(path`M${x - W * 0.53} ${y - H * 0.88}q${W * 0.53} ${-H * 0.16} ${W * 1.06} 0z`, light(STEEL, 0.3)) +
      lock +
      R(x - 7, y - 22, 14, 12, BRASS, line(2.2)) +
      L(path`M${x - W / 2} ${y - H * 0.66}h-8v16M${x + W / 2} ${y - H * 0.66}h8v16`, line(4));
  else {
    const pet = k === "isopet",
      c = pet ? "#e0d3b4" : STEEL,
      iso = k !== "cone";
    s =
      L(
        `M${tenth(x - W * 0.42)} ${tenth(y - H * 0.5)}V${y}M${tenth(x + W * 0.42)} ${tenth(y - H * 0.5)}V${y}`,
        line(6),
      ) +
      P(
        `M${tenth(x - W / 2)} ${tenth(y - H * 0.86)}Q${x} ${tenth(y - H * (iso ? 1.02 : 0.92))} ${tenth(x + W / 2)} ${tenth(y - H * 0.86)}V${tenth(y - H * 0.42)}L${tenth(x + W * 0.07)} ${tenth(y - H * 0.1)}h${tenth(-W * 0.14)}L${tenth(x - W / 2)} ${tenth(y - H * 0.42)}z`,
        c,
      ) +
      R(x - W * 0.1, y - H * 0.1, W * 0.2, H * 0.045, BRASS, line(2.2)) +
      R(x - W * 0.17, y - H * 0.99, W * 0.34, H * 0.08, iso ? DARK_STEEL : light(STEEL, 0.3)) +
      (iso ? gauge(x + W * 0.42, y - H * 0.97, Math.max(9, H * 0.06)) : lock) +
      L(path`M${x - W / 2} ${y - H * 0.42}h${W}`, { "stroke-width": 2, opacity: 0.6 }) +
      (pet
        ? P(
            path`M${x - W / 2 + 3} ${y - H * 0.7}h${W - 6}V${y - H * 0.42}L${x + W * 0.07} ${y - H * 0.12}h${-W * 0.14}L${x - W / 2 + 3} ${y - H * 0.42}z`,
            "#d39a3e",
            { stroke: "none", opacity: 0.7 },
          )
        : C(x - W * 0.2, y - H * 0.54, Math.max(5, H * 0.035), PAPER, line(2.2)));
  }
  s +=
    shine(path`M${x - W * 0.34} ${y - H * 0.74}V${y - H * 0.46}`, 5) +
    shade(
      `M${tenth(x + W * 0.24)} ${tenth(y - H * 0.84)}h${tenth(W * 0.24)}v${tenth(H * (k === "bucket" || k === "flat" ? 0.82 : 0.4))}h${tenth(-W * 0.24)}z`,
    );
  return s + bottleForScale(x + W / 2 + 26 + b * 0.14, FLOOR, b) + liters(facts.volume_l);
};
