import "~/shop-kit";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CustomerChoice } from "~/components/account/customer-choice";
import { CustomerSearch, OrderSearch } from "~/components/account/customer-search";
import { listed } from "~/components/account/orders/listed-order";
import { OrdersTable } from "~/components/account/orders/orders-table";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { SwitchCustomer } from "~/components/site/notices/switch-customer";
import { Pagination } from "~/components/site/pagination";
import { Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { TABLE_PAGE_SIZE } from "~/contract/constants/paging";
import { customersForm } from "~/contract/forms";
import { translator } from "~/i18n/server";
import { paths } from "~/paths";
import { done, read } from "~/storefront/forms/form";
import { formTokenOf } from "~/storefront/forms/form-token";
import { safePath } from "~/storefront/request/access-rules";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { findActingCustomer, withCity } from "~/storefront/request/customer-in-address";
import { flashMessage } from "~/storefront/request/flash";
import { openCustomersCookie } from "~/storefront/request/open-customers";
import { pageFromUrl } from "~/storefront/request/page-number";
import { customerOfPending } from "~/storefront/request/pending-submissions";
import { seasonCookie } from "~/storefront/request/season";
import { actingFor, displayName, type Session, sessionCookie } from "~/storefront/request/session";
import { titleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";
import { lead } from "~/theme/text.css";

export const handle = { i18n: ["account", "checkout"] };

export const meta = titleMeta;

const ORDERS_SIZE = 10;

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, viewer, url, t, locale } = reqContext;
  const search = url.searchParams.get("search")?.trim().slice(0, MAX_SEARCH_LENGTH) ?? "";
  // Customers whose next order is due come first, unless another order is requested.
  const sort = url.searchParams.get("sort") === "recent" ? ("recent" as const) : null;
  const found = url.searchParams.get("orders")?.trim().slice(0, MAX_SEARCH_LENGTH) ?? "";
  const [page, ordersPage] = [pageFromUrl(url), pageFromUrl(url, "orders_page")];
  const [customers, orders] = await Promise.all([
    shop.customers.list({
      ...{ search: search || undefined, sort: sort ? undefined : ("due" as const) },
      ...{ page: page.page, page_size: TABLE_PAGE_SIZE },
    }),
    // Without a customer, the API returns the orders of all of the agent's customers.
    shop.orders.list({ search: found || undefined, page: ordersPage.page, page_size: ORDERS_SIZE }),
  ]);
  return {
    title: t("account:customers.title"),
    newCustomer: translator(locale, "newCustomer")("title"),
    notice: page.isIgnored || ordersPage.isIgnored ? t("server:account.ignored") : null,
    agent: viewer.session?.user.name ?? "",
    customers,
    orders: listed(orders),
    formToken: formTokenOf(viewer),
    search,
    sort,
    found,
    redirectTo: safePath(url.searchParams.get("redirectTo")) ?? "",
    awaited: await awaitedCustomer(args, reqContext),
  };
}

async function awaitedCustomer(args: LoaderFunctionArgs, { shop, viewer }: RequestContext) {
  const id = customerOfPending(args, viewer.session?.user.id ?? 0);
  if (id === null || id === viewer.customer?.id) return null;
  const awaited = await attempt(shop.customers.get({ id }));
  if (!awaited.ok) return null;
  const { customer_profile, first_name, last_name } = awaited.value;
  return { id, name: displayName(customer_profile?.business_name ?? "", first_name, last_name) };
}

export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, t, locale } = reqContext;
  const { session } = reqContext.viewer;
  const { submission } = await read(args, customersForm, locale);
  if (!session || submission.status !== "success") {
    return data({ refusal: t("server:account.noCustomer") }, { status: 400 });
  }
  if (submission.value.intent === "leave") return leave(args, reqContext, session);

  const found = await findActingCustomer(shop, String(submission.value.customer));
  // Another agent's customer answers as one that does not exist.
  if (!found) return data({ refusal: t("server:account.unknownCustomer") }, { status: 404 });
  const customer = await withCity(shop, found);
  const next = actingFor(session, await shop.auth.renew({}), customer);
  const secrets = args.context.env.SHOP_SECRET;
  const cookie = sessionCookie(args.request, next, secrets);
  const opened = openCustomersCookie(args.request, next, customer, null, secrets);
  const notice = flashMessage("ok", t("server:account.buyingFor", customer));
  return done(
    args,
    withoutCustomer(submission.value.redirectTo),
    paths.orderPad(),
    [notice],
    [cookie, opened, seasonCookie(args.request, null)],
  );
}

