// A post that met an ended session, or another customer than it was made for, waits 30 minutes for the same user to come
// back to it: CONTRACT §6, "nothing typed is lost".
import { z } from "zod";
import { newToken } from "~/platform/crypto";
import type { Env } from "~/platform/env";
import { textsOf } from "~/storefront/response/service-error";
import { endedCookie, readSigned, signedCookie } from "./cookies";

const SECONDS = 30 * 60;
const MAX_BYTES = 64 * 1024;
/** What fits into a cookie: a hundred products and their quantities. */
const MAX_BYTES_OF_NOBODY = 2_500;
const NAME = "kept";

const PendingSubmission = z.object({
  user: z.int().nullable(),
  path: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
});
export type PendingSubmission = z.infer<typeof PendingSubmission>;

/** Somebody's waits in the store; nobody's in the cookie itself, as anybody could fill the store with those. */
const Named = z.union([
  z.object({ id: z.string(), user: z.int() }),
  z.object({ kept: PendingSubmission, user: z.null() }),
]);

/** @param user whose session had ended; null for somebody who had none. Returns the Set-Cookie, or null if too large. */
export async function saveSubmission(
  request: Request,
  form: FormData,
  user: number | null,
  env: Env,
): Promise<string | null> {
  const kept: PendingSubmission = { user, path: new URL(request.url).pathname, fields: textsOf(form) };
  const text = JSON.stringify(kept);
  if (Buffer.byteLength(text) > (user === null ? MAX_BYTES_OF_NOBODY : MAX_BYTES)) return null;
  const cookie = (named: z.infer<typeof Named>) =>
    signedCookie(request, NAME, named, env.SHOP_SECRET, SECONDS);
  if (user === null) return cookie({ kept, user });
  const id = newToken();
  await env.CACHE.put(`kept:${id}`, text, { expirationTtl: SECONDS });
  return cookie({ id, user });
}

/** The form that waits for this user on this path, once; nobody else's, and none that was made for another customer. */
export async function takeSubmission(
  { request, context: { env } }: { request: Request; context: { env: Env } },
  { session, customer }: { session: { user: { id: number } } | null; customer: { id: number } | null },
): Promise<{ kept: PendingSubmission; cookie: string } | null> {
  const named = nameOfKept(request, env);
  if (!named || (named.user !== null && named.user !== session?.user.id)) return null;
  const key = "id" in named ? `kept:${named.id}` : null;
  const kept =
    "kept" in named ? named.kept : PendingSubmission.safeParse(await env.CACHE.get(key ?? "", "json")).data;
  if (kept?.path !== new URL(request.url).pathname) return null;
  const madeFor = kept.fields.find(([name]) => name === "for_customer")?.[1] ?? "";
  if (madeFor !== "" && madeFor !== String(customer?.id ?? "")) return null;
  if (key) await env.CACHE.delete(key);
  return { kept, cookie: endedCookie(request, NAME) };
}

/** Whether something waits for the login of this user; null: of somebody who had no session yet. */
export const waitsForLogin = (request: Request, env: Env, user: number | null): boolean =>
  nameOfKept(request, env)?.user === user;

const nameOfKept = (request: Request, env: Env) =>
  Named.safeParse(readSigned(request, NAME, env.SHOP_SECRET)).data;
