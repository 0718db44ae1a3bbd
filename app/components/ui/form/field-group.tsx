import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { classes } from "~/theme/classes";
import * as styles from "./field.css";

export function FieldGroup({ button, ...input }: ComponentPropsWithoutRef<"input"> & { button: ReactNode }) {
  return (
    <div className={styles.group}>
      <input {...input} className={classes(styles.control, styles.groupControl)} />
      {button}
    </div>
  );
}
