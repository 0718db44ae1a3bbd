import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ConsentForm } from "~/components/site/consent-form";
import { Crumbs } from "~/components/site/crumbs";
import { consentForm } from "~/contract/forms";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { consentCookie, consentOf } from "~/storefront/consent";
import { enter } from "~/storefront/enter";
import { done, read } from "~/storefront/form";
import { safePath } from "~/storefront/gate";
import { noticeOf } from "~/storefront/notices";
import { titledUnlisted } from "~/storefront/titles";
import { form, stack } from "~/theme/layout.css";
import { lede } from "~/theme/text.css";

export const meta = titledUnlisted;

/** Where an answer is changed: as easily as it was given. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, url } = await enter(args);
  return {
    title: t("consent.title"),
    given: consentOf(args.request),
    redirectTo: safePath(url.searchParams.get("redirectTo")) ?? paths.consent(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { locale, t } = await enter(args);
  const { submission } = await read(args, consentForm, locale);
  if (submission.status !== "success") throw new Response(null, { status: 400, statusText: "invalid_input" });
  const { analytics, redirectTo } = submission.value;
  const notice = noticeOf("ok", t(`consent.said.${analytics}`));
  return done(args, redirectTo, paths.consent(), [notice], [consentCookie(args.request, analytics)]);
}

export default function ConsentPage() {
  const { given, redirectTo } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <>
      <Crumbs here={t("consent.title")} />
      <div className={`${form} ${stack.s5}`}>
        <h1>{t("consent.title")}</h1>
        <p className={lede}>{t("consent.intro")}</p>
        <p>{t(`consent.now.${given ?? "nothing"}`)}</p>
        <ConsentForm redirectTo={redirectTo} />
      </div>
    </>
  );
}
