// Sign-ups of businesses that await approval (CONTRACT §14).
import type { OperatorHandlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { checkWaitingVatNumber, decideSignUp, waitingSignUps } from "~/services/accounts/decide-sign-up";

export const signUps: OperatorHandlers<"signUps"> = {
  async list(c, paging) {
    const slice = sliceOf(paging);
    const { count, signUps } = await waitingSignUps(c, slice);
    return listAnswer(slice, count, signUps);
  },
  vatCheck: (c, { id }) => checkWaitingVatNumber(c, id),
  decide: (c, input) => decideSignUp(c, input, new URL(c.request.url).origin),
};
