import "~/kit";
import "~/operator-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NumberingForms, nextNumberId } from "~/components/operator/settings/numbering-forms";
import { SettingForm, settingFieldId } from "~/components/operator/settings/setting-form";
import { PageHead, Panel } from "~/components/operator/ui/page";
import { FormErrors } from "~/components/ui/form/form-errors";
import { postedText, replyTo } from "~/components/ui/form/posted-form";
import { companyFieldsOf, offeredLocales, SETTING_GROUPS } from "~/contract/constants/settings";
import { operatorSettingForm } from "~/contract/operator/forms";
import { settingForm } from "~/contract/operator/settings";
import { operatorPaths } from "~/operator-paths";
import { read, refuse, withFields } from "~/storefront/forms/form";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";
import { postedSetting, settingFields } from "~/storefront/operator/setting-text";
import { stack } from "~/theme/layout.css";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, t } = await operatorContext(args, "settings.read");
  const [{ results }, { results: numbering }] = await Promise.all([
    shop.settings.list({}),
    shop.numbering.list({}),
  ]);
  const stored = new Map(results.map(({ key, value }) => [key, value]));
  const country = Reflect.get(Object(stored.get("COMPANY_DATA")), "country");
  const paths = companyFieldsOf(country, offeredLocales(stored.get("LOCALES")));
  // Only a seller in Italy has electronic invoices to switch off.
  const isShown = (key: string) => key !== "E_INVOICE" || country === "IT";
  const groups = Object.entries(SETTING_GROUPS).map(([group, keys]) => ({
    title: t(`settings.groups.${group}`),
    settings: keys.filter(isShown).map((key) => {
      const form = settingForm(key);
      const value = settingFields(form.kind, stored.get(key) ?? null);
      return { key, form, value, ...(form.kind === "company" && { paths }) };
    }),
  }));
  return { groups, numbering };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args, "settings.write");
  const { submission, form } = await read(args, operatorSettingForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  if (submission.value.intent === "numbering") {
    const { series, next } = submission.value;
    return runAction(
      args,
      submission,
      shop.numbering.put({ series, next }),
      operatorPaths.settings(),
      t("done"),
    );
  }
  const { key } = submission.value;
  const replier = withFields(submission, form, ["value"]);
  const { kind } = settingForm(key);
  const stored = kind === "company" ? (await shop.settings.get({ key })).value : null;
  const value = postedSetting(kind, form, stored);
  if (value === undefined)
    return refuse(replier.reply({ fieldErrors: { value: [t("settings.invalid")] } }), 400);
  return runAction(args, replier, shop.settings.put({ key, value }), operatorPaths.settings(), t("done"));
}

export default function OperatorSettings() {
  const { groups, numbering } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const series = postedText(result, "series");
  const { t } = useTranslation("operator");
  return (
    <div className={stack.s5}>
      <PageHead title={t("nav.settings")}>{t("settings.hint")}</PageHead>
      <FormErrors
        title={() => t("notDone")}
        error={result?.error}
        idOf={(field) =>
          series ? nextNumberId(series) : settingFieldId(postedText(result, "key") ?? "", field)
        }
      />
      {groups.map(({ title, settings }) => (
        <Panel key={title} title={title}>
          <div className={stack.s5}>
            {settings.map((setting) => {
              const refused = replyTo(result, { key: setting.key });
              return (
                <SettingForm
                  key={`${setting.key} ${refused ? "refused" : JSON.stringify(setting.value)}`}
                  setting={setting}
                  result={refused}
                />
              );
            })}
          </div>
        </Panel>
      ))}
      <NumberingForms numbering={numbering} result={result} />
    </div>
  );
}
