import { classes } from "~/theme/classes";
import * as styles from "./colour-bar.css";

/** A bar in a colour that comes from data: the CSP forbids inline styles, an SVG's attribute it allows. */
export function ColourBar({ colour, className }: { colour: string; className?: string }) {
  return (
    <svg
      className={classes(styles.root, className)}
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width="1" height="1" fill={colour} />
    </svg>
  );
}
