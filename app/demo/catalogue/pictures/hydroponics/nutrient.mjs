// Nutrient solutions.

import { NPK_COLOURS } from "../garden/fertiliser.mjs";
import { C, FLOOR, G, L, LEAF, leaf, light, line, P, PAPER, R, RUBBER, T, YELLOW } from "../kit.mjs";
import { bottle } from "../packaging/containers.mjs";
import { label } from "../packaging/label.mjs";
import { plant } from "./plant.mjs";

export const nutrientBottle = (product, facts, name) => {
  const ab = /A\+B/.test(name),
    c = product.image.split("|")[1],
    npk = (facts.npk || "").split("-").map(Number);
  const sy = /insalate/.test(name)
    ? plant(0, 14, 0.8)
    : /pomodori/.test(name)
      ? C(0, 4, 20, "#d23b2c")
      : /fragole/.test(name)
        ? P("M-18 -8Q0 -18 18 -8Q16 10 0 22Q-16 10 -18 -8z", "#cf3340") +
          L("M-7 -2h.1M6 -2h.1M0 8h.1", { stroke: "#f6e3a0", "stroke-width": 4 })
        : /aromatiche/.test(name)
          ? L("M0 22V-10", line(3)) +
            leaf(0, 12, 24, 7, -150, LEAF, { rib: 0 }) +
            leaf(0, 12, 24, 7, -30, LEAF, { rib: 0 }) +
            leaf(0, -4, 22, 7, -90, LEAF, { rib: 0 })
          : /fioritura|Bloom/.test(name)
            ? [0, 72, 144, 216, 288]
                .map((a) => C(Math.cos(a / 57.3) * 12, Math.sin(a / 57.3) * 12, 10, "#d9679a", line(2)))
                .join("") + C(0, 0, 7, YELLOW, line(2))
            : /radicale/.test(name)
              ? L("M0 -18V0M0 0q-14 8 -18 22M0 0q-4 12 -5 24M0 0q6 12 8 24M0 0q14 8 20 20", line(3))
              : /Calcio/.test(name)
                ? T("Ca", -20, 10, 18) + T("Mg", 2, 10, 18)
                : /Micro/.test(name)
                  ? T("Fe Mn", 0, -2, 14, { a: "m" }) + T("Zn Cu", 0, 20, 14, { a: "m" })
                  : /PK/.test(name)
                    ? T("PK", 0, 12, 24, { a: "m" })
                    : /fulvici/.test(name)
                      ? P("M0 -20q16 22 16 32a16 16 0 0 1 -32 0q0 -10 16 -32z", "#6a4426", line(2.4))
                      : /Enzimi/.test(name)
                        ? C(-8, 0, 13, "none", line(4)) + C(10, 6, 9, "none", line(4))
                        : plant(0, 18, 0.9);
  let s = ab
    ? bottle(74, FLOOR, 78, 160, c, { cap: RUBBER }) +
      bottle(168, FLOOR, 78, 160, light(c, 0.3), { cap: RUBBER }) +
      label(74, 200, 58, 50, "A", null, { h: 30 }) +
      label(168, 200, 58, 50, "B", null, { h: 30 })
    : bottle(120, FLOOR, 112, 176, c, { cap: RUBBER }) +
      R(74, 168, 92, 64, PAPER, line(2.4)) +
      G(sy, "translate(120 200)");
  if (facts.npk)
    s +=
      ["N", "P", "K"]
        .map((q, i) => {
          const H = npk[i] * 9;
          return (
            R(250 + i * 46, 222 - H, 32, Math.max(H, 0.1), NPK_COLOURS[i]) +
            T(q, 266 + i * 46, 270, 20, { a: "m" }) +
            T(String(npk[i]), 266 + i * 46, 212 - H, 22, { a: "m" })
          );
        })
        .join("") + L("M240 222H388", line(2.4));
  else s += T("2–4", 384, 110, 44, { a: "e" }) + T("ml/l", 384, 140, 22, { a: "e" });
  return s;
};
