// Boxes of reagents, and iodine.
import { E, FLOOR, L, LINES, line, P, PAPER, RED, RUBBER } from "../kit.mjs";
import { bottle } from "../packaging/containers.mjs";
import { label } from "../packaging/label.mjs";

export const testKit = (u, cs) =>
  P("M40 130h180v118H40z", "#e0d2b0") +
  P("M40 130l20 -26h180l-20 26z", "#efe4c8") +
  P("M220 130l20 -26v116l-20 28z", "#c9b88e") +
  cs.map((c, i) => bottle(74 + i * 44, 132, 30, 50, c, { cap: i % 2 ? RED : RUBBER })).join("") +
  label(130, 192, 130, 58, u, LINES.eno.c, { h: 28 }) +
  P("M300 80h24v118q0 12 -12 12t-12 -12z", "#e6efec") +
  P("M302 140h20v56q0 12 -10 12t-10 -12z", cs[0], line(2)) +
  P("M340 80h24v118q0 12 -12 12t-12 -12z", "#e6efec") +
  P("M342 116h20v80q0 12 -10 12t-10 -12z", cs[1] || cs[0], line(2)) +
  L("M284 224h100", line(6));

export const iodine = () =>
  bottle(124, FLOOR, 76, 150, "#6a2f1e", { cap: RUBBER }) +
  label(124, 196, 66, 44, "I2", null, { h: 24 }) +
  E(320, 190, 50, 16, PAPER) +
  E(306, 188, 16, 6, "#2b2340", line(2)) +
  E(338, 192, 14, 5, "#c98a2e", line(2)) +
  P("M320 96q12 18 12 26a12 12 0 0 1 -24 0q0 -8 12 -26z", "#8a4a1e", line(2.4));
