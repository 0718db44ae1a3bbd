import { createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";

/** Also the colour of the browser's own bars. */
export const PRIMARY_DEEP = "#16351f";

const tokens = {
  font: {
    serif: 'Vollkorn, "Vollkorn 1", "Vollkorn 2", "Vollkorn 3", "Vollkorn 4", Georgia, serif',
    sans: '"Source Sans 3", "Source Sans", Arial, sans-serif',
    mono: "ui-monospace, Menlo, Consolas, monospace",
  },
  text: {
    xxs: ".8125rem",
    xs: ".875rem",
    sm: ".9375rem",
    md: "1.0625rem",
    lg: "1.25rem",
    xl: "1.5rem",
    xxl: "clamp(1.75rem, 1.5rem + 1.1vw, 2.25rem)",
    xxxl: "clamp(2.125rem, 1.6rem + 2.4vw, 3.5rem)",
    button: "1rem",
    // 19 px bold: from this size on, white text is legible on the plain accent (4.06:1)
    buttonBig: "1.1875rem",
  },
  leading: { text: "1.5", small: "1.2", tight: "1.15", display: "1.06" },
  space: {
    s1: ".25rem",
    s2: ".5rem",
    s3: ".75rem",
    s4: "1rem",
    s5: "1.25rem",
    s6: "1.5rem",
    s8: "2rem",
    s10: "2.5rem",
    s12: "3rem",
    s16: "4rem",
    gutter: "1rem",
  },
  size: {
    target: "44px",
    touch: "44px",
    buttonBig: "56px",
    header: "56px",
    bar: "72px",
    box: "1.25rem",
    mark: ".625rem",
    thumb: "56px",
    quantity: "4.75rem",
    read: "40rem",
    form: "46rem",
    page: "80rem",
    filters: "15rem",
    summary: "22rem",
  },
  colour: {
    ground: "#fff",
    band: "#f8f4ea",
    bandDeep: "#efe8d8",
    ink: "#1b2620",
    inkSoft: "#4f574f",
    line: "#ded7c7",
    lineStrong: "#737a70",
    primary: "#1f4a2e",
    primaryDeep: PRIMARY_DEEP,
    onPrimary: "#fbf7ec",
    onPrimarySoft: "#d5dfcf",
    lineOnPrimary: "#3c6349",
    accent: "#458d4e",
    accentText: "#2f6d38",
    accentDeep: "#23562b",
    accentTint: "#eaf2e6",
    onAccent: "#fff",
    secondary: "#3f4742",
    ok: "#276b33",
    okTint: "#e8f2e5",
    warn: "#8c4600",
    warnMark: "#c96a0c",
    warnTint: "#fdf0dc",
    err: "#a3211a",
    errTint: "#fbe9e5",
    sale: "#a3211a",
    // Colour of "on behalf of" and of the selected context. The only other use is the bestseller tag.
    agent: "#f3c552",
    onAgent: "#2c2207",
    focus: "#0b57b8",
    // Covers the page behind a sheet.
    veil: "rgb(22 53 31 / 55%)",
  },
};

// Every page contains the rules that it uses, so short names reduce its size.
let count = 0;

/** Design tokens by role. A component never contains a raw colour or size. */
export const vars = createGlobalThemeContract(tokens, () => `v${(count++).toString(36)}`);

createGlobalTheme(":root", vars, tokens);

globalStyle(":root", {
  "@media": {
    "(min-width: 600px)": { vars: { [vars.space.gutter]: vars.space.s6 } },
    "(min-width: 960px)": { vars: { [vars.space.gutter]: vars.space.s8, [vars.size.header]: "72px" } },
    "(hover: hover) and (pointer: fine) and (min-width: 960px)": { vars: { [vars.size.target]: "40px" } },
    "(min-width: 1920px)": { fontSize: "106.25%", vars: { [vars.size.page]: "104rem" } },
  },
});
