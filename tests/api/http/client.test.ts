// The typed client while the shop is unavailable: what it throws, and how often it sends the request.
import { describe, expect, it } from "vitest";
import { ApiError, createClient } from "~/contract/client";

function clientOf(status: number, broken?: (error: ApiError) => Promise<unknown>) {
  const asked: string[] = [];
  const client = createClient({
    ask: async ({ method, url }) => {
      asked.push(`${method} ${new URL(url).pathname}`);
      return Response.json({ detail: "busy", error_list: [] }, { status });
    },
    baseUrl: "http://shop.test",
    locale: "it",
    shopContext: "b2b",
    token: null,
    agent: null,
    season: null,
    onServiceError: broken,
  });
  return { client, asked };
}

describe("an unavailable shop", () => {
  it("throws what `broken` returns, after a second try for a GET only", async () => {
    const { client, asked } = clientOf(503, async () => "the page that says so");
    await expect(client.shop.seasons({})).rejects.toBe("the page that says so");
    await expect(client.auth.passwordReset({ username: "a" })).rejects.toBe("the page that says so");
    expect(asked).toEqual([
      "GET /api/v3/client/shop/seasons/",
      "GET /api/v3/client/shop/seasons/",
      "POST /api/v3/client/auth/password-reset/",
    ]);
  });

  it("passes only 5xx answers to `broken`", async () => {
    const said = async ({ status, message }: ApiError) => `${status} ${message}`;
    await expect(clientOf(500, said).client.shop.seasons({})).rejects.toBe("500 busy");
    await expect(clientOf(404, said).client.shop.seasons({})).rejects.toMatchObject({ status: 404 });
    await expect(clientOf(503).client.shop.seasons({})).rejects.toBeInstanceOf(ApiError);
  });
});
