// Customers and agents: made, changed, disabled, and let in again (CONTRACT §9).

import { codeStatements } from "~/api/auth/password-code";
import { serializeUser } from "~/api/auth/serialize-user";
import { weakPassword } from "~/api/auth/weak-password";
import type { ApiContext } from "~/api/http/context";
import type { OperatorHandlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import type { EditUser, OperatorUser } from "~/contract/operator/operator";
import type { UserRow } from "~/db/auth/users";
import {
  addPerson,
  editPerson,
  findPerson,
  isKnown,
  listPeople,
  type Person,
  sendReset,
} from "~/db/operator/people";
import { shopData, shopLocale } from "~/db/shop/shop-data";
import { passwordFaults } from "~/domain/password";
import { normalizeUsername } from "~/domain/username";
import { isKnownVatNumber } from "~/domain/vat-number";
import { newToken } from "~/platform/crypto";
import { hashPassword } from "~/platform/password-hash";
import { wakeMail } from "~/platform/queue";
import { invalidField, notFound, Refusal } from "~/services/refusal";

export const users: OperatorHandlers<"users"> = {
  async list(c, { search, kind, ...paging }) {
    const slice = sliceOf(paging);
    const { count, people } = await listPeople(c.db, { search, kind }, slice);
    return listAnswer(slice, count, people.map(shapeOf));
  },

  async get(c, { id }) {
    return shapeOf(await thePerson(c, id));
  },

  async create(c, { username: typed, password, locale: named, ...given }) {
    const username = normalizeUsername(typed);
    const facts = { ...given, locale: named ?? shopLocale((await shopData(c)).settings) };
    await judge(c, facts);
    const { email, first_name: firstName = "", last_name: lastName = "" } = facts;
    const faults =
      password === undefined ? [] : passwordFaults(password, { username, email, firstName, lastName });
    if (faults.length > 0) throw weakPassword(faults);
    // Without a password nobody knows it: a code by mail sets the first one.
    const passwordHash = await hashPassword(password ?? newToken(), c.env.PASSWORD_PEPPER);
    const id = await addPerson(c.db, { ...facts, username, passwordHash }, c.now.toISOString());
    if (id === null)
      throw new Refusal(409, "username_taken", {}, [{ field: "username", code: "username_taken" }]);
    const person = await thePerson(c, id);
    if (password === undefined) await sendCode(c, person.user, { isInvitation: true });
    return shapeOf(person);
  },

  async edit(c, { id, ...facts }) {
    await thePerson(c, id);
    await judge(c, facts);
    await editPerson(c.db, id, facts, c.now.toISOString());
    return shapeOf(await thePerson(c, id));
  },

  async reset(c, { id }) {
    const { user, isActive } = await thePerson(c, id);
    if (!isActive) throw notFound();
    await sendCode(c, user, { isInvitation: false });
    return null;
  },
};

async function sendCode(c: ApiContext, user: UserRow, options: { isInvitation: boolean }): Promise<void> {
  const mails = await sendReset(c.db, user.id, codeStatements(c, user, options), c.now.toISOString());
  c.ctx.waitUntil(wakeMail(c.env, mails));
}

async function thePerson(c: ApiContext, id: number): Promise<Person> {
  const found = await findPerson(c.db, id);
  if (!found) throw notFound();
  return found;
}

const shapeOf = ({ user, isActive, createDate }: Person): OperatorUser => ({
  ...serializeUser(user),
  is_active: isActive,
  locale: user.locale,
  create_date: createDate,
});

async function judge(
  c: ApiContext,
  { agent, price_list, vat_number = "" }: Omit<EditUser, "is_active">,
): Promise<void> {
  const known = await isKnown(c.db, { agent: agent ?? null, list: price_list ?? null });
  if (!known.agent) throw invalidField("agent", "agent_unknown");
  if (!known.list) throw invalidField("price_list", "list_unknown");
  if (vat_number !== "" && !isKnownVatNumber(vat_number))
    throw invalidField("vat_number", "vat_number_invalid");
}
