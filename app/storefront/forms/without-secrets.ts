// Removes secrets from forms: passwords and one-time codes are neither stored nor returned to the page.
import type { SubmissionResult } from "@conform-to/react";

type FormResult = SubmissionResult<string[]>;

export type PostedFields = [name: string, value: string][];

const SECRET_FIELD = /password|otp/i;

/** Returns the posted text fields without secrets and files. */
export const fieldsWithoutSecrets = (form: FormData): PostedFields =>
  [...form].flatMap(
    ([name, value]): PostedFields =>
      typeof value === "string" && !SECRET_FIELD.test(name) ? [[name, value]] : [],
  );

/** Removes passwords from a refused form. The one-time code stays: it was sent by email and works only once. */
export function withoutPasswords(result: FormResult): FormResult {
  const safeValues = Object.entries(result.initialValue ?? {}).filter(([name]) => !name.includes("password"));
  return { ...result, initialValue: Object.fromEntries(safeValues) };
}
