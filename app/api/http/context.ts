// What every handler is given: the services' context, and the request that it answers.
import type { ReadRequest } from "~/contract/call-request";
import type { ShownProducts } from "~/platform/cache/page-stamp";
import type { CallerContext } from "~/services/context";

export interface ApiContext extends CallerContext {
  request: ReadRequest;
  /** Whose prices and stock the answer shows; a handler may narrow it. */
  shown: ShownProducts;
}
