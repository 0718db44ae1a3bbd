// Stakes to scale.
import { big, DARK_STEEL, dim, FLOOR, L, light, line, P, path, R } from "../kit.mjs";

export const stake = (kind) => (product, facts, name) => {
  const cm = +name.match(/(\d+) cm/)[1],
    H = 60 + cm * 0.68,
    c = { bamboo: "#d9bd6a", steel: "#b9c3c9", wood: "#8f6236" }[kind];
  const one = (x, h) =>
    kind === "bamboo"
      ? R(x - 6, FLOOR - h, 12, h, c) +
        L(
          Array.from({ length: Math.floor(h / 36) }, (_, i) => `M${x - 8} ${FLOOR - 20 - i * 36}h16`).join(
            "",
          ),
          line(3),
        )
      : kind === "steel"
        ? R(x - 7, FLOOR - h, 14, h, c) +
          P(`M${x - 7} ${FLOOR - 16}l7 22l7 -22z`, DARK_STEEL) +
          L(
            Array.from(
              { length: Math.floor(h / 22) },
              (_, i) => `M${x - 7} ${FLOOR - 26 - i * 22}l14 -6`,
            ).join(""),
            line(1.6),
          )
        : R(x - 13, FLOOR - h, 26, h, c) +
          P(path`M${x - 13} ${FLOOR - h}q13 -12 26 0z`, light(c, 0.4)) +
          L(`M${x - 3} ${FLOOR - h + 20}V${FLOOR - 14}M${x + 6} ${FLOOR - h + 40}V${FLOOR - 30}`, {
            "stroke-width": 1.8,
            opacity: 0.5,
          });
  const HH = Math.min(H, 232);
  return (
    one(84, HH) +
    one(126, HH * 0.995) +
    one(168, HH) +
    dim(214, FLOOR - HH, 214, FLOOR, "") +
    big(String(cm), "cm", 384, 92, 46, { a: "e", max: 144 })
  );
};
