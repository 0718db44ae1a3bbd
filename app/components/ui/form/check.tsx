import type { ComponentPropsWithoutRef, ReactNode } from "react";
import * as styles from "./field.css";

/** A box (or, with `type="radio"`, a dot) and its words; `count` says how many are behind it. */
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
