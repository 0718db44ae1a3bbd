// Trays, propagators, saucers.
import { C, G, L, LEAF, line, NO_LINE, P, path, R, RUBBER, shine, T, tube } from "../kit.mjs";
import { plant } from "./plant.mjs";

export const tray = (product, facts, name) => {
  const m = +(name.match(/da (\d+)/) || [0, 0])[1];
  if (!m) {
    let s =
      P("M20 190L60 120H220L240 190z", "#4a5552") + P("M34 184L68 128H212L226 184z", "#8a6a3a", line(2));
    for (let i = 0; i < 26; i++)
      s +=
        L(path`M${60 + (i % 13) * 11.5} ${128 + Math.floor(i / 13) * 34}v-26`, {
          "stroke-width": 2.4,
          stroke: LEAF,
        }) + C(60 + (i % 13) * 11.5, 100 + Math.floor(i / 13) * 34, 5, "#86b557", line(1.6));
    return s + P("M20 190h220v22H20z", "#35403f") + T("28×54", 388, 96, 32, { a: "e", max: 120 });
  }
  const cols = m === 24 ? 6 : m === 60 ? 10 : 13,
    rows = m / cols,
    W = 216,
    H = 150,
    x = 20,
    y = 70;
  let d = "";
  const cw = W / cols,
    rh = H / rows;
  for (let i = 0; i < m; i++)
    d += path`M${x + (i % cols) * cw + cw * 0.14} ${y + Math.floor(i / cols) * rh + rh * 0.14}h${cw * 0.72}v${rh * 0.72}h${-cw * 0.72}z`;
  // The seedlings of the last row are partly hidden behind the tray.
  const seedlings = [0, 1, 2, 3, 4, 5].map((i) => plant(x + ((i + 0.5) * W) / 6, y - 4, 0.8));
  return (
    seedlings.join("") +
    R(x - 6, y - 6, W + 12, H + 12, "#4a5552") +
    P(d, "#a98255", NO_LINE) +
    T("×" + m, 388, 96, 44, { a: "e" })
  );
};

export const propagatorLid = (product, facts, name) =>
  P("M40 190V110Q130 50 220 110V190z", "#e3f0ee") +
  P("M28 190h204v50H28z", "#35403f") +
  [70, 110, 150, 190].map((x) => plant(x, 190, 0.8)).join("") +
  shine("M60 120Q90 90 120 84", 5) +
  (/risc/.test(name)
    ? L("M60 226q10 -10 20 0t20 0t20 0t20 0t20 0", { stroke: "#d9603a", "stroke-width": 5 }) +
      tube("M232 220q30 4 24 30", 4, RUBBER)
    : "");

export const saucer = (product, facts, name) => {
  const b = /100/.test(name);
  const k = b ? 1 : 0.72;
  return (
    G(
      P("M-110 -20L-70 -70H90L110 -20z", "#5a6664") +
        P("M-96 -24L-62 -62H80L98 -24z", "#35403f", line(2)) +
        P("M-110 -20H110V4H-110z", "#4a5552"),
      `translate(128 226)scale(${k})`,
    ) +
    T(b ? "100×100" : "60×60", 388, 96, 32, { a: "e", max: 130 }) +
    T("cm", 388, 120, 16, { a: "e" })
  );
};
