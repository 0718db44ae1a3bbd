// Moves a link of the menu or the footer one place up or down.
import { exchangeLinks } from "~/db/operator/records/move-link";
import type { ServiceContext } from "~/services/context";
import { refuseEdited } from "~/services/refusal";

/** @throws Refusal 409 if `beside` is not, or no longer, adjacent */
export async function moveLink(
  c: ServiceContext,
  code: string,
  to: "up" | "down",
  beside: string,
): Promise<void> {
  await exchangeLinks(c.db, { code, to, beside, now: c.now.toISOString() }).catch(refuseEdited);
}
