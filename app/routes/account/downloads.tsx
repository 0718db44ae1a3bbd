import "~/shop-kit";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AccountNav } from "~/components/account/account-nav";
import { DocumentList } from "~/components/account/documents/document-list";
import { DOCUMENT_TYPE_ORDER, DownloadsFilter } from "~/components/account/documents/downloads-filter";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { Pagination } from "~/components/site/pagination";
import { ButtonLink } from "~/components/ui/form/button";
import { Tile, Tiles } from "~/components/ui/list/tiles";
import { Notice } from "~/components/ui/page/notice";
import { DOCUMENT_TYPES } from "~/contract/constants/enums";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { TABLE_PAGE_SIZE } from "~/contract/constants/paging";
import { paths } from "~/paths";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { pageFromUrl } from "~/storefront/request/page-number";
import { titleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";

export const handle = { i18n: "account" };

export const meta = titleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, viewer, url, t } = reqContext;
  const search = url.searchParams.get("search")?.trim().slice(0, MAX_SEARCH_LENGTH) ?? "";
  const type = DOCUMENT_TYPES.find((one) => one === url.searchParams.get("type"));
  const { page, isIgnored } = pageFromUrl(url);
  const hasIgnoredParams = isIgnored || (Boolean(url.searchParams.get("type")) && type === undefined);
  const isList = type !== undefined || search !== "";
  const facts = {
    title: t("account:downloads.title"),
    notice: hasIgnoredParams ? t("server:account.ignored") : null,
    filter: { search, type: type ?? "" },
  };
  if (!isList) return { ...facts, list: null, groups: await groupsOf(reqContext) };
  const list = await shop.documents.list({
    customer: viewer.customer?.id,
    type,
    search: search || undefined,
    in_locale: true,
    page,
    page_size: TABLE_PAGE_SIZE,
  });
  return { ...facts, list, groups: null };
}

export default function Downloads() {
  const { title, notice, filter, list, groups } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["account", "common"]);
  return (
    <div className={stack.s5}>
      <PageBreadcrumb steps={[{ name: t("account:nav.label"), href: paths.account() }]} current={title} />
      <h1>{title}</h1>
      <AccountNav />
      <DownloadsFilter filter={filter} />
      {notice && <Notice kind="warn">{notice}</Notice>}
      {groups?.length === 0 && <p>{t("account:downloads.empty")}</p>}
      {groups && groups.length > 0 && (
        <Tiles>
          {groups.map(({ type, documents }) => (
            <Tile key={type}>
              <h2>{t(`common:documentTypes.${type}`)}</h2>
              <DocumentList documents={documents} />
              <p>
                <ButtonLink size="slim" to={paths.downloads({ type })}>
                  {t(`account:downloads.all.${type}`)}
                </ButtonLink>
              </p>
            </Tile>
          ))}
        </Tiles>
      )}
      {list && (
        <>
          <p>{t("account:downloads.count", { count: list.count })}</p>
          <DocumentList documents={list.results} withTypes={filter.type === ""} />
          <Pagination
            page={list.page}
            pageCount={list.page_count}
            href={(page) => paths.downloads({ ...filter, page })}
          />
        </>
      )}
    </div>
  );
}

/** Maximum of documents shown per type, newest first. */
const MAX_PER_TYPE = 4;

async function groupsOf({ shop, viewer }: RequestContext) {
  const groups = await Promise.all(
    DOCUMENT_TYPE_ORDER.map(async (type) => {
      const params = { customer: viewer.customer?.id, in_locale: true, type, page_size: MAX_PER_TYPE };
      return { type, documents: (await shop.documents.list(params)).results };
    }),
  );
  return groups.filter(({ documents }) => documents.length > 0);
}
