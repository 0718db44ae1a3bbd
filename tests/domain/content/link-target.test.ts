import { expect, it } from "vitest";
import { isLinkTarget } from "~/domain/content/link-target";

it.each(["/", "/contatti", "/p?offers=1", "/faq#ship", "https://www.example.com/a?b=1#c"])(
  "%s may be linked",
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
])("%s may not", (target) => expect(isLinkTarget(target)).toBe(false));
