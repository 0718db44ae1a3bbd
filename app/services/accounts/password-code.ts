// Code for a new password by email, requested by the user or by the operator.

import type { Locale } from "~/contract/wire";
import { putCode } from "~/db/auth/password-codes";
import type { UserRow } from "~/db/auth/users";
import { passwordCodeMail } from "~/db/mail/outbox";
import { combine, command, mapQuery, type Query } from "~/db/query";
import { paths } from "~/paths";
import { DAY, later, MINUTE } from "~/platform/clock";
import { codeHashOf, codeOf, newToken } from "~/platform/crypto";
import type { ServiceContext } from "~/services/context";

const CODE_LIFE = 15 * MINUTE;
/** Longer, because an invitation may be read days later. */
const INVITATION_LIFE = DAY;

/**
 * Writes the code and its email.
 * @param origin of the link in the email: `https://shop.example`
 * @param locale of the email; default: the user's own
 * @returns ids of the emails to send
 */
export function passwordCodeQuery(
  c: ServiceContext,
  user: UserRow,
  {
    origin,
    locale = user.locale,
    isInvitation = false,
  }: { origin: string; locale?: Locale | undefined; isInvitation?: boolean },
): Query<number[]> {
  const pepper = c.env.PASSWORD_PEPPER;
  const seed = newToken();
  const { id, email, username } = user;
  const link = origin + paths.resetPassword({ username });
  const written = combine({
    code: command(
      putCode(
        id,
        codeHashOf(codeOf(seed, pepper), id, pepper),
        later(c.now, isInvitation ? INVITATION_LIFE : CODE_LIFE),
      ),
    ),
    mails: passwordCodeMail({
      to: email,
      locale,
      seed,
      link,
      invitation: isInvitation ? { username, link } : null,
      now: c.now.toISOString(),
    }),
  });
  return mapQuery(written, ({ mails }) => mails);
}
