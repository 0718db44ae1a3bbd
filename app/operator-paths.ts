// Every URL of the back office that the code builds. Beside paths.ts, which is in every page of the shop.
import { type Query, withQuery } from "./paths";

const segment = encodeURIComponent;

export const operatorPaths = {
  today: () => "/operator",
  orders: (query: Query = {}) => withQuery("/operator/orders", query),
  signIn: (query: Query = {}) => withQuery("/operator/sign-in", query),
  order: (id: number) => `/operator/orders/${id}`,
  orderFile: (id: number, name: string) => `/operator/orders/${id}/${segment(name)}`,
  items: (query: Query = {}) => withQuery("/operator/items", query),
  pictures: (query: Query = {}) => withQuery("/operator/pictures", query),
  inbox: (query: Query = {}) => withQuery("/operator/inbox", query),
  mails: (query: Query = {}) => withQuery("/operator/mails", query),
  products: (query: Query = {}) => withQuery("/operator/products", query),
  stock: (query: Query = {}) => withQuery("/operator/stock", query),
  /** A kind of what is edited in forms: contract/operator/records.ts. */
  records: (kind: string, query: Query = {}) =>
    kind === "product" ? operatorPaths.products(query) : withQuery(`/operator/list/${kind}`, query),
  /** The key is in the query: a path of the back office is in lower case. */
  record: (kind: string, key: string, query: Query = {}) =>
    withQuery(`/operator/edit/${kind}`, { key, ...query }),
  newRecord: (kind: string, query: Query = {}) => withQuery(`/operator/edit/${kind}`, query),
  settings: () => "/operator/settings",
  audit: (query: Query = {}) => withQuery("/operator/audit", query),
  people: () => "/operator/people",
  profile: () => "/operator/profile",
} as const;
