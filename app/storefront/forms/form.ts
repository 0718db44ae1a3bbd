// Form handling for all screens: parse a post by its schema, redirect (303), or render the page with its errors.

import { parse, type Submission, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import type { ApiError } from "~/contract/client";
import { codeOf } from "~/contract/input/issues";
import type { Locale } from "~/contract/wire";
import { messageFor } from "~/i18n/server";
import { safePath } from "~/storefront/request/access-rules";
import { type FlashMessage, flashCookie } from "~/storefront/request/flash";
import { postedForm } from "./posted-form";

export type FormResult = SubmissionResult<string[]>;

/** Parses a post by its schema. Errors are by field, in the viewer's language. */
export async function read<Schema extends z.ZodType>(
  args: { request: Request; context: AppLoadContext },
  schema: Schema,
  locale: Locale,
): Promise<{ form: FormData; submission: Submission<z.output<Schema>, string[]>; isDraft: boolean }> {
  const form = await postedForm(args);
  const submission = parseWithZod(pickSchemaFields(form, schema), {
    schema,
    error: (issue) => {
      const { code, values } = codeOf(issue);
      return messageFor(locale, code, values);
    },
  });
  return { form, submission, isDraft: form.has("locale") };
}

/** Returns the typed values of a draft (posted to change the language), without validation errors. */
export const draftReply = (submission: Submission<unknown, string[]>): FormResult => ({
  initialValue: submission.reply().initialValue ?? {},
});

/** Keeps only the schema's fields: unknown field names never reach the response. */
function pickSchemaFields(form: FormData, schema: z.ZodType): FormData {
  const known = new Set(fieldNames(schema));
  const picked = new FormData();
  for (const [name, value] of form) if (known.has(name)) picked.append(name, value);
  return picked;
}

function fieldNames(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodDiscriminatedUnion ? schema.options.flatMap(fieldNames) : [];
}

/**
 * Redirects (303) to `redirectTo` if it is a path of this shop, else to `fallback`, with messages for the next page.
 */
export function done(
  { request, context }: { request: Request; context: AppLoadContext },
  redirectTo: string | null | undefined,
  fallback: string,
  notices: FlashMessage[] = [],
  cookies: string[] = [],
) {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (notices.length > 0)
    headers.append("Set-Cookie", flashCookie(request, notices, context.env.SHOP_SECRET));
  const to = safePath(redirectTo) ?? fallback;
  return redirect(to, { status: 303, headers });
}

export type Replier = Pick<Submission<unknown, string[]>, "reply">;

/** Adds fields to a submission's reply that no schema names: for `shipped`, each `shipped.{row}`. */
export function withFields(submission: Replier, form: FormData, names: readonly string[]): Replier {
  const fields = new FormData();
  for (const [name, value] of form)
    if (names.includes(name.split(".", 1)[0] ?? "")) fields.append(name, value);
  const { initialValue } = parse(fields, { resolve: () => ({ value: null }) }).reply();
  return {
    reply: (options) => {
      const result = submission.reply(options);
      return { ...result, initialValue: { ...result.initialValue, ...initialValue } };
    },
  };
}

export function refusedBy(submission: Replier, error: ApiError): FormResult {
  const fieldErrors: Record<string, string[]> = {};
  for (const { field, message } of error.fields)
    fieldErrors[field] = [...(fieldErrors[field] ?? []), message];
  const formErrors = error.fields.length > 0 ? [] : [error.message];
  return submission.reply({ fieldErrors, formErrors });
}

export const refuse = (result: FormResult, status: number) => data({ result }, { status });
