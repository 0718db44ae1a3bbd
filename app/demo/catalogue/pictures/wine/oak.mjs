// Oak chips, cubes and staves.
import { dark, G, L, light, line, P, R, shade, shift, T, tenth } from "../kit.mjs";
import { dose } from "../packaging/label.mjs";

export const oak = (product, facts, name, random) => {
  const am = /americano/.test(name),
    c = am ? "#c78d54" : "#b37a42";
  let s = "";
  if (/Doghe/.test(name))
    for (let i = 0; i < 5; i++)
      s += G(
        R(0, 0, 34, 176, shift(c, random, 10)) +
          L("M10 12V160M22 20V150", { "stroke-width": 1.8, opacity: 0.5 }) +
          shade("M26 0h8v176h-8z"),
        `translate(${40 + i * 38} ${68 - (i % 2) * 12})`,
      );
  else if (/Cubetti/.test(name))
    for (let i = 0; i < 14; i++) {
      const row = i < 5 ? 0 : i < 9 ? 1 : i < 12 ? 2 : 3,
        x = 44 + [i, i - 5, i - 9, i - 12][row] * 42 + row * 21,
        y = 212 - row * 36,
        cc = shift(c, random, 14);
      s +=
        P(`M${x} ${y}l16 -10h22l-14 10z`, light(cc, 0.25), line(2.2)) +
        R(x, y, 24, 28, cc, line(2.4)) +
        P(`M${x + 24} ${y}l14 -10v28l-14 10z`, dark(cc, 0.2), line(2.2));
    }
  else
    for (let i = 0; i < 34; i++) {
      const a = random() * 180,
        q = Math.sqrt(i / 34),
        x = 126 + (random() - 0.5) * 190 * q,
        y = 236 - (1 - q) * 120 * random() - (1 - q) * 30;
      s += G(
        P("M-15 -4Q0 -9 15 -3Q2 3 -15 -4z", shift(c, random, 18), line(2)),
        `translate(${tenth(x)} ${tenth(y)})rotate(${tenth(a)})`,
      );
    }
  return s + dose(facts.dose, "#a8703a", { max: 5 }) + T(am ? "US" : "FR", 344, 250, 34, { a: "m" });
};
