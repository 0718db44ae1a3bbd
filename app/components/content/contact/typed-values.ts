import type { SubmissionResult } from "@conform-to/react";

/** What was typed, for a form that comes back filled; undefined where the field was not sent. */
export function typedValues(
  result: SubmissionResult<string[]> | undefined,
): (name: string) => string | undefined {
  const values = result?.initialValue ?? {};
  return (name) => {
    if (!result) return undefined;
    const value: unknown = values[name];
    return typeof value === "string" ? value : "";
  };
}
