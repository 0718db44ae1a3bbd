// What tells a bot from a person without JavaScript: a field that nobody sees, and a form that was filled in no time.
import { z } from "zod";
import { now } from "~/platform/clock";
import { sign, unsign } from "~/platform/crypto";

/** For a hidden field of the form: when the page was made. */
export const openedStamp = (secrets: string, at = now()): string =>
  sign("opened", String(at.getTime()), secrets);

/** Nobody fills eight fields in less. */
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
  // A script's own post has no page behind it: the limits of the call alone hold it.
  return openedAt !== null && at.getTime() - Number(openedAt) < seconds * 1000;
}
