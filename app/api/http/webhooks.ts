// POST /webhooks/{provider}: notices of payment providers. The caller is a program, so only the status counts (CONTRACT
// §11).

import { bytesWithin } from "~/platform/body";
import { now } from "~/platform/clock";
import { openDatabase } from "~/platform/database";
import type { Background, Env } from "~/platform/env";
import { logError, logWarning } from "~/platform/log";
import { providerNamed } from "~/services/payments/configured";
import { InvalidNotice } from "~/services/payments/provider";
import { receiveNotice } from "~/services/payments/receive-notice";

const PATH = /^\/webhooks\/([a-z]{1,20})$/;
/** An event contains one object; the largest known are a tenth of this limit. */
const MAX_NOTICE_BYTES = 256 * 1024;

export async function webhook(request: Request, env: Env, ctx: Background): Promise<Response> {
  const [, name = ""] = PATH.exec(new URL(request.url).pathname) ?? [];
  const provider = providerNamed(env, name);
  if (!provider) return answer(404);
  if (request.method !== "POST") return answer(405, { Allow: "POST" });
  const body = await bytesWithin(request, MAX_NOTICE_BYTES);
  if (!body) return answer(413);
  try {
    const db = openDatabase(env.DB, "first-primary");
    const rawBody = new TextDecoder().decode(body);
    await receiveNotice({ db, env, ctx, now: now() }, provider, rawBody, request.headers);
    return answer(200);
  } catch (error) {
    if (error instanceof InvalidNotice) {
      logWarning("payment_notice_invalid", { provider: name, cause: error.message.slice(0, 200) });
      return answer(400);
    }
    // The provider sends the notice again.
    logError("payment_notice", { provider: name }, error);
    return answer(503, { "Retry-After": "10" });
  }
}

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });
