import type { ReactNode } from "react";
import * as styles from "./sticky-bar.css";

/** Keeps the submit button of a long form visible. */
export function StickyBar({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