export default function Customers() {
  const loaded = useLoaderData<typeof loader>();
  const {
    newCustomer,
    notice,
    agent,
    customers,
    orders,
    formToken,
    search,
    sort,
    found,
    redirectTo,
    awaited,
  } = loaded;
  const refusal = useActionData<typeof action>()?.refusal;
  const { t } = useTranslation(["account", "common"]);
  const isFound = search !== "" && customers.results.length === 1;
  return (
    <div className={stack.s5}>
      <PageBreadcrumb current={t("common:header.customers")} />
      <h1>{t("account:customers.greeting", { name: agent })}</h1>
      <p className={lead}>
        {t("account:customers.intro", { count: customers.count, number: customers.count })}
      </p>
      <p>
        <Link to={paths.newCustomer()}>{newCustomer}</Link>
      </p>
      {refusal && <Notice kind="err">{refusal}</Notice>}
      {notice && <Notice kind="warn">{notice}</Notice>}
      {awaited && (
        <Notice kind="warn" lead={t("account:customers.awaited", { name: awaited.name })}>
          <SwitchCustomer customer={awaited} redirectTo={redirectTo} />
        </Notice>
      )}
      <CustomerSearch search={search} isFocused={!isFound} redirectTo={redirectTo} />
      <p>
        {sort ? (
          <Link to={paths.customers({ search, redirectTo })}>{t("account:customers.dueFirst")}</Link>
        ) : (
          <Link to={paths.customers({ search, redirectTo, sort: "recent" })}>
            {t("account:customers.lastFirst")}
          </Link>
        )}
      </p>
      {customers.results.length > 0 ? (
        <CustomerChoice
          key={`${customers.page} ${sort} ${isFound}`}
          customers={customers.results}
          isDueFirst={sort === null}
          isFocused={isFound}
          action={paths.customers({ search, redirectTo, sort, page: customers.page })}
          redirectTo={redirectTo}
        />
      ) : (
        <p>
          {customers.count === 0 ? (
            t("account:customers.empty")
          ) : (
            <Link to={paths.customers({ search, redirectTo })}>{t("account:customers.pastEnd")}</Link>
          )}
        </p>
      )}
      <Pagination
        page={customers.page}
        pageCount={customers.page_count}
        href={(page) => paths.customers({ search, redirectTo, sort, page })}
      />
      {(orders.count > 0 || found !== "") && (
        <section id="orders" className={stack.s4}>
          <h2>{t("account:customers.orders")}</h2>
          <OrderSearch found={found} />
          {orders.count === 0 && <p>{t("account:customers.noOrders")}</p>}
          <OrdersTable orders={orders.results} customers="many" formToken={formToken} />
          <Pagination
            label={t("account:customers.orders")}
            page={orders.page}
            pageCount={orders.page_count}
            href={(page) =>
              `${paths.customers({ search, redirectTo, sort, orders: found, orders_page: page })}#orders`
            }
          />
        </section>
      )}
    </div>
  );
}

/** Removes the customer from the return path, which may differ from the one now selected. */
function withoutCustomer(redirectTo: string | undefined): string | null {
  const path = safePath(redirectTo);
  if (path === null) return null;
  const url = new URL(path, "http://shop");
  url.searchParams.delete("customer");
  return url.pathname + url.search + url.hash;
}

async function leave(args: ActionFunctionArgs, { shop, t }: RequestContext, session: Session) {
  const next = actingFor(session, await shop.auth.renew({}), null);
  const cookie = sessionCookie(args.request, next, args.context.env.SHOP_SECRET);
  return done(
    args,
    null,
    paths.customers(),
    [flashMessage("ok", t("account:customers.left"))],
    [cookie, seasonCookie(args.request, null)],
  );
}
