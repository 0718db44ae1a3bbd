import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountNav } from "~/components/account/account-nav";
import { ChangePassword } from "~/components/account/change-password";
import { DetailsFacts } from "~/components/account/details-facts";
import { ThroughSupport } from "~/components/account/through-support";
import { Crumbs } from "~/components/site/crumbs";
import { FormErrors } from "~/components/ui/form-errors";
import { attempt } from "~/contract/client";
import { detailsForm } from "~/contract/forms";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { deviceCookie } from "~/storefront/device";
import { enter, type Visit } from "~/storefront/enter";
import { done, read, refuse, refusedBy } from "~/storefront/form";
import { noticeOf } from "~/storefront/notices";
import { withoutPasswords } from "~/storefront/passwords";
import { renewed, sessionCookie } from "~/storefront/session";
import { titled } from "~/storefront/titles";
import { columns, stack } from "~/theme/layout.css";

export const meta = titled;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args);
  const { shop, visitor, t } = visit;
  const [customer, self, support] = await Promise.all([
    visitor.customer && shop.customers.get({ id: visitor.customer.id }),
    selfOf(visit),
    shop.shop.setting({ key: "SUPPORT_EMAIL" }),
  ]);
  return {
    title: t("account:details.title"),
    customer,
    username: self.username,
    supportEmail: String(support.value ?? ""),
    /** New after each change, so that the form forgets what was typed. */
    formKey: crypto.randomUUID(),
  };
}

/** The password is the signed-in person's own, also while an agent acts for a customer. */
export async function action(args: ActionFunctionArgs) {
  const visit = await enter(args);
  const { shop, t, locale, visitor } = visit;
  const { submission } = await read(args, detailsForm, locale);
  if (submission.status !== "success" || !visitor.session)
    return refuse(withoutPasswords(submission.reply()), 400);
  const { old_password, password, password_confirm } = submission.value;
  if (password !== password_confirm) {
    const fieldErrors = { password_confirm: [t("errors:codes.passwords_must_match")] };
    return refuse(withoutPasswords(submission.reply({ fieldErrors })), 400);
  }
  const { username } = await selfOf(visit);
  const changed = await attempt(shop.auth.passwordChange({ username, old_password, password }));
  if (!changed.ok)
    return refuse(withoutPasswords(refusedBy(submission, changed.error)), changed.error.status);
  // All tokens have ended with the old password, this session's too: it goes on under a new one.
  const login = await shop.auth.login({}, { basic: { username, password } });
  const session = renewed(visitor.session, login);
  return done(
    args,
    null,
    paths.details(),
    [noticeOf("ok", t("account:details.password.done"))],
    [
      sessionCookie(args.request, session, args.context.env.SHOP_SECRET),
      deviceCookie(args.request, login.device),
    ],
  );
}

export default function Details() {
  const { customer, username, supportEmail, title, formKey } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation(["account", "common"]);
  return (
    <div className={stack.s5}>
      <Crumbs steps={[{ name: t("account:nav.label"), href: paths.account() }]} here={title} />
      <h1>{title}</h1>
      <AccountNav />
      <FormErrors title={() => t("account:details.password.notChanged")} error={result?.error} />
      <div className={columns}>
        <section className={stack.s4}>
          {customer && <DetailsFacts customer={customer} />}
          <ThroughSupport email={supportEmail} />
        </section>
        <ChangePassword key={formKey} username={username} errors={result?.error ?? {}} />
      </div>
    </div>
  );
}

const selfOf = ({ shop, visitor }: Visit) => shop.customers.get({ id: visitor.session?.user.id ?? 0 });
