import type { ComponentPropsWithoutRef } from "react";
import { classes } from "~/theme/classes";
import * as styles from "./field.css";

/** A whole number as text: no wheel, no spinner; the server judges it. */
export function QuantityInput({
  height = "normal",
  className,
  ...input
}: ComponentPropsWithoutRef<"input"> & { height?: "normal" | "tall" }) {
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      {...input}
      className={classes(styles.quantity, height === "tall" && styles.quantityTall, className)}
    />
  );
}
