// The posted form for actions, as parsed by read-form.ts, or an error page with the reason for refusing it.
import { type AppLoadContext, json } from "@remix-run/cloudflare";
import { messageFor } from "~/i18n/server";
import { localeOf } from "~/storefront/request/locale";
import "~/storefront/request/load-context";

/** @throws Response 413 for a body over the limit, 400 for invalid field names, 415 for another content type */
export async function postedForm(args: { request: Request; context: AppLoadContext }): Promise<FormData> {
  const form = await args.context.form();
  if (form instanceof FormData) return form;
  const failure = messageFor(await localeOf(args), form.code);
  throw json({ failure }, { status: form.status, statusText: form.code });
}

/** Returns the text of a field, or null if it is missing or a file. */
export function formText(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" ? value : null;
}
