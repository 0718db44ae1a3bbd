import { classes } from "~/theme/classes";
import * as styles from "./status.css";

/** A status label with a square: filled when final, outlined while in progress. */
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
