// The 503 response of a Worker without its secrets, which is built without them.
import { messageFor } from "~/i18n/server";
import { plainPage } from "./plain-page";

const CODE = "not_set_up";
const HEADERS = { "Cache-Control": "no-store", "Retry-After": "60" };

/** Returns 503. health/ lists the names of the missing secrets. */
export function notSetUp(request: Request): Response {
  const isCall = new URL(request.url).pathname.startsWith("/api/");
  return isCall ? apiResponse() : plainPage(503, CODE, null, HEADERS);
}

function apiResponse(): Response {
  const detail = { code: CODE, message: messageFor("en", CODE) };
  return Response.json({ detail, error_list: [] }, { status: 503, headers: HEADERS });
}
