// The development mailbox and the list of accounts.
import { describe, expect, it } from "vitest";
import { aMail } from "../../support/order-mail";
import { deliver, shopUrl } from "../../support/worker/worker";

describe("/__dev/", () => {
  it("shows the mailbox as a page that runs no script", async () => {
    const { id } = await aMail({ notes: "<img src=x onerror=alert(1)>" });
    await deliver({ mail: id });
    for (const path of ["/__dev/mailbox", `/__dev/mailbox?mail=${id}`]) {
      const answer = await fetch(shopUrl() + path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(await answer.text()).not.toContain("<img src=x");
    }
  });

  it("lists the accounts", async () => {
    const accounts = await (await fetch(`${shopUrl()}/__dev/accounts.json`)).json();
    expect(accounts).toContainEqual({
      username: "business@demo.test",
      kind: "business",
      agent: "agent@demo.test",
    });
    expect(accounts).toContainEqual({ username: "agent@demo.test", kind: "agent", agent: null });
  });

  it("answers 404 to other paths", async () => {
    expect((await fetch(`${shopUrl()}/__dev/other`)).status).toBe(404);
  });
});
