// CAPTCHA verification with Cloudflare Turnstile or Google reCAPTCHA, detected from the format of the site key.
import { z } from "zod";
import { DEADLINE_MS } from "./deadline";
import type { Env } from "./env";
import { logWarning } from "./log";

const TURNSTILE = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const RECAPTCHA = "https://www.google.com/recaptcha/api/siteverify";
/** reCAPTCHA v3 returns a score from 0 (bot) to 1. Google recommends this threshold. */
const LOWEST_SCORE = 0.5;

const Verdict = z.object({ success: z.boolean(), score: z.number().optional() });

/** Verifies a CAPTCHA token. Returns "unknown" if the service fails: visitors are not refused because of that. */
export async function verifyBotToken(
  env: Env,
  siteKey: string,
  token: string,
  clientIp: string,
): Promise<"human" | "bot" | "unknown"> {
  if (!env.BOT_CHECK_SECRET) return "unknown";
  const url = env.BOT_CHECK_URL ?? (/^[0-3]x/.test(siteKey) ? TURNSTILE : RECAPTCHA);
  try {
    const answer = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({ secret: env.BOT_CHECK_SECRET, response: token, remoteip: clientIp }),
      signal: AbortSignal.timeout(DEADLINE_MS.botCheck),
    });
    const { success, score = 1 } = Verdict.parse(await answer.json());
    return success && score >= LOWEST_SCORE ? "human" : "bot";
  } catch (error) {
    logWarning("bot_check", { cause: String(error) });
    return "unknown";
  }
}
