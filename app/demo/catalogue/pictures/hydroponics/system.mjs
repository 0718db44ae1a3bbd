// Growing systems: tubs, towers and tables.
import { G, L, line, P, path, R, RUBBER, T, tenth, tube } from "../kit.mjs";
import { plant } from "./plant.mjs";

export const nftSystem = (m) => {
  const rows = m <= 12 ? 2 : m <= 24 ? 3 : m <= 36 ? 4 : 6,
    per = Math.min(7, Math.ceil(m / rows));
  let s = L("M34 250V40M232 250V60", line(6));
  for (let i = 0; i < rows; i++) {
    const y = 70 + i * (160 / rows);
    for (let j = 0; j < per; j++) s += plant(52 + (j * 170) / (per - 1 || 1), y, rows > 4 ? 0.5 : 0.72);
    s += P(path`M24 ${y}L242 ${y + 6}v12L24 ${y + 12}z`, "#f4f6f4", line(2.4));
  }
  return (
    s +
    T("×" + m, 384, 96, 46, { a: "e" }) +
    P("M300 196h80v52h-80z", "#2f8a8a") +
    tube("M300 220H250V120", 6, RUBBER)
  );
};

export const dwcSystem = (m) => {
  const k = m === 1 ? 1.7 : m === 4 ? 0.78 : 0.72;
  let s = "";
  for (let i = 0; i < m; i++) {
    const c = i % (m === 1 ? 1 : m === 4 ? 2 : m === 6 ? 3 : 4),
      q = Math.floor(i / (m === 1 ? 1 : m === 4 ? 2 : m === 6 ? 3 : 4)),
      x = m === 1 ? 128 : 60 + c * (m === 4 ? 120 : m === 6 ? 72 : 58),
      y = m === 1 ? 248 : 138 + q * 110;
    const kk = m === 8 ? 0.6 : k;
    s += G(
      plant(0, -84, 1) +
        P("M-38 -78L-32 0H32L38 -78z", "#35383c") +
        R(-42, -86, 84, 12, "#4a4f54") +
        P("M-33 -36h66l-3 34h-60z", "#6fb0cf", { stroke: "none", opacity: 0.6 }) +
        L("M-8 -10h.1M6 -20h.1M0 -30h.1", { stroke: "#fff", "stroke-width": 5 }),
      `translate(${x} ${y})scale(${kk})`,
    );
  }
  return s + T("×" + m, 384, 96, 50, { a: "e" });
};

export const towerSystem = (m) => {
  const lv = m === 20 ? 4 : m === 28 ? 5 : 6;
  let s = P("M70 206h116l10 42H60z", "#2f8a8a") + R(112, 30, 32, 178, "#f4f6f4");
  for (let i = 0; i < lv; i++) {
    const y = 54 + (i * 148) / lv;
    s +=
      P(path`M112 ${y}l-26 -8v18l26 12z`, "#e6ece8", line(2.4)) +
      P(path`M144 ${y}l26 -8v18l-26 12z`, "#e6ece8", line(2.4)) +
      plant(82, tenth(y - 6), 0.62) +
      plant(174, tenth(y - 6), 0.62);
  }
  return s + T("×" + m, 384, 96, 46, { a: "e" });
};
