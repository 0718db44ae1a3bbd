// The store is away, or answers wrongly: a page that says so, and that holds what was posted until it can be sent again.
import { type AppLoadContext, json } from "@remix-run/cloudflare";
import type { ApiError } from "~/contract/client";
import "~/storefront/request/load-context";

export type PostedFields = [name: string, value: string][];

/** The fields of what was posted, but for passwords, codes and files. */
export async function postedFields(context: AppLoadContext): Promise<PostedFields> {
  const form = await context.form();
  return form instanceof FormData ? fieldsWithoutSecrets(form) : [];
}

export const fieldsWithoutSecrets = (form: FormData): PostedFields =>
  [...form].flatMap(
    ([name, value]): PostedFields =>
      typeof value === "string" && !/password|otp/i.test(name) ? [[name, value]] : [],
  );

export interface ServiceError {
  path: string;
  posted: PostedFields;
  /** What could not be done (SPEC §8); where the store is away, that is all there is to say. */
  failure: string | null;
  /** The number that the log has too. */
  requestId: string | null;
}

/** Thrown: 500 or 503, whose data the error page says, and makes a form of. */
export function serviceError(
  { status, message, requestId }: ApiError,
  path: string,
  posted: PostedFields,
): Response {
  const isUnavailable = status === 503;
  const facts: ServiceError = {
    path: path.replace(/\.data$/, ""),
    posted,
    failure: isUnavailable ? null : message,
    requestId,
  };
  return json({ onServiceError: facts }, { status: isUnavailable ? 503 : 500 });
}
