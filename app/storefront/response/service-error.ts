// The page for a failed API call (500, 503). It keeps the posted fields, so that they can be sent again.
import { type AppLoadContext, json } from "@remix-run/cloudflare";
import type { ApiError } from "~/contract/client";
import { fieldsWithoutSecrets, type PostedFields } from "~/storefront/forms/without-secrets";
import "~/storefront/request/load-context";

export async function postedFields(context: AppLoadContext): Promise<PostedFields> {
  const form = await context.form();
  return form instanceof FormData ? fieldsWithoutSecrets(form) : [];
}

export interface ServiceError {
  path: string;
  posted: PostedFields;
  /** The action that failed (SPEC §8), or null for a 503. */
  failure: string | null;
  /** The request id, which the log contains as well. */
  requestId: string | null;
}

/**
 * Returns a 500 or 503 to throw, whose data the error page shows with a form to send again. Other statuses get a
 * message.
 */
export function serviceError(
  { status, message, requestId }: ApiError,
  path: string,
  posted: PostedFields,
): Response {
  if (status < 500) return json({ failure: message }, { status });
  const isUnavailable = status === 503;
  const facts: ServiceError = {
    path: path.replace(/\.data$/, ""),
    posted,
    failure: isUnavailable ? null : message,
    requestId,
  };
  return json({ serviceError: facts }, { status: isUnavailable ? 503 : 500 });
}
