import "~/kit";
import "~/operator-kit";
// API keys of other systems: create, list, revoke.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { KeyForm } from "~/components/operator/people/key-form";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { FormErrors } from "~/components/ui/form/form-errors";
import { replyTo } from "~/components/ui/form/posted-form";
import { Form } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { operatorKeysForm } from "~/contract/operator/forms";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { read, refuse, refusedBy } from "~/storefront/forms/form";
import { withoutPasswords } from "~/storefront/forms/without-secrets";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, actor } = await operatorContext(args, "people.write");
  return {
    keys: (await shop.keys.list({})).results,
    constraint: constraintOf(operatorKeysForm.options[0]),
    formId: crypto.randomUUID(),
    hasPassword: actor.name !== null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args, "people.write");
  const { submission } = await read(args, operatorKeysForm, locale);
  if (submission.status !== "success") return refuse(withoutPasswords(submission.reply()), 400);
  const input = submission.value;
  if (input.intent === "revoke")
    return runAction(
      args,
      submission,
      shop.keys.remove({ id: input.key }),
      operatorPaths.keys(),
      t("operatorKeys.revoked"),
    );
  const { name, role, days, password, form_id: idempotencyKey } = input;
  const body = { name, role, days, ...(password !== "" && { password }) };
  const made = await attempt(shop.keys.create(body, idempotencyKey ? { idempotencyKey } : {}));
  if (!made.ok) return refuse(withoutPasswords(refusedBy(submission, made.error)), made.error.status);
  // Shown only in this response: neither a cookie nor a URL contains it.
  const headers = { "Cache-Control": "no-store" };
  return data({ result: null, shownOnce: { name: made.value.name, key: made.value.key } }, { headers });
}

export default function OperatorKeys() {
  const { keys, constraint, formId, hasPassword } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const result = answer?.result;
  const shownOnce = answer && "shownOnce" in answer ? answer.shownOnce : null;
  const { t } = useTranslation("operator");
  const { date, dateTime } = useFormat();
  return (
    <Stack>
      <PageHead title={t("nav.keys")}>{t("operatorKeys.about")}</PageHead>
      <FormErrors title={() => t("notDone")} error={result?.error} />
      {shownOnce && (
        <Notice kind="ok" lead={t("operatorKeys.shownOnce", { name: shownOnce.name })}>
          <p>
            <code>{shownOnce.key}</code>
          </p>
        </Notice>
      )}
      {keys.length === 0 ? (
        <Empty>{t("operatorKeys.nobody")}</Empty>
      ) : (
        <Panel bleed>
          <DataTable
            caption={t("nav.keys")}
            heads={
              <>
                <Head>{t("operatorKeys.name")}</Head>
                <Head>{t("operatorKeys.role")}</Head>
                <Head>{t("operatorKeys.ending")}</Head>
                <Head>{t("operatorKeys.expires")}</Head>
                <Head>{t("operatorKeys.used")}</Head>
                <Head>{t("operatorKeys.madeBy")}</Head>
                <Head>{t("operatorKeys.revoke")}</Head>
              </>
            }
          >
            {keys.map((key) => (
              <tr key={key.id}>
                <RowName>{key.name}</RowName>
                <Cell label={t("operatorKeys.role")}>{t(`roles.${key.role}`)}</Cell>
                <Cell label={t("operatorKeys.ending")}>
                  <code>{key.ending}</code>
                </Cell>
                <Cell label={t("operatorKeys.expires")}>{date(key.expires_at)}</Cell>
                <Cell label={t("operatorKeys.used")}>
                  {key.used_at ? dateTime(key.used_at) : t("operatorKeys.never")}
                </Cell>
                <Cell label={t("operatorKeys.madeBy")}>{key.made_by}</Cell>
                <Cell>
                  <Form method="post">
                    <input type="hidden" name="key" value={key.id} />
                    <Button
                      name="intent"
                      value="revoke"
                      aria-label={`${t("operatorKeys.revoke")}: ${key.name}`}
                    >
                      {t("operatorKeys.revoke")}
                    </Button>
                  </Form>
                </Cell>
              </tr>
            ))}
          </DataTable>
        </Panel>
      )}
      <KeyForm
        key={result ? "refused" : formId}
        result={replyTo(result, { intent: "create" })}
        constraint={constraint}
        formId={formId}
        hasPassword={hasPassword}
      />
    </Stack>
  );
}
