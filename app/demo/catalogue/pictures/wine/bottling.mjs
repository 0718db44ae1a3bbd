// Other bottling equipment: drying rack, rinser, labeller.
import { BLUE, C, DARK_STEEL, E, G, L, line, P, PAPER, R, RR, RUBBER, STEEL, T, YELLOW } from "../kit.mjs";
import { wineBottle } from "./bottle.mjs";

export const bottleTree = () => {
  let s = R(122, 22, 14, 218, "#a8323a") + E(129, 246, 62, 8, "#a8323a");
  for (let i = 0; i < 6; i++) {
    const y = 60 + i * 30;
    s += L(`M122 ${y}l-52 -16M136 ${y}l52 -16`, line(6));
    s +=
      i % 2
        ? ""
        : G(wineBottle(0, 0, 62, "Bordolese", "fascetta", "#7fa286"), `translate(56 ${y - 44})rotate(155)`) +
          G(wineBottle(0, 0, 62, "Bordolese", "fascetta", "#6f9478"), `translate(202 ${y - 44})rotate(-155)`);
  }
  return s + T("90", 340, 92, 50, { a: "m" });
};

export const bottleRinser = () =>
  P("M60 186h140l-16 60H76z", "#a8323a") +
  E(130, 186, 70, 14, "#7fb0cf") +
  R(122, 150, 16, 40, DARK_STEEL) +
  L("M130 150v-30", line(6)) +
  G(wineBottle(0, 0, 110, "Bordolese", "fascetta", "#7fa286"), "translate(130 28)rotate(180)") +
  L("M108 166q-14 8 -16 18M152 166q14 8 16 18", { stroke: "#5f94c0", "stroke-width": 4 });

export const labeller = (el) =>
  R(36, 226, 190, 22, RUBBER) +
  C(76, 120, 46, PAPER) +
  C(76, 120, 14, "#c69c6d") +
  L("M76 166H168", line(3)) +
  R(150, 90, 14, 136, STEEL) +
  G(wineBottle(0, 0, 130, "Bordolese", "fascetta", "#6f9478"), "translate(140 206)rotate(-90)scale(.001)") +
  wineBottle(196, 226, 150, "Bordolese", "fascetta", "#6f9478") +
  R(177, 150, 38, 44, PAPER, line(2.4)) +
  L("M184 164h24M184 176h16", line(2.4)) +
  (el
    ? RR(36, 186, 80, 40, 4, BLUE) + C(60, 206, 7, YELLOW, line(2.4))
    : L("M60 226q-20 -20 -10 -40", line(6)));
