import type { BoughtSort } from "~/contract/constants/enums";
import { paths } from "~/paths";

export interface ListState {
  search: string;
  sort: BoughtSort;
  page: number;
}

/** Path of a part of the list. The form is posted to it, which also stores the typed quantities. */
export const listPath = ({ search, sort, page }: ListState): string =>
  paths.orderPad({ search, sort: sort === "-date" ? null : sort, page: page > 1 ? page : null });
