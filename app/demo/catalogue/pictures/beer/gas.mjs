// Gas cylinders and keg connectors.
import {
  BLUE,
  BRASS,
  big,
  C,
  DARK_STEEL,
  FLOOR,
  G,
  line,
  num,
  P,
  R,
  RED,
  RUBBER,
  STEEL,
  shade,
  shine,
  T,
  tube,
} from "../kit.mjs";
import { gauge } from "../measuring/display.mjs";
import { label } from "../packaging/label.mjs";
import { beerBottle } from "./bottle.mjs";

export const regulator = (k) =>
  R(60, 128, 150, 44, BRASS) +
  C(210, 150, 34, STEEL) +
  gauge(96, 84, 36, RED) +
  gauge(176, 78, 36, BLUE) +
  (k === 2
    ? tube("M100 172V220", 9, DARK_STEEL) + tube("M160 172V220", 9, DARK_STEEL)
    : tube("M130 172V220", 9, DARK_STEEL)) +
  R(34, 138, 28, 24, BRASS) +
  T("CO2", 330, 96, 34, { a: "m" }) +
  T("×" + k, 330, 150, 34, { a: "m" });

export const co2Cylinder = (kg) => {
  const k = kg > 3 ? 1 : 0.8;
  return (
    G(
      P("M-46 0V-140Q-46 -186 -14 -190V-206H14V-190Q46 -186 46 -140V0z", "#8a979f") +
        P("M-46 -130Q-44 -186 -14 -190H14Q44 -186 46 -130z", "#6f7a80", line(2.4)) +
        R(-20, -226, 40, 22, BRASS) +
        C(34, -216, 11, RUBBER) +
        shade("M20 -188Q46 -180 46 -140V0H20z") +
        shine("M-32 -120V-30", 6) +
        label(0, -70, 74, 44, "CO2", null, { h: 22 }),
      `translate(124 ${FLOOR})scale(${k})`,
    ) + big(num(kg), "kg", 380, 96, 50, { a: "e" })
  );
};

export const ballLock = (g) =>
  P("M90 96h80v60h-80z", g ? "#8a8f92" : "#35343a") +
  P("M100 60h60v36h-60z", g ? "#a8adb0" : "#4a4a52") +
  R(82, 156, 96, 26, g ? "#8a8f92" : "#35343a") +
  tube("M160 76H226", 12, g ? "#b3392f" : "#e6c25a") +
  P("M104 182h52v54h-52z", STEEL) +
  T(g ? "GAS" : "BEER", 320, 100, 28, { a: "m", max: 110 });

export const kegSeals = () =>
  C(100, 110, 56, "none", line(16)) +
  C(100, 110, 56, "none", { "stroke-width": 9, stroke: "#5a5a60" }) +
  [
    [196, 80, 20],
    [200, 140, 16],
    [170, 196, 24],
    [96, 212, 18],
    [230, 200, 12],
    [246, 110, 12],
  ]
    .map(
      ([x, y, k]) =>
        C(x, y, k, "none", line(11)) + C(x, y, k, "none", { "stroke-width": 5, stroke: "#5a5a60" }),
    )
    .join("");

export const kegHead = (t) =>
  P("M84 140h90v50H84z", STEEL) +
  P("M96 190h66l8 30H88z", DARK_STEEL) +
  tube("M174 156H222", 10, DARK_STEEL) +
  R(118, 70, 22, 70, STEEL) +
  tube("M128 100L56 66", 10, "#35343a") +
  R(116, 50, 26, 22, BRASS) +
  T(t, 330, 130, 70, { a: "m" });

export const counterPressureFiller = () =>
  R(116, 20, 26, 40, STEEL) +
  R(84, 60, 90, 24, STEEL) +
  C(76, 72, 12, RED) +
  C(184, 72, 12, BLUE) +
  R(122, 84, 14, 30, "#c4683f") +
  beerBottle(129, 250, 132, "corona26", "#8a5020") +
  gauge(220, 60, 22, RED);
