// A link of the menu or of the footer goes one place up or down.
import { exchangeLinks } from "~/db/operator/records/move-link";
import type { ServiceContext } from "~/services/context";
import { refuseEdited } from "~/services/refusal";

/** @throws Refusal 409 where `beside` is not, or no longer, the one above or below it */
export async function moveLink(
  c: ServiceContext,
  code: string,
  to: "up" | "down",
  beside: string,
): Promise<void> {
  await exchangeLinks(c.db, { code, to, beside, now: c.now.toISOString() }).catch(refuseEdited);
}
