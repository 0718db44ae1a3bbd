// Users of the back office, their sessions, and their own profiles (CONTRACT §9).
import type { OperatorHandlers } from "~/api/http/handler";
import {
  confirmTotp,
  endTotp,
  ownProfile,
  replaceOwnPassword,
  setOwnLocale,
  setOwnShortcuts,
  signInOperator,
  signOutOperator,
  startTotp,
} from "~/services/operator/own-profile";
import {
  createPerson,
  editPerson,
  endPersonSessions,
  listPeople,
  resetPerson,
} from "~/services/operator/people";

export const people: OperatorHandlers<"people"> = {
  async list(c) {
    return { results: await listPeople(c) };
  },
  create: (c, person) => createPerson(c, person),
  edit: (c, { id, ...to }) => editPerson(c, id, to),
  reset: (c, { id }) => resetPerson(c, id),
  async endSessions(c, { id }) {
    await endPersonSessions(c, id);
    return null;
  },
};

export const sessions: OperatorHandlers<"sessions"> = {
  create: (c, typed) => signInOperator(c, typed),
  async end(c) {
    await signOutOperator(c);
    return null;
  },
};

export const profile: OperatorHandlers<"profile"> = {
  get: (c) => ownProfile(c),
  async password(c, typed) {
    await replaceOwnPassword(c, typed);
    return null;
  },
  async locale(c, { locale }) {
    await setOwnLocale(c, locale);
    return null;
  },
  async shortcuts(c, { shortcuts }) {
    await setOwnShortcuts(c, shortcuts);
    return null;
  },
  startTotp: (c) => startTotp(c),
  async confirmTotp(c, { code }) {
    return { codes: await confirmTotp(c, code) };
  },
  async endTotp(c, { password }) {
    await endTotp(c, password);
    return null;
  },
};
