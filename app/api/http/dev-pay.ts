// The page of the test payment provider, only in development: plain buttons instead of a bank (CONTRACT §11).

import { fromCents } from "~/contract/wire";
import { bytesWithin } from "~/platform/body";
import { openDatabase } from "~/platform/database";
import type { Background, Env } from "~/platform/env";
import { findTestSession, testNoticeOf } from "~/services/payments/test-page";
import { TEST_PAY_PATH, testNotice } from "~/services/payments/test-provider";
import { webhook } from "./webhooks";

const MAX_FORM_BYTES = 1024;

/** Returns null if the path is not a page of the test provider. */
export async function devPay(request: Request, env: Env, ctx: Background): Promise<Response | null> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(TEST_PAY_PATH)) return null;
  const db = openDatabase(env.DB, "first-primary");
  const session = await findTestSession(db, url.pathname.slice(TEST_PAY_PATH.length));
  if (!session) return null;
  if (request.method === "POST") {
    const form = await bytesWithin(request, MAX_FORM_BYTES);
    const intent = new URLSearchParams(new TextDecoder().decode(form ?? undefined)).get("intent");
    if (intent === "pay" || intent === "refuse") {
      const notice = testNoticeOf(session, intent === "pay" ? "paid" : "refused");
      const told = await webhook(testNotice(notice, url.origin, env), env, ctx);
      if (!told.ok) return told;
    }
    return new Response(null, { status: 303, headers: { Location: session.returnUrl } });
  }
  const isOpen = session.state === "open";
  return new Response(
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test payment</title>
<style>body{font:1rem/1.5 system-ui;max-width:30rem;margin:10vh auto;padding:0 1rem}button{font:inherit;padding:.6em 1.2em;margin:.2em .4em .2em 0}</style></head><body>
<h1>Test payment</h1>
<p>No money moves here. ${isOpen ? `To pay: <b>${fromCents(session.amount)} ${session.currency}</b>.` : `This session is ${session.state}.`}</p>
<form method="post">
${isOpen ? '<button name="intent" value="pay">Pay</button><button name="intent" value="refuse">Refuse</button>' : ""}
<button name="intent" value="leave">Leave</button>
</form>
</body></html>`,
    {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        "Cache-Control": "no-store",
      },
    },
  );
}
