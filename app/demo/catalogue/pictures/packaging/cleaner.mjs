// Cleaners and disinfectants.
import { BLUE, E, FLOOR, G, L, line, P, PAPER, RED, shade, T } from "../kit.mjs";
import { canister } from "./containers.mjs";
import { dose, label } from "./label.mjs";
import { mark } from "./marks.mjs";

export const cleaner = (product, facts, name) => {
  const pow = /Percarb|Soda|citrico/.test(name),
    c = /alcal/.test(name)
      ? "#6f7fb0"
      : /perac/.test(name)
        ? "#e6e0c8"
        : /Disinc/.test(name)
          ? "#6a8a8a"
          : /Sanit/.test(name)
            ? "#8fbfd6"
            : "#e9ecec";
  const l = product.category.slice(0, 2) === "hb" ? "hb" : "eno";
  return (
    (pow
      ? P("M48 100h164v150H48z", "#f4f2ea") +
        E(130, 100, 82, 18, BLUE) +
        L("M52 108Q130 24 208 108", line(4)) +
        shade("M176 112h36v138h-36z")
      : canister(130, FLOOR, 150, 184, c, { line: l, cap: /perac/.test(name) ? RED : BLUE })) +
    label(130, 196, 116, 54, mark(name), /perac|Soda|alcal|Disin/.test(name) ? RED : BLUE, { h: 26 }) +
    dose(facts.dose, BLUE, { max: 5 }) +
    (/perac|Soda|alcal|Disin/.test(name)
      ? G(
          P("M0 -30L30 0L0 30L-30 0z", PAPER, { stroke: "#b3392f", "stroke-width": 5 }) +
            T("!", 0, 0, 1) +
            L("M0 -12v14M0 11v1", line(6)),
          "translate(344 232)scale(.8)",
        )
      : "")
  );
};
