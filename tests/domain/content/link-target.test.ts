import { describe, expect, it } from "vitest";
import { isLinkTarget, linkedThing } from "~/domain/content/link-target";

it.each(["/", "/contatti", "/p?offers=1", "/faq#ship", "https://www.example.com/a?b=1#c"])(
  "%s is accepted as a link",
  (target) => expect(isLinkTarget(target)).toBe(true),
);

it.each([
  ...["", "contatti", "//evil.test", "/\\evil.test", "javascript:alert(1)", "data:text/html,x", "/a b"],
  ...[
    "http://example.com",
    "https://",
    "https://me:secret@example.com",
    "https:\\\\evil.test",
    "HTTPS://a b.test",
  ],
  `https://example.com/${"x".repeat(500)}`,
])("%s is refused as a link", (target) => expect(isLinkTarget(target)).toBe(false));

describe("the linked record", () => {
  it.each([
    ["/chi-siamo", "page", "chi-siamo"],
    ["/chi-siamo?a=1#b", "page", "chi-siamo"],
    ["/c/vini", "category", "vini"],
    ["/p/barolo?variant=1", "product", "barolo"],
    ["/news/vendemmia", "article", "vendemmia"],
  ])("of %s is the %s %s", (target, kind, slug) => {
    expect(linkedThing(target)).toMatchObject({ kind, slug });
  });

  it.each(["/", "/p", "/news", "/contatti", "/home", "/account/orders", "https://example.com/c/vini"])(
    "is null for %s, which cannot be missing",
    (target) => {
      expect(linkedThing(target)).toBeNull();
    },
  );
});
