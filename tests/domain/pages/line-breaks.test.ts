import { expect, it } from "vitest";
import { withLineBreaks } from "~/components/ui/page/line-breaks";

it.each([
  ["First line\nSecond line", "<p>First line<br>Second line</p>"],
  ["One\r\n\r\nTwo <b>bold</b>", "<p>One</p><p>Two <b>bold</b></p>"],
  ["- a\n- b", "<p>- a<br>- b</p>"],
])("keeps the line breaks of %j, typed without tags", (typed, html) => {
  expect(withLineBreaks(typed)).toBe(html);
});

it.each(["<p>One</p>\n<p>Two</p>", "One<br>\nTwo", "<ul>\n<li>a</li>\n</ul>", "one line", ""])(
  "leaves %j as it is",
  (html) => {
    expect(withLineBreaks(html)).toBe(html);
  },
);
