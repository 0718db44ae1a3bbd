// What was posted, for actions: as read-form.ts has read it, or a page that says why it was not read.
import { type AppLoadContext, json } from "@remix-run/cloudflare";
import { messageFor } from "~/i18n/server";
import { localeOf } from "~/storefront/request/locale";
import "~/storefront/request/load-context";

/** @throws Response 413 past the limits of size, 400 for fields that no form has, 415 for a body of another kind. */
export async function postedForm(args: { request: Request; context: AppLoadContext }): Promise<FormData> {
  const form = await args.context.form();
  if (form instanceof FormData) return form;
  const failure = messageFor(await localeOf(args), form.code);
  throw json({ failure }, { status: form.status, statusText: form.code });
}

/** What was typed into a field; null where none came, or a file. */
export function formText(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" ? value : null;
}
