// Net pots.
import { big, dim, FLOOR, L, P, path, R } from "../kit.mjs";
import { plant } from "./plant.mjs";

export const netPot = (product, facts, name) => {
  const cm = +name.match(/Ø (\d+)/)[1],
    k = 0.34 + 0.66 * Math.sqrt(cm / 20),
    W = 170 * k,
    H = W * 0.86,
    x = 126;
  let g = "";
  for (let i = 1; i < 6; i++)
    g += path`M${x - W * 0.46 + i * W * 0.153} ${FLOOR - H + 14}L${x - W * 0.3 + i * W * 0.1} ${FLOOR}`;
  for (let i = 1; i < 4; i++)
    g += path`M${x - W * (0.46 - i * 0.04)} ${FLOOR - H + (i * H) / 4}h${2 * W * (0.46 - i * 0.04)}`;
  return (
    P(
      path`M${x - W * 0.46} ${FLOOR - H}L${x - W * 0.3} ${FLOOR}h${W * 0.6}L${x + W * 0.46} ${FLOOR - H}z`,
      "#7a8a86",
    ) +
    L(g, { "stroke-width": 4, stroke: "#2b3232" }) +
    R(x - W * 0.54, FLOOR - H - 8, W * 1.08, 13, "#35403f") +
    plant(x, FLOOR - H - 8, 0.6 + k * 0.5) +
    dim(x - W * 0.54, FLOOR + 20, x + W * 0.54, FLOOR + 20, "") +
    big("Ø " + cm, "cm", 388, 96, 40, { a: "e", max: 130 })
  );
};
