import type { ReactNode } from "react";
import { classes } from "~/theme/classes";
import * as styles from "./tags.css";

export function Tags({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={classes(styles.root, className)}>{children}</p>;
}

export function Tag({
  look = "strong",
  children,
}: {
  look?: keyof typeof styles.looks;
  children: ReactNode;
}) {
  return <span className={classes(styles.tag, styles.looks[look])}>{children}</span>;
}
