// Pending submissions: a post that met an ended session, or another customer than it was made for, is stored for 30
// minutes until its user returns to the form: CONTRACT §6, "nothing typed is lost".
import { z } from "zod";
import { isConfirmed } from "~/platform/assumptions";
import { newToken } from "~/platform/crypto";
import type { Background, Env } from "~/platform/env";
import { logError } from "~/platform/log";
import { fieldsWithoutSecrets } from "~/storefront/forms/without-secrets";
import { expiredCookie, readSigned, signedCookie } from "./cookies";

const TTL_SECONDS = 30 * 60;
const MAX_BYTES = 64 * 1024;
/** What fits into a cookie: about a hundred products with quantities. */
const MAX_ANONYMOUS_BYTES = 2_500;
const COOKIE_NAME = "kept";

const PendingSubmission = z.object({
  user: z.int().nullable(),
  path: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
});
export type PendingSubmission = z.infer<typeof PendingSubmission>;

/** A user's submission is in KV; an anonymous one is in the cookie itself, or anyone could fill KV. So is a user's while KV fails. */
const PendingCookie = z.union([
  z.object({ id: z.string(), user: z.int() }),
  z.object({ submission: PendingSubmission, user: z.int().nullable() }),
]);

/** @param user whose session had ended; null: anonymous. Returns the Set-Cookie, or null where it is too large. */
export async function saveSubmission(
  request: Request,
  form: FormData,
  user: number | null,
  env: Env,
): Promise<string | null> {
  const submission: PendingSubmission = {
    user,
    path: new URL(request.url).pathname,
    fields: fieldsWithoutSecrets(form),
  };
  const text = JSON.stringify(submission);
  if (Buffer.byteLength(text) > (user === null ? MAX_ANONYMOUS_BYTES : MAX_BYTES)) return null;
  const cookie = (pending: z.infer<typeof PendingCookie>) =>
    signedCookie(request, COOKIE_NAME, pending, env.SHOP_SECRET, TTL_SECONDS);
  if (user === null) return cookie({ submission, user });
  const id = newToken();
  try {
    await env.CACHE.put(`pending:${id}`, text, { expirationTtl: TTL_SECONDS });
    return cookie({ id, user });
  } catch (error) {
    logError("pending_submission", {}, error);
    return Buffer.byteLength(text) > MAX_ANONYMOUS_BYTES ? null : cookie({ submission, user });
  }
}

/** Takes the submission of this user, path and customer: it is returned once. */
export async function takeSubmission(
  { request, context: { env, ctx } }: { request: Request; context: { env: Env; ctx: Background } },
  { session, customer }: { session: { user: { id: number } } | null; customer: { id: number } | null },
): Promise<{ submission: PendingSubmission; cookie: string } | null> {
  const pending = readPendingCookie(request, env);
  if (!pending || (pending.user !== null && pending.user !== session?.user.id)) return null;
  const key = "id" in pending ? `pending:${pending.id}` : null;
  const submission =
    "submission" in pending
      ? pending.submission
      : PendingSubmission.safeParse(await env.CACHE.get(key ?? "", "json").catch(() => null)).data;
  if (submission?.path !== new URL(request.url).pathname) return null;
  const madeFor = submission.fields.find(([name]) => name === "for_customer")?.[1] ?? "";
  if (madeFor !== "" && madeFor !== String(customer?.id ?? "")) return null;
  // A page that is thrown away takes nothing.
  if (key && (await isConfirmed(ctx))) await env.CACHE.delete(key).catch(() => {});
  return { submission, cookie: expiredCookie(request, COOKIE_NAME) };
}

/** Whether a submission waits for this user's login; null: an anonymous one. */
export const hasPendingSubmission = (request: Request, env: Env, user: number | null): boolean =>
  readPendingCookie(request, env)?.user === user;

const readPendingCookie = (request: Request, env: Env) =>
  PendingCookie.safeParse(readSigned(request, COOKIE_NAME, env.SHOP_SECRET)).data;
