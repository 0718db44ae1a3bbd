// A slice of a list, as parsed by api/http/paging.ts.
export interface Page {
  limit: number;
  offset: number;
}
