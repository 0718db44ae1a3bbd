// The development mailbox, from the recipient's side.
import { setTimeout } from "node:timers/promises";
import { deliver, shopUrl, sql } from "./worker/worker";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  reply_to: string | null;
  sent_at: string;
}

/** All mails to an address, newest first, after sending those that wait in the outbox. */
export async function mailbox(to: string): Promise<Mail[]> {
  const waiting = await idsOf(to, "waiting");
  await deliver(...waiting.map((id) => ({ mail: id })));
  // The shop's own queue may be sending one of them, and locks it until it is sent.
  for (let left = 200; left > 0 && (await idsOf(to, "sending")).length > 0; left--) await setTimeout(50);
  return sentTo(to);
}

const idsOf = async (to: string, state: "waiting" | "sending"): Promise<number[]> =>
  (await sql<{ id: number }>("SELECT id FROM mails WHERE recipient = ? AND state = ?", to, state)).map(
    ({ id }) => id,
  );

/** The mails sent to an address so far, newest first. */
export async function sentTo(to: string): Promise<Mail[]> {
  const mails: Mail[] = await (await fetch(`${shopUrl()}/__dev/mailbox.json`)).json();
  return mails.filter((mail) => mail.to === to);
}

export async function codeMailedTo(to: string): Promise<string> {
  const [newest] = await mailbox(to);
  const code = /^\d{8}$/m.exec(newest?.text ?? "")?.[0];
  if (!code) throw new Error(`no code was mailed to ${to}`);
  return code;
}

/** The key of the link in the newest mail about a restock alert. */
export const restockKeyMailed = (to: string): Promise<string> => keyMailed(to, "/back-in-stock");

export const newsletterKeyMailed = (to: string): Promise<string> => keyMailed(to, "/newsletter");

/** The key of the link in the newest mail that requests reviews. */
export const reviewKeyIn = (to: string): Promise<string> => keyMailed(to, "/reviews");

async function keyMailed(to: string, path: string): Promise<string> {
  const [newest] = await mailbox(to);
  const key = new RegExp(`${path}\\?key=([\\w.%-]+)`).exec(newest?.text ?? "")?.[1];
  if (!key) throw new Error(`no link was mailed to ${to}`);
  return decodeURIComponent(key);
}
