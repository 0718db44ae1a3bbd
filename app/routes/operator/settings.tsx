import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FaultNotice } from "~/components/operator/fault-notice";
import { SettingForm } from "~/components/operator/setting-form";
import { settingForm } from "~/contract/settings";
import { paths } from "~/paths";
import { postedForm } from "~/storefront/forms/posted-form";
import { operatorContext, refused, runAction } from "~/storefront/operator/require-operator";
import { settingText, settingValueOf } from "~/storefront/operator/setting-text";
import { stack } from "~/theme/layout.css";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, words } = await operatorContext(args);
  const { results } = await shop.settings.list({});
  const settings = results.map(({ key, value }) => {
    const form = settingForm(key);
    return { key, form, text: settingText(form.kind, value) };
  });
  return { words, settings };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, words } = await operatorContext(args);
  const form = await postedForm(args);
  const key = String(form.get("key") ?? "");
  const value = settingValueOf(settingForm(key).kind, String(form.get("value") ?? ""));
  const invalid = words.settings.invalid;
  if (value === undefined) return refused(form, { message: invalid, fields: { value: [invalid] } }, 400);
  return runAction(args, form, shop.settings.put({ key, value }), paths.operatorSettings(), words.done);
}

export default function OperatorSettings() {
  const { words, settings } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const fault = posted && "fault" in posted ? posted.fault : undefined;
  return (
    <div className={stack.s5}>
      <h1>{words.nav.settings}</h1>
      <p>{words.settings.hint}</p>
      <FaultNotice fault={fault} lead={words.fault} />
      {settings.map((setting) => (
        <SettingForm
          key={`${setting.key} ${setting.text}`}
          setting={setting}
          words={words.settings}
          fault={fault?.typed.key === setting.key ? fault : undefined}
        />
      ))}
    </div>
  );
}
