import type { ComponentPropsWithoutRef, ReactNode } from "react";
import * as styles from "./field.css";

/** A checkbox or radio button with its label. `count` is the number of results with this filter. */
export function Check({
  children,
  count,
  type = "checkbox",
  ...input
}: Omit<ComponentPropsWithoutRef<"input">, "children" | "type"> & {
  children: ReactNode;
  count?: ReactNode;
  type?: "checkbox" | "radio";
}) {
  return (
    <label className={styles.check}>
      <input type={type} {...input} />
      {children} {count !== undefined && <span className={styles.checkCount}>{count}</span>}{" "}
    </label>
  );
}
