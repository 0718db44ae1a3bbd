// pH up and down, buffers and cleaners.
import { BLUE, C, FLOOR, G, INK, L, line, P, R, RUBBER, T, YELLOW } from "../kit.mjs";
import { bottle, canister } from "../packaging/containers.mjs";
import { label } from "../packaging/label.mjs";
import { plant } from "./plant.mjs";

const PH_SCALE = ["#c0392b", "#e6822a", "#e6c23a", "#5f9a4a", "#3f8a8a", "#3f66b0", "#6a4a9a"];
export const phLiquid = (product, facts, name) => {
  const c = /meno/.test(name)
      ? "#c0392b"
      : /più/.test(name)
        ? "#3f66b0"
        : /4,01/.test(name)
          ? "#e6822a"
          : /7,01/.test(name)
            ? "#5f9a4a"
            : /EC/.test(name)
              ? "#e9eef0"
              : /conserv/.test(name)
                ? "#f0e6a8"
                : "#a9cfe0",
    t = /meno/.test(name)
      ? "pH–"
      : /più/.test(name)
        ? "pH+"
        : /4,01/.test(name)
          ? "4,01"
          : /7,01/.test(name)
            ? "7,01"
            : /EC/.test(name)
              ? "1413"
              : /conserv/.test(name)
                ? "KCl"
                : "pH";
  const sc = /pH (meno|più)/.test(name);
  return (
    (sc
      ? canister(124, FLOOR, 142, 180, c, { line: "hyd", cap: RUBBER })
      : bottle(124, FLOOR, 106, 172, c, { cap: RUBBER })) +
    label(124, 200, sc ? 112 : 92, 54, t, null, { h: 28 }) +
    (/EC/.test(name)
      ? T("µS", 340, 110, 46, { a: "m" })
      : /conserv|pulizia/.test(name)
        ? G(
            P("M-10 -70h20v100q0 14 -10 14t-10 -14z", "#d6e6df") +
              R(-14, -84, 28, 26, RUBBER) +
              (/pul/.test(name)
                ? L("M24 -10l8 -10M26 12h14M24 32l8 8", { "stroke-width": 4, stroke: BLUE })
                : P("M-9 10h18v20q0 12 -9 12t-9 -12z", "#f0e6a8", line(2))),
            "translate(330 150)",
          )
        : PH_SCALE.map((q, i) => R(256 + i * 18, 110, 18, 40, q, line(1.8))).join("") +
          P(
            `M${/4,01/.test(name) ? 283 : /7,01/.test(name) ? 319 : /meno/.test(name) ? 268 : 368} 156l9 16h-18z`,
            INK,
          ) +
          (/fior/.test(name)
            ? [0, 72, 144, 216, 288]
                .map((a) =>
                  C(320 + Math.cos(a / 57.3) * 13, 216 + Math.sin(a / 57.3) * 13, 11, "#d9679a", line(2.2)),
                )
                .join("") + C(320, 216, 8, YELLOW, line(2))
            : /cresc/.test(name)
              ? plant(320, 236, 1)
              : ""))
  );
};
