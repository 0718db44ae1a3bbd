import "~/shop-kit";
import { type ActionFunctionArgs, data, defer, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AccountNav } from "~/components/account/account-nav";
import { OrderDocuments } from "~/components/account/documents/order-documents";
import { CancelOrder } from "~/components/account/orders/cancel-order";
import { OrderAddresses } from "~/components/account/orders/order-addresses";
import { OrderChanges } from "~/components/account/orders/order-changes";
import { OrderHeading } from "~/components/account/orders/order-heading";
import { OrderNotes } from "~/components/account/orders/order-notes";
import { OrderNow } from "~/components/account/orders/order-now";
import { OrderParcels } from "~/components/account/orders/order-parcels";
import { OrderRefunds } from "~/components/account/orders/order-refunds";
import { OrderRows } from "~/components/account/orders/order-rows";
import { OrderTimeline } from "~/components/account/orders/order-timeline";
import { OrderTotals } from "~/components/account/orders/order-totals";
import { PaymentFacts } from "~/components/checkout/payment/payment-facts";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { TradeLinks } from "~/components/site/trade-links";
import { Deferred } from "~/components/ui/page/deferred";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { orderForm } from "~/contract/forms";
import { idIn } from "~/contract/input/id";
import type { Order } from "~/contract/orders";
import { paths } from "~/paths";
import { reorder } from "~/storefront/cart/reorder";
import { bankTransferOf } from "~/storefront/checkout/bank-transfer";
import { settingsOf } from "~/storefront/content/settings";
import { withdrawalState } from "~/storefront/content/withdrawal-state";
import { done, read } from "~/storefront/forms/form";
import { formTokenOf } from "~/storefront/forms/form-token";
import { orderLinks } from "~/storefront/quotes/trade-links";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { flashMessage } from "~/storefront/request/flash";
import { pendingSubmission } from "~/storefront/request/pending-submissions";
import { notFound, or404 } from "~/storefront/response/or-404";
import { isStreamed } from "~/storefront/response/streaming";
import { titleMeta } from "~/storefront/seo/titles";
import { stack, withSidebarBetween } from "~/theme/layout.css";

export const handle = { i18n: ["account", "cart", "checkout"] };

export const meta = titleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, viewer, t } = reqContext;
  const id = idOf(args, reqContext);
  const isDeferred = isStreamed(args.request, viewer);
  const client = isDeferred ? reqContext.deferredShop() : shop;
  const rowsPromise = attempt(client.orders.rows({ order: id })).then((rows) =>
    rows.ok ? rows.value.results : [],
  );
  const [order, rows, documents, pending] = await Promise.all([
    orderOf(reqContext, id),
    isDeferred ? null : rowsPromise,
    attempt(shop.documents.list({ customer: viewer.customer?.id, order: id })),
    pendingSubmission(args, viewer),
  ]);
  // An agent may view the orders of all their customers, so request the documents of this order's customer.
  const listed =
    viewer.customer?.id === order.customer
      ? documents
      : await attempt(shop.documents.list({ customer: order.customer, order: id }));
  const owner = order.business_name || order.billing_address.recipient;
  return defer({
    title: `${t("account:order.title")} ${order.number}`,
    links: [...orderLinks(reqContext, order.id), ...(await reviewLinks(args, reqContext, order))],
    order,
    rows: rows ?? rowsPromise,
    documents: listed.ok ? listed.value.results : [],
    // An agent may view the orders of all their customers, so name this order's customer.
    ofAnother:
      viewer.customer && viewer.customer.id !== order.customer
        ? t("server:account.ofAnother", { name: owner, now: viewer.customer.name })
        : null,
    // The form is for the order's customer: an agent who acts for another customer must switch.
    formToken: { ...formTokenOf(viewer), forCustomer: order.customer },
    withdrawal: withdrawalState(order, reqContext.zone),
    transfer: await bankTransferOf(shop, order),
    checkedIds: pending && checkedRowIds(pending.fields),
  });
}

const SENT: ReadonlySet<Order["status"]> = new Set(["partially_shipped", "shipped", "completed"]);

