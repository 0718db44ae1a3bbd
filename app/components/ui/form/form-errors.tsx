import { ErrorSummary } from "./error-summary";

/** What is wrong with a posted form: of each field by its id, which is its name, and of the whole. */
export function FormErrors({
  title,
  error,
  order = [],
  label,
}: {
  title: (count: number) => string;
  error: Record<string, string[] | null> | null | undefined;
  /** The fields as they stand on the page, where they are more than a few. */
  order?: readonly string[];
  /** The field's own words, where its fault alone does not say which it is. */
  label?: (field: string) => string | null;
}) {
  const sorted = Object.entries(error ?? {}).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const errors = sorted.flatMap(([field, texts]) => {
    const name = field === "" ? null : label?.(field);
    return (texts ?? []).map((text) => ({
      fieldId: field === "" ? null : field,
      text: name ? `${name}: ${text}` : text,
    }));
  });
  return <ErrorSummary title={title(errors.length)} errors={errors} />;
}
