import { classes } from "~/theme/classes";
import * as styles from "./status.css";

/** A status: a mark and a word. The marks differ in shape, for who sees no colours and where a browser forces its own. */
export function Status({
  label,
  tone,
  mark = "full",
}: {
  label: string;
  tone: keyof typeof styles.tone;
  mark?: keyof typeof styles.mark;
}) {
  return <span className={classes(styles.root, styles.tone[tone], styles.mark[mark])}>{label}</span>;
}
