// The user whose session has ended in this browser, for 30 minutes: a form that they had open may wait for their login.
import { z } from "zod";
import { readSealed, sealedCookie } from "./cookies";

const EndedSession = z.object({
  user: z.int(),
  /** False where the user has signed out. */
  hasExpired: z.boolean(),
});
type EndedSession = z.infer<typeof EndedSession>;

const COOKIE_NAME = "ended";
const TTL_SECONDS = 30 * 60;

export const readEndedSession = (request: Request, secrets: string): EndedSession | null =>
  EndedSession.safeParse(readSealed(request, COOKIE_NAME, secrets)).data ?? null;

export const endedSessionCookie = (request: Request, ended: EndedSession, secrets: string): string =>
  sealedCookie(request, COOKIE_NAME, ended, secrets, TTL_SECONDS);
