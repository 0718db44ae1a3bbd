import { type ComponentPropsWithoutRef, forwardRef } from "react";
import * as styles from "~/components/ui/form/field.css";
import { MAX_QTY_DIGITS } from "~/contract/constants/limits";
import { classes } from "~/theme/classes";

/** A quantity as a text field: scroll wheels cannot change it, and the server validates it. */
export const QuantityInput = forwardRef<
  HTMLInputElement,
  ComponentPropsWithoutRef<"input"> & { height?: "normal" | "tall" }
>(function QuantityInput({ height = "normal", className, ...input }, ref) {
  return (
    <input
      ref={ref}
      inputMode="numeric"
      autoComplete="off"
      maxLength={MAX_QTY_DIGITS}
      {...input}
      className={classes(styles.quantity, height === "tall" && styles.quantityTall, className)}
    />
  );
});
