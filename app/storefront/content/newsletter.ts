// The newsletter's consent beside another form, as the sign-up: its sentence, and the request where it was ticked.
import type { Client } from "~/contract/client";
import type { NewsletterSource } from "~/contract/constants/enums";
import type { RequestContext } from "~/storefront/request/context";
import type { Settings } from "./settings";

/** The sentence that is agreed to: NEWSLETTER_TEXT_VERSION names it. Null where the shop has no newsletter. */
export const newsletterConsent = ({ t, site }: RequestContext, settings: Settings): string | null =>
  settings.get("NEWSLETTER") === true ? t("server:newsletter.consent", { shop: site.shopName }) : null;

/** The form's own work is done already: a failure here does not undo it. */
export const subscribeBeside = (shop: Client, email: string, source: NewsletterSource): Promise<void> =>
  shop.newsletter.subscribe({ email, newsletter_consent: true, source }).then(
    () => undefined,
    () => undefined,
  );
