// Thermometers and the thermostat.
import { C, DARK_STEEL, L, line, R, RED, RR, STEEL, T, tube } from "../kit.mjs";
import { screen } from "./display.mjs";

export const probeThermometer = () =>
  RR(60, 40, 110, 80, 10, "#f4f2ea") +
  screen(74, 54, 82, 40, "67,0", "#c9d6b4") +
  L("M115 120V240", line(7)) +
  L("M115 120V240", { "stroke-width": 3, stroke: STEEL }) +
  T("°C", 330, 110, 56, { a: "m" });

export const stripThermometer = () =>
  RR(96, 24, 56, 222, 8, "#1f2a30") +
  ["#3f5f9a", "#3f7fb0", "#4a9a7a", "#7fb04a", "#e6c23a", "#e08a2a", "#c9402a"]
    .map(
      (c, i) =>
        R(102, 34 + (6 - i) * 29, 44, 24, c, line(1.6)) +
        T(String(12 + i * 4), 124, 53 + (6 - i) * 29, 14, { a: "m" }),
    )
    .join("") +
  T("°C", 330, 110, 56, { a: "m" });

export const thermostat = () =>
  RR(40, 56, 180, 120, 8, "#35343a") +
  screen(60, 76, 90, 44, "18,5", "#e6a08a") +
  C(184, 90, 9, RED, line(2.4)) +
  C(184, 118, 9, "#5f94c0", line(2.4)) +
  C(84, 148, 9, DARK_STEEL, line(2.4)) +
  C(120, 148, 9, DARK_STEEL, line(2.4)) +
  tube("M60 176V248", 5, RED) +
  tube("M130 176V248", 5, "#5f94c0") +
  tube("M196 176Q200 230 230 236", 3, DARK_STEEL) +
  T("°C", 330, 110, 56, { a: "m" });
