// Withdrawal from a contract (Codice del Consumo, art. 54-bis): always taken down, and receipted with date and time.
import { insertWithdrawal, messageMail, type WithdrawalFacts } from "~/db/messages";
import { shopFacts, shopLocale } from "~/db/shop-facts";
import type { Handlers } from "./handler";
import { receive } from "./received";
import { supportEmailOf, writerOf } from "./writer";

export const withdrawals: Handlers<"withdrawals"> = {
  async send(c, input) {
    const facts: WithdrawalFacts = {
      name: input.name,
      orderNumber: input.order_number,
      email: input.email,
      rows: Array.isArray(input.rows) ? input.rows.join("\n") : (input.rows ?? ""),
    };
    const { settings } = await shopFacts(c);
    const support = supportEmailOf(settings);
    return receive(c, {
      noun: "withdrawals",
      email: facts.email,
      body: input,
      insert: (receipt) => insertWithdrawal(receipt, writerOf(c), facts),
      mails: (receipt) => [
        messageMail("withdrawal-receipt", facts.email, c.locale, receipt, facts),
        ...(support ? [messageMail("withdrawal-notice", support, shopLocale(settings), receipt, facts)] : []),
      ],
    });
  },
};
