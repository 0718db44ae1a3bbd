// The shop that a command uses: the typed client, plain requests for files, and failures as one sentence.
import { ApiError } from "~/contract/client";
import { localMoment } from "~/contract/constants/moment";
import { timeZoneOf } from "~/contract/constants/time-zone";
import { OPERATOR_PATH } from "~/contract/operator/calls";
import { createOperatorClient, type OperatorClient } from "~/contract/operator/client";
import { ErrorBody } from "~/contract/wire";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { portOf } from "~/tools/local/port";
import { Failure } from "~/tools/steps";

export interface Shop {
  url: string;
  isRemote: boolean;
  /**
   * Runs a call. `thing` names what the shop may not have, e.g. "item HB00001".
   * @throws Failure if the call is refused
   */
  ask<T>(question: (client: OperatorClient) => Promise<T>, thing?: string): Promise<T>;
  /** Returns a function that formats an instant by the shop's clock, e.g. "2026-11-22 01:51". */
  clock(): Promise<(instant: string) => string>;
  /**
   * Requests a path of the operator's API. The request must be idempotent, because it may be repeated.
   * @throws Failure for a response other than a success
   */
  fetch(path: string, thing: string, init?: RequestInit): Promise<Response>;
}

/** @throws Failure if the URL or the token is missing */
export function openShop(remote: string | undefined): Shop {
  const url = remote === undefined ? `http://localhost:${portOf(process.env.PORT)}` : originOf(remote);
  const token = process.env.OPERATOR_TOKEN ?? (remote === undefined ? OPERATOR_TOKEN : undefined);
  if (!token) throw new Failure("Set OPERATOR_TOKEN to the token of the shop at --remote.");
  const away = new Failure(
    `No shop answers at ${url}${remote === undefined ? ": npm start opens it." : "."}`,
  );
  // A reused connection may have ended, so idempotent requests are repeated once.
  const reach = async (ask: () => Promise<Response>, isRepeatable: boolean): Promise<Response> => {
    try {
      return await ask();
    } catch {
      if (!isRepeatable) throw away;
    }
    try {
      return await ask();
    } catch {
      throw away;
    }
  };
  const client = createOperatorClient({
    fetch: (request) => reach(() => fetch(request), request.method === "GET"),
    baseUrl: url,
    locale: "en",
    token,
  });
  const ask: Shop["ask"] = async (question, thing) => {
    try {
      return await question(client);
    } catch (error) {
      throw error instanceof ApiError ? new Failure(sentenceOf(error, url, thing)) : error;
    }
  };
  return {
    url,
    isRemote: remote !== undefined,
    ask,
    async clock() {
      const { value } = await ask((operator) => operator.settings.get({ key: "TIME_ZONE" }));
      const zone = timeZoneOf(value);
      return (instant) => localMoment(instant, zone).replace("T", " ").slice(0, "2026-11-22 01:51".length);
    },
    async fetch(path, thing, init = {}) {
      const headers = new Headers(init.headers);
      headers.set("Authorization", `Bearer ${token}`);
      const answer = await reach(() => fetch(`${url}${OPERATOR_PATH}/${path}`, { ...init, headers }), true);
      if (answer.ok) return answer;
      const body = ErrorBody.safeParse(await answer.json().catch(() => null)).data;
      const detail =
        typeof body?.detail === "object" ? body.detail : { code: "", message: answer.statusText };
      throw new Failure(
        sentenceOf({ status: answer.status, ...detail, fields: body?.error_list ?? [] }, url, thing),
      );
    },
  };
}

function originOf(remote: string): string {
  const url = URL.canParse(remote) ? new URL(remote) : null;
  const isLocal = url?.hostname === "localhost" || url?.hostname === "127.0.0.1";
  if (!url || (url.protocol !== "https:" && !(url.protocol === "http:" && isLocal)))
    throw new Failure(`--remote must be the shop's address, such as https://shop.example, not "${remote}".`);
  return url.origin;
}

function sentenceOf(
  { status, code, message, fields }: Pick<ApiError, "status" | "code" | "message" | "fields">,
  url: string,
  thing: string | undefined,
): string {
  if (status === 401) return `The shop at ${url} does not know this OPERATOR_TOKEN.`;
  if (status >= 500) return `The shop at ${url} answered ${status}: ${message}`;
  if (status === 404 && thing !== undefined && code === "not_found")
    return `There is no ${thing} in the shop at ${url}.`;
  if (status === 404) return `What is at ${url} is no shop, or one that has no OPERATOR_TOKEN set.`;
  const faults = new Set(fields.map((one) => `${one.field}: ${one.message}`.replace(/\.$/, "")));
  return `${faults.size > 0 ? [...faults].join("; ") : message.replace(/\.$/, "")}.`;
}
