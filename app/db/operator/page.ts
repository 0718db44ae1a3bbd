// Part of a list, as api/http/paging.ts cuts it.
export interface Page {
  limit: number;
  offset: number;
}
