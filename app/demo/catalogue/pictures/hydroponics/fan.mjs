// Fans, filters and ducts.
import {
  big,
  C,
  DARK_STEEL,
  dark,
  E,
  FLOOR,
  G,
  INK,
  L,
  light,
  line,
  NO_LINE,
  P,
  PAPER,
  path,
  R,
  RUBBER,
  STEEL,
  shade,
  T,
  tenth,
  YELLOW,
} from "../kit.mjs";

export const ductFan = (product, facts, name) => {
  const ec = /EC/.test(name),
    d = +facts.diameter_mm,
    k = 0.6 + 0.4 * Math.sqrt(d / 315);
  return (
    G(
      P("M-100 -40h44l20 -34h72l20 34h44v80H56L36 74H-36L-56 40h-44z", ec ? "#e9ecee" : "#5a6a7a") +
        R(-108, -44, 14, 88, RUBBER) +
        R(94, -44, 14, 88, RUBBER) +
        C(0, 0, 44, light(ec ? "#e9ecee" : "#5a6a7a", 0.2), line(2.4)) +
        Array.from({ length: 6 }, (_, i) =>
          G(P("M4 -6Q22 -34 34 -22Q26 0 4 6z", RUBBER, line(1.8)), `rotate(${i * 60})`),
        ).join("") +
        C(0, 0, 9, ec ? "#2f9a6a" : YELLOW, line(2.4)) +
        R(-30, 74, 60, 14, RUBBER),
      `translate(128 150)scale(${tenth(k * 10) / 10})`,
    ) +
    big("Ø " + d, "mm", 388, 76, 32, { a: "e", max: 130 }) +
    T(facts.airflow, 388, 128, 30, { a: "e" }) +
    T("m3/h", 388, 152, 16, { a: "e" }) +
    (ec ? T("EC", 388, 220, 40, { a: "e", c: "#2f7a5a" }) : "")
  );
};

export const carbonFilter = (product, facts, name) => {
  const d = +facts.diameter_mm,
    H = 96 + d * 0.4,
    W = 60 + d * 0.32,
    x = 122;
  const id = "n" + product.sku;
  return (
    `<defs><pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M4 4h.1" stroke="${INK}" stroke-width="4" stroke-linecap="round"/></pattern></defs>` +
    R(x - W / 2, FLOOR - H, W, H, "#c9ced2") +
    R(x - W / 2, FLOOR - H, W, H, `url(#${id})`, NO_LINE) +
    R(x - W / 2 - 5, FLOOR - 14, W + 10, 14, DARK_STEEL) +
    R(x - W / 2 - 5, FLOOR - H, W + 10, 14, DARK_STEEL) +
    R(x - W * 0.32, FLOOR - H - 24, W * 0.64, 24, STEEL) +
    shade(path`M${x + W * 0.25} ${FLOOR - H}h${W * 0.25}v${H}h${-W * 0.25}z`) +
    big("Ø " + d, "mm", 388, 76, 32, { a: "e", max: 130 }) +
    T(facts.airflow, 388, 128, 30, { a: "e" }) +
    T("m3/h", 388, 152, 16, { a: "e" }) +
    T("C", 360, 226, 44, { a: "m" })
  );
};

export const duct = (product, facts) => {
  const d = +facts.diameter_mm,
    w = 34 + d * 0.22;
  let s =
    L(`M20 200Q90 200 110 130T220 70`, { "stroke-width": w + 5, "stroke-linecap": "butt" }) +
    L(`M20 200Q90 200 110 130T220 70`, { "stroke-width": w, stroke: "#c9d0d4", "stroke-linecap": "butt" }) +
    L(`M20 200Q90 200 110 130T220 70`, {
      "stroke-width": w,
      stroke: "#8a949a",
      "stroke-dasharray": "2.5 9",
      "stroke-linecap": "butt",
    });
  return (
    s +
    E(222, 70, w * 0.28, w * 0.5, dark(STEEL, 0.4)) +
    big("Ø " + d, "mm", 388, 150, 36, { a: "e", max: 130 })
  );
};

export const clipFan = (cm) => {
  const k = cm > 20 ? 1 : 0.76;
  return (
    G(
      C(0, 0, 86, PAPER) +
        [70, 52, 34].map((q) => C(0, 0, q, "none", line(2))).join("") +
        Array.from({ length: 4 }, (_, i) =>
          G(P("M0 -8Q20 -70 50 -40Q44 -10 0 8z", "#5a7a8a", line(2.4)), `rotate(${i * 90})`),
        ).join("") +
        C(0, 0, 16, RUBBER) +
        R(-10, 86, 20, 34, RUBBER) +
        P("M-26 118h52l-8 32h-36z", "#35383c"),
      `translate(128 ${120})scale(${k})`,
    ) + big(String(cm), "cm", 384, 96, 48, { a: "e" })
  );
};
