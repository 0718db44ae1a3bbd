// Green manures.

export const GREEN_MANURES = [
  [
    "Favino da",
    "fieldbean",
    "cover",
    {
      kinds: [
        ["fav", "#5a3a4a"],
        ["fav", "#5a3a4a"],
        ["fav", "#5a3a4a"],
      ],
    },
  ],
  [
    "Favino Nero",
    "fieldbean",
    "cover",
    {
      kinds: [
        ["fav", "#1b1b20"],
        ["fav", "#1b1b20"],
      ],
    },
  ],
  [
    "Stala",
    "phacelia",
    "cover",
    {
      kinds: [
        ["phac", "#7a7ac8"],
        ["phac", "#8a86d0"],
      ],
    },
  ],
  [
    "Facelia",
    "phacelia",
    "cover",
    {
      kinds: [
        ["phac", "#8a7ac0"],
        ["phac", "#7f74c8"],
        ["phac", "#8a7ac0"],
      ],
    },
  ],
  [
    "Incarnato",
    "clover",
    "cover",
    {
      tall: 1,
      kinds: [
        ["clover", "#a8242e"],
        ["clover", "#b32c36"],
        ["clover", "#a8242e"],
      ],
    },
  ],
  [
    "Bianco nano",
    "clover",
    "cover",
    {
      kinds: [
        ["clover", "#fbf7ec"],
        ["clover", "#f6f0e4"],
        ["clover", "#fbf7ec"],
      ],
    },
  ],
  [
    "Alessand",
    "clover",
    "cover",
    {
      tall: 1,
      kinds: [
        ["clover", "#f3ecd0"],
        ["clover", "#efe6c4"],
      ],
    },
  ],
  [
    "Sotterr",
    "clover",
    "cover",
    {
      kinds: [
        ["clover", "#efe4dc"],
        ["clover", "#e9dcd6"],
      ],
    },
  ],
  [
    "Violetto",
    "clover",
    "cover",
    {
      kinds: [
        ["clover", "#b0568a"],
        ["clover", "#a84a80"],
        ["clover", "#b8608f"],
      ],
    },
  ],
  [
    "Senape Bianca",
    "mustard",
    "cover",
    {
      kinds: [
        ["must", "#f2d84a"],
        ["must", "#f2d84a"],
        ["must", "#f2d84a"],
      ],
    },
  ],
  [
    "Senape",
    "mustard",
    "cover",
    {
      kinds: [
        ["must", "#d9b02a"],
        ["must", "#d9b02a"],
      ],
    },
  ],
  [
    "Veccia Com",
    "vetch",
    "cover",
    {
      kinds: [
        ["vetch", "#a8487a"],
        ["vetch", "#b0548a"],
        ["vetch", "#a8487a"],
      ],
    },
  ],
  [
    "Veccia",
    "vetch",
    "cover",
    {
      kinds: [
        ["vetch", "#6a4a96"],
        ["vetch", "#7456a0"],
      ],
    },
  ],
];
