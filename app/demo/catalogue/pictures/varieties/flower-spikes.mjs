// Flowers along a stem, and mixtures.

export const FLOWER_SPIKES = [
  [
    "Bocca di leone Nana",
    "snapdragon",
    "spike",
    { cs: ["#f0c33a", "#d9679a", "#c0392b"], k: 24, m: 5, top: 84, lip: "#f6e9a0" },
  ],
  [
    "Bocca di leone Alta",
    "snapdragon",
    "spike",
    { cs: ["#c0392b", "#f6efe0", "#d9679a"], k: 26, m: 8, lip: "#f0c33a" },
  ],
  [
    "Tom Thumb",
    "snapdragon",
    "spike",
    { cs: ["#e6821e", "#b3306a", "#f6efe0"], k: 28, m: 4, top: 110, lip: "#f0cf4a" },
  ],
  ["Spencer", "sweetpea", "sweetpea", { cs: ["#d9679a", "#8a5fb0", "#f3d0d6"] }],
  ["Royal", "sweetpea", "sweetpea", { cs: ["#3f4fa0", "#c0392b", "#f6efe8"] }],
  ["Cupani", "sweetpea", "sweetpea", { cs: ["#6a2048"], c2: "#7a5ac0" }],
  ["Old Spice", "sweetpea", "sweetpea", { cs: ["#f0d0c4", "#a84a7a", "#6a5ac0", "#f6efe0"] }],
  ["Violacciocca Exc", "stock", "spike", { cs: ["#8a5fb0", "#d9679a", "#f6efe8"], m: 8, k: 26 }],
  ["Quarantina mix", "stock", "spike", { cs: ["#c9386a", "#f3e6c8", "#7a4fa8"], m: 6, k: 28, top: 60 }],
  ["Digitale Exc", "foxglove", "spike", { bellf: 1, cs: ["#c06a9a", "#e6b0c0", "#a84a86"], m: 9, k: 24 }],
  ["Digitale Alba", "foxglove", "spike", { bellf: 1, cs: ["#fbf7ec"], m: 9, k: 26, spotc: "#b9c24a", n: 2 }],
  ["Foxy", "foxglove", "spike", { bellf: 1, cs: ["#d990b0", "#f3dcc8", "#c06a9a"], m: 7, k: 26, top: 60 }],
  ["api e farfalle", "wildflowers", "mixed", { set: ["bor", "poppy", "corn", "cal", "cosmos"] }],
  ["mediterraneo", "wildflowers", "mixed", { set: ["poppy", "daisy", "corn", "poppy", "daisy"] }],
  ["da taglio", "wildflowers", "mixed", { set: ["zin", "cosmos", "corn", "zin", "cal"] }],
  ["commestibili", "wildflowers", "mixed", { set: ["nas", "bor", "viola", "cal"] }],
  ["Ombra", "wildflowers", "mixed", { set: ["imp", "fox", "viola"], low: 1 }],
  ["bordure", "wildflowers", "mixed", { set: ["alys", "viola", "imp", "cal", "daisy"], low: 1 }],
];
