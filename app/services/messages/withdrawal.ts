// Withdrawal from a contract (Codice del Consumo, art. 54-bis): always stored, with a receipt that has date
// and time.
import type { WithdrawalFacts } from "~/contract/messages";
import { insertWithdrawal, messageMail } from "~/db/mail/submissions";
import { shopData, shopLocale } from "~/db/shop/shop-data";
import { normalizeUsername } from "~/domain/accounts/username";
import type { ServiceContext } from "~/services/context";
import type { WriteAnswer } from "~/services/idempotency";
import { authorOf, type SubmissionPost, storeOnce, supportEmailOf } from "./submissions";

/** @throws Refusal 429 after five per hour */
export async function sendWithdrawal(
  c: ServiceContext,
  withdrawal: WithdrawalFacts,
  post: SubmissionPost,
): Promise<WriteAnswer> {
  const { settings } = await shopData(c);
  const support = supportEmailOf(settings);
  const isOwn =
    c.who?.user.is_guest === 0 && normalizeUsername(c.who.user.email) === normalizeUsername(withdrawal.email);
  return storeOnce(
    c,
    {
      noun: "withdrawals",
      email: withdrawal.email,
      insert: (receipt) => insertWithdrawal(receipt, authorOf(c), withdrawal),
      mails: (receipt) => [
        messageMail("withdrawal-receipt", withdrawal.email, c.locale, receipt, post.origin, {
          ...withdrawal,
          isOwn,
        }),
        ...(support
          ? [
              messageMail(
                "withdrawal-notice",
                support,
                shopLocale(settings),
                receipt,
                post.origin,
                withdrawal,
              ),
            ]
          : []),
      ],
    },
    post,
  );
}
