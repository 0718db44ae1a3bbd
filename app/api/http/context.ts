// What every handler is given: the services' context, and the request that it answers.
import type { ReadRequest } from "~/contract/call-request";
import type { CallerContext } from "~/services/context";

export interface ApiContext extends CallerContext {
  request: ReadRequest;
}
