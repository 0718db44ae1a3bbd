// The public forms that agree to emails, and end them by the key of a link in one.
import { z } from "zod";
import { consented, intentOr, website } from "./forms";
import { NewNewsletterConsent, NewsletterKey } from "./newsletter";
import { NewRestockAlert, RestockAlertKey } from "./restock-alerts";
import { NewReview, ReviewKey } from "./reviews";

/** For an item, or by the key of a link in an email. */
export const restockForm = z.discriminatedUnion("intent", [
  z.object({ intent: intentOr("ask"), ...NewRestockAlert.shape, privacy_consent: consented, website }),
  z.object({ intent: z.literal("confirm"), ...RestockAlertKey.shape }),
  z.object({ intent: z.literal("end"), ...RestockAlertKey.shape }),
]);

/** By the key of a link in an email, or signed in by `order`. */
export const reviewForm = z.discriminatedUnion("intent", [
  z.object({
    intent: intentOr("write"),
    ...NewReview.shape,
    rating: z.coerce.number().pipe(NewReview.shape.rating),
  }),
  z.object({ intent: z.literal("stop"), ...ReviewKey.shape }),
]);

/** A mail program unsubscribes at the link itself by `List-Unsubscribe=One-Click` (RFC 8058). */
export const newsletterForm = z.discriminatedUnion("intent", [
  z.object({
    intent: intentOr("subscribe"),
    email: NewNewsletterConsent.shape.email,
    newsletter_consent: consented,
    website,
  }),
  z.object({ intent: z.literal("confirm"), ...NewsletterKey.shape }),
  z.object({ intent: z.literal("end"), ...NewsletterKey.shape }),
]);
