import { ErrorSummary } from "./error-summary";

/** What is wrong with a posted form: of each field by its id, which is its name, and of the whole. */
export function FormErrors({
  title,
  error,
}: {
  title: (count: number) => string;
  error: Record<string, string[] | null> | null | undefined;
}) {
  const errors = Object.entries(error ?? {}).flatMap(([field, texts]) =>
    (texts ?? []).map((text) => ({ fieldId: field === "" ? null : field, text })),
  );
  return <ErrorSummary title={title(errors.length)} errors={errors} />;
}
