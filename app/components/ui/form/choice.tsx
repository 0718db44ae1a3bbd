import type { ComponentPropsWithoutRef, ReactNode } from "react";
import * as styles from "./choice.css";

/** One of several, as a row that can be pressed anywhere; a single one stays visible and chosen. */
export function Choice({
  title,
  detail,
  aside,
  ...input
}: Omit<ComponentPropsWithoutRef<"input">, "title" | "type"> & {
  title: ReactNode;
  detail?: ReactNode;
  aside?: ReactNode;
}) {
  return (
    // The block and the breaks are for readers without styles: there each choice stands on lines of its own.
    <div>
      <label className={styles.root}>
        <input type="radio" {...input} />
        <span>
          <span className={styles.title}>{title}</span>
          <br className={styles.lineBreak} />
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>{" "}
        <span className={styles.aside}>{aside}</span>
      </label>
    </div>
  );
}
