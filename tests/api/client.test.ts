// The typed client where the store is away: what it throws, and how often it asks.
import { describe, expect, it } from "vitest";
import { ApiError, createClient } from "~/contract/client";

function clientOf(status: number, unavailable?: () => Promise<unknown>) {
  const asked: string[] = [];
  const client = createClient({
    fetch: async ({ method, url }) => {
      asked.push(`${method} ${new URL(url).pathname}`);
      return Response.json({ detail: "busy", error_list: [] }, { status });
    },
    baseUrl: "http://shop.test",
    locale: "it",
    shopContext: "b2b",
    token: null,
    agent: null,
    season: null,
    unavailable,
  });
  return { client, asked };
}

describe("a store that is away", () => {
  it("is what the asker makes of it, asked again for a GET alone", async () => {
    const { client, asked } = clientOf(503, async () => "the page that says so");
    await expect(client.shop.seasons({})).rejects.toBe("the page that says so");
    await expect(client.auth.passwordReset({ username: "a" })).rejects.toBe("the page that says so");
    expect(asked).toEqual([
      "GET /api/v3/client/shop/seasons/",
      "GET /api/v3/client/shop/seasons/",
      "POST /api/v3/client/auth/password-reset/",
    ]);
  });

  it("is an ApiError to whoever made nothing of it, as every other answer is", async () => {
    await expect(clientOf(503).client.shop.seasons({})).rejects.toBeInstanceOf(ApiError);
    const { client } = clientOf(500, async () => "the page that says so");
    await expect(client.shop.seasons({})).rejects.toMatchObject({ status: 500 });
  });
});
