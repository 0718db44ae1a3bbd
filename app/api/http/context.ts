// What every handler is given: the services' context, and the request that it answers.
import type { ServiceContext } from "~/services/context";

export interface ApiContext extends ServiceContext {
  request: Request;
  /** The visitor's address: Cloudflare's header, or the one that a trusted storefront names (CONTRACT §1). */
  clientIp: string;
}
