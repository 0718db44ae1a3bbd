// Bot check without JavaScript: a honeypot field, and a minimum time between rendering a page and posting its form, for
// forms that a person types. Forms that a password manager may fill and post at once have only the honeypot.
import { z } from "zod";
import { now } from "~/platform/clock";
import { sign, unsign } from "~/platform/crypto";

/** Returns the signed timestamp of the page, for the form's hidden field. */
export const openedStamp = (secrets: string, at = now()): string =>
  sign("opened", String(at.getTime()), secrets);

/** Default of the setting BOT_MIN_SECONDS. */
const MIN_SECONDS = 1;

/** @param minSeconds the setting BOT_MIN_SECONDS, if it is set */
export function isTooFast(
  opened: string | undefined,
  minSeconds: unknown,
  secrets: string,
  at = now(),
): boolean {
  const openedAt = opened === undefined ? null : unsign("opened", opened, secrets);
  const seconds = z.number().nonnegative().catch(MIN_SECONDS).parse(minSeconds);
  // A post without the timestamp is limited only by the API's rate limit.
  return openedAt !== null && at.getTime() - Number(openedAt) < seconds * 1000;
}
