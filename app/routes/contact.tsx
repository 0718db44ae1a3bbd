import "~/shop-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { CONTACT_FORM, ContactForm } from "~/components/content/contact/contact-form";
import { ContactWays } from "~/components/content/contact/contact-ways";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { attempt } from "~/contract/client";
import { FIXED_SUBJECTS, type Locale } from "~/contract/constants/enums";
import { contactForm } from "~/contract/forms";
import { contactSubjects, subjectName } from "~/contract/shop";
import { messageFor } from "~/i18n/server";
import { paths } from "~/paths";
import { knownAuthor } from "~/storefront/content/author";
import { companyOf, type Settings, settingsOf } from "~/storefront/content/settings";
import { isTooFast, openedStamp } from "~/storefront/forms/bot-guard";
import { botWidget } from "~/storefront/forms/bot-widget";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, draftReply, type FormResult, read, refuse, refusedBy } from "~/storefront/forms/form";
import { formText } from "~/storefront/forms/posted-form";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { PERSISTENT } from "~/storefront/request/flash";
import { metaOf } from "~/storefront/seo/meta";
import { stack, twoColumn } from "~/theme/layout.css";
import { lead } from "~/theme/text.css";

export const handle = { i18n: "content" };

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.seo);

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, locale, site, url, t } = reqContext;
  const [author, settings, { results: countries }] = await Promise.all([
    knownAuthor(reqContext),
    settingsOf(args),
    shop.shop.shippingCountries({}),
  ]);
  const company = companyOf(settings);
  const subjects = subjectsOf(settings, locale, t);
  const asked = url.searchParams.get("product_line");
  return {
    author,
    subjects,
    subject: (subjects.find(({ value }) => value === asked) ?? subjects[0])?.value ?? "other",
    countries: homeFirst(countries, company?.country),
    opened: openedStamp(args.context.env.SHOP_SECRET),
    formId: crypto.randomUUID(),
    botCheck: botWidget(settings),
    company,
    constraint: constraintOf(contactForm),
    draftForm: { id: CONTACT_FORM, intent: null },
    seo: {
      title: t("content:contact.title"),
      description: t("content:contact.intro"),
      canonical: paths.contacts(locale),
      ...site,
    },
  };
}

/** Countries that the shop delivers to, its own first. */
const homeFirst = (countries: readonly string[], home: string | undefined) =>
  countries.toSorted((one, other) => Number(other === home) - Number(one === home));

/** The shop's own subjects, followed by the standard ones. */
function subjectsOf(settings: Settings, locale: Locale, t: TFunction) {
  const own = contactSubjects(settings.get("PRODUCT_LINES"));
  return [
    ...own.map((subject) => ({ value: subject.code, label: subjectName(subject, locale) })),
    ...FIXED_SUBJECTS.map((code) => ({ value: code, label: t(`content:contact.lines.${code}`) })),
  ];
}

export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, locale, t } = reqContext;
  const { form, submission, isDraft } = await read(args, contactForm, locale);
  if (isDraft) return refuse(draftReply(submission), 200);
  const missing = missingErrors(form, reqContext);
  if (submission.status !== "success" || Object.keys(missing).length > 0)
    return refuse(mergeNameErrors(submission.reply({ fieldErrors: missing }), form), 400);
  const { website, opened, form_id, privacy_consent, ...message } = submission.value;
  const minSeconds = await shop.shop.setting({ key: "BOT_MIN_SECONDS" });
  if (website || isTooFast(opened, minSeconds.value, args.context.env.SHOP_SECRET))
    return refuse(submission.reply({ formErrors: [messageFor(locale, "bot_suspected")] }), 403);
  const answer = await attempt(
    shop.contacts.send(
      { ...message, privacy_consent: privacy_consent !== undefined },
      form_id ? { idempotencyKey: form_id } : {},
    ),
  );
  if (!answer.ok)
    return refuse(mergeNameErrors(refusedBy(submission, answer.error), form), answer.error.status);
  const { reference } = answer.value;
  const [lead, text] = [
    t("server:content.contact.sent.lead"),
    t("server:content.contact.sent.text", { reference }),
  ];
  return done(args, null, paths.contacts(locale), [{ kind: "ok", lead, text, seconds: PERSISTENT }]);
}

export default function Contact() {
  const { author, subjects, subject, countries, opened, formId, botCheck, company, constraint } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation("content");
  return (
    <>
      <PageBreadcrumb current={t("contact.title")} />
      <div className={twoColumn}>
        <div className={stack.s5}>
          <h1>{t("contact.title")}</h1>
          <p className={lead}>{t("contact.intro")}</p>
          <ContactForm
            key={result ? "refused" : formId}
            author={author}
            subjects={subjects}
            subject={subject}
            countries={countries}
            opened={opened}
            formId={formId}
            botCheck={botCheck}
            result={result}
            constraint={constraint}
          />
        </div>
        <ContactWays company={company} />
      </div>
    </>
  );
}

/** Maps the values and errors of `first_name` and `last_name` to the page's single name field. */
function mergeNameErrors(result: FormResult, form: FormData): FormResult {
  const names = [formText(form, "first_name"), formText(form, "last_name")].filter(Boolean).join(" ");
  const { first_name, last_name, full_name, ...error } = result.error ?? {};
  const wrong = [...new Set([full_name, first_name, last_name].flatMap((texts) => texts ?? []))];
  return {
    ...result,
    initialValue: { ...result.initialValue, full_name: formText(form, "full_name") || names },
    error: { ...error, ...(wrong.length > 0 && { full_name: wrong }) },
  };
}

/**
 * Errors for a missing name or consent, which the schema leaves to the API, so that they are shown together with the
 * other errors.
 */
function missingErrors(form: FormData, { locale }: RequestContext): Record<string, string[]> {
  const blank = (name: string) => String(form.get(name) ?? "").trim() === "";
  const nameless = blank("full_name") && blank("first_name") && blank("last_name");
  return {
    ...(nameless ? { full_name: [messageFor(locale, "required")] } : {}),
    ...(blank("privacy_consent") ? { privacy_consent: [messageFor(locale, "consent_required")] } : {}),
  };
}
