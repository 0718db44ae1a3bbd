// Another spelling of a path must meet the same access rules as the canonical one (SAFETY, path spelling).
// tests/domain/pages/canonical-path.test.ts tests the spelling itself.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

/** Percent-encodes one character, e.g. `%6fperator`. */
const encodedAt = (path: string, at: number) =>
  `${path.slice(0, at)}%${path.charCodeAt(at).toString(16)}${path.slice(at + 1)}`;
const titled = (path: string) => path.replace(/\/./g, (start) => start.toUpperCase());

const PATHS = [
  "/operator",
  "/operator/settings",
  "/operator/sign-in",
  "/cart",
  "/cart/checkout",
  "/account",
  "/account/orders",
  "/account/addresses",
  "/account/downloads",
  "/customers",
  "/auth/login",
  "/pgb-editor-preview",
];
const SPELLINGS = PATHS.flatMap((path): [string, string][] =>
  [
    path.toUpperCase(),
    titled(path),
    encodedAt(path, 1),
    encodedAt(path, path.length - 1),
    `${path}/`,
  ].flatMap((other): [string, string][] => [
    [other, path],
    ...(other.endsWith("/") ? [] : [[`${other}.data`, `${path}.data`] as [string, string]]),
  ]),
);

describe("another spelling of a path", () => {
  let shop: OwnShop;
  beforeAll(async () => {
    shop = await ownShop({ OPERATOR_TOKEN: "for-this-test" });
    await shop.set({
      DEFAULT_EXTRA_SCRIPT: '<script data-essential src="https://scripts.example/x.js"></script>',
    });
  }, 60_000);
  afterAll(() => shop.close());

  const seen = async (path: string) => {
    const answer = await shop.fetch(path);
    return [answer.status, answer.headers.get("Location"), (await answer.text()).includes("scripts.example")];
  };

  it.each(SPELLINGS)("%s redirects to %s, with its query", async (other, path) => {
    for (const method of ["GET", "POST"]) {
      const answer = await shop.fetch(`${other}?a=%2Fb&c`, { method });
      expect([answer.status, answer.headers.get("Location")]).toEqual([308, `${path}?a=%2Fb&c`]);
    }
  });

  it("leads to the same access rules", async () => {
    for (const path of PATHS) {
      const followed = await shop.fetch(titled(path), { redirect: "follow" });
      const direct = await shop.fetch(path, { redirect: "follow" });
      expect([followed.status, followed.url]).toEqual([direct.status, direct.url]);
    }
  });

  it("never loads third-party scripts on a screen of the operator", async () => {
    expect(await seen("/home")).toEqual([200, null, true]);
    expect(await seen("/operator/sign-in")).toEqual([200, null, false]);
    for (const path of ["/Operator/Sign-In", "/operator/%73ign-in", "/%6Fperator/sign-in"])
      expect(await seen(path)).toEqual([308, "/operator/sign-in", false]);
  });

  it.each(["/home", "/p", "/p/", "/news/", "/robots.txt", "/auth/login", "/condizioni?x=/Operator"])(
    "is not used for the shop's own paths: %s",
    async (path) => {
      expect((await seen(path)).slice(0, 2)).toEqual([200, null]);
    },
  );

  it("answers 404 if a browser would read the path as another host", async () => {
    const starts = ["%5C", "%5c", "%09%5C", "%0A%5C", "%0D/", "%00%5C", "/", "/operator", "%20/"];
    for (const start of starts)
      for (const end of ["", "?x", "%22;x", "evil.example", ".data", "/..%5C"])
        expect([start + end, (await shop.fetch(`/${start}${end}`)).status]).toEqual([start + end, 404]);
  });

  it("causes no server error, wherever the unusual character is", async () => {
    for (const word of [
      "%5C",
      "%2F",
      "%00",
      "%09",
      "%E0%A4%A",
      "%FF",
      "..%2f",
      "%25",
      "%3f",
      "%23",
      ":x",
      "*",
    ])
      for (const before of ["/", "/p/", "/account/orders/", "/x/", "/operator/", "/OPERATOR/"])
        for (const after of ["", ".data", "/"]) {
          const path = before + word + after;
          expect([path, (await shop.fetch(path, { redirect: "follow" })).status < 500]).toEqual([path, true]);
        }
  });
});
