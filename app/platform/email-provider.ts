// The door to an HTTP mail API that takes a letter as JSON, with a bearer key and an idempotency key: Resend's shape,
// which others speak as well.
import { z } from "zod";
import { type Env, isDevelopment } from "./env";

const DEADLINE_MS = 5000;

export interface Post {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly { filename: string; bytes: Uint8Array }[];
}

/** Null where no transport is set. */
export function emailProviderOf({ MAIL_API_URL, MAIL_API_KEY, MAIL_FROM }: Env) {
  if (!MAIL_API_URL || !MAIL_API_KEY || !MAIL_FROM) return null;
  return (post: Post, idempotencyKey: string) =>
    send(MAIL_API_URL, MAIL_API_KEY, { ...post, from: MAIL_FROM }, idempotencyKey);
}

/** An answer that names the mail: some APIs tell of an error with a 200 as well. */
const Taken = z.object({ id: z.string().min(1) });

/** In development the outbox itself is the mailbox. */
export const canMail = (env: Env): boolean => isDevelopment(env) || emailProviderOf(env) !== null;

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
      attachments: post.attachments.map(({ filename, bytes }) => ({
        filename: oneLine(filename),
        content: Buffer.from(bytes).toString("base64"),
        content_type: "application/pdf",
      })),
    }),
    redirect: "manual",
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  const words = await answer.text();
  if (!answer.ok || !isTaken(words))
    throw new Error(`the mail API did not take the mail: ${answer.status} ${words.slice(0, 300)}`);
}

function isTaken(words: string): boolean {
  try {
    return Taken.safeParse(JSON.parse(words)).success;
  } catch {
    return false;
  }
}

// What would begin another header is a space.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, " ").trim();
