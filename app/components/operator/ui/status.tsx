import type { ReactNode } from "react";
import type { OUTBOX_STATES } from "~/contract/constants/enums";
import { classes } from "~/theme/classes";
import * as styles from "./status.css";

export type Tone = keyof typeof styles.tone;

/** Of an email, and of a webhook's delivery. */
export const OUTBOX_TONES = {
  waiting: "todo",
  sending: "todo",
  sent: "ok",
  dead: "err",
} as const satisfies Record<(typeof OUTBOX_STATES)[number], Tone>;

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
