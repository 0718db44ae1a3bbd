// Bot check without JavaScript: a honeypot field, and a minimum time between opening and sending the form.
import { z } from "zod";
import { now } from "~/platform/clock";
import { sign, unsign } from "~/platform/crypto";

/** Signed timestamp of the page, for the form's hidden field. */
export const openedStamp = (secrets: string, at = now()): string =>
  sign("opened", String(at.getTime()), secrets);

/** The default of BOT_MIN_SECONDS. */
const MIN_SECONDS = 1;

/** @param minSeconds the setting BOT_MIN_SECONDS, where it is set */
export function isBot(
  form: { website?: string | undefined; opened?: string | undefined },
  minSeconds: unknown,
  secrets: string,
  at = now(),
): boolean {
  if (form.website) return true;
  const openedAt = form.opened === undefined ? null : unsign("opened", form.opened, secrets);
  const seconds = z.number().nonnegative().catch(MIN_SECONDS).parse(minSeconds);
  // A post without the timestamp is limited by the API's rate limit alone.
  return openedAt !== null && at.getTime() - Number(openedAt) < seconds * 1000;
}
