// Messages that outlive a redirect: a signed cookie that the next page shows and ends.
import { z } from "zod";
import { endedCookie, readSigned, signedCookie } from "./cookies";

/** `seconds` is SPEC §3's duration; negative: it stays until closed. */
export const Notice = z.object({
  kind: z.enum(["ok", "warn", "err", "info"]),
  /** The bold first word, where there is one. */
  lead: z.string().nullable(),
  text: z.string(),
  seconds: z.number(),
});
export type Notice = z.infer<typeof Notice>;

/** SPEC §9: message duration 5. */
export const NOTICE_SECONDS = 5;
export const PERSISTENT = -1;

const NAME = "notices";
const COOKIE_SECONDS = 60;

export const noticeOf = (kind: Notice["kind"], text: string, lead: string | null = null): Notice => ({
  kind,
  lead,
  text,
  seconds: kind === "ok" || kind === "info" ? NOTICE_SECONDS : PERSISTENT,
});

export function readNotices(request: Request, secrets: string): Notice[] {
  return z
    .array(Notice)
    .catch([])
    .parse(readSigned(request, NAME, secrets) ?? []);
}

export const noticesCookie = (request: Request, notices: Notice[], secrets: string): string =>
  signedCookie(request, NAME, notices, secrets, COOKIE_SECONDS);

export const noticesShown = (request: Request): string => endedCookie(request, NAME);
