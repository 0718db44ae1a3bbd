import "~/shop-kit";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { LoginPage } from "~/components/auth/login-page";
import {
  AUTH_FORM,
  ForcedChangeStep,
  type LoginField,
  PasswordStep,
  UsernameStep,
} from "~/components/auth/login-steps";
import { ErrorSummary } from "~/components/ui/form/error-summary";
import { Notice } from "~/components/ui/page/notice";
import { type ApiError, attempt } from "~/contract/client";
import { MAX_REDIRECT_LENGTH, MAX_USERNAME_LENGTH } from "~/contract/constants/limits";
import { loginForm } from "~/contract/forms";
import { paths } from "~/paths";
import { mergeCart } from "~/storefront/cart/merge-cart";
import { settingsOf, signUpOf } from "~/storefront/content/settings";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, draftReply, type FormResult, type Replier, read } from "~/storefront/forms/form";
import { formText } from "~/storefront/forms/posted-form";
import { withoutPasswords } from "~/storefront/forms/without-secrets";
import { safePath } from "~/storefront/request/access-rules";
import { probeCookie, withCookieCheck } from "~/storefront/request/blocked-cookies";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { deviceCookie } from "~/storefront/request/device";
import { readEndedSession } from "~/storefront/request/ended-session";
import { hasPendingSubmission } from "~/storefront/request/pending-submissions";
import { newSession, sessionCookie } from "~/storefront/request/session";
import { startsOnPad } from "~/storefront/request/start";
import { noindexTitleMeta } from "~/storefront/seo/titles";

export const handle = { i18n: "auth" };

export const meta = noindexTitleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const { url, viewer, t } = await requestContext(args);
  const settings = await settingsOf(args);
  const redirectTo = safePath(url.searchParams.get("redirectTo")) ?? "";
  args.context.cookies.push(probeCookie(args.request));
  const allowed = signUpOf(settings);
  return {
    title: t("auth:login.title"),
    redirectTo,
    username: url.searchParams.get("username")?.slice(0, MAX_USERNAME_LENGTH) ?? "",
    supportEmail: settings.text("SUPPORT_EMAIL") ?? "",
    constraint: constraintOf(loginForm),
    draftForm: { id: AUTH_FORM, intent: null },
    signUp: allowed !== "none" ? paths.signUp({ redirectTo: redirectTo || null }) : null,
    forBusinesses: allowed === "all",
    hasEnded:
      viewer.hasEndedNow || readEndedSession(args.request, args.context.env.SHOP_SECRET)?.hasExpired === true,
    hasPending: hasPendingSubmission(args, viewer.endedUser),
  };
}

/** The login steps of SPEC §4 that this page shows. */
type Step = "username" | "password" | "change";
type LoginForm = z.output<typeof loginForm>;
type FieldErrors = { [field in LoginField]?: string[] };

interface LoginPageData {
  step: Step;
  username: string;
  redirectTo: string;
  result: FormResult | undefined;
  message: string | null;
}

interface Posted extends Replier {
  form: FormData;
}

export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  const { submission, form, isDraft } = await read(args, loginForm, reqContext.locale);
  const posted = { form, reply: submission.reply };
  if (isDraft) return respond({ step: stepOf(form), result: draftReply(submission) }, posted, 200);
  if (submission.status !== "success")
    return respond({ step: "username", result: submission.reply() }, posted, 400);
  const login = submission.value;
  if (form.has("old_password")) return change(args, reqContext, login, posted);
  // Step 1 never reveals whether a username exists: the password step follows for every name.
  if (!form.has("password")) {
    if (args.request.headers.get("Sec-Fetch-Mode") !== "navigate")
      return respond({ step: "password" }, posted, 200);
    // A separate page: navigating back to the response of a post, a browser would only offer to repeat the post.
    const { username, redirectTo } = login;
    return redirect(paths.login({ username, redirectTo: safePath(redirectTo) }), 303);
  }
  if (login.password === undefined) {
    const errors = { password: [reqContext.t("errors:codes.required")] };
    return respond({ step: "password", errors }, posted, 400);
  }
  return signIn(args, reqContext, login, login.password, posted);
}

const stepOf = (form: FormData): Step =>
  form.has("old_password") ? "change" : form.has("password") ? "password" : "username";

