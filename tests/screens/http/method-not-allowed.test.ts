// A post whose body is not a form: every page that accepts posts refuses it as a client error, never as a server
// error.
import { beforeAll, describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { aCustomer } from "../../support/builders/builders";
import { PASSWORD, shopUrl } from "../../support/worker/worker";

const PATHS = [
  ...["/auth/login", "/auth/password-forgotten", "/auth/reset-password", "/locale", "/context", "/season"],
  ...["/consent", "/contatti", "/recesso", "/cart", "/cart/checkout", "/account/wishlist", "/account/orders"],
  ...["/account/addresses", "/account/details", "/operator/sign-in", "/auth/logout"],
];
const BODIES: [string, string | null, string | undefined, number[]][] = [
  ["nothing", null, undefined, [303, 400, 401, 403, 404]],
  ["JSON", "application/json", "{}", [415, 303, 403]],
  ["a form without its parts", "multipart/form-data; boundary=x", "--y", [400, 303, 403]],
  ["a form without a boundary", "multipart/form-data", "a=1", [400, 303, 403]],
];

let cookie: string;
beforeAll(async () => {
  const visitor = browser();
  await visitor.post("/auth/login", { username: (await aCustomer()).username, password: PASSWORD });
  cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}, 60_000);

describe.each(BODIES)("a post of %s", (_, type, body, statuses) => {
  it.each(PATHS)("%s", async (path) => {
    for (const known of ["", cookie]) {
      const headers = { Cookie: known, ...(type && { "Content-Type": type }) };
      // The last path ends the session, so it is only tested without one.
      if (path === "/auth/logout" && known) continue;
      const bytes = body === undefined ? undefined : new TextEncoder().encode(body);
      const answer = await fetch(shopUrl() + path, {
        method: "POST",
        headers,
        body: bytes,
        redirect: "manual",
      });
      await answer.text();
      expect(statuses, `${path} ${known ? "as a customer" : ""}`).toContain(answer.status);
    }
  });
});

it("PUT, PATCH, DELETE and OPTIONS are refused with a client error on every page", async () => {
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"])
    for (const path of ["/cart", "/p", "/home", "/nowhere-here"]) {
      const answer = await fetch(shopUrl() + path, {
        method,
        headers: { Cookie: cookie },
        redirect: "manual",
      });
      await answer.text();
      expect([method, path, Math.floor(answer.status / 100)]).toEqual([method, path, 4]);
    }
});

it.each(["/locale", "/context", "/season", "/consent"])(
  "a post from another origin is refused with a message: %s",
  async (path) => {
    const page = await browser().post(path, { redirectTo: "/p" }, { Origin: "https://e.test" });
    expect([page.status, page.text("h1")]).toEqual([403, "Questa pagina non è aperta a te."]);
  },
);
