import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classes } from "~/theme/classes";
import * as styles from "./field.css";

/** A whole number as text: no wheel, no spinner; the server judges it. */
export const QuantityInput = forwardRef<
  HTMLInputElement,
  ComponentPropsWithoutRef<"input"> & { height?: "normal" | "tall" }
>(function QuantityInput({ height = "normal", className, ...input }, ref) {
  return (
    <input
      ref={ref}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      {...input}
      className={classes(styles.quantity, height === "tall" && styles.quantityTall, className)}
    />
  );
});
