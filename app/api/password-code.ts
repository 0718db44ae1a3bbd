// A code for a new password, by mail: asked for by who forgot the old one, or by the operator for him.
import { passwordCodeMail } from "~/db/mails";
import { putCode } from "~/db/password-codes";
import type { UserRow } from "~/db/users";
import { later, MINUTE } from "~/platform/clock";
import type { Statement } from "~/platform/database";
import { codeHashOf, codeOf, newToken } from "~/platform/secrets";
import type { ApiContext } from "./context";

const CODE_LIFE = 15 * MINUTE;

/** The second statement gives the mail's id back. */
export function codeStatements(c: ApiContext, { id, email, locale }: UserRow): [Statement, Statement] {
  const pepper = c.env.PASSWORD_PEPPER;
  const seed = newToken();
  return [
    putCode(id, codeHashOf(codeOf(seed, pepper), id, pepper), later(c.now, CODE_LIFE)),
    passwordCodeMail({ to: email, locale, seed, now: c.now.toISOString() }),
  ];
}
