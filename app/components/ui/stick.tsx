import type { ReactNode } from "react";
import * as styles from "./stick.css";

/** Holds the one submit of a long form in sight. */
export function Stick({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
