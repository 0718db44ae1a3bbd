// Brew day equipment.

import { GRAINS } from "../ingredients/cereal.mjs";
import {
  C,
  G,
  L,
  LINES,
  leaf,
  light,
  line,
  P,
  R,
  RED,
  RUBBER,
  STEEL,
  T,
  tenth,
  tube,
  WOOD,
} from "../kit.mjs";

export const grainMill = (k) =>
  P("M60 40h140l-30 66H90z", STEEL) +
  R(70, 106, 120, 76, "#8a979f") +
  Array.from(
    { length: k },
    (_, i) =>
      C(130 + (i - (k - 1) / 2) * 38, k === 3 && i === 1 ? 164 : 136, 18, STEEL) +
      L(
        `M${tenth(130 + (i - (k - 1) / 2) * 38 - 12)} ${k === 3 && i === 1 ? 164 : 136}h24M${tenth(130 + (i - (k - 1) / 2) * 38)} ${(k === 3 && i === 1 ? 164 : 136) - 12}v24`,
        line(1.8),
      ),
  ).join("") +
  L("M190 140h34v-34", line(7)) +
  R(212, 90, 24, 18, RUBBER) +
  P("M80 182h100l12 66H68z", "#d9bd8c") +
  Array.from({ length: 9 }, (_, i) =>
    G(GRAINS.barley("#d9a441", 10), `translate(${84 + i * 12} ${52 + (i % 3) * 8})rotate(${i * 40})`),
  ).join("") +
  T("×" + k, 370, 100, 46, { a: "e" });

export const brewBag = () =>
  P("M60 70Q130 90 200 70L190 200Q130 270 70 200z", "#f1ecdc") +
  L(
    "M70 100h120M72 124h118M72 148h116M74 172h112M78 196h104M90 78v140M110 82v156M130 84v160M150 82v156M170 78v140",
    { "stroke-width": 1.4, opacity: 0.5 },
  ) +
  L("M60 70Q130 90 200 70M66 68Q50 40 80 30M194 68Q210 40 180 30", line(5));

export const hopTube = () =>
  R(96, 54, 64, 190, "#dfe4e4") +
  L(
    Array.from({ length: 12 }, (_, i) => `M98 ${70 + i * 14}h60`).join("") +
      "M108 56v186M120 56v186M132 56v186M144 56v186",
    { "stroke-width": 1.4, opacity: 0.6 },
  ) +
  R(86, 40, 84, 18, STEEL) +
  L("M90 40q38 -40 76 0", line(5)) +
  G(C(0, 0, 0), "") +
  leaf(280, 220, 60, 22, -90, "#86b04a");

export const mashPaddle = () =>
  G(
    R(-8, -120, 16, 150, WOOD) +
      P("M-34 30h68v70q0 20 -34 20t-34 -20z", WOOD) +
      C(-12, 56, 9, LINES.hb.bg) +
      C(12, 56, 9, LINES.hb.bg) +
      C(0, 84, 9, LINES.hb.bg),
    "translate(150 136)rotate(24)",
  );

export const spigot = () =>
  R(40, 128, 60, 44, RED) +
  C(66, 150, 34, "none", line(8)) +
  R(100, 134, 78, 32, RED) +
  tube("M164 166V226", 18, light(RED, 0.15)) +
  P("M122 134V98H96V80h72v18h-26v36z", "#35343a");
