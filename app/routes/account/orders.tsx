import "~/shop-kit";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AccountNav } from "~/components/account/account-nav";
import { listed } from "~/components/account/orders/listed-order";
import { OrdersFilter } from "~/components/account/orders/orders-filter";
import { OrdersTable } from "~/components/account/orders/orders-table";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { UnsentNotice } from "~/components/site/notices/typed-values";
import { Pagination } from "~/components/site/pagination";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { MAX_ORDER_SEARCH_LENGTH } from "~/contract/constants/limits";
import { DEFAULT_PAGE_SIZE } from "~/contract/constants/paging";
import { ordersForm } from "~/contract/forms";
import { OrderStatus } from "~/contract/orders";
import { Day } from "~/contract/wire";
import { paths } from "~/paths";
import { reorder } from "~/storefront/cart/reorder";
import { read } from "~/storefront/forms/form";
import { formTokenOf } from "~/storefront/forms/form-token";
import { unsentValues } from "~/storefront/forms/typed-values";
import { requestContext } from "~/storefront/request/context";
import { pageFromUrl } from "~/storefront/request/page-number";
import { titleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";

export const handle = { i18n: ["account", "catalogue", "checkout"] };

export const meta = titleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, viewer, url, t } = reqContext;
  const param = (name: string) => url.searchParams.get(name)?.trim().slice(0, MAX_ORDER_SEARCH_LENGTH) ?? "";
  const day = (name: string) => Day.safeParse(param(name)).data ?? "";
  const status = OrderStatus.safeParse(param("status")).data;
  const filter = {
    date_from: day("date_from"),
    date_to: day("date_to"),
    number: param("number"),
    reference: param("reference"),
    status: status ?? "",
  };
  const ignored = (["date_from", "date_to", "status"] as const).filter(
    (name) => param(name) && !filter[name],
  );
  const { page, isIgnored } = pageFromUrl(url);
  const requestedSize = /^([1-9]\d?|100)$/.exec(param("page_size"))?.[0];
  const size = Number(requestedSize ?? DEFAULT_PAGE_SIZE);
  const hasIgnoredParams =
    isIgnored || ignored.length > 0 || (param("page_size") !== "" && requestedSize === undefined);
  const found = await attempt(
    shop.orders.list({
      customer: viewer.customer?.id,
      date_from: filter.date_from || undefined,
      date_to: filter.date_to || undefined,
      number: filter.number || undefined,
      reference: filter.reference || undefined,
      status,
      page,
      page_size: size,
    }),
  );
  return {
    title: t("account:orders.title"),
    filter,
    size,
    orders: found.ok ? listed(found.value) : null,
    refusal: found.ok ? null : found.error.message,
    notice: hasIgnoredParams ? t("server:account.ignored") : null,
    formToken: formTokenOf(viewer),
    unsent: await unsentValues(args, reqContext),
  };
}

/** CONTRACT §6: `reorder` adds all rows of the order. */
export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  const { submission } = await read(args, ordersForm, reqContext.locale);
  const refuse = (status: number) => data({ refusal: reqContext.t("errors:failures.order") }, { status });
  if (submission.status !== "success") return refuse(400);
  const { order, form_id } = submission.value;
  const found = await attempt(reqContext.shop.orders.get({ id: order }));
  if (!found.ok) return refuse(found.error.status);
  return reorder(args, reqContext, order, [], form_id);
}

export default function Orders() {
  const { filter, size, orders, refusal, notice, formToken, unsent } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { t } = useTranslation(["account", "common"]);
  const isFiltered = Object.values(filter).some((value) => value !== "");
  return (
    <div className={stack.s5}>
      <PageBreadcrumb
        steps={[{ name: t("account:nav.label"), href: paths.account() }]}
        current={t("account:orders.title")}
      />
      <h1>{t("account:orders.title")}</h1>
      <AccountNav />
      <OrdersFilter filter={filter} pageSize={size} />
      {actionData && <Notice kind="err">{actionData.refusal}</Notice>}
      {unsent && !actionData && <UnsentNotice typed={unsent} />}
      {refusal && <Notice kind="err">{refusal}</Notice>}
      {notice && <Notice kind="warn">{notice}</Notice>}
      {orders?.count === 0 && (
        <p>{t(isFiltered ? "account:orders.emptyFiltered" : "account:orders.empty")}</p>
      )}
      {orders && orders.count > 0 && (
        <>
          <p>{t("account:orders.count", { count: orders.count, number: orders.count })}</p>
          {orders.results.length > 0 ? (
            <OrdersTable orders={orders.results} formToken={formToken} />
          ) : (
            <p>{t("common:pagination.past", { last: orders.page_count })}</p>
          )}
          <Pagination
            page={orders.page}
            pageCount={orders.page_count}
            href={(page) =>
              paths.orders({ ...filter, page_size: size === DEFAULT_PAGE_SIZE ? undefined : size, page })
            }
          />
        </>
      )}
    </div>
  );
}
