// Grow tents to scale.
import { bottleForScale, dark, FLOOR, LEAF, leaf, light, line, P, path, R, T } from "../kit.mjs";

export const growTent = (product, facts, name) => {
  const [a, b, h] = facts.dimensions.split("×").map(Number),
    pro = /profess/.test(name),
    W = 30 + a * 0.43,
    D = 14 + b * 0.16,
    H = h * 0.98,
    x = 24,
    y = FLOOR;
  const c = pro ? "#2b2f3a" : "#3d4350";
  return (
    P(path`M${x} ${y}V${y - H}h${W}V${y}z`, c) +
    P(path`M${x + W} ${y}V${y - H}l${D} ${-D * 0.36}V${y - D * 0.36}z`, dark(c, 0.3)) +
    P(path`M${x} ${y - H}l${D} ${-D * 0.36}h${W}l${-D} ${D * 0.36}z`, light(c, 0.15)) +
    P(
      path`M${x + W * 0.16} ${y - 8}V${y - H * 0.86}Q${x + W / 2} ${y - H * 0.95} ${x + W * 0.84} ${y - H * 0.86}V${y - 8}z`,
      "#e9ece8",
    ) +
    (pro
      ? R(x + W * 0.26, y - H * 0.62, W * 0.48, H * 0.2, "#a8cfa0", line(2))
      : P(
          path`M${x + W * 0.16} ${y - 8}V${y - H * 0.86}l${W * 0.14} ${H * 0.3}V${y - 8}z`,
          light(c, 0.2),
          line(2),
        )) +
    leaf(x + W / 2, y - 10, 40, 12, -120, LEAF) +
    leaf(x + W / 2, y - 10, 40, 12, -60, LEAF) +
    leaf(x + W / 2, y - 10, 46, 11, -90, "#86b557") +
    bottleForScale(x + W + D + 14, FLOOR, 30 * 0.98) +
    T(a + "×" + b, 388, 62, 30, { a: "e", max: 120 }) +
    T("×" + h + " cm", 388, 92, 22, { a: "e", max: 120 })
  );
};
