// The store is away, or answers wrongly: a page that says so, and that holds what was posted until it can be sent again.
import { type AppLoadContext, json } from "@remix-run/cloudflare";
import type { ApiError } from "~/contract/client";
import "~/storefront/request/load-context";

export type Posted = [name: string, value: string][];

/** The fields of what was posted, but for passwords, codes and files. */
export async function postedFields(context: AppLoadContext): Promise<Posted> {
  const form = await context.form();
  return form instanceof FormData ? textsOf(form) : [];
}

export const textsOf = (form: FormData): Posted =>
  [...form].flatMap(
    ([name, value]): Posted =>
      typeof value === "string" && !/password|otp/i.test(name) ? [[name, value]] : [],
  );

export interface ServiceError {
  path: string;
  posted: Posted;
  /** What could not be done (SPEC §8); where the store is away, that is all there is to say. */
  failure: string | null;
  /** The number that the log has too. */
  requestId: string | null;
}

/** Thrown: 500 or 503, whose data the error page says, and makes a form of. */
export function serviceError(
  { status, message, requestId }: ApiError,
  path: string,
  posted: Posted,
): Response {
  const isAway = status === 503;
  const facts: ServiceError = {
    path: path.replace(/\.data$/, ""),
    posted,
    failure: isAway ? null : message,
    requestId,
  };
  return json({ broken: facts }, { status: isAway ? 503 : 500 });
}
