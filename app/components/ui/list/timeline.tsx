import type { ReactNode } from "react";
import { classes } from "~/theme/classes";
import * as styles from "./timeline.css";

export interface TimelineEvent {
  title: string;
  /** Whether the event has happened. */
  state: "done" | "todo";
  text?: ReactNode;
}

export function Timeline({ events }: { events: TimelineEvent[] }) {
  return (
    <ol className={styles.root}>
      {events.map(({ title, state, text }) => (
        <li key={`${state} ${title}`} className={classes(styles.item, state === "todo" && styles.todo)}>
          <b className={styles.title}>{title}</b> {text}
        </li>
      ))}
    </ol>
  );
}
