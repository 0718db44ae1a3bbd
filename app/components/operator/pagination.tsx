import { Pagination } from "~/components/ui/list/pagination";
import { useTranslation } from "~/i18n/use-translation";

/** The pages of one of the operator's lists. */
export function OperatorPagination({
  list,
  href,
}: {
  list: { page: number; page_count: number };
  href: (page: number) => string;
}) {
  const { t } = useTranslation("operator");
  return (
    <Pagination
      label={t("pages")}
      labels={{
        previous: t("previous"),
        next: t("next"),
        page: (page) => `${t("page")} ${page}`,
      }}
      page={list.page}
      pageCount={list.page_count}
      href={href}
    />
  );
}
