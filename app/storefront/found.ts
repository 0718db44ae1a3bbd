// A thing that the address names: its page, or "not found".
import { attempt } from "~/contract/client";

/** @throws Response 404 where the API knows no such thing, or not for this visitor */
export async function found<T>(work: Promise<T>): Promise<T> {
  const answer = await attempt(work);
  if (answer.ok) return answer.value;
  if (answer.error.status === 404) throw new Response(null, { status: 404, statusText: "not_found" });
  throw answer.error;
}
