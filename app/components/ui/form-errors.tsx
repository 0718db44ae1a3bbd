import { ErrorSummary } from "./error-summary";

/** What is wrong with a posted form: of each field by its id, which is its name, and of the whole. */
export function FormErrors({
  title,
  error,
  label,
}: {
  title: (count: number) => string;
  error: Record<string, string[] | null> | null | undefined;
  /** The field's own words, where its fault alone does not say which it is. */
  label?: (field: string) => string | null;
}) {
  const errors = Object.entries(error ?? {}).flatMap(([field, texts]) => {
    const name = field === "" ? null : label?.(field);
    return (texts ?? []).map((text) => ({
      fieldId: field === "" ? null : field,
      text: name ? `${name}: ${text}` : text,
    }));
  });
  return <ErrorSummary title={title(errors.length)} errors={errors} />;
}
