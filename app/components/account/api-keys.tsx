import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { PasswordField } from "~/components/auth/password-field";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { SelectField, TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { type PostedForm, selectProps, textProps, usePostedForm } from "~/components/ui/form/posted-form";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { Form, Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import type { ApiKey, NewApiKey } from "~/contract/api-keys";
import { KEY_DAYS, KEY_SCOPES } from "~/contract/constants/enums";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { box, row, screenOnly, stack } from "~/theme/layout.css";
import { code } from "~/theme/text.css";

/** Shows a new API key. The key is not shown again after this page. */
export function MadeKey({ created }: { created: NewApiKey }) {
  const { t } = useTranslation("keys");
  return (
    <Notice kind="ok" lead={t("made")}>
      {t("madeText")}
      <p>
        <code className={code}>{created.key}</code>
      </p>
    </Notice>
  );
}

export function ConfirmEnd({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation("keys");
  return (
    <Notice kind="warn" lead={t("ask", { name: apiKey.name })}>
      {t("askText")}
      <Form method="post" action={paths.apiKeys()} className={row}>
        <input type="hidden" name="key" value={apiKey.id} />
        <input type="hidden" name="confirm" value="yes" />
        <Button variant="danger" size="slim" name="intent" value="end">
          {t("confirm")}
        </Button>{" "}
        <Link to={paths.apiKeys()}>{t("keep")}</Link>
      </Form>
    </Notice>
  );
}

export function KeyTable({ keys }: { keys: ApiKey[] }) {
  const { t } = useTranslation("keys");
  if (keys.length === 0) return <p>{t("none")}</p>;
  return (
    <Table caption={t("caption")} captionVariant="hidden" phone="cards">
      <TableHead>
        <ColumnHead>{t("name")}</ColumnHead>
        <ColumnHead>{t("ending")}</ColumnHead>
        <ColumnHead>{t("scope")}</ColumnHead>
        <ColumnHead>{t("used")}</ColumnHead>
        <ColumnHead>{t("until")}</ColumnHead>
        <ColumnHead />
      </TableHead>
      <TableBody>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} />
        ))}
      </TableBody>
    </Table>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation("keys");
  const { shortDate } = useFormat();
  const { id, name, ending, scope, used_at, expires_at } = apiKey;
  return (
    <TableRow>
      <RowHead>{name}</RowHead>
      <Cell label={t("ending")}>
        <span className={code}>…{ending}</span>
      </Cell>
      <Cell label={t("scope")}>{t(`scopes.${scope}`)}</Cell>
      <Cell label={t("used")}>
        {used_at ? <time dateTime={used_at}>{shortDate(used_at)}</time> : t("never")}
      </Cell>
      <Cell label={t("until")}>
        <time dateTime={expires_at}>{shortDate(expires_at)}</time>
      </Cell>
      <Cell align="end">
        <Form method="post" action={paths.apiKeys()}>
          <input type="hidden" name="key" value={id} />
          <Button size="slim" name="intent" value="end" aria-label={t("endOf", { name })}>
            {t("end")}
          </Button>
        </Form>
      </Cell>
    </TableRow>
  );
}

export function KeyForm({ formId, ...posted }: PostedForm & { formId: string }) {
  const { t } = useTranslation("keys");
  const [form, fields] = usePostedForm<"name" | "scope" | "days" | "password">({
    ...{ id: "key-form", ...posted },
    defaultValue: { scope: KEY_SCOPES[0], days: "90" },
  });
  return (
    <section className={classes(box, stack.s4, screenOnly)} aria-labelledby="new-key">
      <h2 id="new-key">{t("newTitle")}</h2>
      <p>
        {t("intro")} {t("docs")}
      </p>
      <FormErrors title={() => t("refused")} error={form.allErrors} />
      <Form {...getFormProps(form)} method="post" action={paths.apiKeys()} className={stack.s4}>
        <input type="hidden" name="form_id" value={formId} />
        <TextField {...textProps(fields.name)} label={t("name")} hint={t("nameHint")} autoComplete="off" />
        <fieldset>
          <legend>{t("scope")}</legend>
          {KEY_SCOPES.map((scope) => (
            <p key={scope}>
              <Check
                type="radio"
                name="scope"
                value={scope}
                defaultChecked={scope === fields.scope.initialValue}
              >
                {t(`scopes.${scope}`)}
              </Check>
            </p>
          ))}
        </fieldset>
        <SelectField
          {...selectProps(fields.days)}
          label={t("days")}
          options={KEY_DAYS.map((days) => ({ value: String(days), label: t(`day_${days}`) }))}
        />
        <PasswordField
          field={fields.password}
          label={t("password")}
          hint={t("passwordHint")}
          autoComplete="current-password"
        />
        <p>
          <Button variant="primary" name="intent" value="create">
            {t("make")}
          </Button>
        </p>
      </Form>
    </section>
  );
}
