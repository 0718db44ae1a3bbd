// The development mailbox, as a person who was written to opens it.
import { deliver, shopUrl, sql } from "./worker/worker";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  sent_at: string;
}

/** All that has come to an address, newest first. What still waits in the outbox is sent before. */
export async function mailbox(to: string): Promise<Mail[]> {
  const waiting = await sql<{ id: number }>(
    `SELECT id FROM mails WHERE recipient = ? AND state = 'waiting'`,
    to,
  );
  await deliver(...waiting.map(({ id }) => ({ mail: id })));
  return sentTo(to);
}

/** What has come to an address so far, newest first. */
export async function sentTo(to: string): Promise<Mail[]> {
  const mails: Mail[] = await (await fetch(`${shopUrl()}/__dev/mailbox.json`)).json();
  return mails.filter((mail) => mail.to === to);
}

/** The code in the newest mail. */
export async function codeMailedTo(to: string): Promise<string> {
  const [newest] = await mailbox(to);
  const code = /^\d{8}$/m.exec(newest?.text ?? "")?.[0];
  if (!code) throw new Error(`no code was mailed to ${to}`);
  return code;
}

/** The key of the link in the newest mail about stock that somebody waits for. */
export async function restockKeyMailed(to: string): Promise<string> {
  const [newest] = await mailbox(to);
  const key = /\/back-in-stock\?key=([\w.%-]+)/.exec(newest?.text ?? "")?.[1];
  if (!key) throw new Error(`no link was mailed to ${to}`);
  return decodeURIComponent(key);
}
