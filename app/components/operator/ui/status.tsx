import type { ReactNode } from "react";
import type { OUTBOX_STATES } from "~/contract/constants/enums";
import { classes } from "~/theme/classes";
import * as styles from "./status.css";

export type Tone = keyof typeof styles.tone;

/** Tones for the states of an email and of a webhook delivery. */
export const OUTBOX_TONES = {
  waiting: "todo",
  sending: "todo",
  sent: "ok",
  dead: "err",
} as const satisfies Record<(typeof OUTBOX_STATES)[number], Tone>;

/** A state as a coloured mark and a word, so that colour is never the only signal. */
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

export const Badge = ({ children }: { children: ReactNode }) => (
  <span className={styles.badge}>{children}</span>
);
