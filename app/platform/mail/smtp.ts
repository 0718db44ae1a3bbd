// SMTP with nodemailer, over the Worker's sockets.
import { connect as connectPlain } from "node:net";
import { connect as connectSecure } from "node:tls";
import type { SMTPTransportGetSocket } from "nodemailer/lib/smtp-transport";
import type { Outgoing } from "./post";

export interface SmtpServer {
  host: string;
  port: number;
  auth: { user: string; pass: string } | null;
}

const TLS_PORT = 465;
const TIMEOUT_MS = 10_000;
/** A mail catcher on the developer's machine has no certificate. */
const OWN_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Nothing is sent unencrypted, least of all the password: port 465 uses TLS from the start, any other port must offer
 * STARTTLS.
 */
export async function sendBySmtp({ host, port, auth }: SmtpServer, mail: Outgoing): Promise<void> {
  // Loaded with the first email, so that no page waits for it.
  const { createTransport } = await import("nodemailer");
  const secure = port === TLS_PORT;
  const transport = createTransport({
    ...{ host, port, secure, requireTLS: !secure && !OWN_MACHINE.has(host), auth: auth ?? undefined },
    ...{ greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    ...{ disableFileAccess: true, disableUrlAccess: true },
    getSocket: socketTo({ host, port, secure }),
  });
  const { from, to, subject, text, html, replyTo, attachments, key } = mail;
  await transport.sendMail({
    ...{ from, to, subject, text, html, replyTo: replyTo ?? undefined },
    // The same at each attempt: an email program shows an email that was sent twice only once.
    messageId: `<${key}@${domainOf(from)}>`,
    attachments: attachments.map(({ filename, type, bytes, contentId }) => ({
      ...{ filename, contentType: type, content: Buffer.from(bytes), cid: contentId },
    })),
  });
}

/**
 * nodemailer would connect to the IP address that it has looked up, but the certificate is checked against the host
 * name.
 */
const socketTo =
  ({ host, port, secure }: { host: string; port: number; secure: boolean }): SMTPTransportGetSocket =>
  (_options, done) => {
    const socket = secure ? connectSecure({ host, port, servername: host }) : connectPlain({ host, port });
    const timer = setTimeout(() => socket.destroy(new Error(`${host}:${port} does not respond`)), TIMEOUT_MS);
    const failed = (error: Error) => {
      clearTimeout(timer);
      done(error);
    };
    socket.once("error", failed);
    socket.once(secure ? "secureConnect" : "connect", () => {
      clearTimeout(timer);
      socket.off("error", failed);
      done(null, { connection: socket, secured: secure });
    });
  };

const domainOf = (from: string): string => /@([^\s<>]+)/.exec(from)?.[1] ?? "localhost";
