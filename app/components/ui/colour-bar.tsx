import { classes } from "~/theme/classes";
import * as styles from "./colour-bar.css";

/** A bar whose colour comes from data. The CSP forbids inline styles but allows an SVG attribute. */
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
