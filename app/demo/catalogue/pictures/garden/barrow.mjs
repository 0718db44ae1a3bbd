// Planting tools, wheelbarrow, composter, gloves.
import {
  C,
  DARK_STEEL,
  FLOOR,
  G,
  L,
  leaf,
  line,
  liters,
  P,
  R,
  RUBBER,
  SOIL,
  STEEL,
  shade,
  shine,
  tube,
  WOOD,
} from "../kit.mjs";

export const trowel = () =>
  G(
    R(-11, -116, 22, 92, WOOD) +
      R(-5, -26, 10, 40, DARK_STEEL) +
      P("M-34 10Q0 -2 34 10Q40 80 0 116Q-40 80 -34 10z", STEEL) +
      shade("M12 4Q34 6 34 10Q40 80 0 116Q20 70 12 4z") +
      shine("M-8 20Q-14 60 -4 90", 4),
    "translate(128 130)rotate(24)",
  );

export const bulbPlanter = () =>
  R(86, 16, 84, 18, WOOD) +
  R(120, 34, 16, 60, DARK_STEEL) +
  P("M92 94h72l-8 120H100z", STEEL) +
  P("M100 214l7 14 7 -14 7 14 7 -14 7 14 7 -14 7 14 7 -14", "none") +
  L("M96 130h12M97 154h12M98 178h12", line(2.4)) +
  P("M310 150Q280 190 290 214Q310 232 330 214Q340 190 310 150z", "#c9925a") +
  L("M310 150V124", line(4));

export const seeder = () =>
  C(90, 206, 40, "#35383c") +
  C(90, 206, 26, "#6a6f72") +
  C(206, 224, 22, "#35383c") +
  P("M110 80h80l-16 70h-44z", "#c0392b") +
  P("M140 150h20v70l-10 20l-10 -20z", STEEL) +
  tube("M120 110L40 20", 8, DARK_STEEL) +
  R(20, 12, 40, 14, RUBBER) +
  L("M210 248h50M170 250h20", { "stroke-dasharray": "4 10", "stroke-width": 6, stroke: SOIL });

export const wheelbarrow = (z, l) =>
  P("M50 80h150l-34 86H90z", z ? "#b9c3c9" : "#2f7a3f") +
  tube("M90 166L30 96H4", 8, WOOD) +
  tube("M100 166L190 206", 8, DARK_STEEL) +
  L("M100 168L90 242M120 168L110 242", line(7)) +
  C(204, 212, 34, "#35383c") +
  C(204, 212, 15, STEEL) +
  (z ? L("M60 100h132M68 122h118", line(2.4)) : "") +
  shade("M160 80h40l-34 86h-20z") +
  liters(l);

export const composter = (l) => {
  const k = l > 400 ? 1 : 0.8;
  return (
    G(
      P("M-74 0L-64 -160H64L74 0z", "#3f5a45") +
        P("M-70 -160h140l-14 -26H-56z", "#35483a") +
        R(-34, -52, 68, 52, "#4f7058", line(2.4)) +
        L("M-66 -120H66M-68 -84H68", line(2)) +
        L("M-50 -140h20M-10 -140h20M30 -140h20", line(4)) +
        shade("M36 -160H64L74 0H44z"),
      `translate(126 ${FLOOR})scale(${k})`,
    ) +
    leaf(230, 246, 40, 13, -150, "#a8843a") +
    liters(l)
  );
};

export const gloves = () =>
  [0, 1]
    .map((i) =>
      G(
        P(
          "M-30 60V-10Q-34 -60 -22 -62Q-12 -62 -12 -20L-8 -80Q2 -92 8 -80V-22L16 -72Q26 -80 30 -68L28 -10L40 -40Q54 -44 52 -30Q44 10 34 30V60z",
          i ? "#e0a83a" : "#eab84a",
        ) +
          R(-36, 58, 76, 34, "#4f8a4a") +
          L("M-20 20q20 12 40 0", line(2)),
        `translate(${82 + i * 104} 136)${i ? "scale(-1 1)" : ""}`,
      ),
    )
    .join("");

export const kneePads = () =>
  [0, 1]
    .map((i) =>
      G(
        P("M-40 -80Q0 -100 40 -80Q52 0 36 84Q0 100 -36 84Q-52 0 -40 -80z", "#35483a") +
          P("M-24 -50Q0 -62 24 -50Q30 0 22 52Q0 62 -22 52Q-30 0 -24 -50z", "#6a8a5a") +
          L("M-18 -20h36M-20 4h40M-18 28h36", line(2.4)) +
          L("M-44 -40h-14M44 -40h14M-42 44h-14M42 44h14", line(8)),
        `translate(${80 + i * 110} 136)`,
      ),
    )
    .join("");
