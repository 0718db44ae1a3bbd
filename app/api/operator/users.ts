// Customers and agents: create, edit, disable, enable (CONTRACT §9).

import type { OperatorHandlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import type { ReadRequest } from "~/contract/call-request";
import {
  changePerson,
  checkVatNumberNow,
  createPerson,
  findPeople,
  getPerson,
  resetPerson,
} from "~/services/customers/people";
import { endCredential, makeCredential } from "~/services/punch-out/credentials";

export const users: OperatorHandlers<"users"> = {
  async list(c, { search, kind, ...paging }) {
    const slice = sliceOf(paging);
    const { count, people } = await findPeople(c, { search, kind }, slice);
    return listAnswer(slice, count, people);
  },

  async get(c, { id }) {
    return getPerson(c, id);
  },

  async create(c, person) {
    return createPerson(c, person, originOf(c.request));
  },

  async edit(c, { id, ...fields }) {
    return changePerson(c, id, fields);
  },

  punchOut: (c, { id }) => makeCredential(c, id),

  async endPunchOut(c, { id }) {
    await endCredential(c, id);
    return null;
  },

  async vatCheck(c, { id }) {
    return checkVatNumberNow(c, id);
  },

  async reset(c, { id }) {
    await resetPerson(c, id, originOf(c.request));
    return null;
  },
};

const originOf = (request: ReadRequest): string => new URL(request.url).origin;
