import { ErrorSummary } from "./error-summary";

export function FormErrors({
  title,
  error,
  order = [],
  label,
  idOf = (field) => field,
}: {
  title: (count: number) => string;
  error: Record<string, string[] | null> | null | undefined;
  /** Field names in page order, which sorts the errors. */
  order?: readonly string[];
  /** Returns the field's label if the error message does not name the field. */
  label?: (field: string) => string | null;
  /** Returns the field's id if it differs from the name. */
  idOf?: (field: string) => string;
}) {
  const sorted = Object.entries(error ?? {}).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const errors = sorted.flatMap(([field, texts]) => {
    const name = field === "" ? null : label?.(field);
    return (texts ?? []).map((text) => ({
      fieldId: field === "" ? null : idOf(field),
      text: name ? `${name}: ${text}` : text,
    }));
  });
  return <ErrorSummary title={title(errors.length)} errors={errors} />;
}
