// Posted forms with conform: typed values, server errors and constraints by field.
import {
  type DefaultValue,
  type FieldMetadata,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";

/** The text of a field, the texts of several checkboxes with one name, or nested fields of a dotted name. */
export type PostedValue = string | readonly string[] | { [field: string]: PostedValue };

export interface PostedForm {
  result: SubmissionResult<string[]> | null | undefined;
  /** Limits by field, from the schema that validates the post. */
  constraint: Record<string, { required?: boolean; maxLength?: number }>;
}

/** Returns `result` if the post contained the values in `posted`, otherwise undefined. For pages with several forms. */
export const replyTo = (result: PostedForm["result"], posted: Record<string, string>) =>
  Object.entries(posted).every(([name, value]) => result?.initialValue?.[name] === value)
    ? result
    : undefined;

/** Returns a posted text, for small forms that do not use `usePostedForm`. */
export function postedText(result: PostedForm["result"], name: string): string | undefined {
  const value = result?.initialValue?.[name];
  return typeof value === "string" ? value : undefined;
}

/** A hidden field. After a refused post it keeps the posted value, so that `form_id` still names the same write. */
export const hiddenProps = ({ name, initialValue }: PostedField) => ({
  type: "hidden",
  name,
  defaultValue: String(initialValue ?? ""),
});

// biome-ignore lint/suspicious/noExplicitAny: conform's type for a field of any form
export type PostedField = FieldMetadata<string, any, string[]>;

/**
 * Returns the form and its fields. Without JavaScript the browser checks the constraints. After hydration the server
 * checks each post, so that its messages appear at the fields and in the summary.
 */
export const usePostedForm = <Name extends string>({
  id,
  result,
  constraint,
  defaultValue,
}: PostedForm & {
  id: string;
  /** Initial values, before any post. */
  defaultValue?: { [field in Name]?: PostedValue };
}) =>
  useForm<Record<Name, string>>({
    id,
    lastResult: result,
    constraint,
    defaultValue: defaultValue as DefaultValue<Record<Name, string>>,
    defaultNoValidate: false,
  });

/** A field's id is its name, which the error summary links to. The field component sets the ARIA attributes. */
const named = (field: PostedField) => ({ id: field.name, errors: field.errors });
const OWN_ARIA = { ariaAttributes: false } as const;

export const textProps = (field: PostedField) => ({
  ...getInputProps(field, { type: "text", ...OWN_ARIA }),
  ...named(field),
});
export const textareaProps = (field: PostedField) => ({
  ...getTextareaProps(field, OWN_ARIA),
  ...named(field),
});
export const selectProps = (field: PostedField) => ({ ...getSelectProps(field, OWN_ARIA), ...named(field) });
export const checkProps = (field: PostedField, value = "on") => ({
  ...getInputProps(field, { type: "checkbox", value, ...OWN_ARIA }),
  ...named(field),
});
