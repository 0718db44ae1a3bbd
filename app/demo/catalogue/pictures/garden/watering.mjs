// Timers, valves, drippers, couplings.
import { big, C, E, INK, L, LEAF, leaf, line, P, PAPER, R, RED, RR, RUBBER, T, tube } from "../kit.mjs";
import { screen } from "../measuring/display.mjs";

export const waterTimer = (k, wifi) =>
  RR(60, 40, 140, 110, 14, "#2a7a9a") +
  screen(84, 58, 92, 44, wifi ? "4" : "07:30") +
  C(100, 126, 9, PAPER, line(2.4)) +
  C(160, 126, 9, PAPER, line(2.4)) +
  R(116, 20, 28, 22, RUBBER) +
  Array.from({ length: k }, (_, i) => {
    const x = 130 + (i - (k - 1) / 2) * 36;
    return R(x - 12, 150, 24, 40, RUBBER) + tube(`M${x} 190V244`, 10, "#4f9a4a");
  }).join("") +
  (wifi ? L("M310 150q30 -30 60 0M322 164q18 -18 36 0", line(6)) + C(340, 180, 6, INK) : "") +
  T("×" + k, 370, 96, 48, { a: "e" });

export const solenoidValve = () =>
  R(24, 160, 60, 50, "#35383c") +
  R(176, 160, 60, 50, "#35383c") +
  P("M74 146h112l12 78H62z", "#4a4f54") +
  P("M86 146q44 -40 88 0z", "#35383c") +
  RR(106, 66, 48, 62, 6, "#2a7a9a") +
  L("M118 66V40h40M142 66V52h30", { "stroke-width": 4, stroke: RED }) +
  L("M34 168v34M46 168v34M58 168v34M202 168v34M214 168v34M226 168v34", line(2)) +
  T('1"', 370, 96, 54, { a: "e" }) +
  T("24 V", 370, 146, 30, { a: "e" });

export const dripper = (auto) =>
  [
    [80, 90],
    [180, 120],
    [110, 190],
  ]
    .map(
      ([x, y]) =>
        E(x, y, 40, 16, auto ? "#35383c" : "#c4502a") +
        P(`M${x - 40} ${y}v16q40 22 80 0v-16z`, auto ? "#4a4f54" : "#a83a22") +
        R(x - 7, y - 38, 14, 28, "#35383c") +
        (auto ? "" : L(`M${x - 22} ${y}h44M${x} ${y - 9}v18`, line(2.4))),
    )
    .join("") +
  T(auto ? "4" : "0–40", 376, 92, 44, { a: "e", max: 120 }) +
  T("l/h", 376, 120, 20, { a: "e" });

export const balconyKit = () =>
  tube("M20 90H250", 8, "#35383c") +
  [56, 128, 200]
    .map(
      (x) =>
        tube(`M${x} 90V148`, 4, "#35383c") +
        P(`M${x - 30} 176l8 66h44l8 -66z`, "#c4683f") +
        R(x - 34, 166, 68, 14, "#d07a50") +
        leaf(x, 166, 46, 12, -120, LEAF) +
        leaf(x, 166, 46, 12, -60, LEAF),
    )
    .join("") +
  RR(20, 26, 60, 64, 6, "#2a7a9a") +
  T("×20", 376, 92, 46, { a: "e" });

export const quickConnector = () =>
  R(40, 120, 60, 64, "#e0a83a") +
  R(100, 106, 90, 92, "#35383c") +
  R(190, 126, 44, 52, "#e0a83a") +
  L("M116 112v80M134 112v80M152 112v80M170 112v80", { "stroke-width": 2.4, stroke: "#8a8f92" }) +
  L("M50 124v56M64 124v56M78 124v56", line(2));

export const tee = () =>
  tube("M30 110H230", 26, "#35383c") +
  tube("M130 120V232", 26, "#35383c") +
  L("M44 94v32M58 94v32M72 94v32M216 94v32M202 94v32M188 94v32M114 216h32M114 202h32M114 188h32", {
    "stroke-width": 3,
    stroke: "#8a8f92",
  }) +
  big("Ø 16", "mm", 384, 96, 34, { a: "e", max: 130 });
