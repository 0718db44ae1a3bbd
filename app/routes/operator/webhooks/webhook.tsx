import "~/kit";
import "~/operator-kit";
// One webhook: URL and events, test, deliveries, and deletion in two steps.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { StateLinks } from "~/components/operator/state-links";
import { soft } from "~/components/operator/ui/base.css";
import { Pages } from "~/components/operator/ui/data-table";
import { PostForm } from "~/components/operator/ui/forms";
import { Columns, Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Deliveries } from "~/components/operator/webhooks/deliveries";
import { WebhookFields } from "~/components/operator/webhooks/webhook-fields";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { FormErrors } from "~/components/ui/form/form-errors";
import { type PostedForm, replyTo } from "~/components/ui/form/posted-form";
import { Form, Link } from "~/components/ui/page/link";
import { attempt } from "~/contract/client";
import { TABLE_PAGE_SIZE } from "~/contract/constants/paging";
import { idIn } from "~/contract/input/id";
import { operatorWebhookForm } from "~/contract/operator/forms";
import type { Webhook, WebhookDelivery } from "~/contract/operator/webhooks";
import { operatorPaths } from "~/operator-paths";
import { done, read, refuse, refusedBy } from "~/storefront/forms/form";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";
import { flashMessage } from "~/storefront/request/flash";
import { pageFromUrl } from "~/storefront/request/page-number";
import { notFound, or404 } from "~/storefront/response/or-404";

const STATES = ["all", "waiting", "sent", "dead"] as const;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { shop, t, url } = await operatorContext(args, "settings.write");
  const id = idIn(args.params.id) ?? 0;
  const state = STATES.find((one) => one === url.searchParams.get("state")) ?? "all";
  const deliveries = await or404(
    shop.webhooks.deliveries({
      id,
      ...(state !== "all" && { state }),
      page: pageFromUrl(url).page,
      page_size: TABLE_PAGE_SIZE,
    }),
  );
  const webhook = (await shop.webhooks.list({})).results.find((one) => one.id === id);
  if (!webhook) throw notFound();
  return {
    ...{ webhook, deliveries, state },
    isAsked: url.searchParams.has("delete"),
    title: `${webhook.url} | ${t("nav.webhooks")} | ${t("title")}`,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args, "settings.write");
  const id = idIn(args.params.id) ?? 0;
  const here = operatorPaths.webhook(id);
  const { submission } = await read(args, operatorWebhookForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const posted = submission.value;
  const run = (change: Promise<unknown>, to: string, message: string) =>
    runAction(args, submission, change, to, message);
  if (posted.intent === "edit") {
    const { url, events, is_active } = posted;
    return run(
      shop.webhooks.edit({ id, url, events, is_active: is_active === "on" }),
      here,
      t("webhooks.saved"),
    );
  }
  if (posted.intent === "delete")
    return run(shop.webhooks.remove({ id }), operatorPaths.webhooks(), t("webhooks.deleted"));
  if (posted.intent === "resend-all")
    return run(shop.webhooks.resendAll({ id }), here, t("webhooks.resentAll"));
  const answer = await attempt<WebhookDelivery>(
    posted.intent === "test"
      ? shop.webhooks.test({ id })
      : shop.webhooks.resend({ id, delivery: posted.delivery }),
  );
  if (!answer.ok) return refuse(refusedBy(submission, answer.error), answer.error.status);
  const { state, status, error } = answer.value;
  const message =
    state === "sent"
      ? t("webhooks.taken", { status })
      : t("webhooks.notTaken", { reason: t(`webhooks.faults.${error ?? "unreachable"}`, { status }) });
  return done(args, here, here, [flashMessage(state === "sent" ? "ok" : "err", message)]);
}

export default function OperatorWebhook() {
  const { webhook, deliveries, state, isAsked } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation("operator");
  const href = (query: Record<string, string | number | null>) => operatorPaths.webhook(webhook.id, query);
  const chosen = state === "all" ? null : state;
  const name = (one: (typeof STATES)[number]) => t(one === "all" ? "webhooks.all" : `webhooks.states.${one}`);
  return (
    <Stack>
      <PageHead title={webhook.url} back={{ to: operatorPaths.webhooks(), label: t("nav.webhooks") }} />
      <FormErrors title={() => t("notDone")} error={result?.error} />
      <Columns of="side">
        <EditWebhook webhook={webhook} result={replyTo(result, { intent: "edit" })} />
        <Stack>
          <Panel title={t("webhooks.test")}>
            <Form method="post">
              <p className={soft}>{t("webhooks.testHint")}</p>
              <Button name="intent" value="test">
                {t("webhooks.testNow")}
              </Button>
            </Form>
          </Panel>
          <DeleteWebhook webhook={webhook} isAsked={isAsked} />
        </Stack>
      </Columns>
      <h2>{t("webhooks.deliveries")}</h2>
      <StateLinks
        states={STATES}
        shown={state}
        label={name}
        href={(one) => href({ state: one === "all" ? null : one })}
      />
      {webhook.dead > 0 && (
        <Form method="post">
          <Button name="intent" value="resend-all">
            {t("webhooks.resendAll")}
          </Button>
        </Form>
      )}
      {deliveries.count === 0 ? (
        <Empty>{t("none")}</Empty>
      ) : (
        <Deliveries caption={name(state)} deliveries={deliveries.results} />
      )}
      <Pages
        page={deliveries.page}
        pageCount={deliveries.page_count}
        href={(page) => href({ state: chosen, page })}
      />
    </Stack>
  );
}

function EditWebhook({ webhook, result }: { webhook: Webhook; result: PostedForm["result"] }) {
  const { t } = useTranslation("operator");
  const isActive = result ? result.initialValue?.is_active === "on" : webhook.is_active;
  return (
    <Panel title={t("webhooks.edit")}>
      <PostForm key={`${webhook.url} ${webhook.events} ${webhook.is_active} ${result !== undefined}`}>
        <WebhookFields webhook={webhook} result={result} />
        <Check name="is_active" value="on" defaultChecked={isActive}>
          {t("webhooks.active")}
        </Check>
        <p>
          <Button name="intent" value="edit" variant="primary">
            {t("webhooks.save")}
          </Button>
        </p>
      </PostForm>
    </Panel>
  );
}

function DeleteWebhook({ webhook, isAsked }: { webhook: Webhook; isAsked: boolean }) {
  const { t } = useTranslation("operator");
  return (
    <Panel title={t("webhooks.deleteTitle")} id="delete">
      {isAsked ? (
        <PostForm>
          <p>{t("webhooks.question")}</p>
          <p>
            <Button name="intent" value="delete" variant="danger">
              {t("webhooks.deleteNow")}
            </Button>
          </p>
        </PostForm>
      ) : (
        <Link to={`${operatorPaths.webhook(webhook.id, { delete: 1 })}#delete`}>{t("webhooks.delete")}</Link>
      )}
    </Panel>
  );
}
