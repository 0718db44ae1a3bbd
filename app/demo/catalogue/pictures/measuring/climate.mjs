// Air: humidity, CO₂, timers and controllers.
import { C, DARK_STEEL, INK, L, line, PAPER, RR, RUBBER, T, tube } from "../kit.mjs";
import { screen } from "./display.mjs";

export const hygrometer = () =>
  RR(56, 60, 144, 150, 14, "#eef0ee") +
  screen(74, 80, 108, 50, "24°") +
  screen(74, 144, 108, 44, "58%") +
  T("%RH", 330, 110, 40, { a: "m", max: 110 });

export const co2Meter = () =>
  RR(56, 60, 144, 150, 14, "#eef0ee") +
  screen(74, 84, 108, 56, "820") +
  T("ppm", 128, 172, 18, { a: "m" }) +
  L("M80 190h96", { "stroke-dasharray": "4 8", "stroke-width": 5 }) +
  T("CO2", 330, 110, 44, { a: "m", max: 110 });

export const plugTimer = () =>
  RR(60, 40, 140, 170, 14, "#f0f2ee") +
  screen(78, 58, 104, 50, "18:00") +
  [0, 1, 2, 3, 4, 5, 6].map((i) => C(86 + i * 15, 130, 5, i < 5 ? "#2f7a5a" : PAPER, line(1.8))).join("") +
  C(130, 174, 26, DARK_STEEL) +
  C(121, 174, 4, INK) +
  C(139, 174, 4, INK) +
  T("7×24", 340, 110, 40, { a: "m", max: 110 });

export const climateController = () =>
  RR(36, 50, 190, 120, 10, "#2b2f3a") +
  screen(52, 66, 70, 40, "24,5") +
  screen(134, 66, 76, 40, "58%") +
  [64, 104, 144, 184]
    .map(
      (x) =>
        C(x, 140, 14, DARK_STEEL, line(2.4)) +
        L(`M${x - 4} 140h.1M${x + 4} 140h.1`, line(4)) +
        tube(`M${x} 170V244`, 5, RUBBER),
    )
    .join("") +
  T("°C %", 330, 110, 34, { a: "m", max: 110 });
