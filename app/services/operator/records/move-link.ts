// A link of the menu or of the footer goes one place up or down.
import { exchangeLinks } from "~/db/operator/records/move-link";
import { BatchRefused } from "~/platform/database";
import type { ServiceContext } from "~/services/context";
import { Refusal } from "~/services/refusal";

/** @throws Refusal 409 where `beside` is not, or no longer, the one above or below it */
export async function moveLink(
  c: ServiceContext,
  code: string,
  to: "up" | "down",
  beside: string,
): Promise<void> {
  try {
    await exchangeLinks(c.db, { code, to, beside, now: c.now.toISOString() });
  } catch (error) {
    if (error instanceof BatchRefused && error.code === "edited_by_another")
      throw new Refusal(409, "edited_by_another");
    throw error;
  }
}
