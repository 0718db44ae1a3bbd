// Fertilisers, with their N, P and K values.
import { C, FLOOR, G, L, LEAF, leaf, line, P, PAPER, R, RUBBER, T, YELLOW } from "../kit.mjs";
import { bag, bottle } from "../packaging/containers.mjs";
import { label } from "../packaging/label.mjs";

export const NPK_COLOURS = ["#4f8a42", "#c98a2a", "#b3392f"];
export const fertiliser = (product, facts, name) => {
  const liq = /fluida|alghe|liquido/.test(name),
    c = /prato/.test(name)
      ? "#6aa84a"
      : /agrumi/.test(name)
        ? "#e6a22a"
        : /vite/.test(name)
          ? "#6a3f6a"
          : /rose/.test(name)
            ? "#cf6a86"
            : /orto/.test(name)
              ? "#4f9a52"
              : /Chelato|ferro/.test(name)
                ? "#8a4a3a"
                : /Sangue/.test(name)
                  ? "#7a2a24"
                  : /ossa/.test(name)
                    ? "#efe6d0"
                    : /Cornun/.test(name)
                      ? "#8a6a4a"
                      : /Urea/.test(name)
                        ? "#f0f2f0"
                        : /fiorite/.test(name)
                          ? "#d9679a"
                          : facts.organic === "yes"
                            ? "#a8804a"
                            : "#7fa04a";
  const npk = (facts.npk || "").split("-").map(Number);
  let s = liq ? bottle(106, FLOOR, 104, 168, c, { cap: RUBBER }) : bag(110, FLOOR, 158, 190, c);
  s += /ferro|Chelato/.test(name)
    ? label(108, 190, 96, 54, /Chelato/.test(name) ? "EDDHA" : "FeSO4", null, { h: 24 }) +
      T("Fe", 320, 150, 74, { a: "m" }) +
      (/Chelato/.test(name) ? C(320, 124, 62, "none", { "stroke-width": 5, stroke: "#8a4a3a" }) : "")
    : G(
        R(-44, -36, 88, 72, PAPER, line(2.4)) +
          (/agrumi/.test(name)
            ? C(0, 2, 22, "#eea32a") + leaf(0, -18, 24, 8, -30, LEAF)
            : /vite/.test(name)
              ? [
                  [0, 18],
                  [-9, 4],
                  [9, 4],
                  [-18, -10],
                  [0, -10],
                  [18, -10],
                ]
                  .map(([x, y]) => C(x, y, 9, "#4a2a5a", line(2)))
                  .join("")
              : /prato/.test(name)
                ? P(
                    "M-30 28Q-26 -10 -34 -26Q-16 -8 -16 28zM-8 28Q-6 -16 2 -30Q8 -8 8 28zM16 28Q18 0 30 -20Q28 8 30 28z",
                    LEAF,
                    line(2),
                  )
                : /rose|fiorite/.test(name)
                  ? [0, 72, 144, 216, 288]
                      .map((a) => C(Math.cos(a / 57.3) * 14, Math.sin(a / 57.3) * 14, 12, "#d9567a", line(2)))
                      .join("") + C(0, 0, 8, YELLOW, line(2))
                  : /ossa/.test(name)
                    ? L("M-22 14L22 -14", { "stroke-width": 12 }) +
                      L("M-22 14L22 -14", { "stroke-width": 7, stroke: "#f6f0e0" }) +
                      C(-26, 8, 7, "#f6f0e0", line(2)) +
                      C(-20, 20, 7, "#f6f0e0", line(2)) +
                      C(20, -20, 7, "#f6f0e0", line(2)) +
                      C(26, -8, 7, "#f6f0e0", line(2))
                    : /alghe/.test(name)
                      ? L("M-20 28Q-30 0 -16 -26M0 28Q12 0 -2 -28M20 28Q8 4 20 -22", {
                          stroke: "#3f6a4a",
                          "stroke-width": 7,
                        })
                      : /orto/.test(name)
                        ? C(0, 4, 22, "#d23b2c") +
                          leaf(0, -16, 16, 6, -150, LEAF, { rib: 0 }) +
                          leaf(0, -16, 16, 6, -30, LEAF, { rib: 0 })
                        : leaf(0, 28, 54, 16, -90, LEAF)),
        "translate(108 188)",
      );
  if (facts.npk)
    s +=
      ["N", "P", "K"]
        .map((q, i) => {
          const H = Math.min(150, npk[i] * 3);
          return (
            R(246 + i * 46, 232 - H, 32, Math.max(H, 0.1), NPK_COLOURS[i]) +
            T(q, 262 + i * 46, 276, 20, { a: "m" }) +
            T(String(npk[i]), 262 + i * 46, 222 - H, 24, { a: "m" })
          );
        })
        .join("") + L("M236 232H384", line(2.4));
  return s;
};
