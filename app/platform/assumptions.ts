// Assumptions with which a page is rendered before the database has confirmed them (the token's user, the agent's
// customer), so that the confirmation shares a round trip with the page's data. Nothing is returned or written before
// all assumptions are confirmed. If one is wrong, the page is rendered again without assumptions (decision 031).
import type { Background } from "./env";

const open = new WeakMap<Background, Promise<boolean>[]>();

/** Returns whether this request may rely on an assumption. `confirm` later returns whether it was right. */
export function assume(ctx: Background, confirm: () => Promise<boolean>): boolean {
  const confirmations = open.get(ctx);
  confirmations?.push(confirm().catch(() => false));
  return confirmations !== undefined;
}

export async function isConfirmed(ctx: Background): Promise<boolean> {
  const confirmations = open.get(ctx) ?? [];
  const count = confirmations.length;
  const answers = await Promise.all(confirmations);
  if (answers.includes(false)) return false;
  return count === confirmations.length || isConfirmed(ctx);
}

/**
 * Runs `attempt` with assumptions, for requests that only read. Posts never rely on assumptions.
 * @param attempt called again with a new context and no assumptions if one was wrong
 */
export async function withAssumptions(
  { method }: Request,
  ctx: Background,
  attempt: (ctx: Background) => Promise<Response>,
): Promise<Response> {
  if (method !== "GET" && method !== "HEAD") return attempt(ctx);
  open.set(ctx, []);
  const response = await attempt(ctx);
  if (await isConfirmed(ctx)) {
    open.delete(ctx);
    return response;
  }
  await response.body?.cancel();
  return attempt({ waitUntil: (work) => ctx.waitUntil(work) });
}
