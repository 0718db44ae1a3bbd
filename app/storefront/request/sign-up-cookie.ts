// The pending sign-up of this browser. The code sent by email works only together with its token.
import { z } from "zod";
import { expiredCookie, readSealed, sealedCookie } from "./cookies";

const COOKIE_NAME = "sign_up";
/** Same lifetime as the code. */
const TTL_SECONDS = 15 * 60;

const PendingSignUp = z.object({
  token: z.string(),
  email: z.string(),
  redirectTo: z.string().nullable(),
  /** Whether the visitor agreed to the newsletter, which is requested after the code has verified the address. */
  newsletter: z.boolean().default(false),
});
export type PendingSignUp = z.infer<typeof PendingSignUp>;

export const readSignUp = (request: Request, secrets: string): PendingSignUp | null =>
  PendingSignUp.safeParse(readSealed(request, COOKIE_NAME, secrets)).data ?? null;

export const signUpCookie = (request: Request, pending: PendingSignUp, secrets: string): string =>
  sealedCookie(request, COOKIE_NAME, pending, secrets, TTL_SECONDS);

export const endSignUp = (request: Request): string => expiredCookie(request, COOKIE_NAME);
