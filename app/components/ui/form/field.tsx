import type { ComponentPropsWithoutRef, ReactNode } from "react";
import * as styles from "./field.css";

/** Label, hint and errors of a field. `errors` are sentences in the viewer's language. */
export interface FieldProps {
  id: string;
  name: string;
  label: ReactNode;
  /** The text "optional", if the field is optional. */
  optional?: string;
  hint?: ReactNode;
  errors?: string[];
}

export function TextField({
  label,
  optional,
  hint,
  errors,
  type = "text",
  ...control
}: FieldProps & ComponentPropsWithoutRef<"input">) {
  return (
    <Field id={control.id} label={label} optional={optional} hint={hint} errors={errors}>
      <input
        type={type}
        {...control}
        className={styles.control}
        {...describedBy({ id: control.id, hint, errors })}
      />
    </Field>
  );
}

export function TextAreaField({
  label,
  optional,
  hint,
  errors,
  ...control
}: FieldProps & ComponentPropsWithoutRef<"textarea">) {
  return (
    <Field id={control.id} label={label} optional={optional} hint={hint} errors={errors}>
      <textarea {...control} className={styles.control} {...describedBy({ id: control.id, hint, errors })} />
    </Field>
  );
}

export function SelectField({
  label,
  optional,
  hint,
  errors,
  options,
  ...control
}: FieldProps &
  ComponentPropsWithoutRef<"select"> & { options: ReadonlyArray<{ value: string; label: string }> }) {
  return (
    <Field id={control.id} label={label} optional={optional} hint={hint} errors={errors}>
      <select {...control} className={styles.control} {...describedBy({ id: control.id, hint, errors })}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** Label, hint, control and error, always in this order. */
export function Field({
  id,
  label,
  optional,
  hint,
  errors,
  children,
}: Omit<FieldProps, "name"> & { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <span className={styles.optional}>({optional})</span>}
      </label>{" "}
      {hint && (
        <span className={styles.hint} id={hintId(id)}>
          {hint}
        </span>
      )}
      {children}
      <FieldError id={id} errors={errors} />
    </div>
  );
}

export function FieldError({ id, errors }: { id: string; errors?: string[] | undefined }) {
  if (!errors?.length) return null;
  return (
    <span className={styles.error} id={errorId(id)}>
      {errors.join(" ")}
    </span>
  );
}

export function describedBy({
  id,
  hint,
  errors,
}: {
  id: string;
  hint?: ReactNode;
  errors?: string[] | undefined;
}) {
  const ids = [hint && hintId(id), errors?.length && errorId(id)].filter(Boolean);
  return {
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
    "aria-invalid": errors?.length ? true : undefined,
  };
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
