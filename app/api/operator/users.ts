// Customers and agents: made, changed, disabled, and let in again (CONTRACT §9).
import type { EditUser, OperatorUser } from "~/contract/operator";
import {
  addPerson,
  editPerson,
  findPerson,
  isKnown,
  listPeople,
  type Person,
  sendReset,
} from "~/db/operator/people";
import { shopFacts, shopLocale } from "~/db/shop-facts";
import type { UserRow } from "~/db/users";
import { passwordFaults } from "~/domain/password";
import { normaliseUsername } from "~/domain/username";
import { isKnownVatNumber } from "~/domain/vat-number";
import { hashPassword } from "~/platform/password-hash";
import { wakeMail } from "~/platform/queue";
import { newToken } from "~/platform/secrets";
import type { ApiContext } from "../context";
import type { OperatorHandlers } from "../handler";
import { listAnswer, sliceOf } from "../paging";
import { codeStatements } from "../password-code";
import { badField, Refusal, unknownOrNotYours } from "../refusal";
import { userShape } from "../user-shape";
import { weakPassword } from "../weak-password";

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
    const username = normaliseUsername(typed);
    const facts = { ...given, locale: named ?? shopLocale((await shopFacts(c)).settings) };
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
    if (!isActive) throw unknownOrNotYours();
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
  if (!found) throw unknownOrNotYours();
  return found;
}

const shapeOf = ({ user, isActive, createDate }: Person): OperatorUser => ({
  ...userShape(user),
  is_active: isActive,
  locale: user.locale,
  create_date: createDate,
});

async function judge(
  c: ApiContext,
  { agent, price_list, vat_number = "" }: Omit<EditUser, "is_active">,
): Promise<void> {
  const known = await isKnown(c.db, { agent: agent ?? null, list: price_list ?? null });
  if (!known.agent) throw badField("agent", "agent_unknown");
  if (!known.list) throw badField("price_list", "list_unknown");
  if (vat_number !== "" && !isKnownVatNumber(vat_number)) throw badField("vat_number", "vat_number_invalid");
}
