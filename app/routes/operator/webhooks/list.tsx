import "~/kit";
import "~/operator-kit";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { PostForm } from "~/components/operator/ui/forms";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Status } from "~/components/operator/ui/status";
import { WebhookFields } from "~/components/operator/webhooks/webhook-fields";
import { Button } from "~/components/ui/form/button";
import { FormErrors } from "~/components/ui/form/form-errors";
import { Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { MAX_WEBHOOKS } from "~/contract/constants/webhooks";
import { operatorNewWebhookForm } from "~/contract/operator/forms";
import type { Webhook } from "~/contract/operator/webhooks";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { read, refuse, refusedBy } from "~/storefront/forms/form";
import { operatorContext } from "~/storefront/operator/require-operator";

export async function loader(args: LoaderFunctionArgs) {
  const { shop } = await operatorContext(args, "settings.write");
  return { webhooks: (await shop.webhooks.list({})).results };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, locale } = await operatorContext(args, "settings.write");
  const { submission } = await read(args, operatorNewWebhookForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const answer = await attempt(shop.webhooks.create(submission.value));
  if (!answer.ok) return refuse(refusedBy(submission, answer.error), answer.error.status);
  const { webhook, secret } = answer.value;
  // Shown only in this response: neither a cookie nor a URL contains it.
  const headers = { "Cache-Control": "no-store" };
  return data({ result: null, shownOnce: { id: webhook.id, url: webhook.url, secret } }, { headers });
}

export default function OperatorWebhooks() {
  const { webhooks } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const result = answer?.result;
  const shownOnce = answer && "shownOnce" in answer ? answer.shownOnce : null;
  const { t } = useTranslation("operator");
  return (
    <Stack>
      <PageHead title={t("nav.webhooks")}>{t("webhooks.about")}</PageHead>
      <FormErrors title={() => t("notDone")} error={result?.error} />
      {shownOnce && (
        <Notice kind="ok" lead={t("webhooks.shownOnce")}>
          <p>
            <Link to={operatorPaths.webhook(shownOnce.id)}>{shownOnce.url}</Link> ·{" "}
            <code>{shownOnce.secret}</code>
          </p>
        </Notice>
      )}
      {webhooks.length === 0 ? (
        <Empty>{t("webhooks.nobody")}</Empty>
      ) : (
        <Panel bleed>
          <DataTable
            caption={t("nav.webhooks")}
            heads={
              <>
                <Head>{t("webhooks.url")}</Head>
                <Head>{t("webhooks.eventsLabel")}</Head>
                <Head>{t("webhooks.state")}</Head>
                <Head end>{t("webhooks.states.waiting")}</Head>
                <Head end>{t("webhooks.states.dead")}</Head>
              </>
            }
          >
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </DataTable>
        </Panel>
      )}
      {webhooks.length < MAX_WEBHOOKS && (
        <Panel title={t("webhooks.new")}>
          <PostForm key={result ? "refused" : webhooks.length}>
            <WebhookFields webhook={null} result={result} />
            <p>
              <Button variant="primary">{t("webhooks.add")}</Button>
            </p>
          </PostForm>
        </Panel>
      )}
    </Stack>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation("operator");
  const { number } = useFormat();
  const { id, url, events, is_active: isActive, waiting, dead } = webhook;
  return (
    <tr>
      <RowName>
        <Link to={operatorPaths.webhook(id)}>{url}</Link>
      </RowName>
      <Cell label={t("webhooks.eventsLabel")}>
        {events.map((event) => t(`webhooks.events.${event}`)).join(", ")}
      </Cell>
      <Cell label={t("webhooks.state")}>
        <Status tone={isActive ? "ok" : "none"}>{t(isActive ? "webhooks.on" : "webhooks.off")}</Status>
      </Cell>
      <Cell label={t("webhooks.states.waiting")} end>
        {number(waiting)}
      </Cell>
      <Cell label={t("webhooks.states.dead")} end>
        {number(dead)}
      </Cell>
    </tr>
  );
}
