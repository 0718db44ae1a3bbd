import type { ReactNode } from "react";
import { classes } from "~/theme/classes";
import * as styles from "./tags.css";

export function Tags({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={classes(styles.root, className)}>{children}</p>;
}

export function Tag({
  variant = "strong",
  children,
}: {
  variant?: keyof typeof styles.variants;
  children: ReactNode;
}) {
  return <span className={classes(styles.tag, styles.variants[variant])}>{children}</span>;
}
