// Taps, towers and coolers.
import { BRASS, big, C, DARK_STEEL, L, line, P, PAPER, R, RUBBER, STEEL, shade, T, tube } from "../kit.mjs";

export const beerTap = (nuka) =>
  R(40, 122, 70, 30, STEEL) +
  P(nuka ? "M110 116h52q18 0 18 18v22h-26v-10h-44z" : "M110 112h60v36h-60z", STEEL) +
  tube(nuka ? "M168 152Q170 190 190 214" : "M150 148V220", 13, DARK_STEEL) +
  P(
    nuka ? "M132 116V64h-8V34h32v30h-8v52z" : "M134 112V58h-10V26h36v32h-10v54z",
    nuka ? "#35343a" : "#7a4a2a",
  ) +
  (nuka ? "" : R(104, 150, 22, 26, BRASS) + C(115, 188, 12, BRASS)) +
  P("M292 250L284 150h76l-8 100z", "#f0c34a") +
  R(284, 142, 76, 22, PAPER);

export const beerTower = (k) =>
  P("M96 250h80v-14H96z", DARK_STEEL) +
  P(k === 1 ? "M116 236V90Q116 60 136 60T156 90V236z" : "M118 236V116H64V70H208v46H154V236z", STEEL) +
  (k === 1 ? [136] : [84, 188])
    .map(
      (x) =>
        R(x - 8, k === 1 ? 90 : 88, 16, 20, BRASS) +
        tube(`M${x} ${k === 1 ? 108 : 106}v30`, 8, DARK_STEEL) +
        R(x - 7, k === 1 ? 34 : 36, 14, 50, "#35343a"),
    )
    .join("") +
  T("×" + k, 340, 110, 50, { a: "m" });

export const beerCooler = (l) =>
  R(48, 84, 164, 150, STEEL) +
  L("M60 100h100M60 116h100M60 132h100M60 148h100", { "stroke-width": 3, opacity: 0.5 }) +
  R(60, 234, 140, 14, RUBBER) +
  R(120, 60, 20, 26, BRASS) +
  tube("M130 66H92V84", 8, DARK_STEEL) +
  P("M118 60V24h24v36z", "#35343a") +
  shade("M176 84h36v150h-36z") +
  L("M300 120v60M274 135l52 30M274 165l52 -30", { stroke: "#5f94c0", "stroke-width": 6 }) +
  big(l, "l/h", 380, 86, 36, { a: "e" });

export const kegerator = () =>
  R(50, 116, 156, 128, "#3a3a40") +
  R(60, 126, 136, 108, "#4a4a52", line(2.4)) +
  L("M184 140v60", line(6)) +
  R(112, 58, 34, 58, STEEL) +
  R(92, 50, 74, 22, STEEL) +
  [102, 129, 156].map((x) => R(x - 5, 22, 10, 30, "#7a4a2a") + tube(`M${x} 72v16`, 5, DARK_STEEL)).join("") +
  T("×3", 330, 110, 50, { a: "m" });

export const picnicTap = () =>
  P("M60 90h116v36H102l-14 70H52z", "#35343a") +
  R(176, 96, 44, 24, STEEL) +
  P("M110 126q4 26 26 22", "none", line(5)) +
  tube("M70 196V250", 10, "#b8c8cc");
