// Growing systems: drip, ebb and flow, table, propagator.
import { C, DARK_STEEL, FLOOR, G, L, line, P, path, R, RUBBER, shine, T, tenth, tube } from "../kit.mjs";
import { plant } from "./plant.mjs";

export const dripSystem = (m) => {
  const k = m === 4 ? 4 : m === 8 ? 4 : 8,
    rows = m === 4 ? 1 : 2;
  let s = "";
  for (let q = 0; q < rows; q++) {
    const y = rows === 1 ? 220 : 140 + q * 104;
    s += tube(`M14 ${y - 84}H246`, 5, "#35383c");
    for (let i = 0; i < k; i++) {
      const x = 42 + i * (180 / (k - 1)),
        kk = k > 4 ? 0.5 : 0.9;
      s +=
        tube(`M${tenth(x)} ${y - 84}v${k > 4 ? 44 : 30}`, 2.4, "#35383c") +
        plant(x, y - 34 * kk, kk) +
        P(
          path`M${x - 24 * kk} ${y - 34 * kk}l5 ${34 * kk}h${48 * kk - 10}l5 ${-34 * kk}z`,
          "#35383c",
          line(2.4),
        );
    }
  }
  return s + T("×" + m, 384, 96, 46, { a: "e" }) + P("M300 190h80v58h-80z", "#2f8a8a");
};

export const ebbSystem = (d) => {
  const k = d === "60" ? 0.76 : d === "100" ? 0.9 : 1;
  return (
    G(
      P("M-110 -110L-84 -150H116L96 -110z", "#e6ece8") +
        P("M-110 -110H96V-80H-110z", "#f4f6f4") +
        P("M96 -110l20 -40v30l-20 40z", "#c9d0cc") +
        [-74, -24, 26, 72].map((x) => plant(x, -128, 0.9)).join("") +
        L("M-100 -80V0M86 -80V0", line(6)) +
        P("M-60 -48H46V0H-60z", "#2f8a8a") +
        tube("M-10 -48V-86", 8, RUBBER) +
        L("M14 -56v-20M8 -70l6 -8l6 8", { stroke: "#5f94c0", "stroke-width": 4 }),
      `translate(136 ${FLOOR})scale(${k})`,
    ) +
    T(d + "×" + d, 388, 92, 32, { a: "e", max: 120 }) +
    T("cm", 388, 116, 16, { a: "e" })
  );
};

export const tableGarden = (m) => {
  let s =
    R(34, 26, 190, 18, "#f4f6f4") +
    R(52, 40, 154, 7, "#f2d86a", line(2)) +
    R(210, 40, 10, 150, DARK_STEEL) +
    P("M30 190h196v56H30z", "#f4f6f4") +
    P("M34 220h188v24H34z", "#8fc0cf", line(1.8));
  for (let i = 0; i < m; i++)
    s += plant(46 + ((i % Math.ceil(m / 1)) * 152) / (m - 1), 190, m > 6 ? 0.66 : 0.95);
  return s + T("×" + m, 384, 96, 50, { a: "e" });
};

export const propagator = (m) => {
  let s = P("M40 190V110Q130 40 220 110V190z", "#e3f0ee") + P("M28 190h204v56H28z", "#2f8a8a");
  const k = m === 20 ? 5 : m === 36 ? 7 : 9;
  for (let i = 0; i < k; i++)
    s += plant(56 + (i * 148) / (k - 1), 188, 0.56) + C(56 + (i * 148) / (k - 1), 196, 6, "#35383c", line(2));
  return s + shine("M64 110Q90 80 124 74", 5) + T("×" + m, 384, 96, 48, { a: "e" });
};
