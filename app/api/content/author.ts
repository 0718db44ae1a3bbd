// Who writes to the shop, and where the shop reads it.

import type { ApiContext } from "~/api/http/context";
import type { Setting } from "~/contract/shop";
import type { Author } from "~/db/mail/submissions";

export const authorOf = (c: ApiContext): Author => ({ user: c.who?.user.id ?? null, locale: c.locale });

/** Null where the shop has not set one: what is written waits in its table all the same. */
export function supportEmailOf(settings: ReadonlyMap<string, Setting["value"]>): string | null {
  const email = settings.get("SUPPORT_EMAIL");
  return typeof email === "string" && email !== "" ? email : null;
}
