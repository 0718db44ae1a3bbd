// Oversized and abusive input is refused before it is parsed, with a page in the reader's language (SAFETY,
// form-field bombs). tests/domain/forms/read-form.test.ts tests the limits themselves.
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { api, shopUrl } from "../../support/worker/worker";

const FORMS = [
  "/auth/login",
  "/auth/password-forgotten",
  "/auth/reset-password",
  "/auth/logout",
  "/contatti",
  "/recesso",
  "/cart",
  "/cart/checkout",
  "/account/addresses",
  "/account/orders",
  "/customers",
  "/locale",
  "/context",
  "/season",
  "/consent",
  "/operator/sign-in",
];
const URL_ENCODED = "application/x-www-form-urlencoded";
const post = (path: string, body: BodyInit, type = URL_ENCODED, lan = "en") =>
  fetch(shopUrl() + path, {
    method: "POST",
    body,
    headers: { "Content-Type": type, Cookie: `lan=${lan}` },
    redirect: "manual",
  });

beforeAll(async () => {
  await (await fetch(`${shopUrl()}/home`)).text();
});

describe.each(FORMS)("a post to %s", (path) => {
  it.each([path, `${path}.data`])("with a field bomb is refused (%s)", async (where) => {
    for (const body of ["a[99999999]=x", `a${"[0]".repeat(18)}=x`, "a=x&".repeat(100_000)]) {
      const answer = await post(where, body);
      const text = await answer.text();
      expect([answer.status, text.length < 100_000]).toEqual([400, true]);
    }
  });
});

describe("a post of 40 MB", () => {
  const forty = new Uint8Array(40_000_000).fill(97);

  it.each([
    ["/auth/login", URL_ENCODED],
    ["/auth/login.data", URL_ENCODED],
    ["/cart", "multipart/form-data; boundary=x"],
    ["/contatti", "text/plain"],
  ])("to %s is refused as %s", async (path, type) => {
    // The response may arrive, and the connection end, before the body is completely sent.
    const status = await post(path, forty, type).then(
      (answer) => answer.status,
      () => 413,
    );
    expect(status).toBe(413);
  });
});

describe("a refused post", () => {
  it.each([
    ["/auth/login", URL_ENCODED],
    ["/contatti.data", "text/plain"],
    ["/api/v3/client/auth/password-reset/", "application/json"],
  ])("of 5 MB to %s gets a complete response, ten times on one connection", async (path, type) => {
    const body = new Uint8Array(5_000_000).fill(97);
    for (let time = 0; time < 10; time += 1) {
      const answer = await post(path, body, type);
      expect([answer.status, (await answer.text()).length > 0]).toEqual([413, true]);
    }
  });

  it.each([
    ["it", "I dati inviati sono troppo grandi"],
    ["en", "The data is too large"],
    ["es", "demasiado grandes"],
  ])("shows a message in the reader's language: %s", async (lan, words) => {
    const answer = await post("/contatti?locale=x", `message=${"x".repeat(1024 * 1024)}`, URL_ENCODED, lan);
    expect(answer.status).toBe(413);
    expect(await answer.text()).toMatch(/<h1/);
    const login = await post("/auth/login", `username=${"x".repeat(1024 * 1024)}`, URL_ENCODED, lan);
    expect(await login.text()).toContain(words);
  });

  it("is shown again with its known fields, and without invented field names", async () => {
    const answer = await post("/contatti.data", "full_name=Ada&invented=me");
    const text = await answer.text();
    expect([answer.status, text.includes("Ada"), text.includes("invented")]).toEqual([400, true, false]);
  });
});

describe("a JSON body", () => {
  it.each([
    ["nested in many arrays", "[".repeat(400_000)],
    ["nested in many objects", '{"a":'.repeat(100_000)],
    [
      "of ten thousand keys",
      JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`k${n}`, 1]))),
    ],
  ])("that is %s is refused", async (_, body) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await api("auth/password-reset/", { method: "POST", body, headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ detail: { code: "invalid_input" } });
  });
});

describe("an abusive query", () => {
  it.each([
    ["of 1,001 fields", "a=&".repeat(1_001)],
    ["of one field, 1,001 times", "categories=x&".repeat(1_001)],
    ["of 15 KB in a name", `${"a".repeat(15_000)}[99999999]=x`],
  ])("%s causes no server error", async (_, query) => {
    for (const path of ["/p", "/p.data", "/api/v3/client/products/p/"]) {
      const answer = await fetch(`${shopUrl()}${path}?${query}`, { redirect: "manual" });
      expect((await answer.text()).length).toBeLessThan(500_000);
      expect(answer.status).toBeLessThan(500);
    }
  });

  it.each([
    ["/p", "en", "This address is too long"],
    ["/p.data", "es", "Esta dirección es demasiado larga"],
    ["/cart", "", "Questo indirizzo è troppo lungo"],
  ])("of more than 16 KiB is refused on %s before it is parsed, with a message", async (path, lan, words) => {
    const headers = { Cookie: lan ? `lan=${lan}` : "" };
    const answer = await fetch(`${shopUrl()}${path}?a=${"x".repeat(16 * 1024)}`, { headers });
    expect([answer.status, await answer.text()]).toEqual([414, expect.stringContaining(words)]);
  });

  it("with more than 1,000 fields is refused by the API", async () => {
    const asked = async (count: number) => (await api(`products/p/?${"ids=1&".repeat(count)}`)).status;
    expect([await asked(200), await asked(1_001)]).toEqual([200, 400]);
  });
});

describe("a post without a session to a page behind the login", () => {
  it.each([
    [1_000, 303, true],
    [2_300, 303, true],
    [5_000, 401, false],
  ])(
    "of %i bytes is answered with %i, and waits for the login in its browser: %s",
    async (bytes, status, isKept) => {
      const answer = await post("/account/wishlist", `intent=add&product=1&notes=${"x".repeat(bytes)}`);
      expect(answer.status).toBe(status);
      expect(answer.headers.getSetCookie().every((cookie) => cookie.length < 4096)).toBe(true);
      expect(answer.headers.getSetCookie().some((cookie) => /^kept=/.test(cookie))).toBe(isKept);
    },
  );
});

describe("the editor's preview", () => {
  it.each(["/pgb-editor-preview", "/pgb-editor-preview.data"])(
    "does not accept any posted content (%s)",
    async (path) => {
      const attributes = JSON.stringify([
        { id: 1, type: "html", props: { html: `<a ${"x ".repeat(40_000)}>` } },
      ]);
      for (const body of [attributes, "[".repeat(300_000), "[]"])
        expect((await post(path, body, "application/json")).status).toBe(404);
    },
  );
});

it("an image is returned also for a malformed If-None-Match", async () => {
  const { image } = z
    .object({ image: z.object({ url: z.string() }) })
    .parse(await (await api("products/p/luppolo-adeena-in-pellet/")).json());
  const statusFor = async (tag: string) =>
    (await fetch(shopUrl() + image.url, { headers: { "If-None-Match": tag } })).status;
  expect([await statusFor("unquoted"), await statusFor("*")]).toEqual([200, 304]);
});
