// Client of an HTTP email API: JSON, a bearer key and an idempotency key, in the shape of Resend's API, which others share.
import { z } from "zod";
import { type Env, hasTrustedOrigin, isDevelopment } from "./env";

const DEADLINE_MS = 5000;

export interface Attachment {
  filename: string;
  /** "application/pdf" */
  type: string;
  bytes: Uint8Array;
  /** The HTML shows it as a picture: `cid:` and this id. */
  contentId?: string;
}

export interface Post {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Null: answers go to the sender. */
  replyTo: string | null;
  attachments: readonly Attachment[];
}

/** The function that sends an email; null if no provider is configured. */
export function emailProviderOf({ MAIL_API_URL, MAIL_API_KEY, MAIL_FROM }: Env) {
  if (!MAIL_API_URL || !MAIL_API_KEY || !MAIL_FROM) return null;
  return (post: Post, idempotencyKey: string) =>
    send(MAIL_API_URL, MAIL_API_KEY, { ...post, from: MAIL_FROM }, idempotencyKey);
}

/** A response with the email's id: some APIs report errors with a 200. */
const Accepted = z.object({ id: z.string().min(1) });

/** Whether emails can be sent; in development the outbox itself is the mailbox. */
export const canMail = (env: Env): boolean =>
  isDevelopment(env) || (hasTrustedOrigin(env) && emailProviderOf(env) !== null);

async function send(url: string, key: string, post: Post & { from: string }, idempotencyKey: string) {
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${key}`,
      "Idempotency-Key": idempotencyKey,
    },
    body: JSON.stringify({
      from: oneLine(post.from),
      to: [oneLine(post.to)],
      subject: oneLine(post.subject),
      text: post.text,
      html: post.html,
      ...(post.replyTo && { reply_to: oneLine(post.replyTo) }),
      attachments: post.attachments.map(({ filename, type, bytes, contentId }) => ({
        filename: oneLine(filename),
        content: Buffer.from(bytes).toString("base64"),
        content_type: type,
        content_id: contentId,
      })),
    }),
    redirect: "manual",
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  const body = await answer.text();
  if (!answer.ok || !isAccepted(body))
    throw new Error(`the mail API did not take the mail: ${answer.status} ${body.slice(0, 300)}`);
}

function isAccepted(body: string): boolean {
  try {
    return Accepted.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

// What would begin another header is a space.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, " ").trim();
