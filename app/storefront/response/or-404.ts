// A 404 for URLs that name something the API does not know.
import { json } from "@remix-run/cloudflare";
import { attempt } from "~/contract/client";

/**
 * @param failure the message, in the viewer's language
 * @throws Response 404 if the API returns 404
 */
export async function or404<T>(work: Promise<T>, failure: string | null = null): Promise<T> {
  const answer = await attempt(work);
  if (answer.ok) return answer.value;
  if (answer.error.status === 404) throw notFound(failure);
  throw answer.error;
}

/** Returns a 404 to throw. The error page shows its data. */
export const notFound = (failure: string | null = null): Response =>
  json({ failure }, { status: 404, statusText: "not_found" });
