// Newsletter consent: requested, confirmed by the link in an email, ended by the same link.
import { z } from "zod";
import { NEWSLETTER_SOURCES, NEWSLETTER_STATES } from "./constants/enums";
import { MAX_KEY_LENGTH } from "./constants/limits";
import { Email } from "./wire";

/**
 * Version of the consent text, `newsletter.consent` of locales/…/server.json. A new text needs a new
 * number.
 */
export const NEWSLETTER_TEXT_VERSION = 1;

export const NewNewsletterConsent = z.object({
  email: Email,
  /** Anything but true is refused with `consent_required`. */
  newsletter_consent: z.boolean(),
  source: z.enum(NEWSLETTER_SOURCES).default("page"),
});
export type NewNewsletterConsent = z.infer<typeof NewNewsletterConsent>;

/** A sign-up always gets `unconfirmed`, even if the address is already confirmed. */
export const NewsletterConsent = z.object({ state: z.enum(NEWSLETTER_STATES) });
export type NewsletterConsent = z.infer<typeof NewsletterConsent>;

export const NewsletterKey = z.object({ key: z.string().min(1).max(MAX_KEY_LENGTH) });
