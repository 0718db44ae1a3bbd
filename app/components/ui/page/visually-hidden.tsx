import type { ReactNode } from "react";
import * as styles from "./visually-hidden.css";

/** Words for those who listen; the others see them from the context. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
