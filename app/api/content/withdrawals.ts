// Withdrawal from a contract (CONTRACT §3).

import type { Handlers } from "~/api/http/handler";
import { replyOf } from "~/api/http/idempotency";
import { sendWithdrawal } from "~/services/messages/withdrawal";
import { submissionPost } from "./submission-post";

export const withdrawals: Handlers<"withdrawals"> = {
  async send(c, input) {
    const withdrawal = {
      name: input.name,
      orderNumber: input.order_number,
      email: input.email,
      rows: Array.isArray(input.rows) ? input.rows.join("\n") : (input.rows ?? ""),
    };
    return replyOf(await sendWithdrawal(c, withdrawal, submissionPost(c, "withdrawals/", input)));
  },
};