export default function Login() {
  const {
    title,
    redirectTo,
    username,
    supportEmail,
    signUp,
    forBusinesses,
    hasEnded,
    hasPending,
    constraint,
  } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { t } = useTranslation("auth");
  const step = actionData?.step ?? (username ? "password" : "username");
  const result = actionData?.result;
  const values = {
    username: actionData?.username ?? username,
    ...{ result, constraint },
    redirectTo: actionData?.redirectTo || redirectTo,
  };
  return (
    <LoginPage
      title={step === "change" ? t("login.changeTitle") : title}
      supportEmail={supportEmail}
      signUp={signUp}
      forBusinesses={forBusinesses}
    >
      <ErrorSummary
        title={t("login.failed")}
        errors={Object.entries(result?.error ?? {}).map(([field, texts]) => ({
          fieldId: field,
          text: (texts ?? []).join(" "),
        }))}
      />
      {actionData?.message && <Notice kind="err">{actionData.message}</Notice>}
      {hasEnded && step === "username" && (
        <Notice kind="warn" lead={t("login.expired")}>
          {hasPending ? t("login.expiredText") : t("login.expiredPlain")}
        </Notice>
      )}
      {hasPending && !hasEnded && step === "username" && (
        <Notice kind="info" lead={t("login.waits")}>
          {t("login.waitsText")}
        </Notice>
      )}
      {step === "change" && <p>{t("login.changeText")}</p>}
      {step === "username" && <UsernameStep {...values} />}
      {step === "password" && <PasswordStep {...values} />}
      {step === "change" && <ForcedChangeStep {...values} />}
    </LoginPage>
  );
}

async function signIn(
  args: ActionFunctionArgs,
  reqContext: RequestContext,
  login: LoginForm,
  password: string,
  posted: Posted,
) {
  const { shop, t } = reqContext;
  const basic = { username: login.username, password };
  const answer = await attempt(shop.auth.login({}, { basic }));
  if (!answer.ok) {
    if (answer.error.code === "password_change_required") return respond({ step: "change" }, posted, 403);
    const field = answer.error.status === 401 ? { errors: { password: [answer.error.message] } } : null;
    return respond(
      { step: "password", ...(field ?? { message: messageOf(answer.error, t) }) },
      posted,
      answer.error.status,
    );
  }
  const { session, to, notices } = await mergeCart(args, reqContext, newSession(answer.value));
  const cookie = sessionCookie(args.request, session, args.context.env.SHOP_SECRET);
  const device = deviceCookie(args.request, answer.value.device);
  const isBusiness = session.customer?.type === "business";
  const start = isBusiness && startsOnPad(args.request) ? paths.orderPad() : paths.index();
  const target = to ?? login.redirectTo;
  // A browser that already has the session's cookie continues from this page immediately.
  const here = paths.login({ redirectTo: target });
  const checked = withCookieCheck(args.request, here);
  return done(args, checked === here ? target : checked, start, notices, [cookie, device]);
}

/** A 429 is shown with the minutes until the next attempt (CONTRACT §1). */
const messageOf = ({ status, message, retryAfter }: ApiError, t: RequestContext["t"]): string =>
  status === 429 && retryAfter !== null
    ? t("auth:login.tooMany", { count: Math.ceil(retryAfter / 60) })
    : message;

async function change(
  args: ActionFunctionArgs,
  reqContext: RequestContext,
  login: LoginForm,
  posted: Posted,
) {
  const { username, old_password = "", password = "", password_confirm = "" } = login;
  if (password !== password_confirm) {
    const errors = { password_confirm: [reqContext.t("errors:codes.passwords_must_match")] };
    return respond({ step: "change", errors }, posted, 400);
  }
  const answer = await attempt(reqContext.shop.auth.passwordChange({ username, old_password, password }));
  if (!answer.ok) return respond({ step: "change", ...refusalOf(answer.error) }, posted, answer.error.status);
  return signIn(args, reqContext, login, password, posted);
}

function refusalOf(error: ApiError): { errors: FieldErrors; message: string | null } {
  const errors: FieldErrors = {};
  for (const { field, message } of error.fields) {
    if (field === "password" || field === "old_password") errors[field] = [...(errors[field] ?? []), message];
  }
  return { errors, message: Object.keys(errors).length > 0 ? null : error.message };
}

/** Renders the page again with the typed username, never with a password. */
function respond(
  { errors = {}, ...values }: Pick<LoginPageData, "step"> & Partial<LoginPageData> & { errors?: FieldErrors },
  { form, reply }: Posted,
  status: number,
) {
  const hasErrors = Object.keys(errors).length > 0;
  const result = values.result ?? (hasErrors ? reply({ fieldErrors: errors }) : undefined);
  const typed = (name: string) => formText(form, name)?.slice(0, MAX_REDIRECT_LENGTH) ?? "";
  const page: LoginPageData = {
    username: typed("username"),
    redirectTo: safePath(typed("redirectTo")) ?? "",
    message: null,
    ...values,
    result: result && withoutPasswords(result),
  };
  return data(page, { status });
}
