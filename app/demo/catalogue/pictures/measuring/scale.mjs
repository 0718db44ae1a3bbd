// Weighing scales.
import { E, L, light, line, P, R, RUBBER, STEEL, shade } from "../kit.mjs";
import { screen } from "./display.mjs";

export const weighingScale = (big2, t) =>
  big2
    ? P("M40 200h170l12 46H28z", STEEL) +
      R(30, 184, 190, 18, light(STEEL, 0.3)) +
      screen(86, 212, 80, 26, t) +
      P("M74 184Q70 110 82 106Q126 118 170 106Q182 110 176 184z", "#d9bd8c") +
      L("M84 124q42 10 84 0", line(2))
    : P("M60 206h132l10 42H50z", RUBBER) +
      screen(84, 214, 84, 26, t) +
      E(126, 198, 58, 10, STEEL) +
      P("M104 192q22 -30 44 0z", "#86b04a") +
      shade("M170 206h22l10 42h-24z");
