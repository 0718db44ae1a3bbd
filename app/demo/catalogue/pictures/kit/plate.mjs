// The background of each picture.
import { INK, LINES } from "../kit.mjs";

export const plate = (line, body, o = {}) => {
  const l = LINES[line] || LINES.gar;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"${o.attrs || ""}><path fill="${l.bg}" d="M0 0h400v300H0z"/>${o.floor === 0 ? "" : `<path fill="${l.fl}" d="M0 ${o.floor || 248}h400V300H0z"/>`}<g fill="none" stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`;
};
