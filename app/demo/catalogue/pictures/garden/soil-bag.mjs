// Bags of soil, bark and stones.
import {
  C,
  dark,
  FLOOR,
  G,
  L,
  LEAF,
  leaf,
  light,
  line,
  NO_LINE,
  P,
  path,
  polar,
  R,
  shift,
  YELLOW,
} from "../kit.mjs";
import { bag } from "../packaging/containers.mjs";

export const soilBag = (product, facts, name, random) => {
  const k = /Pomice/.test(name)
    ? ["#e3ddd0", "st"]
    : /Lapillo/.test(name)
      ? ["#8a4a3a", "st"]
      : /Corteccia/.test(name)
        ? ["#8a5a34", "bark"]
        : /cocco/.test(name)
          ? ["#9a6a3a", "fib"]
          : /Torba/.test(name)
            ? ["#7a5230", "fib"]
            : /lombrico/.test(name)
              ? ["#3a2a1e", "worm"]
              : /Compost/.test(name)
                ? ["#4a3424", "leafy"]
                : ["#5a3e28", "soil"];
  const c = /universale/.test(name)
    ? "#6a9a4a"
    : /biologico/.test(name)
      ? "#3f7a3a"
      : /semina/.test(name)
        ? "#c9d06a"
        : /gerani/.test(name)
          ? "#d9567a"
          : /agrumi/.test(name)
            ? "#eea32a"
            : /acido/.test(name)
              ? "#8a6ac0"
              : /grasse/.test(name)
                ? "#7fb0a0"
                : "#d9c49a";
  let s =
    bag(104, FLOOR, 166, 206, c) +
    R(50, 140, 108, 84, k[0]) +
    Array.from({ length: k[1] === "soil" ? 26 : 16 }, () => {
      const x = 58 + random() * 92,
        y = 148 + random() * 68;
      return k[1] === "st"
        ? P(
            polar(x, y, (a) => 8 + 2 * Math.cos(3 * a + x), 7),
            shift(k[0], random, 22),
            line(1.8),
          )
        : k[1] === "bark"
          ? P(path`M${x} ${y}l12 -4l4 8l-14 5z`, shift(k[0], random, 22), line(1.8))
          : k[1] === "fib"
            ? L(path`M${x} ${y}q${random() * 16 - 8} -8 14 ${random() * 10 - 5}`, {
                "stroke-width": 2.4,
                stroke: light(k[0], 0.35),
              })
            : k[1] === "leafy"
              ? leaf(x, y, 12, 4, random() * 360, "#8a7a3a", { rib: 0 })
              : L(path`M${x} ${y}h.1`, {
                  "stroke-width": 5,
                  stroke: random() > 0.5 ? light(k[0], 0.3) : dark(k[0], 0.4),
                });
    }).join("");
  if (k[1] === "worm")
    s +=
      L("M64 190q14 -20 30 -4t30 -8", { "stroke-width": 8 }) +
      L("M64 190q14 -20 30 -4t30 -8", { "stroke-width": 4, stroke: "#d98a8a" });
  const e = /gerani/.test(name)
    ? [0, 72, 144, 216, 288]
        .map((a) => C(Math.cos(a / 57.3) * 20, Math.sin(a / 57.3) * 20, 17, "#d9446a"))
        .join("") + C(0, 0, 8, YELLOW)
    : /agrumi/.test(name)
      ? C(0, 0, 42, "#eea32a") + leaf(0, -38, 40, 13, -30, LEAF)
      : /grasse/.test(name)
        ? P("M-18 44V-30Q-18 -50 0 -50T18 -30V44z", "#5a9a6a") + L("M-8 -30v60M8 -30v60", line(2))
        : /acido/.test(name)
          ? [
              [-14, 0],
              [14, 0],
              [0, 18],
              [0, -16],
            ]
              .map(([x, y]) => C(x, y, 15, "#4a4f9a", line(2.4)))
              .join("")
          : /semina/.test(name)
            ? L("M0 44V0", line(4)) + leaf(0, 4, 40, 13, -150, LEAF) + leaf(0, 4, 40, 13, -30, LEAF)
            : /orto|biologico/.test(name)
              ? C(0, 6, 38, "#d23b2c") + leaf(0, -30, 26, 9, -150, LEAF) + leaf(0, -30, 26, 9, -30, LEAF)
              : G(
                  P(
                    polar(0, 0, (a) => 44 * (1 + 0.06 * Math.cos(5 * a)), 15),
                    k[0],
                  ) +
                    (k[1] === "st"
                      ? C(-14, -8, 5, dark(k[0], 0.2), NO_LINE) +
                        C(12, 10, 6, dark(k[0], 0.2), NO_LINE) +
                        C(10, -16, 4, dark(k[0], 0.2), NO_LINE)
                      : L("M-26 -8h20M0 10h24M-14 22h16", line(2.4))),
                );
  return s + G(e, "translate(314 150)");
};
