// The user whose session has ended in this browser, stored for 30 minutes: a form that was open may wait until this
// user signs in.
import { z } from "zod";
import { readSealed, sealedCookie } from "./cookies";

const EndedSession = z.object({
  user: z.int(),
  /** False if the user signed out. */
  hasExpired: z.boolean(),
});
type EndedSession = z.infer<typeof EndedSession>;

const COOKIE_NAME = "ended";
const TTL_SECONDS = 30 * 60;

export const readEndedSession = (request: Request, secrets: string): EndedSession | null =>
  EndedSession.safeParse(readSealed(request, COOKIE_NAME, secrets)).data ?? null;

export const endedSessionCookie = (request: Request, ended: EndedSession, secrets: string): string =>
  sealedCookie(request, COOKIE_NAME, ended, secrets, TTL_SECONDS);
