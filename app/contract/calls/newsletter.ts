// Added: the newsletter's sign-up, by double opt-in. The shop itself sends no newsletters.
import type { Call } from "../call";
import { NewNewsletterConsent, NewsletterConsent, NewsletterKey } from "../newsletter";

export const newsletterCalls = {
  subscribe: {
    method: "POST",
    path: "newsletter/",
    access: "anyone",
    body: NewNewsletterConsent,
    answer: NewsletterConsent,
    errors: ["consent_required", "newsletter_closed"],
  },
  /** Identified by the key of a link in an email. */
  get: {
    method: "GET",
    path: "newsletter/",
    access: "anyone",
    query: NewsletterKey,
    answer: NewsletterConsent,
    errors: ["not_found"],
  },
  confirm: {
    method: "POST",
    path: "newsletter/confirm/",
    access: "anyone",
    body: NewsletterKey,
    answer: NewsletterConsent,
    errors: ["not_found"],
  },
  /** Idempotent. */
  end: {
    method: "POST",
    path: "newsletter/end/",
    access: "anyone",
    body: NewsletterKey,
    answer: NewsletterConsent,
    errors: ["not_found"],
  },
} as const satisfies Record<string, Call>;
