import type { ReactNode } from "react";
import * as styles from "./sticky-bar.css";

export function StickyBar({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
