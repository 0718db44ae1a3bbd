// Secrets never leave a form: passwords and one-time codes are neither stored nor sent back to the page.
import type { SubmissionResult } from "@conform-to/react";

type FormResult = SubmissionResult<string[]>;

export type PostedFields = [name: string, value: string][];

const SECRET_FIELD = /password|otp/i;

/** The posted text fields, without secrets and files. */
export const fieldsWithoutSecrets = (form: FormData): PostedFields =>
  [...form].flatMap(
    ([name, value]): PostedFields =>
      typeof value === "string" && !SECRET_FIELD.test(name) ? [[name, value]] : [],
  );

/** A refused form comes back filled, but never with a password. The code stays: it was sent by email and is good once. */
export function withoutPasswords(result: FormResult): FormResult {
  const safeValues = Object.entries(result.initialValue ?? {}).filter(([name]) => !name.includes("password"));
  return { ...result, initialValue: Object.fromEntries(safeValues) };
}
