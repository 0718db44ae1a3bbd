import { describe, expect, it } from "vitest";
import type { Call } from "~/contract/call";
import { operatorCalls } from "~/contract/operator/calls";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { refusal } from "../../support/answers";
import { askOperator } from "../../support/operator";
import { ownShop } from "../../support/worker/own-shop";
import { shopUrl, signInAs } from "../../support/worker/worker";

const rows = Object.values<Record<string, Call>>(operatorCalls).flatMap((verbs) => Object.values(verbs));
/** All calls except the sign-in, which needs no token. */
const guarded = rows.filter(({ permission }) => permission !== "nobody");
const pathOf = ({ path }: Call) => path.replace(/:\w+/g, "1");

describe("access to the operator's calls", () => {
  it.each(guarded)("answers 401 at $method $path without the token, and with a wrong one", async (call) => {
    const { token } = await signInAs("agent@demo.test");
    for (const Authorization of ["", "Bearer wrong", `Bearer ${token}`, `Token ${token}`, "Basic b3A6b3A="]) {
      const answer = await askOperator(pathOf(call), { method: call.method, headers: { Authorization } });
      expect([Authorization, answer.status]).toEqual([Authorization, 401]);
      expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
    }
  });

  it("sends answers that no cache may store", async () => {
    const answer = await askOperator("orders/");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("exists under version 3 alone", async () => {
    const answer = await fetch(`${shopUrl()}/api/v2/operator/orders/`, {
      headers: { Authorization: "Bearer operator-demo-token" },
    });
    expect(answer.status).toBe(404);
  });

  it("answers 405 to a method that a path does not have, and 404 to an unknown path", async () => {
    expect((await askOperator("orders/1/move/", { method: "DELETE" })).status).toBe(405);
    expect(await refusal(await askOperator("nothing/"))).toMatchObject({ status: 404, code: "not_found" });
  });

  it("answers 404 while no token is set", async () => {
    const shop = await ownShop({ OPERATOR_TOKEN: "" });
    try {
      for (const call of rows) {
        const { status } = await askOperator(pathOf(call), { method: call.method }, shop.url);
        expect([call.path, status]).toEqual([call.path, 404]);
      }
      for (const token of ["", "operator-demo-token"]) {
        const { status } = await shop.fetch("/api/v3/operator/orders", {
          headers: { Authorization: `Bearer ${token}` },
        });
        expect(status).toBe(404);
      }
    } finally {
      await shop.close();
    }
  }, 60_000);

  it("has neither a clock to move nor pages below /__dev/ in production", async () => {
    const shop = await ownShop({ ENVIRONMENT: "production" });
    try {
      const body = JSON.stringify({ now: "2027-01-01T00:00:00Z" });
      expect((await askOperator("clock/", { method: "POST", body }, shop.url)).status).toBe(404);
      expect((await askOperator("orders/", {}, shop.url)).status).toBe(200);
      for (const page of ["components", "mailbox", "accounts.json"])
        expect((await fetch(`${shop.url}/__dev/${page}`)).status, page).toBe(404);
    } finally {
      await shop.close();
    }
  }, 60_000);

  it("answers 401 to ten wrong tokens from an address, then 429 even to the right one", async () => {
    const shop = await ownShop({ RATE_LIMIT_FACTOR: "1" });
    const ask = (token: string, ip: string) => {
      const headers = { Authorization: `Bearer ${token}`, "CF-Connecting-IP": ip };
      return askOperator("orders/", { headers }, shop.url);
    };
    try {
      const attempts = await Promise.all(Array.from({ length: 25 }, (_, n) => ask(`guess-${n}`, "10.0.0.1")));
      expect(attempts.filter(({ status }) => status === 401)).toHaveLength(10);
      const late = await ask(OPERATOR_TOKEN, "10.0.0.1");
      expect(await refusal(late)).toMatchObject({ status: 429, code: "too_many_tries" });
      expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect((await ask(OPERATOR_TOKEN, "10.0.0.2")).status).toBe(200);
    } finally {
      await shop.close();
    }
  }, 60_000);
});
