// The request of a webhook in production, for which the tests cannot start a shop.
import { afterEach, expect, it, vi } from "vitest";
import { newWebhookSecret } from "~/platform/crypto";
import type { Env } from "~/platform/env";
import { postWebhook } from "~/services/webhooks/post";

const fetched = vi.fn<typeof fetch>(async () => new Response("ok"));
vi.stubGlobal("fetch", fetched);
afterEach(() => fetched.mockClear());

const post = (ENVIRONMENT: Env["ENVIRONMENT"], url: string) =>
  postWebhook({ ENVIRONMENT, WEBHOOK_RECEIVER: "http://127.0.0.1:9" } as Env, {
    ...{ url, secret: newWebhookSecret(), message: "msg_1", body: "{}" },
    at: new Date("2026-11-27T12:00:00Z"),
  });

it("is sent to its own address in production, where WEBHOOK_RECEIVER is ignored", async () => {
  expect(await post("production", "https://hooks.example.com/in?a=1")).toEqual({ status: 200, fault: null });
  expect(fetched.mock.calls[0]?.[0]).toBe("https://hooks.example.com/in?a=1");
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: "POST",
    redirect: "manual",
    signal: expect.anything(),
  });
  await post("development", "https://hooks.example.com/in?a=1");
  expect(fetched.mock.calls[1]?.[0]).toBe("http://127.0.0.1:9/in?a=1");
});

it.each(["http://hooks.example.com/", "https://127.0.0.1/", "https://[::1]/", "https://db.internal/"])(
  "is not sent to %s, in any environment",
  async (url) => {
    for (const environment of ["production", "development"] as const)
      expect(await post(environment, url)).toEqual({ status: null, fault: "address" });
    expect(fetched).not.toHaveBeenCalled();
  },
);

it("returns a fault without details if the host cannot be reached", async () => {
  fetched.mockRejectedValueOnce(new TypeError("Network connection lost."));
  expect(await post("production", "https://hooks.example.com/")).toEqual({
    status: null,
    fault: "unreachable",
  });
  fetched.mockRejectedValueOnce(new DOMException("late", "TimeoutError"));
  expect(await post("production", "https://hooks.example.com/")).toEqual({ status: null, fault: "timeout" });
});
