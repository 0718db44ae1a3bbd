// Lawns and mixtures of green manures.

export const LAWNS = [
  ["Rustico", "lawn", "grass", { c: "#5a9a3a", h: 100, bw: 5, bend: 40 }],
  ["siccit", "lawn", "grass", { c: "#86a84a", h: 76, sun: 1 }],
  ["Prato Ombra", "lawn", "grass", { c: "#2f6f3a", h: 84, shade: 1 }],
  ["Sport", "lawn", "grass", { c: "#4f9a3a", h: 54, ball: 1, n: 56 }],
  ["Macro", "lawn", "grass", { c: "#79a83f", h: 64, bw: 7, n: 34, bend: 60, sun: 1 }],
  ["Microtri", "lawn", "grass", { c: "#4a8f3f", h: 60, clover: 1 }],
  ["Inglese", "lawn", "grass", { c: "#3f8a3c", h: 48, bw: 2.4, n: 80, bend: 14 }],
  [
    "Autunnale",
    "greenmix",
    "cover",
    {
      kinds: [
        ["vetch", "#a8487a"],
        ["rye", "#a8b060"],
        ["fav", "#5a3a4a"],
      ],
    },
  ],
  [
    "Primaverile",
    "greenmix",
    "cover",
    {
      kinds: [
        ["phac", "#7f74c8"],
        ["must", "#f2d84a"],
        ["clover", "#fbf7ec"],
      ],
    },
  ],
  [
    "vigneto",
    "greenmix",
    "cover",
    {
      kinds: [
        ["rye", "#a8b060"],
        ["clover", "#a8242e"],
        ["fav", "#5a3a4a"],
        ["rye", "#9aa858"],
      ],
      tall: 1,
    },
  ],
  [
    "Biocida",
    "greenmix",
    "cover",
    {
      kinds: [
        ["must", "#e6c82a"],
        ["must", "#d9b02a"],
        ["rye", "#a8b060"],
      ],
    },
  ],
];
