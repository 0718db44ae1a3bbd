// What a page is made with before the database has confirmed it (who a token is of, whose customer somebody is), so that
// the confirmation is in the same round trip as what the page shows. Nothing is answered, and nothing written, before all
// of it is confirmed; where it is not, the page is made again without assumptions: decision 031.
import type { Background } from "./env";

const open = new WeakMap<Background, Promise<boolean>[]>();

/** Whether something may be taken for granted in this request; `confirm` says later whether it was right. */
export function assume(ctx: Background, confirm: () => Promise<boolean>): boolean {
  const confirmations = open.get(ctx);
  confirmations?.push(confirm().catch(() => false));
  return confirmations !== undefined;
}

/** Whether all that has been taken for granted so far was right. */
export async function isConfirmed(ctx: Background): Promise<boolean> {
  const confirmations = open.get(ctx) ?? [];
  const count = confirmations.length;
  const answers = await Promise.all(confirmations);
  if (answers.includes(false)) return false;
  return count === confirmations.length || isConfirmed(ctx);
}

/**
 * For what only shows something: a form that is sent assumes nothing.
 * @param attempt called again with a context of its own, and no assumptions, where one was wrong
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
