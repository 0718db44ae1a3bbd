import { Pagination } from "~/components/ui/pagination";
import type { OperatorWords } from "~/i18n/operator-words";

/** The pages of one of the operator's lists. */
export function Pages({
  words,
  list,
  href,
}: {
  words: OperatorWords;
  list: { page: number; page_count: number };
  href: (page: number) => string;
}) {
  return (
    <Pagination
      label={words.pages}
      words={{
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
