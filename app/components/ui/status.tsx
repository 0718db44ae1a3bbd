import { classes } from "~/theme/classes";
import * as styles from "./status.css";

/** A word and its square: full where it is so, open where it is still under way. */
export function Status({
  label,
  tone,
  mark = "full",
}: {
  label: string;
  tone: keyof typeof styles.tone;
  mark?: "full" | "open";
}) {
  return (
    <span className={classes(styles.root, styles.tone[tone], mark === "open" && styles.open)}>{label}</span>
  );
}
