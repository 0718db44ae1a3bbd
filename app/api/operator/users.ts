// Customers and agents: created, edited, disabled and enabled (CONTRACT §9).

import { passwordCodeQuery } from "~/api/auth/password-code";
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
import { passwordFaults } from "~/domain/accounts/password";
import { normalizeUsername } from "~/domain/accounts/username";
import { isKnownVatNumber } from "~/domain/accounts/vat-number";
import { newToken } from "~/platform/crypto";
import { hashPassword } from "~/platform/password-hash";
import { wakeMail } from "~/platform/queue";
import { checkVatNumber } from "~/services/customers/check-vat-number";
import { invalidField, notFound, Refusal } from "~/services/refusal";

export const users: OperatorHandlers<"users"> = {
  async list(c, { search, kind, ...paging }) {
    const slice = sliceOf(paging);
    const { count, people } = await listPeople(c.db, { search, kind }, slice);
    return listAnswer(slice, count, people.map(serializePerson));
  },

  async get(c, { id }) {
    return serializePerson(await personOr404(c, id));
  },

  async create(c, { username: typed, password, locale: named, ...given }) {
    const username = normalizeUsername(typed);
    const fields = { ...given, locale: named ?? shopLocale((await shopData(c)).settings) };
    await validate(c, fields);
    const { email, first_name: firstName = "", last_name: lastName = "" } = fields;
    const faults =
      password === undefined ? [] : passwordFaults(password, { username, email, firstName, lastName });
    if (faults.length > 0) throw weakPassword(faults);
    // Without a password, a code by email sets the first one.
    const passwordHash = await hashPassword(password ?? newToken(), c.env.PASSWORD_PEPPER);
    const id = await addPerson(c.db, { ...fields, username, passwordHash }, c.now.toISOString());
    if (id === null)
      throw new Refusal(409, "username_taken", {}, [{ field: "username", code: "username_taken" }]);
    const person = await personOr404(c, id);
    c.ctx.waitUntil(checkVatNumber(c, person.user));
    if (password === undefined) await sendCode(c, person.user, { isInvitation: true });
    return serializePerson(person);
  },

  async edit(c, { id, ...fields }) {
    await personOr404(c, id);
    await validate(c, fields);
    await editPerson(c.db, id, fields, c.now.toISOString());
    const person = await personOr404(c, id);
    if (fields.vat_number !== undefined) c.ctx.waitUntil(checkVatNumber(c, person.user));
    return serializePerson(person);
  },

  async vatCheck(c, { id }) {
    const { settings } = await shopData(c);
    if (settings.get("VIES_CHECK") !== true) throw new Refusal(409, "vies_off");
    await checkVatNumber(c, (await personOr404(c, id)).user);
    return serializePerson(await personOr404(c, id));
  },

  async reset(c, { id }) {
    const { user, isActive } = await personOr404(c, id);
    if (!isActive) throw notFound();
    await sendCode(c, user, { isInvitation: false });
    return null;
  },
};

async function sendCode(c: ApiContext, user: UserRow, options: { isInvitation: boolean }): Promise<void> {
  const mails = await sendReset(c.db, user.id, passwordCodeQuery(c, user, options), c.now.toISOString());
  c.ctx.waitUntil(wakeMail(c.env, mails));
}

async function personOr404(c: ApiContext, id: number): Promise<Person> {
  const found = await findPerson(c.db, id);
  if (!found) throw notFound();
  return found;
}

const serializePerson = ({ user, isActive, createDate, vatCheck }: Person): OperatorUser => ({
  ...serializeUser(user),
  is_active: isActive,
  locale: user.locale,
  create_date: createDate,
  vat_check: vatCheck,
});

async function validate(
  c: ApiContext,
  { agent, price_list, vat_number = "" }: Omit<EditUser, "is_active">,
): Promise<void> {
  const known = await isKnown(c.db, { agent: agent ?? null, list: price_list ?? null });
  if (!known.agent) throw invalidField("agent", "agent_unknown");
  if (!known.list) throw invalidField("price_list", "list_unknown");
  if (vat_number !== "" && !isKnownVatNumber(vat_number))
    throw invalidField("vat_number", "vat_number_invalid");
}
