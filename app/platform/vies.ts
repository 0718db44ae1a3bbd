// VIES, the European Union's register of VAT numbers.

import { z } from "zod";
import { DEADLINE_MS } from "./deadline";
import type { Env } from "./env";
import { logWarning } from "./log";

const VIES = "https://ec.europa.eu/taxation_customs/vies/rest-api";

/** A state that is away or busy is named instead of a verdict. */
const Verdict = z.object({ isValid: z.boolean(), userError: z.string().default("VALID") });

export type VatCheck = "valid" | "invalid" | "not_checked";

/** @param code the number without its country. "not_checked" where the register does not answer: nobody is refused for that */
export async function askVies(
  env: Env,
  { country, code }: { country: string; code: string },
): Promise<VatCheck> {
  // Greece is EL there.
  const state = country === "GR" ? "EL" : country;
  try {
    const answer = await fetch(
      `${env.VIES_URL ?? VIES}/ms/${encodeURIComponent(state)}/vat/${encodeURIComponent(code)}`,
      { headers: { Accept: "application/json" }, signal: AbortSignal.timeout(DEADLINE_MS.vies) },
    );
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    const { isValid, userError } = Verdict.parse(await answer.json());
    if (isValid) return "valid";
    return userError === "VALID" || userError === "INVALID" || userError === "INVALID_INPUT"
      ? "invalid"
      : "not_checked";
  } catch (error) {
    logWarning("vies", { cause: String(error) });
    return "not_checked";
  }
}
