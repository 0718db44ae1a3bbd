// The operator at the shop's own calls.
import { createOperatorClient, type OperatorClient } from "~/contract/operator/client";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { shopUrl } from "./worker/worker";

export const operator = (url = shopUrl()): OperatorClient =>
  createOperatorClient({ fetch, baseUrl: url, locale: "it", token: OPERATOR_TOKEN });

/** A change by the operator: the facts that the shop remembers are those of this instant, and it looks again later. */
export const freshFacts = () => operator().settings.put({ key: "SHOP_NAME", value: "Bottega" });

/** The path is the operator's own: "orders/?page=2". */
export const askOperator = (path: string, init: RequestInit = {}, url = shopUrl()): Promise<Response> =>
  fetch(`${url}/api/v3/operator/${path}`, {
    redirect: "manual",
    ...init,
    headers: {
      Authorization: `Bearer ${OPERATOR_TOKEN}`,
      ...(init.body !== undefined && { "Content-Type": "application/json" }),
      ...init.headers,
    },
  });
