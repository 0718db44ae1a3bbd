// Crushers and destemmers.
import { BLUE, BRASS, C, DARK_STEEL, dark, G, L, line, P, R, RR, STEEL, shade, T, tube } from "../kit.mjs";

export const crusher = (product, facts, name) => {
  const inox = facts.material === "inox",
    c = inox ? STEEL : "#a8323a",
    mot = facts.power_supply !== "manual",
    der = /dirasp/i.test(name),
    pu = /con pompa/.test(name),
    cr = /pigia/i.test(name);
  let s =
    L("M70 250L80 178M196 250L186 178", line(8)) +
    P("M30 52h204l-44 62H74z", c) +
    L("M30 52h204", line(6)) +
    P("M62 114h140v40H62z", dark(c, 0.15));
  if (cr)
    s +=
      C(104, 134, 16, DARK_STEEL) +
      C(160, 134, 16, DARK_STEEL) +
      L("M104 120v28M92 126l24 16M92 142l24 -16M160 120v28M148 126l24 16M148 142l24 -16", line(2));
  if (der)
    s +=
      R(62, 154, 140, 36, c) +
      L(
        Array.from({ length: 12 }, (_, i) => `M${72 + (i % 6) * 24} ${164 + Math.floor(i / 6) * 16}h.1`).join(
          "",
        ),
        line(8),
      ) +
      L("M202 168l22 10M202 178l20 14", { stroke: "#7a9a4a", "stroke-width": 4 });
  s += mot
    ? RR(196, 112, 52, 38, 4, BLUE) + L("M206 118v26M216 118v26M226 118v26M236 118v26", line(2))
    : C(224, 134, 28, "none", line(5)) + L("M224 106v56M196 134h56M244 114l8 -14", line(4));
  if (pu) s += C(94, 222, 22, BRASS) + tube("M72 222H30V190", 9, "#b8c8cc");
  s +=
    P("M40 48q20 -20 36 -4q16 -22 34 -2q20 -22 34 0q20 -18 34 4q18 -14 34 2z", "#5b2a5b", line(2.4)) +
    shade("M176 52h58l-44 62h-20z");
  return (
    s +
    T(mot ? "230 V" : "", 380, 92, 30, { a: "e" }) +
    (cr
      ? G(C(0, 0, 24, "#5b2a5b") + P("M-30 34q30 14 60 0l-6 14h-48z", "#7a2a50"), "translate(344 160)")
      : L("M320 130q20 30 10 70M330 150l22 -12M334 172l24 -6M332 190l18 6", {
          stroke: "#7a9a4a",
          "stroke-width": 6,
        }))
  );
};
