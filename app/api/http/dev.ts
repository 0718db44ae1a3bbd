// Development only: the emails that the shop has sent, and the demo accounts (CONTRACT §7).

import type { SentMail } from "~/db/mail/send-mail";
import { openDatabase } from "~/platform/database";
import { type Background, type Env, isDevelopment } from "~/platform/env";
import { developmentAccounts, developmentMailbox } from "~/services/development";
import { devPay } from "./dev-pay";

const MAILBOX = "/__dev/mailbox";

export async function dev(request: Request, env: Env, ctx: Background): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (!isDevelopment(env)) return notFound();
  const db = openDatabase(env.DB, "first-primary");
  switch (pathname) {
    case "/__dev/accounts.json":
      return Response.json(await developmentAccounts(db), { headers: { "Cache-Control": "no-store" } });
    case `${MAILBOX}.json`: {
      const mails = await developmentMailbox(db, env);
      const wire = mails.map(({ to, subject, text, html, replyTo, sentAt }) => ({
        to,
        subject,
        text,
        html,
        reply_to: replyTo,
        sent_at: sentAt,
      }));
      return Response.json(wire, { headers: { "Cache-Control": "no-store" } });
    }
    case MAILBOX: {
      const mails = await developmentMailbox(db, env);
      const wanted = mails.find(({ id }) => String(id) === searchParams.get("mail"));
      return page(wanted ? wanted.html : listOf(mails));
    }
    default:
      return (await devPay(request, env, ctx)) ?? notFound();
  }
}

const notFound = () => new Response("Not found", { status: 404 });

// The CSP allows what emails contain: inline styles, and pictures and a font of this shop. Scripts and other origins
// are blocked.
const page = (html: string) =>
  new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    },
  });

const listOf = (mails: SentMail[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mailbox</title></head><body>
<h1>Mailbox</h1>
${mails.length === 0 ? "<p>No mail has been sent yet.</p>" : mails.map(entryOf).join("\n")}
</body></html>`;

const entryOf = ({ id, to, subject, text, sentAt }: SentMail) => `<article>
<h2><a href="${MAILBOX}?mail=${id}">${escaped(subject)}</a></h2>
<p>To ${escaped(to)}, ${escaped(sentAt)}</p>
<pre>${escaped(text)}</pre>
</article>`;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
