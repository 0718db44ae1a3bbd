import { print, tablesAreCards } from "~/theme/breakpoints";
import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, leading, space, text } = vars;

export const root = uiStyle({ fontSize: text.sm });
uiRule(`${root} :is(th, td)`, {
  padding: `${space.s2} ${space.s3}`,
  borderBottom: `1px solid ${colour.line}`,
  verticalAlign: "middle",
});
uiRule(`${root} :is(th, td):first-child`, { paddingLeft: space.s2 });
uiRule(`${root} thead th`, {
  borderBottom: `2px solid ${colour.primary}`,
  fontSize: text.xs,
  color: colour.inkSoft,
  verticalAlign: "bottom",
  "@media": { [print]: { color: colour.ink } },
});
uiRule(`${root} tbody tr:hover`, { background: colour.band });
uiRule(`${root} tbody tr:has(:checked)`, { background: colour.accentTint });

export const caption = uiStyle({
  fontFamily: font.serif,
  fontWeight: 600,
  fontSize: text.lg,
  lineHeight: leading.small,
  paddingBottom: space.s3,
});

export const end = uiStyle({
  textAlign: "right",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums lining-nums",
});

/** A wide table scrolls by itself instead of widening the page. */
export const scroll = uiStyle({
  overflowX: "auto",
  // Contains absolutely positioned screen reader text, which would otherwise widen the page.
  position: "relative",
  "@media": { [print]: { overflow: "visible" } },
});

/** On phones each row is a card; the column's name (`data-label`) is shown before its value. */
export const cards = uiStyle({});
const onPhone = (rule: Parameters<typeof uiRule>[1]) => ({ "@media": { [tablesAreCards]: rule } });
uiRule(
  `:is(${cards}, ${cards} > tbody, ${cards} tr, ${cards} th, ${cards} td)`,
  onPhone({ display: "block" }),
);
uiRule(
  `${cards} > thead`,
  onPhone({
    display: "block",
    position: "absolute",
    clipPath: "inset(50%)",
    width: "1px",
    height: "1px",
    overflow: "hidden",
  }),
);
uiRule(`${cards} tr`, onPhone({ borderTop: `1px solid ${colour.line}`, paddingBlock: space.s3 }));
uiRule(
  `${cards} tbody :is(th, td, td:first-child)`,
  onPhone({ border: 0, padding: `${space.s1} 0`, textAlign: "left", whiteSpace: "normal" }),
);
uiRule(
  `${cards} td[data-label]`,
  onPhone({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: space.s4,
    overflowWrap: "anywhere",
  }),
);
uiRule(
  `${cards} td[data-label]::before`,
  onPhone({ content: "attr(data-label)", flex: "none", color: colour.inkSoft }),
);
uiRule(`${cards} td:empty`, onPhone({ display: "none" }));
