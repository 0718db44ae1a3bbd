// Siphons, airlocks, a flask for the starter.
import { big, C, FLOOR, G, L, LINES, line, P, R, RED, RR, shine, tube, YELLOW } from "../kit.mjs";
import { beerBottle } from "./bottle.mjs";

export const siphon = () =>
  tube("M90 250V60Q90 30 120 30T150 60V110", 9, "#e6efec") +
  R(76, 100, 28, 130, "#e3edf0") +
  R(80, 70, 20, 40, "#b8c8cc") +
  tube("M150 100Q190 110 186 180V250", 9, "#b8c8cc");

export const bottlingWand = () =>
  R(116, 26, 20, 180, "#e3edf0") +
  P("M112 206h28l-6 34h-16z", RED) +
  L("M126 240v12", line(6)) +
  R(110, 14, 32, 16, RED) +
  beerBottle(250, 250, 170, "corona26", "#8a5020");

export const stirPlate = () =>
  RR(44, 196, 172, 50, 8, "#35343a") +
  C(80, 222, 9, YELLOW, line(2.4)) +
  P("M112 92V60h36v32L188 190Q190 196 182 196H78Q70 196 72 190z", "#e6efec") +
  P("M98 134h64l24 56q2 5 -4 5H78q-6 0 -4 -5z", "#dcb878", line(2)) +
  L("M116 186h28", { stroke: "#fff", "stroke-width": 7 });

export const flask = (v) => {
  const k = v > 3 ? 1 : 0.78;
  return (
    G(
      P("M-20 -190h40v66L82 -14Q86 0 72 0H-72Q-86 0 -82 -14L-20 -124z", "#e6efec") +
        P("M-44 -80h88L80 -14Q84 -2 72 -2H-72Q-84 -2 -80 -14z", "#dcb878", line(2)) +
        R(-26, -200, 52, 12, "#d6e6df") +
        L("M-14 -30h20M-14 -50h14M-14 -70h20", line(2)) +
        shine("M-54 -16L-18 -100", 5),
      `translate(128 ${FLOOR})scale(${k})`,
    ) + big(String(v), "l", 380, 96, 56, { a: "e" })
  );
};

export const sAirlock = () =>
  L("M80 250V170Q80 120 110 120T140 150Q140 190 170 190T200 150V70", line(22)) +
  L("M80 250V170Q80 120 110 120T140 150Q140 190 170 190T200 150V60", {
    "stroke-width": 15,
    stroke: "#e6efec",
  }) +
  C(110, 128, 22, "#e6efec") +
  C(172, 182, 22, "#e6efec") +
  P("M156 172h32q2 26 -16 26t-16 -26z", "#8fc0dc", line(1.8)) +
  R(190, 44, 20, 16, RED);

export const cylinderAirlock = () =>
  R(96, 90, 70, 120, "#e6efec") +
  R(98, 150, 66, 58, "#8fc0dc", line(2)) +
  P("M112 110h38v80h-38z", "#f4f6f4", line(2.4)) +
  R(88, 76, 86, 18, RED) +
  R(122, 210, 18, 44, "#e6efec");

export const grommet = () =>
  C(128, 150, 78, "#4a4a52") +
  C(128, 150, 34, LINES.hb.bg) +
  C(128, 150, 54, "none", { "stroke-width": 2.4, stroke: "#8a8a92" }) +
  shine("M72 118Q88 86 122 82", 6);
