// The typed client of operator-calls.ts, used by the operator's screens and command line.
import { type ApiError, type ClientOf, clientOf, overHttp } from "~/contract/client";
import type { Locale } from "~/contract/wire";
import { OPERATOR_PATH, type OperatorCalls, operatorCalls } from "./calls";

export type OperatorClient = ClientOf<OperatorCalls>;

/**
 * The operator's API over any fetch, with the operator's token (CONTRACT §9).
 * @throws ApiError for an unsuccessful response
 */
export const createOperatorClient = ({
  fetch,
  baseUrl,
  locale,
  token,
  onServiceError,
}: {
  fetch: (request: Request) => Promise<Response>;
  baseUrl: string;
  /** The language of error messages and product names. */
  locale: Locale;
  token: string;
  onServiceError?: (error: ApiError) => Promise<unknown>;
}): OperatorClient =>
  clientOf(operatorCalls, {
    ask: overHttp(fetch),
    baseUrl: new URL(baseUrl).origin,
    basePath: OPERATOR_PATH,
    season: null,
    query: { locale },
    onServiceError,
    headers: { Authorization: `Bearer ${token}` },
  });
