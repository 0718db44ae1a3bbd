import "~/shop-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { ConsentForm } from "~/components/site/notices/consent-form";
import { consentForm } from "~/contract/forms";
import { paths } from "~/paths";
import { done, read } from "~/storefront/forms/form";
import { safePath } from "~/storefront/request/access-rules";
import { consentCookie, consentOf } from "~/storefront/request/consent";
import { requestContext } from "~/storefront/request/context";
import { flashMessage } from "~/storefront/request/flash";
import { noindexTitleMeta } from "~/storefront/seo/titles";
import { formWidth, stack } from "~/theme/layout.css";
import { lead } from "~/theme/text.css";

export const meta = noindexTitleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const { t, url } = await requestContext(args);
  return {
    title: t("consent.title"),
    given: consentOf(args.request),
    redirectTo: safePath(url.searchParams.get("redirectTo")) ?? paths.consent(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { locale, t } = await requestContext(args);
  const { submission } = await read(args, consentForm, locale);
  if (submission.status !== "success") throw new Response(null, { status: 400, statusText: "invalid_input" });
  const { analytics, redirectTo } = submission.value;
  const notice = flashMessage("ok", t(`consent.said.${analytics}`));
  return done(args, redirectTo, paths.consent(), [notice], [consentCookie(args.request, analytics)]);
}

export default function ConsentPage() {
  const { given, redirectTo } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <>
      <PageBreadcrumb current={t("consent.title")} />
      <div className={`${formWidth} ${stack.s5}`}>
        <h1>{t("consent.title")}</h1>
        <p className={lead}>{t("consent.intro")}</p>
        <p>{t(`consent.now.${given ?? "nothing"}`)}</p>
        <ConsentForm redirectTo={redirectTo} />
      </div>
    </>
  );
}
