import "~/shop-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewsletterForm, NewsletterLink } from "~/components/content/newsletter-form";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { GAP } from "~/components/ui/page/text-around";
import { attempt } from "~/contract/client";
import { newsletterForm } from "~/contract/email-forms";
import { messageFor } from "~/i18n/server";
import { paths } from "~/paths";
import { knownAuthor } from "~/storefront/content/author";
import { newsletterConsent } from "~/storefront/content/newsletter";
import { settingsOf } from "~/storefront/content/settings";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, read, refuse, refusedBy } from "~/storefront/forms/form";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { PERSISTENT } from "~/storefront/request/flash";
import { notFound } from "~/storefront/response/or-404";
import { noindexTitleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";

export const handle = { i18n: "content" };

export const meta = noindexTitleMeta;

/**
 * Sign-up for the newsletter, and the target of links in emails. A GET confirms nothing: virus scanners follow links in
 * emails.
 */
export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, t, url } = reqContext;
  const key = url.searchParams.get("key");
  const page = { title: t("server:newsletter.title"), texts: textsOf(reqContext) };
  if (key) {
    const found = await attempt(shop.newsletter.get({ key }));
    if (!found.ok) throw notFound(t("server:newsletter.gone"));
    return { ...page, keyOfLink: key, state: found.value.state };
  }
  const [settings, { email }] = await Promise.all([settingsOf(args), knownAuthor(reqContext)]);
  const consent = newsletterConsent(reqContext, settings);
  if (consent === null) throw notFound(t("errors:codes.newsletter_closed"));
  return { ...page, consent, email, constraint: constraintOf(newsletterForm.options[0]) };
}

/** Translated on the server, because only this page uses these texts. */
function textsOf({ t, site }: RequestContext): Record<string, string> {
  const values = { shop: site.shopName, page: GAP };
  return Object.fromEntries(TEXTS.map((key) => [key, t(`server:newsletter.${key}`, values)]));
}
const TEXTS = [
  ...["text", "email", "consent", "privacy", "privacyNotice", "send"],
  ...["unconfirmed", "confirmed", "ended", "confirm", "decline", "end"],
];

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale, url } = await requestContext(args);
  const { form, submission } = await read(args, newsletterForm, locale);
  const text = (key: string) => t(`server:newsletter.${key}`);
  // RFC 8058: the key is in the URL, and the response must not redirect.
  if (form.get("List-Unsubscribe") === "One-Click") {
    const ended = await attempt(shop.newsletter.end({ key: url.searchParams.get("key") ?? "-" }));
    if (!ended.ok) throw notFound(text("gone"));
    return { result: null };
  }
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const { value } = submission;
  if (value.intent !== "subscribe") {
    const { key } = value;
    const answer = await attempt(
      value.intent === "confirm" ? shop.newsletter.confirm({ key }) : shop.newsletter.end({ key }),
    );
    if (!answer.ok) throw notFound(text("gone"));
    return done(args, null, paths.newsletter({ key }), [
      { kind: "ok", lead: null, text: text(`${answer.value.state}Done`), seconds: PERSISTENT },
    ]);
  }
  const { email, newsletter_consent, website } = value;
  if (website) return refuse(submission.reply({ formErrors: [messageFor(locale, "bot_suspected")] }), 403);
  const answer = await attempt(
    shop.newsletter.subscribe({ email, newsletter_consent: newsletter_consent !== undefined }),
  );
  if (!answer.ok) return refuse(refusedBy(submission, answer.error), answer.error.status);
  return done(args, null, paths.newsletter(), [
    { kind: "ok", lead: text("sentLead"), text: text("sent"), seconds: PERSISTENT },
  ]);
}

export default function Newsletter() {
  const data = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  return (
    <div className={stack.s5}>
      <PageBreadcrumb current={data.title} />
      <h1>{data.title}</h1>
      {"constraint" in data ? <NewsletterForm {...data} result={result} /> : <NewsletterLink {...data} />}
    </div>
  );
}
