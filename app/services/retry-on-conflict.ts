// Retries a batch that was refused after a concurrent write, from a new read.
import { BatchRefused } from "~/platform/database";
import { Refusal } from "./refusal";

const MAX_ATTEMPTS = 4;

/**
 * Runs `attempt`, and runs it again while its batch is refused with one of `codes`.
 * @param attempt reads and writes; each run must read again
 * @param refusalOf the response if the last attempt was refused too
 * @throws Refusal of `refusalOf`, and all other errors of `attempt`
 */
export async function retryOnConflict<T>(
  codes: readonly string[],
  attempt: () => Promise<T>,
  refusalOf: (code: string) => Refusal = () => new Refusal(503, "store_unavailable"),
): Promise<T> {
  for (let left = MAX_ATTEMPTS; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof BatchRefused) || !codes.includes(error.code)) throw error;
      if (left === 1) throw refusalOf(error.code);
    }
  }
}
