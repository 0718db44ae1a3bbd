// Cylinder, burette, wine thief and still.
import { BLUE, BRASS, big, COPPER, G, L, light, line, P, PAPER, R, RUBBER, tube } from "../kit.mjs";

export const cylinder = () =>
  P("M98 36h64v196h-64zM98 36l-12 -8", "#e6efec") +
  R(100, 120, 60, 110, "#8c2a48", { ...line(2), opacity: 0.85 }) +
  R(74, 232, 112, 16, "#d6e6df") +
  L(Array.from({ length: 9 }, (_, i) => `M104 ${60 + i * 18}h${i % 2 ? 14 : 24}`).join(""), line(2)) +
  big("250", "ml", 380, 96, 44, { a: "e" });

export const burette = () =>
  R(70, 240, 120, 10, RUBBER) +
  L("M180 240V20", line(6)) +
  L("M180 80H130", line(5)) +
  R(118, 22, 18, 160, "#e6efec") +
  R(120, 90, 14, 90, "#d9679a", line(1.8)) +
  L(Array.from({ length: 8 }, (_, i) => `M120 ${36 + i * 18}h8`).join(""), line(1.8)) +
  R(108, 182, 38, 10, BLUE, line(2.4)) +
  L("M127 192v18", line(4)) +
  P("M112 214h30l14 26h-58z", "#e6efec", line(2.4)) +
  big("25", "ml", 380, 96, 50, { a: "e" });

export const wineThief = () =>
  G(
    P("M-12 -120h24v140q16 20 16 44q0 34 -22 40v20h-12v-20q-22 -6 -22 -40q0 -24 16 -44z", "#e6efec") +
      P("M-26 66q0 32 22 36v20h8v-20q22 -4 22 -36z", "#8c2a48", line(2)) +
      R(-18, -128, 36, 10, "#d6e6df"),
    "translate(130 132)rotate(18)",
  );

export const ebulliometer = () =>
  R(80, 110, 90, 100, COPPER) +
  P("M80 110q45 -40 90 0z", light(COPPER, 0.2)) +
  R(116, 40, 16, 46, BRASS) +
  tube("M132 50H210", 6, "#e6efec") +
  L("M90 210l-10 40M160 210l10 40", line(6)) +
  P("M118 250q-10 -16 7 -30q17 14 7 30z", "#e08a1e") +
  R(180, 60, 40, 14, PAPER, line(2)) +
  L("M186 60v8M194 60v8M202 60v8M210 60v8", line(1.6));
