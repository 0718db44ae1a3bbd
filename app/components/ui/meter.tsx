import type { ReactNode } from "react";
import * as styles from "./meter.css";

export function Meter({
  id,
  value,
  max,
  children,
}: {
  id: string;
  value: number;
  max: number;
  children: ReactNode;
}) {
  return (
    <div>
      <label htmlFor={id}>{children}</label>
      <progress className={styles.root} id={id} value={Math.min(value, max)} max={max} />
    </div>
  );
}
