// Withdrawal from a contract (Codice del Consumo, art. 54-bis): always taken down, and receipted with date and time.

import type { Handlers } from "~/api/http/handler";
import { insertWithdrawal, messageMail, type WithdrawalData } from "~/db/mail/submissions";
import { shopData, shopLocale } from "~/db/shop/shop-data";
import { authorOf, supportEmailOf } from "./author";
import { receiveSubmission } from "./submissions";

export const withdrawals: Handlers<"withdrawals"> = {
  async send(c, input) {
    const facts: WithdrawalData = {
      name: input.name,
      orderNumber: input.order_number,
      email: input.email,
      rows: Array.isArray(input.rows) ? input.rows.join("\n") : (input.rows ?? ""),
    };
    const { settings } = await shopData(c);
    const support = supportEmailOf(settings);
    return receiveSubmission(c, {
      noun: "withdrawals",
      email: facts.email,
      body: input,
      insert: (receipt) => insertWithdrawal(receipt, authorOf(c), facts),
      mails: (receipt) => [
        messageMail("withdrawal-receipt", facts.email, c.locale, receipt, facts),
        ...(support ? [messageMail("withdrawal-notice", support, shopLocale(settings), receipt, facts)] : []),
      ],
    });
  },
};
