// Saws, and the parts of secateurs.
import { BRASS, big, C, G, L, LINES, line, NO_LINE, P, STEEL, shade, shine, tube } from "../kit.mjs";

export const foldingSaw = () =>
  G(
    P("M0 -8Q80 -26 150 -4Q80 10 0 10z", STEEL) +
      L(Array.from({ length: 12 }, (_, i) => `M${14 + i * 11} ${10 - i * 0.8}l5 7l5 -8`).join(""), line(2)) +
      P("M10 -14Q-70 -22 -112 4Q-116 22 -100 26Q-50 8 10 16z", "#c0392b") +
      C(4, 0, 7, BRASS, line(2.4)),
    "translate(140 140)rotate(-24)",
  );

export const curvedSaw = () =>
  G(
    P("M0 -10Q90 -20 150 46Q70 20 0 12z", STEEL) +
      L(
        Array.from({ length: 11 }, (_, i) => `M${10 + i * 12} ${12 + i * i * 0.26}l6 7l4 -6`).join(""),
        line(2),
      ) +
      P("M8 -12Q-60 -20 -100 -4Q-108 18 -92 22Q-40 12 8 16z", "#a8502a"),
    "translate(130 96)rotate(-8)",
  ) + P("M60 180Q130 170 210 226L200 246Q130 200 56 206z", "#35383c");

export const polePruner = () =>
  tube("M40 246L190 70", 8, "#e6b02a") +
  P("M186 76q-14 -40 20 -60q24 10 22 32q-22 -10 -26 16z", STEEL) +
  L("M212 52Q250 60 256 80M196 84L120 246", line(2.4)) +
  big("3", "m", 380, 96, 54, { a: "e" });

export const spareBlade = () =>
  G(
    P("M-8 90Q-50 0 -14 -112Q34 -60 28 60Q14 90 -8 90z", STEEL) +
      C(4, 56, 9, LINES.gar.bg) +
      shine("M-16 -70Q-30 0 -12 60", 5) +
      shade("M8 -70Q34 -20 28 60Q14 90 4 90z"),
    "translate(128 130)rotate(16)",
  );

export const spareSpring = () =>
  G(
    P("M-30 -90Q0 -110 30 -90L14 90Q0 104 -14 90z", "none", NO_LINE) +
      L(
        Array.from(
          { length: 9 },
          (_, i) =>
            `M${-34 + i * 1.6} ${-84 + i * 20}Q0 ${-100 + i * 20} ${34 - i * 1.6} ${-76 + i * 20}Q0 ${-62 + i * 20} ${-33 + i * 1.6} ${-64 + i * 20}`,
        ).join(""),
        line(8),
      ) +
      L(
        Array.from(
          { length: 9 },
          (_, i) =>
            `M${-34 + i * 1.6} ${-84 + i * 20}Q0 ${-100 + i * 20} ${34 - i * 1.6} ${-76 + i * 20}Q0 ${-62 + i * 20} ${-33 + i * 1.6} ${-64 + i * 20}`,
        ).join(""),
        { "stroke-width": 4, stroke: STEEL },
      ),
    "translate(128 134)",
  );
