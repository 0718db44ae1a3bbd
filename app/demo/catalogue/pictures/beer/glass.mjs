// Glasses by beer style.

export const GLASSES = {
  weizen: ["M-34 0Q-44 -40 -30 -96Q-22 -128 -44 -180H44Q22 -128 30 -96Q44 -40 34 0z", 180, 40],
  pint: ["M-34 0L-44 -110Q-54 -128 -46 -140L-48 -176H48L46 -140Q54 -128 44 -110L34 0z", 176, 44],
  tulip: [
    "M-30 0Q-34 -6 -6 -12V-40Q-54 -60 -50 -110Q-46 -136 -36 -150Q-34 -164 -44 -172H44Q34 -164 36 -150Q46 -136 50 -110Q54 -60 6 -40V-12Q34 -6 30 0z",
    172,
    44,
  ],
  goblet: [
    "M-34 0Q-34 -6 -6 -12V-56Q-64 -66 -62 -128Q-62 -150 -56 -164H56Q62 -150 62 -128Q64 -66 6 -56V-12Q34 -6 34 0z",
    164,
    56,
  ],
  snifter: [
    "M-28 0Q-28 -6 -6 -10V-30Q-62 -40 -58 -96Q-52 -130 -34 -146H34Q52 -130 58 -96Q62 -40 6 -30V-10Q28 -6 28 0z",
    146,
    46,
  ],
  pils: ["M-28 0Q-30 -6 -10 -14L-12 -26L-42 -186H42L12 -26L10 -14Q30 -6 28 0z", 186, 40],
  stange: ["M-28 0L-32 -182H32L28 0z", 182, 31],
  mug: ["M-48 0Q-52 -80 -48 -164H48Q52 -80 48 0z", 164, 48],
  tumbler: ["M-34 0L-36 -30L-52 -50L-56 -156H56L52 -50L36 -30L34 0z", 156, 55],
  flute: [
    "M-26 0Q-28 -6 -5 -12V-44Q-30 -58 -32 -100L-36 -186H36L32 -100Q30 -58 5 -44V-12Q28 -6 26 0z",
    186,
    35,
  ],
};

export const glassOf = (s) =>
  /Weiss?b|Weizen|Wheat Beer|Roggen/i.test(s) && !/bock/i.test(s)
    ? "weizen"
    : /Weizenbock/.test(s)
      ? "weizen"
      : /Wit|Gose|Berliner|Wheatwine/i.test(s)
        ? /Wheatwine/.test(s)
          ? "snifter"
          : /Wit/.test(s)
            ? "tumbler"
            : "goblet"
        : /Kölsch|Altbier/.test(s)
          ? "stange"
          : /Tripel|Dubbel|Trappist|Dark Strong|Golden Strong|Blond Ale|Saison|Garde/i.test(s)
            ? /Saison|Garde|Golden|Blond Ale/.test(s)
              ? "tulip"
              : "goblet"
            : /Imperial|Barleywine|Old Ale|Wee Heavy|Baltic|Strong Ale|Double IPA|Extra Stout/i.test(s)
              ? "snifter"
              : /Märzen|Festbier|Helles|Dunkel|Bock|Czech|Vienna|Schwarz|Rauch|Export|Kentucky|California/i.test(
                    s,
                  )
                ? "mug"
                : /Pils|Lager|Leicht|Grodz|Cream/i.test(s)
                  ? "pils"
                  : "pint";
