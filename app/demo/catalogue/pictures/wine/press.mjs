// Presses.
import {
  big,
  C,
  DARK_STEEL,
  dim,
  FLOOR,
  L,
  line,
  P,
  PAPER,
  R,
  RED,
  shade,
  tenth,
  tube,
  WOOD,
} from "../kit.mjs";

export const press = (product, facts, name) => {
  const d = facts.diameter_mm / 10,
    k = 0.5 + 0.5 * Math.sqrt(d / 80),
    hy = /idraulico/.test(name),
    W = 140 * k,
    H = 130 * k,
    x = 136,
    base = FLOOR - 34 * k;
  let s =
    L(
      `M${x - W * 0.55} ${base}L${x - W * 0.68} ${FLOOR}M${x + W * 0.55} ${base}L${x + W * 0.68} ${FLOOR}`,
      line(7),
    ) +
    P(`M${x - W * 0.7} ${base - 14 * k}h${W * 1.4}l-8 ${16 * k}h${-W * 1.4 + 16}z`, "#a8323a") +
    P(`M${x - W * 0.7} ${tenth(base - 8)}l-14 8v8l18 -8z`, "#a8323a", line(2.4));
  const y = base - 14 * k - H;
  if (!hy)
    s +=
      R(x - 5, y - 46 * k, 10, 60 * k, DARK_STEEL) +
      L(`M${x - 5} ${y - 38 * k}l10 6M${x - 5} ${y - 26 * k}l10 6M${x - 5} ${y - 14 * k}l10 6`, line(2)) +
      R(x - 18 * k, y - 22 * k, 36 * k, 16 * k, "#a8323a") +
      tube(`M${x} ${tenth(y - 14 * k)}L${x + 84 * k} ${tenth(y - 30 * k)}`, 5, DARK_STEEL) +
      R(x - W * 0.32, y - 6 * k, W * 0.64, 12 * k, WOOD);
  const m = 7;
  for (let i = 0; i < m; i++)
    s += R(x - W / 2 + (i * W) / m + 1, y, W / m - 3, H, i % 2 ? "#b98048" : "#c99258", line(2.4));
  s +=
    R(x - W / 2 - 4, y + H * 0.14, W + 8, 10 * k, RED, line(2.4)) +
    R(x - W / 2 - 4, y + H * 0.76, W + 8, 10 * k, RED, line(2.4)) +
    shade(`M${x + W * 0.25} ${y}h${W * 0.25}v${H}h${-W * 0.25}z`);
  if (hy)
    s +=
      P(`M${x - W * 0.36} ${y}q${W * 0.36} ${-16 * k} ${W * 0.72} 0z`, "#3f4742") +
      C(x + W * 0.8, y + H * 0.3, 15, PAPER) +
      L(
        `M${x + W * 0.8} ${y + H * 0.3}l7 -7M${x + W * 0.8} ${y + H * 0.3 + 15}V${base - 10}H${x + W * 0.5}`,
        line(2.4),
      ) +
      P(`M${x} ${y - 46 * k}q14 18 14 26a14 14 0 0 1 -28 0q0 -8 14 -26z`, "#5f94c0", line(2.4));
  return (
    s +
    dim(x - W / 2, FLOOR + 18, x + W / 2, FLOOR + 18, "", {}) +
    big("Ø " + d, "cm", 380, 92, 42, { a: "e", max: 140 })
  );
};
