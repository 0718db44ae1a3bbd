import "~/shop-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LoginPage } from "~/components/auth/login-page";
import { AUTH_FORM } from "~/components/auth/login-steps";
import { ForgottenForm } from "~/components/auth/reset-forms";
import { FormErrors } from "~/components/ui/form/form-errors";
import { attempt } from "~/contract/client";
import { MAX_USERNAME_LENGTH } from "~/contract/constants/limits";
import { passwordForgottenForm } from "~/contract/forms";
import { paths } from "~/paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, draftReply, read, refuse, refusedBy } from "~/storefront/forms/form";
import { requestContext } from "~/storefront/request/context";
import { flashMessage } from "~/storefront/request/flash";
import { noindexTitleMeta } from "~/storefront/seo/titles";

export const handle = { i18n: "auth" };

export const meta = noindexTitleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, t, url } = await requestContext(args);
  const support = await shop.shop.setting({ key: "SUPPORT_EMAIL" });
  return {
    title: t("auth:forgotten.title"),
    text: t("server:auth.forgotten.text"),
    supportEmail: String(support.value ?? ""),
    constraint: constraintOf(passwordForgottenForm),
    draftForm: { id: AUTH_FORM, intent: null },
    username: url.searchParams.get("username")?.slice(0, MAX_USERNAME_LENGTH) ?? "",
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await requestContext(args);
  const { submission, isDraft } = await read(args, passwordForgottenForm, locale);
  if (isDraft) return refuse(draftReply(submission), 200);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const { username } = submission.value;
  const reset = await attempt(shop.auth.passwordReset({ username }));
  // Never reveals whether a username exists.
  if (!reset.ok && reset.error.status !== 404)
    return refuse(refusedBy(submission, reset.error), reset.error.status);
  return done(args, null, paths.resetPassword({ username }), [
    flashMessage("info", t("server:auth.forgotten.sent")),
  ]);
}

export default function PasswordForgotten() {
  const { title, text, supportEmail, username, constraint } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation(["auth", "common"]);
  return (
    <LoginPage title={title} supportEmail={supportEmail}>
      <FormErrors title={() => t("errors:failures.resetSend")} error={result?.error} />
      <p>{text}</p>
      <ForgottenForm username={username} result={result} constraint={constraint} />
    </LoginPage>
  );
}
