import "~/shop-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LoginPage } from "~/components/auth/login-page";
import { SignUpCodeForm } from "~/components/auth/sign-up-code-form";
import { FormErrors } from "~/components/ui/form/form-errors";
import { attempt } from "~/contract/client";
import { signUpCodeForm } from "~/contract/forms";
import { paths } from "~/paths";
import { mergeCart } from "~/storefront/cart/merge-cart";
import { subscribeBeside } from "~/storefront/content/newsletter";
import { settingsOf } from "~/storefront/content/settings";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, read, refuse, refusedBy } from "~/storefront/forms/form";
import { requestContext } from "~/storefront/request/context";
import { deviceCookie } from "~/storefront/request/device";
import { flashMessage, PERSISTENT } from "~/storefront/request/flash";
import { newSession, sessionCookie } from "~/storefront/request/session";
import { endSignUp, readSignUp } from "~/storefront/request/sign-up-cookie";
import { noindexTitleMeta } from "~/storefront/seo/titles";

export const handle = { i18n: "auth" };

export const meta = noindexTitleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await requestContext(args);
  const pending = readSignUp(args.request, args.context.env.SHOP_SECRET);
  if (!pending) throw redirect(paths.signUp());
  const settings = await settingsOf(args);
  return {
    title: t("server:auth.codeTitle"),
    constraint: constraintOf(signUpCodeForm),
    text: t("server:auth.signUp.codeText", { email: pending.email }),
    supportEmail: settings.text("SUPPORT_EMAIL") ?? "",
  };
}

export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, t, locale } = reqContext;
  const { env } = args.context;
  const pending = readSignUp(args.request, env.SHOP_SECRET);
  if (!pending) return done(args, null, paths.signUp());
  const { submission } = await read(args, signUpCodeForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const answer = await attempt(
    shop.auth.confirmSignUp({ sign_up: pending.token, otp: submission.value.otp }),
  );
  const end = endSignUp(args.request);
  if (!answer.ok) {
    const { status, message } = answer.error;
    // The account already exists: the form was sent twice, or another request was faster.
    if (status === 409)
      return done(
        args,
        null,
        paths.login({ redirectTo: pending.redirectTo }),
        [flashMessage("info", message)],
        [end],
      );
    return refuse(refusedBy(submission, answer.error), status);
  }
  if (pending.newsletter) await subscribeBeside(shop, pending.email, "sign_up");
  const { login } = answer.value;
  if (!login) {
    const [lead, text] = [t("auth:signUp.waiting"), t("server:auth.signUp.waitingText")];
    return done(args, null, paths.index(), [{ kind: "ok", lead, text, seconds: PERSISTENT }], [end]);
  }
  const { session, to, notices } = await mergeCart(args, reqContext, newSession(login));
  const cookies = [
    end,
    sessionCookie(args.request, session, env.SHOP_SECRET),
    deviceCookie(args.request, login.device),
  ];
  const welcome = flashMessage("ok", t("auth:signUp.open"));
  return done(args, to ?? pending.redirectTo, paths.account(), [welcome, ...notices], cookies);
}

export default function SignUpCode() {
  const { title, text, supportEmail, constraint } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation(["errors", "auth"]);
  return (
    <LoginPage title={title} supportEmail={supportEmail} signUp="here">
      <FormErrors title={() => t("errors:failures.signUp")} error={result?.error} />
      <p>{text}</p>
      <SignUpCodeForm result={result} constraint={constraint} />
    </LoginPage>
  );
}
