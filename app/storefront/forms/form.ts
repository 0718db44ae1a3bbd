// The only form plumbing: read a post by its schema, say it is done (303), or give the page back with what was wrong.

import type { Submission, SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data, json, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { type ApiError, attempt } from "~/contract/client";
import type { User } from "~/contract/customers";
import { codeOf } from "~/contract/issues";
import type { Locale } from "~/contract/wire";
import { messageFor } from "~/i18n/server";
import { safePath } from "~/storefront/request/access-rules";
import type { RequestContext } from "~/storefront/request/context";
import { type FlashMessage, flashCookie } from "~/storefront/request/flash";
import { saveSubmission } from "~/storefront/request/pending-submissions";
import { displayName } from "~/storefront/request/session";
import { postedForm } from "./posted-form";

export type FormResult = SubmissionResult<string[]>;

/** Reads a form; what is wrong is said in the visitor's language, beside its field. */
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

/** What was typed when another language was chosen: shown as it was, with no word on what is still missing. */
export const draftReply = (submission: Submission<unknown, string[]>): FormResult => ({
  initialValue: submission.reply().initialValue ?? {},
});

/** Only these are given back: no name that a visitor made up comes into an answer, or into what is built of names. */
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

/** 303 to `to` (a path of this shop, else `otherwise`), with messages for the next page. */
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
  return redirect(safePath(redirectTo) ?? fallback, { status: 303, headers });
}

/** The API's refusal as field and form errors of the submitted form, with the API's own status. */
export function refusedBy<T>(submission: Submission<T, string[]>, error: ApiError) {
  const fieldErrors: Record<string, string[]> = {};
  for (const { field, message } of error.fields)
    fieldErrors[field] = [...(fieldErrors[field] ?? []), message];
  const formErrors = error.fields.length > 0 ? [] : [error.message];
  return submission.reply({ fieldErrors, formErrors });
}

export const refuse = (result: FormResult, status: number) => data({ result }, { status });

/**
 * CONTRACT §6, for whom: a form made for one customer does nothing for another, and waits for the way back.
 * @throws Response 409, whose data the error page shows: for whom one buys now, and the way back to the other.
 */
export async function refuseOtherCustomer(
  { request, context }: { request: Request; context: AppLoadContext },
  form: FormData,
  { viewer, shop }: RequestContext,
): Promise<void> {
  const forCustomer = form.get("for_customer");
  if (
    typeof forCustomer !== "string" ||
    forCustomer === "" ||
    forCustomer === String(viewer.customer?.id ?? "")
  )
    return;
  const id = Number(forCustomer);
  const other = Number.isSafeInteger(id) && id > 0 ? await attempt(shop.customers.get({ id })) : null;
  const madeFor = other?.ok ? { id, name: displayNameOf(other.value) } : null;
  const user = viewer.session?.user.id;
  const cookie = madeFor && user ? await saveSubmission(request, form, user, context.env) : null;
  throw json(
    { wrongCustomer: { madeFor, now: viewer.customer } },
    { status: 409, headers: cookie ? { "Set-Cookie": cookie } : {} },
  );
}

const displayNameOf = ({ customer_profile, first_name, last_name }: User) =>
  displayName(customer_profile?.business_name ?? "", first_name, last_name);
