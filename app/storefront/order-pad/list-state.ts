// The part of the customer's list that is shown. It is in the URL, so that it can be bookmarked and the Back button
// works.
import { BOUGHT_SORTS, type BoughtSort } from "~/contract/constants/enums";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { pageFromUrl } from "~/storefront/request/page-number";

export interface ListState {
  search: string;
  sort: BoughtSort;
  page: number;
}

export function listStateOf(url: URL): ListState {
  const asked = url.searchParams.get("sort");
  return {
    search: (url.searchParams.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    sort: BOUGHT_SORTS.find((sort) => sort === asked) ?? "-date",
    page: pageFromUrl(url).page,
  };
}
