// A thing that the address names: its page, or "not found".
import { json } from "@remix-run/cloudflare";
import { attempt } from "~/contract/client";

/**
 * @param failure what is not there, in words
 * @throws Response 404 where the API knows no such thing, or not for this visitor
 */
export async function or404<T>(work: Promise<T>, failure: string | null = null): Promise<T> {
  const answer = await attempt(work);
  if (answer.ok) return answer.value;
  if (answer.error.status === 404) throw notFound(failure);
  throw answer.error;
}

/** Thrown: 404, whose data the error page says. */
export const notFound = (failure: string | null = null): Response =>
  json({ failure }, { status: 404, statusText: "not_found" });
