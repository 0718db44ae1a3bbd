// Newsletter consent in another form, such as the sign-up: its text, and the subscription if it was checked.
import type { Client } from "~/contract/client";
import type { NewsletterSource } from "~/contract/constants/enums";
import type { RequestContext } from "~/storefront/request/context";
import type { Settings } from "./settings";

/** Text of the consent, whose version is NEWSLETTER_TEXT_VERSION. Returns null if the shop has no newsletter. */
export const newsletterConsent = ({ t, site }: RequestContext, settings: Settings): string | null =>
  settings.get("NEWSLETTER") === true ? t("server:newsletter.consent", { shop: site.shopName }) : null;

/** Subscribes after another form was processed. A failure is ignored, because it must not undo the form's own work. */
export const subscribeBeside = (shop: Client, email: string, source: NewsletterSource): Promise<void> =>
  shop.newsletter.subscribe({ email, newsletter_consent: true, source }).then(
    () => undefined,
    () => undefined,
  );
