// Which service sends the shop's emails: MAIL_URL names it (CONTRACT §16). Without one they wait in the outbox.
import { type Env, hasTrustedOrigin, isDevelopment } from "~/platform/env";
import { MAIL_APIS, type MailApi, postToApi } from "./http-apis";
import type { Outgoing, Post } from "./post";
import { type SmtpServer, sendBySmtp } from "./smtp";

type Service = { api: MailApi; key: string } | { smtp: SmtpServer };

/** @returns null for what names no service: "smtp://user:password@host:587", "resend:KEY", "brevo:KEY", "postmark:KEY" do */
export function serviceIn(mailUrl: string | undefined): Service | null {
  const text = mailUrl?.trim() ?? "";
  const [, name = "", key = ""] = /^([a-z]+):([^\s/]\S*)$/.exec(text) ?? [];
  const api = MAIL_APIS.get(name);
  if (api) return { api, key };
  return URL.canParse(text) ? smtpIn(new URL(text)) : null;
}

function smtpIn({ protocol, hostname, port, username, password, pathname }: URL): Service | null {
  if (protocol !== "smtp:" || hostname === "" || (username === "") !== (password === "")) return null;
  if (pathname !== "" && pathname !== "/") return null;
  try {
    const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
    const auth = user === "" ? null : { user, pass };
    return { smtp: { host: hostname, port: Number(port || SUBMISSION_PORT), auth } };
  } catch {
    return null;
  }
}

const SUBMISSION_PORT = 587;

/** The function that sends an email; null if no service is configured. It throws what the service said. */
export function emailProviderOf({ MAIL_URL, MAIL_API_URL, MAIL_FROM }: Env) {
  const service = serviceIn(MAIL_URL);
  if (!service || !MAIL_FROM) return null;
  return (post: Post, key: string): Promise<void> => {
    const outgoing: Outgoing = {
      ...post,
      from: oneLine(MAIL_FROM),
      to: oneLine(post.to),
      subject: oneLine(post.subject),
      replyTo: post.replyTo && oneLine(post.replyTo),
      attachments: post.attachments.map((one) => ({ ...one, filename: oneLine(one.filename) })),
      key,
    };
    return "smtp" in service
      ? sendBySmtp(service.smtp, outgoing)
      : postToApi(service.api, { key: service.key, url: MAIL_API_URL }, outgoing);
  };
}

/** Whether emails can be sent; in development the outbox itself is the mailbox. */
export const canMail = (env: Env): boolean =>
  isDevelopment(env) || (hasTrustedOrigin(env) && emailProviderOf(env) !== null);

// Line breaks would begin another header: they become spaces, as other control characters do.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, " ").trim();
