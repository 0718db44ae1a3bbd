// Invitations to the back office, and one-time links to set a password (CONTRACT §9).
import type { OperatorHandlers } from "~/api/http/handler";
import {
  invitePerson,
  invitePersonAgain,
  lookAtLink,
  sendForgottenLink,
  setPasswordByLink,
  withdrawPersonsInvitation,
} from "~/services/operator/access/links";

export const invitations: OperatorHandlers<"invitations"> = {
  create: (c, person) => invitePerson(c, person, new URL(c.request.url).origin),
  send: (c, { id }) => invitePersonAgain(c, id, new URL(c.request.url).origin),
  async withdraw(c, { id }) {
    await withdrawPersonsInvitation(c, id);
    return null;
  },
};

export const links: OperatorHandlers<"links"> = {
  async forgotten(c, { email }) {
    await sendForgottenLink(c, email, new URL(c.request.url).origin);
    return null;
  },
  look: (c, { key }) => lookAtLink(c, key),
  use: (c, typed) => setPasswordByLink(c, typed),
};
