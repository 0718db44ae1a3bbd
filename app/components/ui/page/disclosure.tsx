import type { ReactNode } from "react";
import { classes } from "~/theme/classes";
import * as styles from "./disclosure.css";

/** Something that opens without JavaScript; without children, what its open state shows stands after it. */
export function Disclosure({
  summary,
  open,
  className,
  children,
}: {
  summary: ReactNode;
  open?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <details className={classes(styles.root, className)} open={open}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
