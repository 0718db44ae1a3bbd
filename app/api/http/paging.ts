// Pages of a list (CONTRACT §1).

import { DEFAULT_PAGE_SIZE, MAX_ALL_ROWS } from "~/contract/constants/paging";
import type { ListOf } from "~/contract/wire";
import { Refusal } from "~/services/refusal";

export interface Slice {
  page: number;
  size: number;
  limit: number;
  offset: number;
}

const ALL = -1;

/** `page=-1` requests all rows as one page. */
export function sliceOf(query: { page?: number | undefined; page_size?: number | undefined }): Slice {
  if (query.page === ALL) return { page: 1, size: MAX_ALL_ROWS, limit: MAX_ALL_ROWS, offset: 0 };
  const page = query.page ?? 1;
  const size = query.page_size ?? DEFAULT_PAGE_SIZE;
  return { page, size, limit: size, offset: (page - 1) * size };
}

/** @throws Refusal 400 `too_many_results` if all rows are requested and there are too many */
export function listAnswer<T>({ page, size }: Slice, count: number, results: T[]): ListOf<T> {
  if (size === MAX_ALL_ROWS && count > MAX_ALL_ROWS) throw new Refusal(400, "too_many_results");
  return { count, page, page_size: size, page_count: Math.ceil(count / size), results };
}
