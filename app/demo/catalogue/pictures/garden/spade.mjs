// Spade, forks, hoes and rakes.
import { big, DARK_STEEL, G, L, line, P, path, R, STEEL, shade, shine, T, WOOD } from "../kit.mjs";
import { shaft } from "./grafting.mjs";

export const spade = () =>
  shaft(128, 16, 130) +
  R(104, 10, 48, 16, WOOD) +
  P("M92 142h72v66q0 32 -36 40q-36 -8 -36 -40z", STEEL) +
  R(74, 134, 34, 10, DARK_STEEL) +
  R(148, 134, 34, 10, DARK_STEEL) +
  shade("M146 142h18v66q0 32 -30 40z");

export const diggingFork = () =>
  shaft(128, 10, 128) +
  R(104, 6, 48, 16, WOOD) +
  P("M84 136h88v16H84z", DARK_STEEL) +
  [90, 114, 138, 162].map((x) => P(`M${x - 6} 150v82l8 16l6 -16v-82z`, STEEL)).join("");

export const hoe = () =>
  G(shaft(0, -110, 220), "translate(128 130)rotate(20)") +
  P("M166 22l58 26l-14 50l-52 -22z", STEEL) +
  R(150, 20, 26, 18, DARK_STEEL);

export const handHoe = () =>
  G(shaft(0, -90, 200), "translate(120 140)rotate(16)") +
  P("M150 40Q170 -2 204 26Q226 52 182 92Q146 76 150 40z", STEEL) +
  P("M112 52L66 26L70 66z", STEEL);

export const rake = () =>
  shaft(128, 10, 190) +
  R(40, 198, 176, 14, "#c0392b") +
  Array.from({ length: 14 }, (_, i) => P(`M${44 + i * 12.6} 210v28l4 8l3 -8v-28z`, STEEL, line(2))).join("") +
  T("14", 372, 96, 52, { a: "e" });

export const leafRake = () =>
  shaft(128, 4, 110) +
  Array.from({ length: 11 }, (_, i) => {
    const t = (i / 10) * 2 - 1;
    return (
      L(
        path`M128 112Q${128 + t * 40} 170 ${128 + t * 92} ${236 - Math.abs(t) * 10}q2 10 ${-t * 6} 12`,
        line(6),
      ) +
      L(path`M128 112Q${128 + t * 40} 170 ${128 + t * 92} ${236 - Math.abs(t) * 10}`, {
        "stroke-width": 2.6,
        stroke: "#5f9a4a",
      })
    );
  }).join("") +
  R(112, 104, 32, 20, "#2f7a3f") +
  L("M84 178h88", line(5));

export const stirrupHoe = () =>
  shaft(128, 8, 150) +
  P("M96 168h64v12h-64z", DARK_STEEL) +
  L("M100 180L86 232H170L156 180", line(9)) +
  L("M100 180L86 232H170L156 180", { "stroke-width": 4, stroke: STEEL }) +
  L("M60 244h30M166 244h30", line(3));

export const broadfork = () =>
  shaft(66, 10, 150) +
  shaft(190, 10, 150) +
  R(50, 158, 156, 14, "#2f7a3f") +
  [62, 94, 128, 162, 194].map((x) => P(`M${x - 5} 170v62l6 16l5 -16v-62z`, STEEL)).join("") +
  T("5", 372, 96, 60, { a: "e" });

export const handle = () =>
  G(
    P("M-8 -118Q0 -124 8 -118L10 100Q10 118 0 118T-10 100z", "#d9b078") +
      L("M-2 -90V90M4 -60V60", { "stroke-width": 1.8, opacity: 0.5 }) +
      shine("M-5 -100V90", 3),
    "translate(128 134)rotate(34)",
  ) + big("130", "cm", 384, 96, 44, { a: "e", max: 140 });
