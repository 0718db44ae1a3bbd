// The pictures of the bicycle shop, drawn in code: a shape per kind, in a colour on a background.
export const KINDS = [
  "city",
  "road",
  "mountain",
  "child",
  "wheel",
  "helmet",
  "lamp",
  "lock",
  "bag",
  "pump",
  "saddle",
  "tool",
] as const;
export type Kind = (typeof KINDS)[number];

const STROKE = `fill="none" stroke-linecap="round" stroke-linejoin="round"`;
const wheel = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#2b2f33" stroke-width="6"/><circle cx="${x}" cy="${y}" r="4" fill="#2b2f33"/>`;

/** @param bar bend of the handlebar: down on a road bicycle, up on the others */
const bicycle = (colour: string, radius: number, bar: number) =>
  `${wheel(68, 160, radius)}${wheel(174, 160, radius)}<path ${STROKE} stroke="${colour}" stroke-width="7" d="M68 160l36-62h54l16 62M104 98l18 62 36-62M68 160h54"/><path ${STROKE} stroke="#2b2f33" stroke-width="7" d="M104 98l-4-16h-16m32 0h-16M158 98l-6-22q10 0 18 ${bar}"/>`;

const SHAPES: Record<Kind, (colour: string) => string> = {
  city: (c) => bicycle(c, 36, -8),
  road: (c) => bicycle(c, 38, 18),
  mountain: (c) =>
    `${bicycle(c, 34, -2)}<circle cx="68" cy="160" r="34" fill="none" stroke="#2b2f33" stroke-width="10" stroke-dasharray="6 6"/>`,
  child: (c) => bicycle(c, 26, -12),
  wheel: (c) =>
    `${wheel(120, 120, 78)}<path ${STROKE} stroke="${c}" stroke-width="3" d="M120 42v156M42 120h156M65 65l110 110M175 65L65 175"/>`,
  helmet: (c) =>
    `<path fill="${c}" d="M44 150q0-84 78-84t74 84z"/><path ${STROKE} stroke="#2b2f33" stroke-width="6" d="M80 150l20-70m24 70V72m44 78l-18-72M64 152l22 40 30-4"/>`,
  lamp: (c) =>
    `<rect x="86" y="84" width="74" height="60" rx="14" fill="${c}"/><path ${STROKE} stroke="#e0b429" stroke-width="6" d="M70 96l-26-14m24 32H36m34 18l-26 14"/>`,
  lock: (c) =>
    `<path ${STROKE} stroke="#2b2f33" stroke-width="14" d="M84 120V88q0-34 36-34t36 34v32"/><rect x="70" y="116" width="100" height="72" rx="10" fill="${c}"/>`,
  bag: (c) =>
    `<path fill="${c}" d="M64 84h112l12 104H52z"/><path ${STROKE} stroke="#2b2f33" stroke-width="7" d="M92 84q0-30 28-30t28 30M64 118h112"/>`,
  pump: (c) =>
    `<rect x="108" y="80" width="24" height="108" rx="6" fill="${c}"/><path ${STROKE} stroke="#2b2f33" stroke-width="9" d="M120 80V48m-34 0h68M84 190h72"/>`,
  saddle: (c) =>
    `<path fill="${c}" d="M40 98q74-26 152 6-6 24-46 22-46-2-78 10-32-4-28-38z"/><path ${STROKE} stroke="#2b2f33" stroke-width="7" d="M78 128l40 22 44-22m-44 22v44"/>`,
  tool: (c) =>
    `<path ${STROKE} stroke="${c}" stroke-width="18" d="M70 186l78-86"/><path fill="none" stroke="${c}" stroke-width="16" d="M180 56a34 34 0 1 0 10 44l-26-2-8-22z"/>`,
};

export const imageName = (kind: Kind, colour: string): string => `${kind}-${colour.slice(1)}.svg`;

export const drawing = (kind: Kind, colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><rect width="240" height="240" fill="#eef1f4"/>${SHAPES[kind](colour)}</svg>`;

export const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 42" width="180" height="42"><g fill="none" stroke="#1d3a5f" stroke-width="4"><circle cx="14" cy="26" r="11"/><circle cx="46" cy="26" r="11"/><path d="M14 26l10-16h14l8 16M24 10l6 16"/></g><text x="68" y="31" font-family="Georgia, serif" font-size="25" fill="#1d3a5f">Pedalata</text></svg>`;
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42 42"><path fill="#1d3a5f" d="M0 0h42v42H0z"/><circle cx="21" cy="21" r="12" fill="none" stroke="#fff" stroke-width="4"/><circle cx="21" cy="21" r="3" fill="#fff"/></svg>`;
