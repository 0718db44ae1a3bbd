import "~/kit";
import "~/operator-kit";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import {
  PasswordForm,
  SecondFactor,
  TOTP_PASSWORD,
  type TotpShown,
} from "~/components/operator/people/profile-forms";
import { soft } from "~/components/operator/ui/base.css";
import { PostForm } from "~/components/operator/ui/forms";
import { Columns, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { SelectField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { replyTo } from "~/components/ui/form/posted-form";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { operatorProfileForm } from "~/contract/operator/forms";
import { translator } from "~/i18n/server";
import { codeLines } from "~/i18n/transfer-code";
import { operatorPaths } from "~/operator-paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, read, refuse, refusedBy } from "~/storefront/forms/form";
import { withoutPasswords } from "~/storefront/forms/without-secrets";
import { endSession, operatorContext, runAction, signInPerson } from "~/storefront/operator/require-operator";
import { flashMessage } from "~/storefront/request/flash";
import { localeCookie } from "~/storefront/request/locale";

/** The largest QR version, which has room for a long shop name and a long email address. */
const MAX_QR = 40;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { shop, t } = await operatorContext(args, "profile.write");
  return {
    title: `${t("profile.title")} | ${t("title")}`,
    profile: await shop.profile.get({}),
    constraint: constraintOf(operatorProfileForm.options[0]),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args, "profile.write");
  const { submission } = await read(args, operatorProfileForm, locale);
  if (submission.status !== "success") return refuse(withoutPasswords(submission.reply()), 400);
  const posted = submission.value;
  const run = (change: Promise<unknown>) =>
    runAction(args, submission, change, operatorPaths.profile(), t("profile.saved"));
  switch (posted.intent) {
    case "locale": {
      const to = translator(posted.locale, "operator");
      await shop.profile.locale({ locale: posted.locale });
      const notice = flashMessage("ok", to("profile.saved"));
      return done(args, null, operatorPaths.profile(), [notice], [localeCookie(args.request, posted.locale)]);
    }
    case "shortcuts":
      return run(shop.profile.shortcuts({ shortcuts: posted.shortcuts === "on" }));
    case "end-totp":
      return run(shop.profile.endTotp({ password: posted.password }));
    case "start-totp":
    case "confirm-totp": {
      const change: Promise<TotpShown> =
        posted.intent === "start-totp"
          ? shop.profile.startTotp({}).then((totp) => ({ ...totp, code: codeLines(totp.address, MAX_QR) }))
          : shop.profile.confirmTotp({ code: posted.code });
      const answer = await attempt(change);
      if (!answer.ok) return refuse(refusedBy(submission, answer.error), answer.error.status);
      // Shown only in this response: neither a cookie nor a URL contains it.
      return data({ result: null, totp: answer.value }, { headers: { "Cache-Control": "no-store" } });
    }
    case "password": {
      const { email } = await shop.profile.get({});
      const answer = await attempt(shop.profile.password(posted));
      if (!answer.ok)
        return refuse(withoutPasswords(refusedBy(submission, answer.error)), answer.error.status);
      // Changing the password has ended all sessions: sign in again, unless a second factor is required.
      const again = await signInPerson(args, locale, {
        email: email ?? "",
        password: posted.password,
        code: "",
      });
      if ("error" in again) return done(args, null, operatorPaths.signIn(), [], [await endSession(args)]);
      return done(args, null, operatorPaths.today(), [flashMessage("ok", t("profile.saved"))], again.cookies);
    }
  }
}

export default function OperatorProfileScreen() {
  const { profile, constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const result = answer?.result;
  const ofPassword = replyTo(result, { intent: "password" });
  const totp = answer && "totp" in answer ? answer.totp : null;
  const { t } = useTranslation("operator");
  if (profile.id === null)
    return (
      <Stack>
        <PageHead title={t("profile.title")} />
        <Notice kind="info">{t("profile.token")}</Notice>
      </Stack>
    );
  return (
    <Stack>
      <PageHead title={t("profile.title")}>
        {profile.name} · {profile.email} · {t(`roles.${profile.role}`)}
      </PageHead>
      {profile.must_change_password && <Notice kind="warn">{t("profile.mustChange")}</Notice>}
      <FormErrors
        title={() => t("notDone")}
        error={result?.error}
        idOf={(field) => (replyTo(result, { intent: "end-totp" }) ? TOTP_PASSWORD : field)}
      />
      <Columns of="two">
        <Panel title={t("profile.password")}>
          <PasswordForm key={ofPassword ? "refused" : "new"} result={ofPassword} constraint={constraint} />
        </Panel>
        {!profile.must_change_password && (
          <Stack>
            <Panel title={t("profile.totp")}>
              <SecondFactor isOn={profile.has_totp} shown={totp} result={result} />
            </Panel>
            <Panel title={t("profile.locale")}>
              <PostForm>
                <SelectField
                  id="locale"
                  name="locale"
                  label={t("profile.locale")}
                  defaultValue={profile.locale ?? "it"}
                  options={["it", "en", "es"].map((value) => ({
                    value,
                    label: t(`common:language.${value}`),
                  }))}
                />
                <p>
                  <Button name="intent" value="locale">
                    {t("people.save")}
                  </Button>
                </p>
              </PostForm>
            </Panel>
            <Panel title={t("profile.shortcuts")}>
              <PostForm>
                <Check
                  id="shortcuts"
                  name="shortcuts"
                  value="on"
                  defaultChecked={profile.shortcuts}
                  aria-describedby="shortcuts-hint"
                >
                  {t("profile.shortcutsOn")}
                </Check>
                <p id="shortcuts-hint" className={soft}>
                  {t("profile.shortcutsHint")}
                </p>
                <p>
                  <Button name="intent" value="shortcuts">
                    {t("people.save")}
                  </Button>
                </p>
              </PostForm>
            </Panel>
          </Stack>
        )}
      </Columns>
    </Stack>
  );
}
