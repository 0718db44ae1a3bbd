import "~/kit";
import "~/operator-kit";
// Newsletter subscribers: search, remove, and export for the program that sends it.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { StateLinks } from "~/components/operator/state-links";
import { Cell, DataTable, Head, Pages, RowName } from "~/components/operator/ui/data-table";
import { FilterBar } from "~/components/operator/ui/forms";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { Form } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { NEWSLETTER_STATES } from "~/contract/constants/enums";
import { TABLE_PAGE_SIZE } from "~/contract/constants/paging";
import { operatorNewsletterForm } from "~/contract/operator/forms";
import { ConsentQuery, type OperatorConsent } from "~/contract/operator/newsletter";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { settingsOf } from "~/storefront/content/settings";
import { read, refuse } from "~/storefront/forms/form";
import { queryIn } from "~/storefront/operator/query-in";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, may } = await operatorContext(args, "customers.read");
  const { state, search = "", page = 1 } = queryIn(ConsentQuery, url);
  const [consents, settings] = await Promise.all([
    shop.newsletter.list({ state, search, page, page_size: TABLE_PAGE_SIZE }),
    settingsOf(args),
  ]);
  const isOff = settings.get("NEWSLETTER") !== true;
  return { state, search, consents, isOff, states: [...NEWSLETTER_STATES], mayWrite: may("customers.write") };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args, "customers.write");
  const { submission } = await read(args, operatorNewsletterForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const change = shop.newsletter.remove({ id: submission.value.consent });
  return runAction(args, submission, change, operatorPaths.newsletter(), t("newsletter.removed"));
}

export default function OperatorNewsletter() {
  const { state, states, search, consents, isOff, mayWrite } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation("operator");
  const hasActions = mayWrite && state !== "ended";
  return (
    <Stack>
      <PageHead
        title={t("nav.newsletter")}
        actions={mayWrite && <a href={operatorPaths.newsletterFile()}>{t("newsletter.csv")}</a>}
      >
        {t("newsletter.about")} {isOff && <b>{t("newsletter.off")}</b>}
      </PageHead>
      <FormErrors title={() => t("notDone")} error={result?.error} />
      <StateLinks
        states={states}
        shown={state}
        label={(one) => t(`newsletter.states.${one}`)}
        href={(one) => operatorPaths.newsletter({ state: one, search })}
      />
      <FilterBar key={search} action={operatorPaths.newsletter()} label={t("records.search")}>
        <input type="hidden" name="state" value={state} />
        <TextField id="search" name="search" label={t("newsletter.search")} defaultValue={search} />
        <Button>{t("records.find")}</Button>
      </FilterBar>
      {consents.count === 0 ? (
        <Empty>{t("newsletter.none")}</Empty>
      ) : (
        <Panel bleed>
          <DataTable
            caption={t(`newsletter.states.${state}`)}
            heads={
              <>
                <Head>{t("newsletter.email")}</Head>
                <Head>{t("newsletter.language")}</Head>
                <Head>{t("newsletter.source")}</Head>
                <Head>{t("newsletter.asked")}</Head>
                <Head>{t("newsletter.confirmed")}</Head>
                <Head end>{t("newsletter.text")}</Head>
                {state === "ended" && <Head>{t("newsletter.states.ended")}</Head>}
                {hasActions && <Head>{t("newsletter.action")}</Head>}
              </>
            }
          >
            {consents.results.map((consent) => (
              <ConsentRow key={consent.id} consent={consent} hasActions={hasActions} />
            ))}
          </DataTable>
        </Panel>
      )}
      <Pages
        page={consents.page}
        pageCount={consents.page_count}
        href={(page) => operatorPaths.newsletter({ state, search, page })}
      />
    </Stack>
  );
}

function ConsentRow({ consent, hasActions }: { consent: OperatorConsent; hasActions: boolean }) {
  const { t } = useTranslation("operator");
  const { dateTime } = useFormat();
  const { email, confirmed_at: confirmedAt, ended_at: endedAt } = consent;
  return (
    <tr>
      <RowName>{email ?? t("newsletter.erased")}</RowName>
      <Cell label={t("newsletter.language")}>{consent.locale}</Cell>
      <Cell label={t("newsletter.source")}>{t(`newsletter.sources.${consent.source}`)}</Cell>
      <Cell label={t("newsletter.asked")}>{dateTime(consent.created_at)}</Cell>
      <Cell label={t("newsletter.confirmed")}>{confirmedAt ? dateTime(confirmedAt) : "–"}</Cell>
      <Cell label={t("newsletter.text")} end>
        {consent.text_version}
      </Cell>
      {consent.state === "ended" && (
        <Cell label={t("newsletter.states.ended")}>{endedAt ? dateTime(endedAt) : "–"}</Cell>
      )}
      {hasActions && (
        <Cell>
          <Form method="post">
            <input type="hidden" name="consent" value={consent.id} />
            <Button name="intent" value="remove">
              {t("newsletter.remove")}
              <VisuallyHidden> {email}</VisuallyHidden>
            </Button>
          </Form>
        </Cell>
      )}
    </tr>
  );
}
