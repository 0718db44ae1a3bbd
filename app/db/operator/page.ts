// Part of a list, as api/paging.ts cuts it.
export interface Page {
  limit: number;
  offset: number;
}
