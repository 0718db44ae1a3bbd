import "~/shop-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LoginPage } from "~/components/auth/login-page";
import { AUTH_FORM } from "~/components/auth/login-steps";
import { SignUpForm } from "~/components/auth/sign-up-form";
import { attempt } from "~/contract/client";
import { signUpForm } from "~/contract/forms";
import { messageFor } from "~/i18n/server";
import { paths } from "~/paths";
import { newsletterConsent } from "~/storefront/content/newsletter";
import { settingsOf, signUpOf } from "~/storefront/content/settings";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, draftReply, read, refuse, refusedBy } from "~/storefront/forms/form";
import { withoutPasswords } from "~/storefront/forms/without-secrets";
import { safePath } from "~/storefront/request/access-rules";
import { requestContext } from "~/storefront/request/context";
import { signUpCookie } from "~/storefront/request/sign-up-cookie";
import { noindexTitleMeta } from "~/storefront/seo/titles";

export const handle = { i18n: ["auth", "content"] };

export const meta = noindexTitleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { url, t } = reqContext;
  const settings = await settingsOf(args);
  const signUp = signUpOf(settings);
  if (signUp === "none") throw new Response(null, { status: 404 });
  return {
    title: t("auth:signUp.title"),
    redirectTo: safePath(url.searchParams.get("redirectTo")) ?? "",
    supportEmail: settings.text("SUPPORT_EMAIL") ?? "",
    forBusinesses: signUp === "all",
    newsletter: newsletterConsent(reqContext, settings),
    constraint: constraintOf(signUpForm),
    draftForm: { id: AUTH_FORM, intent: null },
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, locale, t } = await requestContext(args);
  const { env } = args.context;
  const { submission, isDraft } = await read(args, signUpForm, locale);
  if (isDraft) return refuse(withoutPasswords(draftReply(submission)), 200);
  if (submission.status !== "success") return refuse(withoutPasswords(submission.reply()), 400);
  const { website, redirectTo, password_confirm, privacy_consent, newsletter, ...person } = submission.value;
  const fieldErrors = {
    ...(person.password !== password_confirm && {
      password_confirm: [t("errors:codes.passwords_must_match")],
    }),
    ...(!person.business_name &&
      (person.vat_number ?? person.sdi ?? person.pec) && { business_name: [t("errors:codes.required")] }),
  };
  if (Object.keys(fieldErrors).length > 0)
    return refuse(withoutPasswords(submission.reply({ fieldErrors })), 400);
  // No minimum time, because a password manager fills the form immediately. The code sent by email and the rate limits
  // protect the call.
  if (website)
    return refuse(
      withoutPasswords(submission.reply({ formErrors: [messageFor(locale, "bot_suspected")] })),
      403,
    );
  const answer = await attempt(
    shop.auth.signUp({ ...person, locale, privacy_consent: privacy_consent !== undefined }),
  );
  if (!answer.ok) return refuse(withoutPasswords(refusedBy(submission, answer.error)), answer.error.status);
  const pending = {
    token: answer.value.sign_up,
    email: person.email,
    redirectTo: safePath(redirectTo),
    newsletter: newsletter !== undefined,
  };
  return done(args, null, paths.signUpCode(), [], [signUpCookie(args.request, pending, env.SHOP_SECRET)]);
}

export default function SignUp() {
  const { title, redirectTo, supportEmail, forBusinesses, newsletter, constraint } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation("auth");
  const posted = result?.initialValue?.redirectTo;
  return (
    <LoginPage title={title} supportEmail={supportEmail} signUp="here" forBusinesses={forBusinesses}>
      <p>{t("signUp.text")}</p>
      <SignUpForm
        result={result}
        constraint={constraint}
        redirectTo={typeof posted === "string" ? posted : redirectTo}
        forBusinesses={forBusinesses}
        newsletter={newsletter}
      />
    </LoginPage>
  );
}
