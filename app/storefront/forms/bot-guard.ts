// Bot check without JavaScript: a honeypot field, and a minimum time between the making of the page and the sending of its
// form, for forms that a person types. A form that a password manager may fill and send at once has the honeypot alone.
import { z } from "zod";
import { now } from "~/platform/clock";
import { sign, unsign } from "~/platform/crypto";

/** Signed timestamp of the page, for the form's hidden field. */
export const openedStamp = (secrets: string, at = now()): string =>
  sign("opened", String(at.getTime()), secrets);

/** The default of BOT_MIN_SECONDS. */
const MIN_SECONDS = 1;

/** @param minSeconds the setting BOT_MIN_SECONDS, where it is set */
export function isTooFast(
  opened: string | undefined,
  minSeconds: unknown,
  secrets: string,
  at = now(),
): boolean {
  const openedAt = opened === undefined ? null : unsign("opened", opened, secrets);
  const seconds = z.number().nonnegative().catch(MIN_SECONDS).parse(minSeconds);
  // A post without the timestamp is limited by the API's rate limit alone.
  return openedAt !== null && at.getTime() - Number(openedAt) < seconds * 1000;
}
