import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { operator } from "../../support/operator";

const script = async () => {
  const answer = await browser().get("/order-pad/worker.js");
  return { headers: answer.headers, text: answer.html };
};

describe("the order pad's service worker", () => {
  it("is small, revalidated each time, and allowed to control the whole shop", async () => {
    const { headers, text } = await script();
    expect(headers.get("Content-Type")).toContain("text/javascript");
    expect(headers.get("Cache-Control")).toBe("no-cache");
    expect(headers.get("Service-Worker-Allowed")).toBe("/");
    expect(gzipSync(text).length).toBeLessThan(3_000);
    expect(() => new Function(text)).not.toThrow();
    expect(text).toMatch(/"build":"[\da-f]{12}"/);
  });

  it("unregisters itself after the operator has disabled it", async () => {
    expect((await script()).text).toContain('"isOff":false');
    await operator().settings.put({ key: "OFFLINE_PAD", value: false });
    try {
      expect((await script()).text).toContain('"isOff":true');
    } finally {
      await operator().settings.put({ key: "OFFLINE_PAD", value: null });
    }
  });
});
