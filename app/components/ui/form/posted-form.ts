// Posted forms by conform: what was typed, the server's errors and the constraint, by field.
import {
  type DefaultValue,
  type FieldMetadata,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";

/** A field's text, the texts of several boxes of one name, or the fields that a dot leads to. */
export type PostedValue = string | readonly string[] | { [field: string]: PostedValue };

export interface PostedForm {
  /** The action's reply to the last post. */
  result: SubmissionResult<string[]> | null | undefined;
  /** The limits in the schema that reads the post, by field. */
  constraint: Record<string, { required?: boolean; maxLength?: number }>;
}

/** The reply if the post had these values, on a page with several forms; undefined after another form's post. */
export const replyTo = (result: PostedForm["result"], posted: Record<string, string>) =>
  Object.entries(posted).every(([name, value]) => result?.initialValue?.[name] === value)
    ? result
    : undefined;

/** A posted text, for a form too small for `usePostedForm`, as in each row of a list. */
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

// biome-ignore lint/suspicious/noExplicitAny: conform's own type for a field of any form
export type PostedField = FieldMetadata<string, any, string[]>;

/**
 * The form and its fields. Without JavaScript the browser checks the constraint. Once the page is live the server checks
 * each post, so that its messages stand beside the fields and in the summary.
 */
export const usePostedForm = <Name extends string>({
  id,
  result,
  constraint,
  defaultValue,
}: PostedForm & {
  id: string;
  /** Before anything was posted. */
  defaultValue?: { [field in Name]?: PostedValue };
}) =>
  useForm<Record<Name, string>>({
    id,
    lastResult: result,
    constraint,
    defaultValue: defaultValue as DefaultValue<Record<Name, string>>,
    defaultNoValidate: false,
  });

/** A field's id is its name, which the error summary links to. The field component has the ARIA attributes. */
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
