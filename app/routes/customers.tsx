import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CustomerChoice } from "~/components/account/customer-choice";
import { CustomerSearch } from "~/components/account/customer-search";
import { Crumbs } from "~/components/site/crumbs";
import { Notice } from "~/components/ui/notice";
import { Pagination } from "~/components/ui/pagination";
import { attempt } from "~/contract/client";
import { customersForm } from "~/contract/forms";
import { paths } from "~/paths";
import { enter, type Visit } from "~/storefront/enter";
import { done, read } from "~/storefront/form";
import { safePath } from "~/storefront/gate";
import { noticeOf } from "~/storefront/notices";
import { actingFor, displayName, type Session, sessionCookie } from "~/storefront/session";
import { stack } from "~/theme/layout.css";
import { lede } from "~/theme/text.css";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? "" }];

const PAGE_SIZE = 25;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, visitor, url, t } = await enter(args);
  const search = url.searchParams.get("search")?.trim() ?? "";
  const page = Number(/^[1-9]\d{0,4}$/.exec(url.searchParams.get("page") ?? "")?.[0] ?? 1);
  const customers = await shop.customers.list({ search: search || undefined, page, page_size: PAGE_SIZE });
  return json({
    title: t("account:customers.title"),
    agent: visitor.session?.user.name ?? "",
    customers,
    search,
    redirectTo: safePath(url.searchParams.get("redirectTo")) ?? "",
    chosen: visitor.customer?.id ?? null,
  });
}

export async function action(args: ActionFunctionArgs) {
  const visit = await enter(args);
  const { shop, t, locale } = visit;
  const { session } = visit.visitor;
  const { submission } = await read(args.request, customersForm, locale);
  if (!session || submission.status !== "success") {
    return json({ refusal: t("account:customers.refused.none") }, { status: 400 });
  }
  if (submission.value.intent === "leave") return leave(args, visit, session);

  const chosen = await attempt(shop.customers.get({ id: submission.value.customer }));
  const profile = chosen.ok ? chosen.value.customer_profile : null;
  // Another agent's customer answers as one that does not exist.
  if (!chosen.ok || !profile)
    return json({ refusal: t("account:customers.refused.unknown") }, { status: 404 });
  const { id, first_name, last_name } = chosen.value;
  const name = displayName(profile.business_name, first_name, last_name);
  const next = actingFor(session, await shop.auth.renew({}), { id, name, type: profile.customer_type });
  const cookie = sessionCookie(args.request, next, args.context.env.SHOP_SECRET, new Date());
  const notice = noticeOf("ok", t("account:customers.now", { name }));
  return done(args, submission.value.redirectTo, paths.index(), [notice], [cookie]);
}

export default function Customers() {
  const { agent, customers, search, redirectTo, chosen } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  const { t } = useTranslation(["account", "common"]);
  return (
    <div className={stack.s5}>
      <Crumbs here={t("common:header.customers")} />
      <h1>{t("account:customers.greeting", { name: agent })}</h1>
      <p className={lede}>
        {t("account:customers.intro", { count: customers.count, number: customers.count })}
      </p>
      {refusal && <Notice kind="err">{refusal}</Notice>}
      <CustomerSearch search={search} redirectTo={redirectTo} />
      {customers.results.length > 0 ? (
        <CustomerChoice
          key={customers.page}
          customers={customers.results}
          chosen={chosen}
          redirectTo={redirectTo}
        />
      ) : (
        <p>{t("account:customers.empty")}</p>
      )}
      <Pagination
        label={t("common:pagination.label")}
        words={{
          previous: t("common:pagination.previous"),
          next: t("common:pagination.next"),
          page: (page) => t("common:pagination.page", { page }),
        }}
        page={customers.page}
        pageCount={customers.page_count}
        href={(page) => paths.customers({ search, redirectTo, page })}
      />
    </div>
  );
}

async function leave(args: ActionFunctionArgs, { shop, t }: Visit, session: Session) {
  const next = actingFor(session, await shop.auth.renew({}), null);
  const cookie = sessionCookie(args.request, next, args.context.env.SHOP_SECRET, new Date());
  return done(args, null, paths.customers(), [noticeOf("ok", t("account:customers.left"))], [cookie]);
}
