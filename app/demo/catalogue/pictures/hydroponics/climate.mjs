// Humidity and heating.
import { big, L, line, liters, P, R, RR, RUBBER, T, tube } from "../kit.mjs";
import { screen } from "../measuring/display.mjs";

export const humidifier = () =>
  P("M70 120Q130 96 190 120L200 248H60z", "#e9eef0") +
  P("M66 190h128l6 58H60z", "#a9cfe0", line(2.4)) +
  R(116, 88, 28, 22, RUBBER) +
  L("M112 76q-20 -20 0 -40M130 74q-14 -24 4 -52M150 76q20 -20 0 -40", {
    stroke: "#8fb4cf",
    "stroke-width": 7,
  }) +
  liters(4);

export const dehumidifier = () =>
  RR(62, 40, 132, 208, 10, "#eef0ee") +
  L("M78 64h100M78 80h100M78 96h100M78 112h100", line(3)) +
  R(82, 180, 92, 54, "#a9cfe0", line(2.4)) +
  screen(100, 132, 56, 28, "45%") +
  big("12", "l", 380, 92, 48, { a: "e" }) +
  T("24 h", 380, 124, 20, { a: "e" });

export const heatMat = (wd) =>
  P(`M24 190L${wd > 40 ? 60 : 84} 110H${wd > 40 ? 230 : 206}L236 190z`, "#35383c") +
  L("M60 178q20 -40 30 -56M96 178q10 -40 16 -56M132 178V122M168 178q-8 -40 -14 -56M204 178q-18 -40 -28 -56", {
    stroke: "#d9603a",
    "stroke-width": 4,
  }) +
  L("M90 96q-10 -14 0 -26t0 -26M130 96q-10 -14 0 -26t0 -26M170 96q-10 -14 0 -26t0 -26", {
    stroke: "#d9603a",
    "stroke-width": 4,
  }) +
  tube("M236 190q20 30 -10 50", 4, RUBBER) +
  T(wd > 40 ? "52×52" : "25×52", 388, 96, 32, { a: "e", max: 130 });
