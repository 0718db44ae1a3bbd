import { globalFontFace } from "@vanilla-extract/css";

// A font that is late is for the next page: nothing waits for it, and no line shifts when it comes.
// The names are quoted twice: a bare `Source Sans 3` is no CSS identifier.
globalFontFace('"Vollkorn"', {
  src: 'url("/fonts/vollkorn-latin.woff2") format("woff2")',
  fontWeight: 600,
  fontDisplay: "optional",
});

globalFontFace('"Source Sans 3"', {
  src: 'url("/fonts/source-sans-3-latin.woff2") format("woff2")',
  fontWeight: "400 700",
  fontDisplay: "optional",
});

// The metrics of what stands in until the fonts are there match theirs, so that no line shifts.
globalFontFace('"Vollkorn Fallback"', {
  src: 'local("Georgia")',
  ascentOverride: "96.9%",
  descentOverride: "44.9%",
  sizeAdjust: "98.3%",
});

globalFontFace('"Source Sans Fallback"', {
  src: 'local("Arial"), local("Liberation Sans")',
  ascentOverride: "109.2%",
  descentOverride: "42.7%",
  lineGapOverride: "0%",
  sizeAdjust: "93.8%",
});
