// Machines that fill a bottle.
import { BLUE, C, DARK_STEEL, L, line, P, R, RR, RUBBER, STEEL, tube, YELLOW } from "../kit.mjs";
import { wineBottle } from "./bottle.mjs";

export const filler = (m, el, inox) => {
  let s =
    R(36, 46, 186, 64, inox ? STEEL : "#e0d8c4") + L("M40 66h178", { stroke: "#8c2a48", "stroke-width": 5 });
  if (el) s += RR(150, 16, 58, 32, 4, BLUE) + C(164, 32, 5, YELLOW, line(2));
  for (let i = 0; i < m; i++) {
    const x = 130 + (i - (m - 1) / 2) * (m > 3 ? 48 : 58);
    s +=
      tube(`M${x} 110V146`, 5, DARK_STEEL) +
      wineBottle(x, 248, 112, "Bordolese", "fascetta", i % 2 ? "#6f9478" : "#7fa286");
  }
  return s;
};

const vacuumJar = () =>
  R(92, 44, 66, 20, RUBBER) +
  RR(84, 64, 82, 126, 10, "#e6efec") +
  P("M86 130h78v50q0 8 -8 8H94q-8 0 -8 -8z", "#8c2a48", line(2.2));

export const vacuumFiller = () =>
  vacuumJar() +
  tube("M150 64Q190 40 206 90V140", 6, "#b8d0d6") +
  wineBottle(206, 248, 106, "Bordolese", "fascetta", "#7fa286") +
  RR(30, 190, 60, 58, 4, BLUE);
