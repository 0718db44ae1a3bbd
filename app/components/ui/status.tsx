import { classes } from "~/theme/classes";
import * as styles from "./status.css";

/**
 * A status as a mark and a word. The marks differ in shape, for readers who cannot distinguish the colours and for
 * forced colours.
 */
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
