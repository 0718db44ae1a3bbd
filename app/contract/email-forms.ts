// Public forms that subscribe to emails, and unsubscribe with the key of a link in one.
import { z } from "zod";
import { consented, intentOr, website } from "./forms";
import { NewNewsletterConsent, NewsletterKey } from "./newsletter";
import { NewRestockAlert, RestockAlertKey } from "./restock-alerts";
import { NewReview, ReviewKey } from "./reviews";

/** Subscribes to an item, or acts by the key of a link in an email. */
export const restockForm = z.discriminatedUnion("intent", [
  z.object({ intent: intentOr("ask"), ...NewRestockAlert.shape, privacy_consent: consented, website }),
  z.object({ intent: z.literal("confirm"), ...RestockAlertKey.shape }),
  z.object({ intent: z.literal("end"), ...RestockAlertKey.shape }),
]);

/** Identified by the key of a link in an email, or by `order` if signed in. */
export const reviewForm = z.discriminatedUnion("intent", [
  z.object({
    intent: intentOr("write"),
    ...NewReview.shape,
    rating: z.coerce.number().pipe(NewReview.shape.rating),
  }),
  z.object({ intent: z.literal("stop"), ...ReviewKey.shape }),
]);

/** An email program unsubscribes by posting `List-Unsubscribe=One-Click` to the link itself (RFC 8058). */
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
