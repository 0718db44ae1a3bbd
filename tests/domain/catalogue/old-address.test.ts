import { expect, it } from "vitest";
import { isNewAddress, isOldAddress } from "~/domain/catalogue/old-address";

it.each([
  "/shop/wines.html",
  "/p/gone",
  "/c/gone",
  "/old-page",
  "/caff%C3%A8",
  "/news/gone",
  "/wines?id=3",
  "/?p=12",
  "/index.php?id_product=12&controller=product",
])("%s may be an old address", (path) => expect(isOldAddress(path)).toBe(true));

it.each([
  ...[
    "",
    "/",
    "wines",
    "//wines",
    "/wines/",
    "/wines?",
    "/?",
    "/?js=0",
    "/wines?id=3#red",
    "/wines?a=1?b=2",
    "/cart?id=3",
    "/p?tag=a",
    "/wines#red",
    "/a b",
    "/../x",
    "/x/./y",
  ],
  ...["/p", "/news", "/cart/checkout", "/operator/orders", "/api/v3", "/Account", `/${"x".repeat(300)}`],
])("%s cannot be an old address", (path) => expect(isOldAddress(path)).toBe(false));

it("an old address leads only to a path of this shop", () => {
  expect(["/", "/c/wines", "/p?search=rosso", "/faq#ship"].every(isNewAddress)).toBe(true);
  for (const path of [
    "",
    "c/wines",
    "//evil.test",
    "/\\evil.test",
    "https://evil.test",
    "/a b",
    `/${"x".repeat(500)}`,
  ])
    expect(isNewAddress(path)).toBe(false);
});
