import "~/kit";
import "~/operator-kit";
// The settings of a group as one form, which is saved as a whole or not at all.
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SettingsForm } from "~/components/operator/settings/settings-form";
import { PageHead } from "~/components/operator/ui/page";
import type { SettingGroup } from "~/contract/constants/settings";
import { operatorPaths } from "~/operator-paths";
import { done } from "~/storefront/forms/form";
import { postedForm } from "~/storefront/forms/posted-form";
import { operatorContext } from "~/storefront/operator/require-operator";
import {
  loadSettingsGroup,
  saveSettingsGroup,
  settingGroup,
} from "~/storefront/operator/settings/settings-group";
import { flashMessage } from "~/storefront/request/flash";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

function groupOr404(word: string | undefined): SettingGroup {
  const group = settingGroup(word);
  if (!group) throw new Response(null, { status: 404 });
  return group;
}

export async function loader(args: LoaderFunctionArgs) {
  const group = groupOr404(args.params.group);
  const context = await operatorContext(args, "settings.read");
  const { t, may } = context;
  return {
    group,
    title: [t(`settings.groups.${group}`), t("nav.settings"), t("title")].join(" | "),
    maySave: may("settings.write"),
    ...(await loadSettingsGroup(context, group)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const group = groupOr404(args.params.group);
  const context = await operatorContext(args, "settings.write");
  const saved = await saveSettingsGroup(context, group, await postedForm(args));
  if (!saved.ok) return data(saved.reply, { status: saved.status });
  const here = operatorPaths.settingGroup(group);
  return done(args, here, here, [flashMessage("ok", context.t("done"))]);
}

export default function OperatorSettingGroup() {
  const { group, settings, texts, was, maySave } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { t } = useTranslation("operator");
  return (
    <>
      <PageHead
        title={t(`settings.groups.${group}`)}
        back={{ to: operatorPaths.settings(), label: t("nav.settings") }}
      >
        {t("settings.hint")}
      </PageHead>
      <SettingsForm
        // A saved form shows the stored values, a refused one the posted values.
        key={JSON.stringify([was, reply?.was, reply?.errors, reply?.found])}
        settings={settings}
        texts={reply?.texts ?? texts}
        was={{ ...was, ...reply?.was }}
        errors={reply?.errors ?? {}}
        found={reply?.found ?? {}}
        maySave={maySave}
      />
    </>
  );
}
