import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FaultNotice } from "~/components/operator/fault-notice";
import { SettingForm } from "~/components/operator/setting-form";
import { SETTING_GROUPS } from "~/contract/constants/settings";
import { settingForm } from "~/contract/settings";
import { paths } from "~/paths";
import { postedForm } from "~/storefront/forms/posted-form";
import { operatorContext, refused, runAction } from "~/storefront/operator/require-operator";
import { postedSetting, settingFields } from "~/storefront/operator/setting-text";
import { stack } from "~/theme/layout.css";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, words } = await operatorContext(args);
  const { results } = await shop.settings.list({});
  const stored = new Map(results.map(({ key, value }) => [key, value]));
  const groups = Object.entries(SETTING_GROUPS).map(([group, keys]) => ({
    title: words.settings.groups[group as keyof typeof SETTING_GROUPS],
    settings: keys.map((key) => {
      const form = settingForm(key);
      return { key, form, texts: settingFields(form.kind, stored.get(key) ?? null) };
    }),
  }));
  return { words, groups };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, words } = await operatorContext(args);
  const form = await postedForm(args);
  const key = String(form.get("key") ?? "");
  const { kind } = settingForm(key);
  const stored = kind === "company" ? (await shop.settings.get({ key })).value : null;
  const value = postedSetting(kind, form, stored);
  const invalid = words.settings.invalid;
  if (value === undefined) return refused(form, { message: invalid, fields: { value: [invalid] } }, 400);
  return runAction(args, form, shop.settings.put({ key, value }), paths.operatorSettings(), words.done);
}

export default function OperatorSettings() {
  const { words, groups } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const fault = posted && "fault" in posted ? posted.fault : undefined;
  return (
    <div className={stack.s5}>
      <h1>{words.nav.settings}</h1>
      <p>{words.settings.hint}</p>
      <FaultNotice fault={fault} lead={words.fault} />
      {groups.map(({ title, settings }) => (
        <section key={title} className={stack.s5}>
          <h2>{title}</h2>
          {settings.map((setting) => (
            <SettingForm
              key={`${setting.key} ${JSON.stringify(setting.texts)}`}
              setting={setting}
              words={words.settings}
              fault={fault?.typed.key === setting.key ? fault : undefined}
            />
          ))}
        </section>
      ))}
    </div>
  );
}
