// The context of every handler: the services' context and the request.
import type { ReadRequest } from "~/contract/call-request";
import type { ShownProducts } from "~/platform/cache/page-stamp";
import type { CallerContext } from "~/services/context";

export interface ApiContext extends CallerContext {
  request: ReadRequest;
  /** Products whose prices and stock the response shows. A handler may narrow it. */
  shown: ShownProducts;
}
