import "~/shop-kit";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AccountNav } from "~/components/account/account-nav";
import { DetailsFacts } from "~/components/account/details-facts";
import { DocumentList } from "~/components/account/documents/document-list";
import { ContactSupportNote } from "~/components/account/orders/contact-support-note";
import { LastOrder } from "~/components/account/orders/last-order";
import { ReorderTile } from "~/components/account/orders/reorder-tile";
import { WishlistTile } from "~/components/account/wishlist/wishlist-tile";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { ButtonLink } from "~/components/ui/form/button";
import { Tile, Tiles } from "~/components/ui/list/tiles";
import { Link } from "~/components/ui/page/link";
import { Status } from "~/components/ui/status";
import { translator } from "~/i18n/server";
import { paths } from "~/paths";
import { wishlistRows } from "~/storefront/account/wishlist-actions";
import { formTokenOf } from "~/storefront/forms/form-token";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { titleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";
import { intro } from "~/theme/text.css";

export const handle = { i18n: "account" };

export const meta = titleMeta;

const MAX_DOCUMENTS = 4;
const MAX_WISHLIST_ITEMS = 4;

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, viewer, shopContext, t, locale } = reqContext;
  const customer = viewer.customer?.id;
  const [last, documents, self, wishlistItems, support, lists] = await Promise.all([
    lastOrder(reqContext),
    shop.documents.list({ customer, of_products: false, in_locale: true, page_size: MAX_DOCUMENTS }),
    customer ? shop.customers.get({ id: customer }) : null,
    wishlistRows(reqContext),
    shop.shop.setting({ key: "SUPPORT_EMAIL" }),
    customer ? shop.orderLists.list({ customer }) : { results: [] },
  ]);
  const due = translator(locale, "pad");
  return {
    title: t("account:home.title"),
    name: viewer.customer?.name ?? "",
    // Businesses are shown by name, without a greeting.
    firstName: self?.customer_profile?.customer_type === "consumer" ? self.first_name : "",
    isGross: shopContext === "b2c",
    last,
    documents: documents.results,
    self,
    wishlistItems: wishlistItems
      .slice(0, MAX_WISHLIST_ITEMS)
      .map(({ product_detail: { name, slug } }) => ({ name, slug })),
    wishlistCount: wishlistItems.length,
    dueLists: lists.results
      .filter(({ is_due }) => is_due)
      .map(({ id, name }) => ({ id, label: due("lists.due", { name }) })),
    supportEmail: String(support.value ?? ""),
    formToken: formTokenOf(viewer),
  };
}

export default function Dashboard() {
  const data = useLoaderData<typeof loader>();
  const { last, documents, self, formToken } = data;
  const { t } = useTranslation("account");
  return (
    <div className={stack.s5}>
      <PageBreadcrumb current={t("nav.label")} />
      <div>
        <h1>{data.firstName ? t("home.greeting", { name: data.firstName }) : data.name}</h1>
        <p className={intro}>{t(data.isGross ? "home.gross" : "home.net")}</p>
      </div>
      <AccountNav />
      {data.dueLists.map(({ id, label }) => (
        <p key={id}>
          <Link to={paths.orderList(id)}>
            <Status label={label} tone="warn" />
          </Link>
        </p>
      ))}
      <Tiles>
        <Tile variant="chosen">{last ? <LastOrder order={last.order} /> : <NoOrder />}</Tile>
        {last && (
          <Tile>
            <ReorderTile order={last.order.id} rows={last.rows} formToken={formToken} />
          </Tile>
        )}
        <Tile>
          <h2>{t("home.documents")}</h2>
          {documents.length > 0 ? <DocumentList documents={documents} /> : <p>{t("downloads.empty")}</p>}
          <p>
            <ButtonLink size="slim" to={paths.downloads()}>
              {t("home.allDocuments")}
            </ButtonLink>
          </p>
        </Tile>
      </Tiles>
      <Tiles>
        {self && (
          <Tile>
            <h2>{t("home.details")}</h2>
            <DetailsFacts customer={self} />
            <ContactSupportNote email={data.supportEmail} />
          </Tile>
        )}
        {data.wishlistCount > 0 && (
          <Tile>
            <WishlistTile items={data.wishlistItems} count={data.wishlistCount} />
          </Tile>
        )}
      </Tiles>
    </div>
  );
}

function NoOrder() {
  const { t } = useTranslation("account");
  return (
    <>
      <h2>{t("home.noOrder")}</h2>
      <p>
        <ButtonLink variant="primary" to={paths.products()}>
          {t("home.toProducts")}
        </ButtonLink>
      </p>
    </>
  );
}

async function lastOrder({ shop, viewer }: RequestContext) {
  const found = await shop.orders.list({ customer: viewer.customer?.id, page_size: 1 });
  const [order] = found.results;
  if (!order) return null;
  const rows = await shop.orders.rows({ order: order.id });
  return {
    order,
    rows: rows.results.map(({ id, name, name_today, slug, qty }) => ({
      id,
      name: name_today ?? name,
      slug,
      qty,
    })),
  };
}
