import "~/shop-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AccountNav } from "~/components/account/account-nav";
import { ChangePassword } from "~/components/account/change-password";
import { DetailsFacts } from "~/components/account/details-facts";
import { ContactSupportNote } from "~/components/account/orders/contact-support-note";
import { StartChoice } from "~/components/account/start-choice";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { UnsentNotice } from "~/components/site/notices/typed-values";
import { FormErrors } from "~/components/ui/form/form-errors";
import { attempt } from "~/contract/client";
import { detailsForm } from "~/contract/forms";
import { paths } from "~/paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, read, refuse, refusedBy } from "~/storefront/forms/form";
import { formTokenOf } from "~/storefront/forms/form-token";
import { unsentValues } from "~/storefront/forms/typed-values";
import { withoutPasswords } from "~/storefront/forms/without-secrets";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { deviceCookie } from "~/storefront/request/device";
import { flashMessage } from "~/storefront/request/flash";
import { renewSession, sessionCookie } from "~/storefront/request/session";
import { startsOnPad } from "~/storefront/request/start";
import { titleMeta } from "~/storefront/seo/titles";
import { columns, stack } from "~/theme/layout.css";

export const handle = { i18n: ["account", "auth"] };

export const meta = titleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, viewer, t } = reqContext;
  const [customer, self, support] = await Promise.all([
    viewer.customer && shop.customers.get({ id: viewer.customer.id }),
    selfOf(reqContext),
    shop.shop.setting({ key: "SUPPORT_EMAIL" }),
  ]);
  return {
    title: t("account:details.title"),
    customer,
    username: self.username,
    /** The page on which a business starts after signing in; null for other users. */
    start:
      viewer.customer?.type !== "business" || viewer.session?.user.isAgent
        ? null
        : startsOnPad(args.request)
          ? ("pad" as const)
          : ("home" as const),
    formToken: { ...formTokenOf(viewer), formId: null },
    supportEmail: String(support.value ?? ""),
    unsent: await unsentValues(args, reqContext),
    constraint: constraintOf(detailsForm),
    /** New with each response, so that the form is reset after a change. */
    formKey: crypto.randomUUID(),
  };
}

/** Changes the password of the signed-in user, even while an agent acts for a customer. */
export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, t, locale, viewer } = reqContext;
  const { submission } = await read(args, detailsForm, locale);
  if (submission.status !== "success" || !viewer.session)
    return refuse(withoutPasswords(submission.reply()), 400);
  const { old_password, password, password_confirm, keep_api_keys } = submission.value;
  if (password !== password_confirm) {
    const fieldErrors = { password_confirm: [t("errors:codes.passwords_must_match")] };
    return refuse(withoutPasswords(submission.reply({ fieldErrors })), 400);
  }
  const { username } = await selfOf(reqContext);
  const change = { username, old_password, password, keep_api_keys: keep_api_keys !== undefined };
  const changed = await attempt(shop.auth.passwordChange(change));
  if (!changed.ok)
    return refuse(withoutPasswords(refusedBy(submission, changed.error)), changed.error.status);
  // Changing the password has revoked all tokens, including this session's: continue it with a new one.
  const login = await shop.auth.login({}, { basic: { username, password } });
  const session = renewSession(viewer.session, login);
  return done(
    args,
    null,
    paths.details(),
    [flashMessage("ok", t("server:account.passwordChanged"))],
    [
      sessionCookie(args.request, session, args.context.env.SHOP_SECRET),
      deviceCookie(args.request, login.device),
    ],
  );
}

export default function Details() {
  const { customer, username, supportEmail, title, formKey, start, formToken, unsent, constraint } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation(["account", "common"]);
  return (
    <div className={stack.s5}>
      <PageBreadcrumb steps={[{ name: t("account:nav.label"), href: paths.account() }]} current={title} />
      <h1>{title}</h1>
      <AccountNav />
      {unsent && !result && <UnsentNotice typed={unsent} />}
      <FormErrors title={() => t("account:details.password.notChanged")} error={result?.error} />
      <div className={columns}>
        <section className={stack.s4}>
          {customer && <DetailsFacts customer={customer} />}
          {start && <StartChoice start={start} formToken={formToken} />}
          <ContactSupportNote email={supportEmail} />
        </section>
        <ChangePassword key={formKey} username={username} result={result} constraint={constraint} />
      </div>
    </div>
  );
}

const selfOf = ({ shop, viewer }: RequestContext) => shop.customers.get({ id: viewer.session?.user.id ?? 0 });
