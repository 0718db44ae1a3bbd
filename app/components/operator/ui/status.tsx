import type { ReactNode } from "react";
import { classes } from "~/theme/classes";
import * as styles from "./status.css";

export type Tone = keyof typeof styles.tone;

/** A state: a mark in colour beside its word, never the colour alone. */
export function Status({
  tone,
  mark = "full",
  children,
}: {
  tone: Tone;
  mark?: keyof typeof styles.mark;
  children: ReactNode;
}) {
  return <span className={classes(styles.root, styles.tone[tone], styles.mark[mark])}>{children}</span>;
}

/** A word in a frame: what kind of thing this is. */
export const Badge = ({ children }: { children: ReactNode }) => (
  <span className={styles.badge}>{children}</span>
);
