// The store is away for a moment: a page that says so, and that holds what was posted until it can be sent again.
import { json } from "@remix-run/cloudflare";

export type Posted = [name: string, value: string][];

/** The fields of a form, but for passwords, codes and files. The request is read on a copy, taken before anyone else reads. */
export function postedFields(request: Request): () => Promise<Posted> {
  if (request.method !== "POST") return async () => [];
  const copy = request.clone();
  let fields: Promise<Posted> | undefined;
  return () => {
    fields ??= copy.formData().then(
      (form) =>
        [...form].flatMap(
          ([name, value]): Posted =>
            typeof value === "string" && !/password|otp/i.test(name) ? [[name, value]] : [],
        ),
      () => [],
    );
    return fields;
  };
}

/** Thrown: 503, whose data the error page makes a form of. */
export const unavailable = (path: string, posted: Posted): Response =>
  json({ unavailable: { path: path.replace(/\.data$/, ""), posted } }, { status: 503 });
