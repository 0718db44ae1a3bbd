import type { BoughtSort } from "~/contract/constants/enums";
import { paths } from "~/paths";

export interface ListState {
  search: string;
  sort: BoughtSort;
  page: number;
}

/** The address of a part of the list; the form is posted to it, and what is typed is stored on the way. */
export const listPath = ({ search, sort, page }: ListState): string =>
  paths.orderPad({ search, sort: sort === "-date" ? null : sort, page: page > 1 ? page : null });
