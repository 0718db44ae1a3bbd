import type { SubmissionResult } from "@conform-to/react";

/** What a refused post leaves for its page: errors by field, "" of the form as a whole, and the typed texts. */
export interface RefusedForm {
  errors: Record<string, string[] | null>;
  typed: Record<string, string>;
}

/** @param result as the action returned it; undefined: nothing was posted, or nothing refused */
export function refusedForm(result: SubmissionResult<string[]> | undefined): RefusedForm | undefined {
  if (!result) return undefined;
  const typed = Object.entries(result.initialValue ?? {}).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return { errors: result.error ?? {}, typed: Object.fromEntries(typed) };
}
