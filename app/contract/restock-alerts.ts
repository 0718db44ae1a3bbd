// Restock alert: an email when an item is back in stock.
import { z } from "zod";
import { MAX_KEY_LENGTH } from "./constants/limits";
import { Email, Id } from "./wire";

export const NewRestockAlert = z.object({
  product: Id,
  email: Email,
  /** Anything but true is refused with `consent_required`. */
  privacy_consent: z.boolean(),
});
export type NewRestockAlert = z.infer<typeof NewRestockAlert>;

/** `unconfirmed`: the link in an email must be opened first. The answer is the same for an existing alert. */
export const RestockAlertAnswer = z.object({ state: z.enum(["unconfirmed", "confirmed"]) });

export const RestockAlertKey = z.object({ key: z.string().min(1).max(MAX_KEY_LENGTH) });

export const RestockAlert = z.object({
  product: z.object({ slug: z.string(), name: z.string(), sku: z.string() }),
  is_confirmed: z.boolean(),
});
export type RestockAlert = z.infer<typeof RestockAlert>;
