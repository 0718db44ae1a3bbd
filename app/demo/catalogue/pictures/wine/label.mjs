// Labels to scale.
import { dim, FLOOR, G, L, line, P, path, R, T } from "../kit.mjs";
import { wineBottle } from "./bottle.mjs";

export const wineLabel = (product, facts, name) => {
  const [w, h] = facts.dimensions.split("×").map(Number),
    k = 13;
  const c = /goffrata/.test(name) ? "#efe4c8" : /Retro/.test(name) ? "#f4efe2" : "#fbf7ec";
  const W = w * k,
    H = h * k,
    x = 122 - W / 2,
    y = 140 - H / 2;
  return (
    R(x + 14, y - 12, W, H, "#d9cdb0") +
    R(x, y, W, H, c) +
    (/goffrata/.test(name)
      ? L(
          Array.from({ length: 7 }, (_, i) => path`M${x + 8} ${y + 14 + (i * (H - 20)) / 6}h${W - 16}`).join(
            "",
          ),
          { "stroke-width": 1.4, opacity: 0.3, "stroke-dasharray": "3 4" },
        )
      : R(x + 7, y + 7, W - 14, H - 14, "none", { "stroke-width": 1.6, stroke: "#7b1e3a" })) +
    P(path`M${x + W} ${y + H - 26}l-26 26l-4 -30z`, "#e3d7ba", line(2.4)) +
    dim(x, y + H + 18, x + W, y + H + 18, "") +
    T(`${w}×${h}`, 376, 92, 38, { a: "e" }) +
    T("cm", 376, 118, 18, { a: "e" }) +
    G(
      wineBottle(344, FLOOR + 2, 120, "Bordolese", "fascetta", "#54755a") +
        (/Collar/.test(name)
          ? R(337, 150, 14, 16, c, line(1.8))
          : R(331, 188, 26, /Retro/.test(name) ? 22 : 34, c, line(1.8))),
      "",
    )
  );
};
