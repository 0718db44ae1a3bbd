import { describe, expect, it } from "vitest";
import {
  attributesIn,
  namesIn,
  parseStylesheet,
  usedCss,
  withoutUnused,
  withValues,
} from "~/storefront/response/used-css";

function used(css: string, html: string): string {
  const sheet = parseStylesheet(css);
  return usedCss(sheet, namesIn(html, attributesIn(sheet)));
}

describe("the rules that a page uses", () => {
  it("are those whose classes all occur in it, in their order", () => {
    const css = ".a{color:red}.b .a{color:blue}.c,.a:hover{top:0}p{margin:0}";
    expect(used(css, '<p class="a x">')).toBe(".a{color:red}.a:hover{top:0}p{margin:0}");
    expect(used(css, '<p class="b"><i class="a">')).toBe(
      ".a{color:red}.b .a{color:blue}.a:hover{top:0}p{margin:0}",
    );
  });

  it("name only elements and attributes that are in it", () => {
    const css =
      "table{top:0}p,th{left:0}a[href]{top:1px}.a[aria-invalid=true]{top:2px}h1 + p::before{top:3px}";
    expect(used(css, '<p class="a"><a href="/">')).toBe("p{left:0}a[href]{top:1px}");
    expect(used(css, '<h1/><p class="a" aria-invalid="true">')).toBe(
      "p{left:0}.a[aria-invalid=true]{top:2px}h1 + p::before{top:3px}",
    );
    const places = 'html:lang(it) p:nth-child(odd):has(> b){top:0}[name="table"]{top:1px}*,::after{top:2px}';
    expect(used(places, '<p name="x"><b>')).toBe(places);
    expect(used(places, "<p>")).toBe("*,::after{top:2px}");
  });

  it("may name what the browser and the page's first script set", () => {
    const css = "details[open] > p{top:0}.a[aria-busy=true]{top:1px}";
    expect(used(css, '<details><p class="a">')).toBe(css);
  });

  it("keep the layers and media they are in, and no empty ones", () => {
    const css = "@layer a,b;@layer a{@media print{.x{top:0}}.y{top:1px}}@media screen{.x{top:2px}}";
    expect(used(css, '<p class="y">')).toBe("@layer a,b;@layer a{.y{top:1px}}");
    expect(used(css, '<p class="x">')).toBe(
      "@layer a,b;@layer a{@media print{.x{top:0}}}@media screen{.x{top:2px}}",
    );
  });

  it("are merged into one block of a layer, and consecutive blocks of the same media", () => {
    const css = "@layer a{.x{top:0}}@layer a{.x{left:0}}@layer b{.x{top:1px}}@layer a{.x{top:2px}}";
    expect(used(css, '<p class="x">')).toBe("@layer a{.x{top:0}.x{left:0}.x{top:2px}}@layer b{.x{top:1px}}");
    const nested = "@layer a{@media print{.x{top:0}}}@layer a{@media print{.x{left:0}}.x{top:1px}}";
    expect(used(nested, '<p class="x">')).toBe("@layer a{@media print{.x{top:0}.x{left:0}}.x{top:1px}}");
  });

  it("do not require what a selector excludes or offers as an alternative", () => {
    const css = ".a:not(.b){top:0}.a:is(.b,.c){left:0}";
    expect(used(css, '<p class="a">')).toBe(css);
  });

  it("require what a selector expects inside an element", () => {
    const css = "body:has(.a){top:0}.b:not(:has(.a)) .c{left:0}body:has(.a, .b){margin:0}";
    expect(used(css, '<p class="b"><i class="c">')).toBe(
      ".b:not(:has(.a)) .c{left:0}body:has(.a, .b){margin:0}",
    );
    expect(used(css, '<p class="a">')).toBe("body:has(.a){top:0}body:has(.a, .b){margin:0}");
    const place = ".a:has(b:nth-child(2)){top:0}.a:nth-child(2){top:1px}.a:not(.b)i{top:2px}";
    expect(used(place, '<p class="a"><b><i>')).toBe(place);
  });

  it("include the keyframes that they name, and no others", () => {
    const css = "@keyframes go{to{top:1px}}@keyframes end{to{top:0}}.a{animation:go 1s}";
    expect(used(css, '<p class="a">')).toBe(".a{animation:go 1s}@keyframes go{to{top:1px}}");
    expect(used(css, '<p class="b">')).toBe("");
  });

  it("contain the value of a property that is set once, instead of its name", () => {
    const css = ":root{--a: 1px;--b: 2px;--c: #fff}@media print{:root{--b: 0}}";
    expect(withValues(`${css}p{top:var(--a);left:var(--b);color:var(--c)}`, ["--c"])).toBe(
      ":root{--b: 2px;--c: #fff}@media print{:root{--b: 0}}p{top:1px;left:var(--b);color:var(--c)}",
    );
    const long = "clamp(1.75rem, 1.5rem + 1.1vw, 2.25rem)";
    const kept = `:root{--a: var(--b);--b: ${long}}p{top:var(--a)}`;
    expect(withValues(kept, [])).toBe(kept);
  });

  it("define no property that no rule uses", () => {
    const css = ":root{--a: 1px;--b: 2px}p{top:var(--b)}";
    expect(withoutUnused(css)).toBe(":root{--b: 2px}p{top:var(--b)}");
  });

  it("leave fonts and quoted text unchanged", () => {
    const css = '@font-face{font-family:"A}";src:url("/a;b")}.a::before{content:"}"}.b{top:0}';
    expect(used(css, '<p class="a">')).toBe(
      '@font-face{font-family:"A}";src:url("/a;b")}.a::before{content:"}"}',
    );
  });
});
