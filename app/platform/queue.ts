// Notifies the email sender through the queue. The emails themselves are in the outbox.
import type { Env } from "./env";
import { logWarning } from "./log";

/** Never throws: the cron job also sends the emails of lost messages. */
export async function wakeMail(env: Env, mails: readonly number[]): Promise<void> {
  if (mails.length === 0) return;
  try {
    await env.MAIL.sendBatch(mails.map((mail) => ({ body: { mail } })));
  } catch (error) {
    logWarning("mail_queue", { mails: mails.length, cause: String(error) });
  }
}
