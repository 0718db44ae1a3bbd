import "~/shop-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LoginPage } from "~/components/auth/login-page";
import { AUTH_FORM } from "~/components/auth/login-steps";
import { ResetForm } from "~/components/auth/reset-forms";
import { FormErrors } from "~/components/ui/form/form-errors";
import { attempt } from "~/contract/client";
import { MAX_USERNAME_LENGTH } from "~/contract/constants/limits";
import { resetPasswordForm } from "~/contract/forms";
import { paths } from "~/paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, draftReply, read, refuse, refusedBy } from "~/storefront/forms/form";
import { withoutPasswords } from "~/storefront/forms/without-secrets";
import { requestContext } from "~/storefront/request/context";
import { flashMessage } from "~/storefront/request/flash";
import { noindexTitleMeta } from "~/storefront/seo/titles";

export const handle = { i18n: "auth" };

export const meta = noindexTitleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, t, url } = await requestContext(args);
  const support = await shop.shop.setting({ key: "SUPPORT_EMAIL" });
  return {
    title: t("auth:reset.title"),
    text: t("server:auth.reset.text"),
    supportEmail: String(support.value ?? ""),
    constraint: constraintOf(resetPasswordForm),
    draftForm: { id: AUTH_FORM, intent: null },
    username: url.searchParams.get("username")?.slice(0, MAX_USERNAME_LENGTH) ?? "",
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await requestContext(args);
  const { submission, isDraft } = await read(args, resetPasswordForm, locale);
  if (isDraft) return refuse(withoutPasswords(draftReply(submission)), 200);
  if (submission.status !== "success") return refuse(withoutPasswords(submission.reply()), 400);
  const { username, otp, password, password_confirm, keep_api_keys } = submission.value;
  if (password !== password_confirm) {
    const fieldErrors = { password_confirm: [t("errors:codes.passwords_must_match")] };
    return refuse(withoutPasswords(submission.reply({ fieldErrors })), 400);
  }
  const changed = await attempt(
    shop.auth.otpPasswordChange({ username, otp, password, keep_api_keys: keep_api_keys !== undefined }),
  );
  if (!changed.ok) {
    // Never reveals whether a username exists: an unknown name gets "wrong code".
    const refused =
      changed.error.status === 404
        ? submission.reply({ fieldErrors: { otp: [t("errors:codes.invalid_otp")] } })
        : refusedBy(submission, changed.error);
    return refuse(withoutPasswords(refused), changed.error.status === 404 ? 401 : changed.error.status);
  }
  return done(args, null, paths.login(), [flashMessage("ok", t("server:auth.reset.done"))]);
}

export default function ResetPassword() {
  const { title, text, supportEmail, username, constraint } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation(["auth", "common"]);
  return (
    <LoginPage title={title} supportEmail={supportEmail}>
      <FormErrors title={() => t("errors:failures.reset")} error={result?.error} />
      <p>{text}</p>
      <ResetForm username={username} result={result} constraint={constraint} />
    </LoginPage>
  );
}
