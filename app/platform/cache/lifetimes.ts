// Lifetimes of cached data in ms. Decision 030 lists the events that end an entry
// earlier.
import { DAY, HOUR, MINUTE, SECOND } from "~/platform/clock";

export const CACHE_MS = {
  // Users. A request reads a cached user again before it responds.
  /** A user in the memory of an isolate. */
  userInIsolate: 30 * MINUTE,
  /** A user in the browser's cookie. */
  userInCookie: DAY,
  /** The bookmark of a visitor's last write, in the browser's cookie. Read replicas lag by seconds. */
  bookmarkInCookie: 5 * MINUTE,

  // Reference data, prices and rendered markup. Each entry contains the name of the data version it was made from.
  /** An entry in the memory of an isolate: the default of SPEC §9. */
  entry: 30 * MINUTE,
  /** Catalogue data and prices of a product, in the memory of an isolate: the price cache of SPEC §9. */
  prices: 3 * HOUR,
  /** The ids, count and facets of a list, in the memory of an isolate. */
  list: MINUTE,
  /** Reference data in KV: the settings of SPEC §9. */
  referenceDataInKv: 12 * HOUR,

  // The data version: CONTRACT §8 allows a minute between a change and every page that shows it.
  /** Use of a version that KV returned. KV itself lags by `edge.least` and the time of a write. */
  versionFromKv: 20 * SECOND,
  /** Use of a version that the database returned. A read replica may take the remaining 10 s of the minute. */
  versionFromDatabase: 50 * SECOND,
  /** Age at which KV's copy of the version is ignored. The cron job writes it each minute. */
  versionInKv: 2 * MINUTE,
  /** Time after which KV deletes the entry of the version. */
  versionEntry: HOUR,

  // Public pages.
  /** A page in the memory of an isolate and in KV. */
  page: 30 * MINUTE,
  /** Age at which a page is rendered again after the response, for stock that another isolate changed. */
  pageStock: 5 * MINUTE,
  /** Time before the end of a previous version at which its pages are replaced by those in KV. */
  pageSweep: 15 * SECOND,
  /** A prefetched page in the browser's cache. */
  pageInBrowser: 10 * SECOND,

  /**
   * Maximum age of a location's copy of a KV entry: Cloudflare's minimum, its default, and one for entries that contain
   * their version. For an older copy the location reads KV's central store.
   */
  edge: { least: 30 * SECOND, usual: MINUTE, long: 10 * MINUTE },

  // Renewal and waiting.
  /** The last part of a long lifetime, in which one request renews the entry after its response. */
  renewal: 30 * SECOND,
  /** Age at which a load or renewal counts as cancelled, and another request takes over. */
  claim: 5 * SECOND,
  /** Interval at which a request polls for an entry that another request is loading. */
  poll: 20,
  /** Pause in the use of KV after a failure. */
  kvPause: 10 * SECOND,
  /** Interval between writes to one key of KV: Workers KV accepts one per second. */
  kvWrite: SECOND,
};
