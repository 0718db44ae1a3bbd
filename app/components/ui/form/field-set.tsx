import type { ReactNode } from "react";
import { describedBy, FieldError, type FieldProps } from "./field";
import * as styles from "./field.css";

export function FieldSet({
  id,
  label,
  hint,
  errors,
  children,
}: Pick<FieldProps, "id" | "label" | "hint" | "errors"> & { children: ReactNode }) {
  return (
    <fieldset id={id} className={styles.root} {...describedBy({ id, hint, errors })}>
      <legend className={styles.label}>{label}</legend>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children}
      <FieldError id={id} errors={errors} />
    </fieldset>
  );
}
