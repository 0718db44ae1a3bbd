import type { ReactNode } from "react";
import { classes } from "~/theme/classes";
import * as styles from "./disclosure.css";

/**
 * A `<details>` element, which works without JavaScript. Without children, CSS shows the next sibling while it is open.
 */
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
