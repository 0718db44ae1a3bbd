// Knives, grafting and tying.
import {
  BRASS,
  C,
  E,
  G,
  L,
  LEAF,
  LINES,
  leaf,
  line,
  P,
  R,
  RUBBER,
  STEEL,
  shade,
  shine,
  tube,
  WOOD,
} from "../kit.mjs";
import { label } from "../packaging/label.mjs";

export const shaft = (x, y, len, c = WOOD) =>
  R(x - 6, y, 12, len, c) + shine(`M${x - 2} ${y + 6}v${len - 14}`, 2.4);

export const billhook = () =>
  shaft(128, 130, 112) +
  P("M120 134V70Q116 30 166 20Q196 22 196 50Q180 34 160 52Q146 70 140 134z", STEEL) +
  shade("M134 134V70Q150 40 196 50Q180 34 160 52Q146 70 140 134z");

export const graftingKnife = () =>
  G(
    P("M0 -12L112 -10Q126 6 108 12H0z", STEEL) +
      P("M4 -16H-118Q-132 2 -112 20H4z", "#8a5a34") +
      C(-8, 2, 4, BRASS, line(2)) +
      C(-90, 2, 4, BRASS, line(2)) +
      P("M-118 -10l-26 -6q-6 16 2 28l22 -2z", BRASS, line(2.4)),
    "translate(144 130)rotate(-16)",
  ) +
  P("M284 200l44 -60l8 6l-40 62z", "#8fb557") +
  P("M328 140l-12 24l14 8z", "#f0ecd0", line(2.4));

export const omegaGrafter = () =>
  G(
    P("M-30 -60h60v36h-60z", STEEL) +
      L("M-14 -42q-6 -16 8 -16h12q14 0 8 16", line(4)) +
      tube("M-14 -24L-34 110", 12, "#c0392b") +
      tube("M14 -24L38 110", 12, "#c0392b") +
      C(0, -14, 8, BRASS, line(2.4)),
    "translate(124 130)",
  ) +
  P("M300 80h28v50q-16 0 -16 14q0 10 8 10h-24q8 -2 8 -10q0 -14 -4 -14z", "#8a6a3a") +
  P("M300 214h28v-42q-10 0 -12 -8h-6q-2 8 -10 8z", "#6a9a3a");

export const woundMastic = () =>
  P("M80 100h92l10 148H70z", "#d9c06a") +
  P("M100 70h52v30h-52z", RUBBER) +
  label(126, 180, 80, 54, "", null) +
  P("M110 196l16 -40l16 40z", "#8a6a3a", line(2.4)) +
  L("M126 156v-10", line(4)) +
  R(282, 60, 18, 180, "#8a6a3a") +
  E(291, 62, 12, 10, "#c98a3a") +
  leaf(300, 120, 40, 12, -40, LEAF);

export const vineTier = () =>
  P("M60 120h110v26H96l-30 96H40l22 -96z", "#c0392b") +
  P("M60 96h130l30 12v12H60z", "#35383c") +
  P("M196 92l40 -20v20l-30 22z", STEEL) +
  C(90, 84, 22, "#e6d23a") +
  C(90, 84, 8, LINES.gar.bg) +
  tube("M170 130Q176 190 120 240", 8, "#a83022");
