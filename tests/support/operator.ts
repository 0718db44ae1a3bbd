// The operator's client for the shop's own calls.
import { createOperatorClient, type OperatorClient } from "~/contract/operator/client";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { shopUrl } from "./worker/worker";

export const operator = (url = shopUrl()): OperatorClient =>
  createOperatorClient({ fetch, baseUrl: url, locale: "it", token: OPERATOR_TOKEN });

/** Makes a change as the operator: the isolate then reads its cached settings and terms again. */
export const freshFacts = () => operator().settings.put({ key: "SHOP_NAME", value: "Bottega" });

/** Requests a path below the operator's calls: "orders/?page=2". */
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
