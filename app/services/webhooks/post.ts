// Posts one webhook: https://github.com/standard-webhooks/standard-webhooks.

import type { DeliveryFault } from "~/contract/constants/webhooks";
import { signedContent, webhookAddressFault } from "~/domain/webhook";
import { SECOND } from "~/platform/clock";
import { webhookSignature } from "~/platform/crypto";
import { DEADLINE_MS } from "~/platform/deadline";
import { type Env, isDevelopment } from "~/platform/env";

export interface WebhookPost {
  url: string;
  secret: string;
  message: string;
  body: string;
  at: Date;
}

/** `fault` is null if the receiver accepted the delivery, with any status of 2xx. */
export interface WebhookOutcome {
  status: number | null;
  fault: DeliveryFault | null;
}

/**
 * Never throws. Does not read the response body, and follows no redirect, which could lead to a host that
 * is not public.
 */
export async function postWebhook(
  env: Env,
  { url, secret, message, body, at }: WebhookPost,
): Promise<WebhookOutcome> {
  if (webhookAddressFault(url) !== null) return { status: null, fault: "address" };
  const seconds = Math.floor(at.getTime() / SECOND);
  try {
    const answer = await fetch(receiverOf(env, url), {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "User-Agent": "Shop-Webhooks/1",
        "Webhook-Id": message,
        "Webhook-Timestamp": String(seconds),
        "Webhook-Signature": webhookSignature(signedContent(message, seconds, body), secret),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(DEADLINE_MS.webhook),
    });
    await answer.body?.cancel();
    return { status: answer.status, fault: faultOf(answer.status) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return { status: null, fault: isLate ? "timeout" : "unreachable" };
  }
}

function faultOf(status: number): DeliveryFault | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirect" : "status";
}

/** In development, replaces the receiver's host, because a program under test has no public address. */
function receiverOf(env: Env, url: string): string {
  if (!isDevelopment(env) || !env.WEBHOOK_RECEIVER) return url;
  const { pathname, search } = new URL(url);
  return new URL(pathname + search, env.WEBHOOK_RECEIVER).href;
}
