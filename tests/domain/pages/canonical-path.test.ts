// One canonical path is used by the router, the access rules, the policy and the cache: SAFETY, path spelling.
import { describe, expect, it } from "vitest";
import { canonicalPath } from "~/storefront/request/canonical-path";

const FIRSTS = new Set([
  "operator",
  "account",
  "auth",
  "cart",
  "customers",
  "p",
  "news",
  "home",
  "pay",
  "pgb-editor-preview",
]);

describe("an address", () => {
  it.each([
    ...[
      "/",
      "/home",
      "/home/",
      "/p/",
      "/home.data",
      "/p/Lievito",
      "/p/a%20b",
      "/news/x/",
      "/condizioni",
      // A key in a path is not a name: its case is kept.
      "/pay/aB3-_xYz.QwErTy-_0",
      "/Condizioni",
      "/_root.data",
    ],
    ...[
      "/operator",
      "/operator/orders/1",
      "/operator/sign-in.data",
      "/account/orders/1",
      "/%E0%A4%A",
      "/API/x",
    ],
  ])("%s is spelled as in the URL map", (path) => {
    expect(canonicalPath(path, FIRSTS)).toBe(null);
  });

  it.each([
    ["/Operator", "/operator"],
    ["/OPERATOR/settings", "/operator/settings"],
    ["/%6fperator", "/operator"],
    ["/%6Fperator.data", "/operator.data"],
    ["/operator/%73ettings", "/operator/settings"],
    ["/Operator/Sign-In", "/operator/sign-in"],
    ["/operator/", "/operator"],
    ["/CART", "/cart"],
    ["/%63art", "/cart"],
    ["/Cart/checkout", "/cart/checkout"],
    ["/Cart/Checkout.DATA", "/cart/checkout.data"],
    ["/Account/Addresses", "/account/addresses"],
    ["/account/Wishlist", "/account/wishlist"],
    ["/CUSTOMERS", "/customers"],
    ["/auth/Logi%6E", "/auth/login"],
    ["/Pgb-Editor-Preview", "/pgb-editor-preview"],
    ["/pgb-editor-preview/", "/pgb-editor-preview"],
    ["/P/Lievito", "/p/Lievito"],
    ["/HOME", "/home"],
    ["/HOME/", "/home/"],
    ["/Cart/", "/cart"],
  ])("%s redirects to %s", (path, to) => {
    expect(canonicalPath(path, FIRSTS)).toBe(to);
    expect(canonicalPath(to, FIRSTS)).toBe(null);
  });

  it.each([
    "/%5C",
    "/%5c",
    "/%5C%22;x",
    "/%5Cevil.example",
    "//operator",
    "//evil.example/x",
    "/%5C.data",
    "/%09%5Cx",
    "/%0A/x",
    "/%00/x",
  ])("%s has no page", (path) => {
    expect(canonicalPath(path, FIRSTS)).toBe("");
  });
});
