import "~/kit";
import "~/operator-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { StateLinks } from "~/components/operator/state-links";
import { soft } from "~/components/operator/ui/base.css";
import { Cell, DataTable, Head, Pages, RowName } from "~/components/operator/ui/data-table";
import { PostForm } from "~/components/operator/ui/forms";
import { Empty, PageHead, Panel } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { postedText } from "~/components/ui/form/posted-form";
import { Form } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { MAX_EMAIL_LENGTH } from "~/contract/constants/limits";
import { TABLE_PAGE_SIZE } from "~/contract/constants/paging";
import { operatorMailsForm } from "~/contract/operator/forms";
import type { OutboxMail } from "~/contract/operator/reports";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { read, refuse } from "~/storefront/forms/form";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";
import { pageFromUrl } from "~/storefront/request/page-number";
import { stack } from "~/theme/layout.css";

const STATES = ["dead", "waiting", "sent"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, may } = await operatorContext(args, "inbox.read");
  const state = STATES.find((one) => one === url.searchParams.get("state")) ?? "dead";
  const mails = await shop.mails.list({ state, page: pageFromUrl(url).page, page_size: TABLE_PAGE_SIZE });
  return { state, states: [...STATES], mails, mayTest: may("settings.write") };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args, "inbox.write");
  const { submission } = await read(args, operatorMailsForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const { value } = submission;
  const run = (change: Promise<unknown>, message = t("done")) =>
    runAction(args, submission, change, operatorPaths.mails(), message);
  switch (value.intent) {
    case "retry":
      return run(shop.mails.retry({ id: value.mail }));
    case "retry-all":
      return run(shop.mails.retryAll({}));
    case "test":
      return run(shop.mails.test({ to: value.to }), t("mails.tested"));
  }
}

export default function OperatorMails() {
  const { state, states, mails, mayTest } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation("operator");
  return (
    <div className={stack.s5}>
      <PageHead title={t("nav.mails")} />
      <FormErrors title={() => t("notDone")} error={result?.error} />
      <StateLinks
        states={states}
        shown={state}
        label={(one) => t(`mails.${one}`)}
        href={(one) => operatorPaths.mails({ state: one })}
      />
      {state === "dead" && mails.count > 0 && (
        <Form method="post">
          <Button name="intent" value="retry-all">
            {t("mails.retryAll")}
          </Button>{" "}
          <span className={soft}>{t("mails.retryAllHint")}</span>
        </Form>
      )}
      {mails.count === 0 ? (
        <Empty>{t("none")}</Empty>
      ) : (
        <Panel bleed>
          <DataTable
            caption={t(`mails.${state}`)}
            heads={
              <>
                <Head>{t("mails.to")}</Head>
                <Head>{t("mails.kind")}</Head>
                <Head>{t("mails.created")}</Head>
                <Head end>{t("mails.tries")}</Head>
                <Head>{t("mails.error")}</Head>
                <Head>{t("mails.action")}</Head>
              </>
            }
          >
            {mails.results.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </DataTable>
        </Panel>
      )}
      <Pages
        page={mails.page}
        pageCount={mails.page_count}
        href={(page) => operatorPaths.mails({ state, page })}
      />
      {mayTest && (
        <Panel title={t("mails.test")}>
          <PostForm>
            <TextField
              id="to"
              name="to"
              type="email"
              required
              maxLength={MAX_EMAIL_LENGTH}
              label={t("mails.testTo")}
              hint={t("mails.testHint")}
              defaultValue={postedText(result, "to")}
              errors={result?.error?.to ?? []}
            />
            <p>
              <Button name="intent" value="test">
                {t("mails.test")}
              </Button>
            </p>
          </PostForm>
        </Panel>
      )}
    </div>
  );
}

function MailRow({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation("operator");
  const { dateTime } = useFormat();
  const kind = t(`mails.kinds.${mail.kind}`, { defaultValue: mail.kind });
  return (
    <tr>
      <RowName>{mail.to}</RowName>
      <Cell label={t("mails.kind")}>{kind}</Cell>
      <Cell label={t("mails.created")}>{dateTime(mail.created_at)}</Cell>
      <Cell label={t("mails.tries")} end>
        {mail.tries}
      </Cell>
      <Cell label={t("mails.error")}>{mail.error ?? "–"}</Cell>
      <Cell label={t("mails.action")}>
        {mail.state === "sent" ? (
          "–"
        ) : (
          <Form method="post">
            <input type="hidden" name="mail" value={mail.id} />
            <Button name="intent" value="retry">
              {t("mails.retry")}
              <VisuallyHidden>
                {" "}
                {kind} {mail.to}
              </VisuallyHidden>
            </Button>
          </Form>
        )}
      </Cell>
    </tr>
  );
}
