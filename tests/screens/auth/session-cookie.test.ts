// The session cookie: hidden from scripts, invalid once a byte differs, and not contained in any page.
import { describe, expect, it } from "vitest";
import { type Browser, browser } from "../../support/browser";
import { aCustomer } from "../../support/builders/builders";
import { PASSWORD, shopUrl } from "../../support/worker/worker";

async function signedIn(): Promise<{ visitor: Browser; session: string; header: string }> {
  const { username } = await aCustomer();
  const answer = await fetch(`${shopUrl()}/auth/login`, {
    method: "POST",
    body: new URLSearchParams({ username, password: PASSWORD }),
    redirect: "manual",
  });
  const header = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("session="));
  const session = /^session=([^;]+)/.exec(header ?? "")?.[1];
  if (!header || !session) throw new Error(`login answered ${answer.status} without a session`);
  const visitor = browser();
  visitor.cookies.set("session", session);
  return { visitor, session, header };
}

const asWith = (session: string) =>
  fetch(`${shopUrl()}/account/details`, { headers: { Cookie: `session=${session}` }, redirect: "manual" });

describe("the session cookie", () => {
  it("is HttpOnly, SameSite=Lax and limited to this host", async () => {
    const { header } = await signedIn();
    const flags = header.split("; ").slice(1);
    expect(flags).toEqual(expect.arrayContaining(["Path=/", "SameSite=Lax", "HttpOnly"]));
    expect(header).not.toMatch(/Domain=/i);
  });

  it("is invalid with any one byte changed", { timeout: 60_000 }, async () => {
    const { session } = await signedIn();
    expect((await asWith(session)).status).toBe(200);
    const altered = Array.from(session, (byte, at) => {
      const other = byte === "A" ? "B" : "A";
      return session.slice(0, at) + other + session.slice(at + 1);
    });
    const answers = new Set<string>();
    for (let from = 0; from < altered.length; from += 20) {
      const batch = altered.slice(from, from + 20).map(async (forged) => {
        const answer = await asWith(forged);
        await answer.text();
        return `${answer.status} ${answer.headers.get("Location")}`;
      });
      for (const answer of await Promise.all(batch)) answers.add(answer);
    }
    expect([...answers]).toEqual(["302 /auth/login?redirectTo=%2Faccount%2Fdetails"]);
  });

  it.each(["", ".", "..", "a.b", "%%%", "eyJ9.", "null", "A".repeat(3000), "é", '"quoted"'])(
    "is no valid session with the value %j",
    async (session) => {
      expect((await asWith(encodeURI(session))).status).toBe(302);
    },
  );

  it("never exposes its token", async () => {
    const { visitor, session } = await signedIn();
    const decoded = session.split(".").map((part) => Buffer.from(part, "base64url").toString("latin1"));
    expect(decoded.join(" ")).not.toMatch(/token|expiry|"user"/);
    for (const path of ["/p", "/account/details", "/cart"])
      expect((await visitor.get(path)).html.includes(session)).toBe(false);
  });
});
