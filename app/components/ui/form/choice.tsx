import type { ComponentPropsWithoutRef, ReactNode } from "react";
import * as styles from "./choice.css";

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
    // The div and the line breaks put each choice on its own lines in browsers without CSS.
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
