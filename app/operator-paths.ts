// All URLs of the back office that the code builds. Separate from paths.ts, which every page of the shop loads.
import { groupOfSetting } from "./contract/constants/settings";
import { type Query, withQuery } from "./paths";

const segment = encodeURIComponent;

export const operatorPaths = {
  today: () => "/operator",
  orders: (query: Query = {}) => withQuery("/operator/orders", query),
  search: (query: Query = {}) => withQuery("/operator/search", query),
  signIn: (query: Query = {}) => withQuery("/operator/sign-in", query),
  forgotten: (query: Query = {}) => withQuery("/operator/password-forgotten", query),
  /** Target of the one-time link in an email, with its key. */
  password: (query: Query = {}) => withQuery("/operator/password", query),
  order: (id: number) => `/operator/orders/${id}`,
  /** Orders selected in the list: the query contains an `id` for each. */
  chosenOrders: () => "/operator/orders/chosen",
  chosenFile: (name: "packing-lists.pdf" | "labels.csv") => `/operator/orders/chosen/${name}`,
  orderFile: (id: number, name: string) => `/operator/orders/${id}/${segment(name)}`,
  /** Orders to prepare and ship, without prices. */
  packing: (query: Query = {}) => withQuery("/operator/packing", query),
  packedOrder: (id: number) => `/operator/packing/${id}`,
  /** Files of the orders whose `id`s are in the query. */
  packingFile: (name: "packing-lists.pdf" | "labels.csv", query: Query = {}) =>
    withQuery(`/operator/packing/files/${name}`, query),
  deliveryNote: (order: number, document: number) => `/operator/packing/${order}/delivery-notes/${document}`,
  quotes: (query: Query = {}) => withQuery("/operator/quotes", query),
  quote: (id: number) => `/operator/quotes/${id}`,
  drafts: (query: Query = {}) => withQuery("/operator/drafts", query),
  newDraft: (query: Query = {}) => withQuery("/operator/drafts/new", query),
  draft: (id: number) => `/operator/drafts/${id}`,
  draftQuote: (id: number) => `/operator/drafts/${id}/quote.pdf`,
  items: (query: Query = {}) => withQuery("/operator/items", query),
  pictures: (query: Query = {}) => withQuery("/operator/pictures", query),
  /** The name is in the query, because paths of the back office are in lower case. */
  picture: (name: string, query: Query = {}) => withQuery("/operator/pictures/one", { name, ...query }),
  documents: (query: Query = {}) => withQuery("/operator/documents", query),
  document: (id: number | null, query: Query = {}) => withQuery("/operator/documents/one", { id, ...query }),
  inbox: (query: Query = {}) => withQuery("/operator/inbox", query),
  mails: (query: Query = {}) => withQuery("/operator/mails", query),
  products: (query: Query = {}) => withQuery("/operator/products", query),
  /** Changes of many products: the query contains a `product` for each, or the list's filters. */
  bulk: (query: Query = {}) => withQuery("/operator/bulk", query),
  bulkChange: (id: number, query: Query = {}) => withQuery(`/operator/bulk/${id}`, query),
  bulkRows: (id: number) => `/operator/bulk/${id}/rows.csv`,
  stock: (query: Query = {}) => withQuery("/operator/stock", query),
  /** A kind of record that is edited in forms (contract/operator/records.ts). */
  records: (kind: string, query: Query = {}) =>
    kind === "product" ? operatorPaths.products(query) : withQuery(`/operator/list/${kind}`, query),
  /** The key is in the query, because paths of the back office are in lower case. */
  record: (kind: string, key: string, query: Query = {}) =>
    withQuery(`/operator/edit/${kind}`, { key, ...query }),
  newRecord: (kind: string, query: Query = {}) => withQuery(`/operator/edit/${kind}`, query),
  customers: (query: Query = {}) => withQuery("/operator/customers", query),
  customer: (id: number) => `/operator/customers/${id}`,
  /** Preview of a page's blocks, which the editor posts into a frame. */
  preview: (query: Query = {}) => withQuery("/operator/preview", query),
  /** One record as the shop shows it, even if it is hidden. */
  previewProduct: (slug: string) => `/operator/preview/p/${segment(slug)}`,
  previewArticle: (slug: string) => `/operator/preview/news/${segment(slug)}`,
  previewSlider: (id: string) => `/operator/preview/slider/${segment(id)}`,
  previewBlocks: () => "/operator/preview-blocks",
  customerData: (id: number) => `/operator/customers/${id}/data.json`,
  reviews: (query: Query = {}) => withQuery("/operator/reviews", query),
  newsletter: (query: Query = {}) => withQuery("/operator/newsletter", query),
  newsletterFile: () => "/operator/newsletter/subscribers.csv",
  settings: () => "/operator/settings",
  settingGroup: (group: string) => `/operator/settings/${group}`,
  /** The setting in the form of its group. */
  setting: (key: string) => `/operator/settings/${groupOfSetting(key) ?? ""}#${key}`,
  webhooks: () => "/operator/webhooks",
  webhook: (id: number, query: Query = {}) => withQuery(`/operator/webhooks/${id}`, query),
  files: () => "/operator/files",
  /** `upload` is the id of a checked file that is not imported yet. */
  importFile: (table: string, query: Query = {}) => withQuery(`/operator/files/${segment(table)}`, query),
  /** A file of another shop. `upload` is the id of a checked file that is not imported yet. */
  shopFile: (query: Query = {}) => withQuery("/operator/files/shop", query),
  shopFilePictures: (upload: string) => `/operator/files/shop/${segment(upload)}/pictures.csv`,
  backupFile: () => "/operator/files/backup.gz",
  exportFile: (table: string) => `/operator/files/${segment(table)}/export.csv`,
  health: () => "/operator/health",
  statistics: (query: Query = {}) => withQuery("/operator/statistics", query),
  accounting: (query: Query = {}) => withQuery("/operator/accounting", query),
  accountingFile: (name: string, query: Query = {}) =>
    withQuery(`/operator/accounting/${segment(name)}`, query),
  audit: (query: Query = {}) => withQuery("/operator/audit", query),
  people: () => "/operator/people",
  keys: () => "/operator/keys",
  profile: () => "/operator/profile",
} as const;
