// The service that sends the shop's emails, from MAIL_URL (CONTRACT §16). Without one, emails wait in the outbox.
import { type Env, hasTrustedOrigin, isDevelopment } from "~/platform/env";
import { MAIL_APIS, type MailApi, postToApi } from "./http-apis";
import type { Outgoing, Post } from "./post";
import { type SmtpServer, sendBySmtp } from "./smtp";

type Service = { api: MailApi; key: string } | { smtp: SmtpServer };

/**
 * Parses "smtp://user:password@host:587", "resend:KEY", "brevo:KEY" or "postmark:KEY".
 * @returns null for other values
 */
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

/**
 * Returns the function that sends an email, or null if no service is configured. The function throws the service's
 * error.
 */
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

/** Whether emails can be sent. In development the outbox itself is the mailbox. */
export const canMail = (env: Env): boolean =>
  isDevelopment(env) || (hasTrustedOrigin(env) && emailProviderOf(env) !== null);

// Line breaks would start another header: they become spaces, like other control characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, " ").trim();
