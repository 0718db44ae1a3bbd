// Hydrometers and other floating instruments.
import { C, dark, G, L, line, P, PAPER, R, RR, RUBBER, STEEL, T } from "../kit.mjs";
import { screen } from "./display.mjs";

export const hydrometer = (scale, c, o = {}) => {
  const x = o.x ?? 126;
  return (
    (o.cyl
      ? RR(x - 34, 48, 68, 196, 6, "#e6efec") +
        P(`M${x - 32} 96h64v140q0 6 -6 6h-52q-6 0 -6 -6z`, o.wine || "#8c2a48", {
          ...line(2),
          opacity: 0.85,
        }) +
        R(x - 50, 240, 100, 10, RUBBER)
      : "") +
    RR(x - 7, 18, 14, 120, 7, PAPER) +
    L([34, 46, 58, 70, 82, 94].map((y, i) => `M${x - 6} ${y}h${i % 2 ? 6 : 10}`).join(""), {
      "stroke-width": 1.8,
      stroke: c,
    }) +
    P(
      `M${x - 7} 132Q${x - 20} 142 ${x - 20} 162V196Q${x - 20} 222 ${x} 224Q${x + 20} 222 ${x + 20} 196V162Q${x + 20} 142 ${x + 7} 132z`,
      "#f4f6f2",
    ) +
    P(`M${x - 18} 188h36q2 34 -18 34t-18 -34z`, dark(STEEL, 0.3), line(2)) +
    (o.th ? R(x - 3, 146, 6, 48, "#b3392f", line(1.6)) : "") +
    T(scale, 376, 92, 30, { a: "e", max: 140 })
  );
};

export const vinometer = () =>
  P("M90 40h76q0 60 -30 76v130h-16V116q-30 -16 -30 -76z", "#e6efec") +
  P("M96 66h64q-8 34 -26 42v70h-12v-70q-18 -8 -26 -42z", "#8c2a48", line(2)) +
  L("M122 200h6M122 216h6M122 232h6", line(2)) +
  T("% vol", 330, 100, 32, { a: "m", max: 120 });

export const floatingHydrometer = () =>
  G(
    RR(-24, -96, 48, 170, 24, "#f4f6f4") +
      screen(-16, -40, 32, 70, "1,048", "#c9d6b4") +
      C(0, -70, 6, "#4a9a5a", line(2)) +
      P("M-24 40h48v10q0 24 -24 24t-24 -24z", "#35556a", line(2.4)),
    "translate(126 130)rotate(-14)",
  ) +
  L("M30 190q24 -14 48 0t48 0t48 0t48 0", { stroke: "#c98a2e", "stroke-width": 8 }) +
  T("SG", 340, 110, 46, { a: "m" });
