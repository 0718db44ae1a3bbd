// Sprinklers, cans, sprayers and tanks.
import {
  BRASS,
  DARK_STEEL,
  E,
  FLOOR,
  G,
  L,
  line,
  liters,
  P,
  R,
  RED,
  RR,
  RUBBER,
  SOIL,
  shade,
  shine,
  tube,
} from "../kit.mjs";

export const oscillatingSprinkler = () =>
  R(30, 220, 190, 14, "#2a7a9a") +
  tube("M50 214Q126 176 210 214", 12, DARK_STEEL) +
  L("M60 196L20 60M90 186L76 36M126 182V24M162 186L176 36M192 196L236 60", {
    stroke: "#5f94c0",
    "stroke-width": 4,
    "stroke-dasharray": "14 9",
  }) +
  R(210, 196, 26, 34, RUBBER);

export const popupSprinkler = () =>
  P("M0 190H260V250H0z", SOIL) +
  L("M0 190H260", { stroke: "#5f9a3c", "stroke-width": 10 }) +
  R(106, 190, 44, 58, "#35383c") +
  R(116, 128, 24, 62, DARK_STEEL) +
  P("M110 106h36v24h-36z", "#35383c") +
  L("M146 116Q200 70 250 100M146 112Q190 40 244 50", {
    stroke: "#5f94c0",
    "stroke-width": 5,
    "stroke-dasharray": "14 9",
  });

export const sprayGun = () =>
  P("M40 70h120v44h-46l-18 110H56l14 -110H40z", "#2a7a9a") +
  P("M160 62h34v60h-34z", "#e0a83a") +
  L("M106 122q26 10 18 66", line(7)) +
  L("M206 70l36 -20M208 92h44M206 114l36 20", { stroke: "#5f94c0", "stroke-width": 5 }) +
  R(58, 222, 36, 22, RUBBER);

export const wateringCan = (z) =>
  P("M70 110h110l14 138H56z", z ? "#b9c3c9" : "#3f8a4a") +
  tube("M182 210L240 120", 14, z ? "#b9c3c9" : "#3f8a4a") +
  P("M222 96l38 22l-14 22l-38 -22z", z ? "#9aa7ad" : "#357a40") +
  L("M88 110Q96 44 150 56Q196 80 176 150", line(14)) +
  L("M88 110Q96 44 150 56Q196 80 176 150", { "stroke-width": 8, stroke: z ? "#9aa7ad" : "#357a40" }) +
  (z ? L("M66 150h120M61 200h128", line(2.4)) : "") +
  shade("M150 110h30l14 138h-40z") +
  liters(z ? 9 : 10);

export const knapsackSprayer = (bat) =>
  RR(70, 60, 120, 160, 20, bat ? "#e6ead8" : "#e0d23a") +
  R(104, 44, 52, 20, RUBBER) +
  (bat
    ? R(80, 220, 100, 28, RED) + P("M132 226l-10 12h8l-4 10", "#f2cf4a", line(2))
    : tube("M70 150H30V70", 8, DARK_STEEL) + R(80, 220, 100, 28, RUBBER)) +
  tube("M190 200Q240 210 236 150L220 40", 5, RUBBER) +
  L("M220 40l-10 -24M220 40l14 -22M220 40l2 -28", { stroke: "#5f94c0", "stroke-width": 4 }) +
  L("M84 76q-20 60 0 130M176 76q20 60 0 130", line(5)) +
  liters(16);

export const rainTank = (l) => {
  const k = l > 250 ? 1 : 0.86;
  return (
    G(
      P("M-78 0L-70 -150Q-84 -160 -70 -176H70Q84 -160 70 -150L78 0z", "#4a7a5a") +
        E(0, -176, 70, 13, "#3a624a") +
        L("M-72 -120H72M-74 -60H74", line(3)) +
        R(-8, -38, 30, 14, BRASS) +
        R(14, -30, 12, 22, BRASS, line(2.4)) +
        shade("M34 -176H70Q84 -160 70 -150L78 0H40z") +
        shine("M-50 -140L-56 -20", 7),
      `translate(132 ${FLOOR})scale(${k})`,
    ) +
    tube("M60 0V50Q60 64 90 66", 10, DARK_STEEL) +
    P("M226 96q12 18 12 26a12 12 0 0 1 -24 0q0 -8 12 -26z", "#5f94c0", line(2.4)) +
    liters(l)
  );
};
