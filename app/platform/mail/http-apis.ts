// Mail services with an HTTP API. Fields are named as in their documentation.
import { z } from "zod";
import { DEADLINE_MS } from "../deadline";
import type { Attachment, Outgoing } from "./post";

export interface MailApi {
  url: string;
  headers: (key: string, mail: Outgoing) => Record<string, string>;
  body: (mail: Outgoing) => object;
  /** Schema of a success: some services report errors with status 200. */
  accepted: z.ZodType;
}

const RESEND: MailApi = {
  url: "https://api.resend.com/emails",
  headers: (key, mail) => ({ Authorization: `Bearer ${key}`, "Idempotency-Key": mail.key }),
  body: ({ from, to, subject, text, html, replyTo, attachments }) => ({
    ...{ from, to: [to], subject, text, html },
    ...(replyTo && { reply_to: replyTo }),
    attachments: attachments.map((one) => ({
      filename: one.filename,
      content: base64(one),
      content_type: one.type,
      content_id: one.contentId,
    })),
  }),
  accepted: z.object({ id: z.string().min(1) }),
};

/** Brevo shows no pictures inside the HTML; they are attachments only. */
const BREVO: MailApi = {
  url: "https://api.brevo.com/v3/smtp/email",
  headers: (key) => ({ "api-key": key }),
  body: ({ from, to, subject, text, html, replyTo, attachments, key }) => ({
    sender: mailbox(from),
    to: [{ email: to }],
    ...{ subject, textContent: text, htmlContent: html, headers: { idempotencyKey: key } },
    ...(replyTo && { replyTo: mailbox(replyTo) }),
    ...(attachments.length > 0 && {
      attachment: attachments.map((one) => ({ name: one.filename, content: base64(one) })),
    }),
  }),
  accepted: z.object({ messageId: z.string().min(1) }),
};

const POSTMARK: MailApi = {
  url: "https://api.postmarkapp.com/email",
  headers: (key) => ({ "X-Postmark-Server-Token": key }),
  body: ({ from, to, subject, text, html, replyTo, attachments, key }) => ({
    ...{ From: from, To: to, Subject: subject, TextBody: text, HtmlBody: html },
    ...(replyTo && { ReplyTo: replyTo }),
    Metadata: { key },
    Attachments: attachments.map((one) => ({
      Name: one.filename,
      Content: base64(one),
      ContentType: one.type,
      ...(one.contentId && { ContentID: `cid:${one.contentId}` }),
    })),
  }),
  accepted: z.object({ ErrorCode: z.literal(0), MessageID: z.string().min(1) }),
};

export const MAIL_APIS: ReadonlyMap<string, MailApi> = new Map([
  ["resend", RESEND],
  ["brevo", BREVO],
  ["postmark", POSTMARK],
]);

/**
 * @param url replaces the service's own URL
 * @throws Error with the service's response if it does not accept the email
 */
export async function postToApi(
  api: MailApi,
  { key, url }: { key: string; url: string | undefined },
  mail: Outgoing,
): Promise<void> {
  const answer = await fetch(url ?? api.url, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", ...api.headers(key, mail) },
    body: JSON.stringify(api.body(mail)),
    redirect: "manual",
    signal: AbortSignal.timeout(DEADLINE_MS.mail),
  });
  const said = await answer.text();
  if (!answer.ok || !isAccepted(api, said))
    throw new Error(`the mail service refused the email: ${answer.status} ${said.slice(0, 300)}`);
}

function isAccepted({ accepted }: MailApi, body: string): boolean {
  try {
    return accepted.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

const base64 = ({ bytes }: Attachment): string => Buffer.from(bytes).toString("base64");

/** Splits "Bottega <orders@shop.example>" into name and address. */
function mailbox(text: string): { email: string; name?: string } {
  const [, name = "", email = text] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  return name === "" ? { email } : { name, email };
}
