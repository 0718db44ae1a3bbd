// Pots and troughs to scale.
import {
  big,
  dark,
  dim,
  E,
  FLOOR,
  L,
  LEAF,
  leaf,
  light,
  line,
  P,
  path,
  R,
  SOIL,
  shade,
  shine,
} from "../kit.mjs";

const COLOURS = {
  terracotta: "#c4683f",
  pp: "#5a6266",
  cemento: "#b5b3aa",
  tessuto: "#35383c",
  ceramica: "#2f6f9a",
};

export const pot = (product, facts, name, random) => {
  const cm = +name.match(/Ø (\d+)/)[1],
    k = 0.46 + 0.54 * Math.sqrt(cm / 60),
    W = 176 * k,
    m = facts.material,
    H = W * (m === "cemento" ? 0.78 : m === "tessuto" ? 0.82 : 0.88),
    x = 128,
    y = FLOOR,
    c = COLOURS[m];
  let s;
  if (m === "tessuto")
    s =
      P(
        path`M${x - W / 2} ${y - H}q${-W * 0.04} ${H * 0.5} ${W * 0.06} ${H}h${W * 0.88}q${W * 0.1} ${-H * 0.5} ${W * 0.06} ${-H}z`,
        c,
      ) +
      E(x, y - H, W / 2, W * 0.09, SOIL) +
      L(path`M${x - W * 0.48} ${y - H * 0.86}h${W * 0.96}`, {
        "stroke-width": 2,
        stroke: "#8a8f92",
        "stroke-dasharray": "6 5",
      }) +
      L(
        path`M${x - W * 0.5} ${y - H * 0.8}q-16 6 -2 ${H * 0.26}M${x + W * 0.5} ${y - H * 0.8}q16 6 2 ${H * 0.26}`,
        line(6),
      );
  else if (m === "cemento")
    s =
      P(path`M${x - W / 2} ${y - H}L${x - W * 0.36} ${y}h${W * 0.72}L${x + W / 2} ${y - H}z`, c) +
      E(x, y - H, W / 2, W * 0.08, dark(c, 0.35)) +
      L(
        Array.from(
          { length: 14 },
          () => path`M${x + (random() - 0.5) * W * 0.7} ${y - random() * H * 0.85}h.1`,
        ).join(""),
        { "stroke-width": 4, opacity: 0.25 },
      );
  else {
    const rim = H * 0.2;
    s =
      P(
        path`M${x - W * 0.44} ${y - H + rim}L${x - W * 0.32} ${y}h${W * 0.64}L${x + W * 0.44} ${y - H + rim}z`,
        c,
      ) +
      R(x - W / 2, y - H, W, rim, light(c, 0.12)) +
      (m === "ceramica"
        ? shine(path`M${x - W * 0.3} ${y - H * 0.66}L${x - W * 0.24} ${y - H * 0.2}`, 8) +
          P(
            path`M${x - W * 0.44} ${y - H + rim}q${W * 0.1} 16 ${W * 0.2} 4t${W * 0.24} 6t${W * 0.2} 0t${W * 0.24} -10z`,
            dark(c, 0.2),
            { stroke: "none", opacity: 0.5 },
          )
        : "") +
      (m === "pp"
        ? L(
            [0.3, 0.45, 0.6, 0.75]
              .map((q) => path`M${x - W * (0.44 - q * 0.1)} ${y - H + H * q}h${2 * W * (0.44 - q * 0.1)}`)
              .join(""),
            { "stroke-width": 1.8, opacity: 0.5 },
          )
        : "");
  }
  s += shade(path`M${x + W * 0.2} ${y - H}h${W * 0.28}L${x + W * 0.34} ${y}h${-W * 0.18}z`);
  return (
    s +
    dim(x - W / 2, y - H - 18, x + W / 2, y - H - 18, "") +
    big("Ø " + cm, "cm", 384, 96, 40, { a: "e", max: 140 })
  );
};

export const trough = (product, facts, name) => {
  const cm = +name.match(/(\d+) cm/)[1],
    W = 90 + cm * 1.5,
    x = 20 + 0;
  return (
    P(path`M${x} 168L${x + 12} 250H${x + W - 12}L${x + W} 168z`, "#c4683f") +
    R(x - 4, 156, W + 8, 18, light("#c4683f", 0.15)) +
    L(Array.from({ length: Math.floor(W / 18) }, (_, i) => path`M${x + 16 + i * 18} 178v66`).join(""), {
      "stroke-width": 1.8,
      opacity: 0.4,
    }) +
    Array.from({ length: Math.floor(W / 26) }, (_, i) =>
      leaf(x + 16 + i * 26, 156, 40, 9, -110 + (i % 3) * 20, i % 2 ? LEAF : "#86b557"),
    ).join("") +
    dim(x, 100, x + W, 100, "") +
    big(String(cm), "cm", 384, 84, 44, { a: "e" })
  );
};
