import { Pagination } from "~/components/ui/list/pagination";
import type { OperatorTexts } from "~/i18n/operator-texts";

/** The pages of one of the operator's lists. */
export function OperatorPagination({
  labels: words,
  list,
  href,
}: {
  labels: OperatorTexts;
  list: { page: number; page_count: number };
  href: (page: number) => string;
}) {
  return (
    <Pagination
      label={words.pages}
      labels={{
        previous: words.previous,
        next: words.next,
        page: (page) => `${words.page} ${page}`,
      }}
      page={list.page}
      pageCount={list.page_count}
      href={href}
    />
  );
}
