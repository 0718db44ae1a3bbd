import { describe, expect, it } from "vitest";
import { isEssential, parseScripts, writeScript } from "~/storefront/response/script-tags";

const written = (setting: string) =>
  parseScripts(setting)
    .map((tag) => writeScript(tag, "N"))
    .join("");

describe("the scripts of a setting", () => {
  it.each([
    ["", ""],
    ["  ", ""],
    ["go(1)", `<script nonce="N">go(1)</script>`],
    [
      `<script async src="https://a.example/s.js?x=1&y=2" data-site='k'></script>`,
      `<script nonce="N" async src="https://a.example/s.js?x=1&y=2" data-site="k"></script>`,
    ],
    [
      `<script>one()</script>text<script>two()</script>`,
      `<script nonce="N">one()</script><script nonce="N">two()</script>`,
    ],
    [
      `<script nonce="theirs" onload="x()" onerror=x() type=module>1</script>`,
      `<script nonce="N" type="module">1</script>`,
    ],
  ])("%s", (setting, page) => {
    expect(written(setting)).toBe(page);
  });

  it.each([
    "</script><h1>broken</h1>",
    "</head><body><h1>broken",
    "<!--",
    "<h1>broken</h1><img src=x onerror=alert(1)>",
    "<style>*{display:none}",
  ])("drops text outside of scripts, which could break the page: %s", (setting) => {
    expect(written(setting)).toBe("");
  });

  it.each([
    [`<script>a("</script><h1>x")</script>`, /<h1>/],
    ["<script><!--<script>", /<!--|<script>$/],
    [`<script data-x="</script><h1>">1</script>`, /<h1>/],
    ["<script>never closed </scrip", /[^>]$/],
  ])("keeps the page's markup intact after %s", (setting, broken) => {
    expect(written(setting)).not.toMatch(broken);
    expect(written(setting).match(/<script/g)?.length).toBe(written(setting).match(/<\/script>/g)?.length);
  });

  it("detects essential scripts", () => {
    const marked = parseScripts("<script data-essential>1</script><script>2</script>").map(isEssential);
    expect(marked).toEqual([true, false]);
  });
});
