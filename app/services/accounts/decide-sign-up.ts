// The operator's decision on a business that waits for its account, with one email in either case.

import type { SignUpId } from "~/contract/ids";
import type { WaitingSignUp } from "~/contract/operator/inbox";
import { addressesOfRequest, agentMail } from "~/db/auth/customer-requests";
import { claimGuestOrders } from "~/db/auth/guests";
import { decisionMail } from "~/db/auth/sign-up-mails";
import { closeSignUp, insertUserOf, refuseSecondAccount, refuseUnlessState } from "~/db/auth/sign-ups";
import { writeAudited } from "~/db/operator/audit";
import { findWaitingSignUp, listSignUps } from "~/db/operator/sign-ups";
import { combine, command, constant, type Query } from "~/db/query";
import { paths } from "~/paths";
import { wakeMail } from "~/platform/queue";
import type { ServiceContext } from "~/services/context";
import { checkSignUpVatNumber, requireVies } from "~/services/customers/check-vat-number";
import { notFound } from "~/services/refusal";
import { refusing } from "./sign-up";

/** A page of the businesses that wait for the operator's decision. */
export const waitingSignUps = (c: ServiceContext, page: { limit: number; offset: number }) =>
  listSignUps(c.db, page);

/**
 * Requests the VAT number from VIES now. @throws Refusal 404 for one that does not wait, 409 if VIES checks
 * are off
 */
export async function checkWaitingVatNumber(c: ServiceContext, id: SignUpId): Promise<WaitingSignUp> {
  await requireVies(c);
  await checkSignUpVatNumber(c, await waitingOr404(c, id));
  return waitingOr404(c, id);
}

async function waitingOr404(c: ServiceContext, id: SignUpId): Promise<WaitingSignUp> {
  const found = await findWaitingSignUp(c.db, id);
  if (!found) throw notFound();
  return found;
}

/**
 * Opens the account or refuses it, and notifies the business by email.
 * @throws Refusal 404 if it no longer waits, 409 if the user name is taken
 */
export async function decideSignUp(
  c: ServiceContext,
  { id, decision }: { id: SignUpId; decision: "approve" | "refuse" },
  origin: string,
) {
  const found = await waitingOr404(c, id);
  const isApproved = decision === "approve";
  const now = c.now.toISOString();
  const { mails, agentMails } = await refusing(
    writeAudited(
      c.db,
      {
        call: "signUps.decide",
        target: `sign-ups/${id}`,
        now,
        look: { sql: "SELECT json_object('state', state) FROM sign_ups WHERE id = ?", params: [id] },
      },
      combine({
        guard: command(
          refuseUnlessState(id, "waiting"),
          ...(isApproved ? [refuseSecondAccount(found.email)] : []),
        ),
        account: command(
          ...(isApproved
            ? [insertUserOf(id, now), addressesOfRequest(id), ...claimGuestOrders(found.email, found.email)]
            : []),
          closeSignUp(id, isApproved ? "done" : "refused"),
        ),
        mails: tellTheBusiness(found, isApproved, origin, now),
        agentMails: agentMail(
          isApproved ? "customer-approved" : "customer-refused",
          id,
          origin + paths.customers(),
          now,
        ),
      }),
    ),
  );
  c.ctx.waitUntil(wakeMail(c.env, [...mails, ...agentMails]));
  return found;
}

/** A business requested by an agent chooses its password first, and gets no email if it is refused. */
function tellTheBusiness(
  { id, email, agent }: WaitingSignUp,
  isApproved: boolean,
  origin: string,
  now: string,
): Query<number[]> {
  if (agent !== null)
    return isApproved
      ? decisionMail("account-opened", id, origin + paths.passwordForgotten({ username: email }), now)
      : constant([]);
  return isApproved
    ? decisionMail("sign-up-approved", id, origin + paths.login(), now)
    : decisionMail("sign-up-refused", id, "", now);
}
