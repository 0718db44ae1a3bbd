import type { ReactNode } from "react";
import * as styles from "./sticky-bar.css";

/** Holds the one submit of a long form in sight. */
export function StickyBar({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
