import { ErrorSummary } from "./error-summary";

/** The error summary of a posted form. */
export function FormErrors({
  title,
  error,
  order = [],
  label,
  idOf = (field) => field,
}: {
  title: (count: number) => string;
  error: Record<string, string[] | null> | null | undefined;
  /** The fields in page order. */
  order?: readonly string[];
  /** The field's label, where the error message alone does not name it. */
  label?: (field: string) => string | null;
  /** The field's id, where it is not its name. */
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
