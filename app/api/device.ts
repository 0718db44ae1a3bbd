// A device that has signed in before carries a signed word; the guesses of others do not stop it (CONTRACT §1).
import { newToken, sign, unsign } from "~/platform/secrets";
import type { ApiContext } from "./context";

/** Other values signed by the same secret begin otherwise. */
const KIND = "device";

/** The device's own id, if it has signed in as this user; null for any other. */
export function deviceOf(c: ApiContext, user: number): string | null {
  const word = unsign(c.request.headers.get("Shop-Device") ?? "", c.env.SHOP_SECRET);
  const [kind, owner, id] = word?.split(".") ?? [];
  return kind === KIND && owner === String(user) && id ? id : null;
}

/** What this device is to send from now on: the same word, or a first one. */
export const deviceWord = (c: ApiContext, user: number): string =>
  sign([KIND, user, deviceOf(c, user) ?? newToken()].join("."), c.env.SHOP_SECRET);