/** Link to the reviews of shipped products, only for the order's customer. */
async function reviewLinks(args: LoaderFunctionArgs, { viewer, t }: RequestContext, order: Order) {
  const takesReviews = (await settingsOf(args)).get("REVIEW_DAYS") !== undefined;
  const isOwn = viewer.session?.user.id === order.customer;
  return takesReviews && isOwn && SENT.has(order.status)
    ? [{ to: paths.reviews({ order: order.id }), text: t("server:reviews.fromOrder") }]
    : [];
}

export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  const { submission } = await read(args, orderForm, reqContext.locale);
  if (submission.status !== "success") throw new Response(null, { status: 400, statusText: "invalid_input" });
  const order = await orderOf(reqContext, idOf(args, reqContext));
  if (submission.value.intent === "cancel") return cancel(args, reqContext, order, submission.value.form_id);
  const { rows = [], form_id } = submission.value;
  return reorder(args, reqContext, order.id, Array.isArray(rows) ? rows : [rows], form_id);
}

export default function OrderPage() {
  const { order, rows, documents, ofAnother, formToken, checkedIds, withdrawal, transfer, links } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { t } = useTranslation(["account", "cart"]);
  return (
    <div className={stack.s6}>
      <PageBreadcrumb
        steps={[
          { name: t("nav.label"), href: paths.account() },
          { name: t("nav.orders"), href: paths.orders() },
        ]}
        current={order.number}
      />
      <OrderHeading order={order} />
      <AccountNav />
      {ofAnother && <Notice kind="warn">{ofAnother}</Notice>}
      {actionData && <Notice kind="err">{actionData.refusal}</Notice>}
      {checkedIds && (
        <Notice kind="warn" lead={t("common:pending.lead")}>
          {t("common:pending.text")}
        </Notice>
      )}
      <div className={withSidebarBetween}>
        <div className={stack.s6}>
          <OrderNow order={order} formToken={formToken} />
          <PaymentFacts order={order} transfer={transfer} />
          <OrderTimeline order={order} />
        </div>
        <aside className={stack.s6}>
          <OrderTotals order={order} />
          <OrderRefunds order={order} documentPath={paths.document} />
          <OrderDocuments order={order} documents={documents} withdrawal={withdrawal} />
          {order.can_cancel && <CancelOrder order={order} formToken={formToken} />}
        </aside>
        <div className={stack.s8}>
          <Deferred
            key={order.id}
            value={rows}
            fallback={<p>{t("order.rows.waiting")}</p>}
            errorElement={<Notice kind="err" lead={t("order.rows.failed")} />}
          >
            {(found) => (
              <>
                <OrderRows order={order} rows={found} checkedIds={checkedIds ?? []} formToken={formToken} />
                <TradeLinks links={links} />
                <OrderParcels order={order} rows={found} documentPath={paths.document} />
              </>
            )}
          </Deferred>
          <OrderChanges order={order} />
          <OrderNotes order={order} />
          <OrderAddresses order={order} />
        </div>
      </div>
    </div>
  );
}

const checkedRowIds = (fields: [string, string][]): number[] =>
  fields.flatMap(([name, value]) => (name === "rows" ? (idIn(value) ?? []) : []));

/** Invalid, unknown and other customers' ids return the same 404. */
function idOf({ params }: { params: { id?: string } }, { t }: RequestContext): number {
  const id = idIn(params.id);
  if (id === null) throw notFound(t("errors:failures.order"));
  return id;
}

const orderOf = ({ shop, t }: RequestContext, id: number) =>
  or404(shop.orders.get({ id }), t("errors:failures.order"));

async function cancel(
  args: ActionFunctionArgs,
  { shop, t }: RequestContext,
  order: { id: number; number: string },
  idempotencyKey: string | undefined,
) {
  const answer = await attempt(shop.orders.cancel({ id: order.id }, { idempotencyKey }));
  if (!answer.ok) return data({ refusal: answer.error.message }, { status: answer.error.status });
  return done(args, null, paths.order(order.id), [flashMessage("ok", t("account:order.cancel.done", order))]);
}
