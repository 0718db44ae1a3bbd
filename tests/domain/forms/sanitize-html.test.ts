// Rich text through the allow-list: the result is well formed for any input, and made in one pass over it.
import { describe, expect, it } from "vitest";
import { sanitizeHtml } from "~/platform/html/sanitize-html";

describe("rich text", () => {
  it.each([
    ["<p>Uva <strong>rossa</strong></p>", "<p>Uva <strong>rossa</strong></p>"],
    ["<P CLASS=x>a</P>", "<p>a</p>"],
    ["<p>a<p>b", "<p>a</p><p>b</p>"],
    ["<ul><li>a<li>b<ul><li>c</ul></ul>", "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>"],
    [
      "<table><tr><td>1<td>2<tr><th scope=row>3",
      '<table><tr><td>1</td><td>2</td></tr><tr><th scope="row">3</th></tr></table>',
    ],
    ["<strong><em>a</strong>b</em></p>", "<strong><em>a</em></strong>b"],
    ["a<br>b<br/>c</br>", "a<br>b<br>c"],
    ["1 < 2 & 3 > 2 &amp; &egrave;", "1 &lt; 2 &amp; 3 &gt; 2 &amp; è"],
    ["<div>a<section>b</section></div>", "ab"],
    ["a<!-- <p>b</p> -->c<![CDATA[d]]>e<?php f ?>g<!DOCTYPE html>h", "acegh"],
    ["a<script>b</script>c<svg><p>d</p><svg></svg>e</svg>f<svg/>g", "acfg"],
    ["a<iframe><p>b", "a"],
    ["<p>a<svg><path d=x>b</p><p>c</p>", "<p>a</p>b<p>c</p>"],
    ["a<title>b<p>c</p><script>d", "ab<p>c</p>"],
    ["a<svg><title>b</title><textarea>c<math>d", "acd"],
    ['<a href="/p?a=1&amp;b=2" href="javascript:x()" onclick=x()>a</a>', '<a href="/p?a=1&amp;b=2">a</a>'],
    ['<a href="&#106;avascript:x()">a</a><a href="/&#47;evil.example">b</a>', "<a>a</a><a>b</a>"],
    ["<a href=\"java\nscript:x()\">a</a><a href='data:text/html,x'>b</a>", "<a>a</a><a>b</a>"],
    ['<td colspan="2" rowspan="x y" style="a">', '<td colspan="2"></td>'],
    ['<a href=" https://b.example/ ">a</a>', '<a href="https://b.example/">a</a>'],
    ["<p", ""],
    ["<p title='", ""],
    ["a &lt;script&gt;x()&lt;/script&gt;", "a &lt;script&gt;x()&lt;/script&gt;"],
    ["<<script>script>x()</script>", "&lt;"],
    ["<math><mtext></mtext><mglyph><style></math><img src onerror=x()>", ""],
  ])("%s", (dirty, clean) => {
    expect(sanitizeHtml(dirty)).toBe(clean);
    expect(sanitizeHtml(clean)).toBe(clean);
  });

  it("is limited in depth", () => {
    const clean = sanitizeHtml("<strong>".repeat(100_000));
    expect(clean).toBe("<strong>".repeat(32) + "</strong>".repeat(32));
  });
});

/** Repetitions, each the known worst case of some HTML parser. */
const WORST: readonly [name: string, head: string, unit: string, tail: string][] = [
  ["attributes", "<a ", "x ", ">"],
  ["attributes with values", "<a ", 'x="y" ', ">"],
  ["attributes of many names", "<a ", "q=1 w=1 e=1 r=1 t=1 ", ">"],
  ["one long attribute", '<a href="/', "x", '">'],
  ["one long attribute of entities", '<a href="/', "&amp;", '">'],
  ["quotation marks", "<a ", "='\"", ">"],
  ["no end of a tag", "", "<a ", ""],
  ["opened tags", "", "<b>", ""],
  ["opened tags of the list", "", "<strong>", ""],
  ["nested lists", "", "<ul><li>", ""],
  ["tables in cells", "", "<table><tr><td>", ""],
  ["paragraphs that end each other", "", "<p>", ""],
  ["tags that close nothing", "<strong>", "</em>", ""],
  ["opened and wrongly closed", "", "<strong></em>", ""],
  ["angles", "", "<", ""],
  ["angles the other way", "", ">", ""],
  ["comments", "", "<!--", ""],
  ["ends of comments", "<!--", "--!", ""],
  ["declarations", "", "<!a", ""],
  ["sections of characters", "", "<![CDATA[", ""],
  ["scripts", "", "<script>", ""],
  ["ends of scripts", "<script>", "</scrip", ""],
  ["drawings in drawings", "", "<svg>", ""],
  ["entities", "", "&amp;", ""],
  ["entities without an end", "", "&notin", ""],
  ["ampersands", "", "&", ""],
  ["numbers of characters", "&#", "9", ""],
  ["white space", "<a", " ", ""],
];

/** A string that counts how many of its characters are read. */
class Counted extends String {
  looks = 0;
  override charCodeAt(index: number): number {
    this.looks += 1;
    return super.charCodeAt(index);
  }
  override slice(start: number, end = this.length): string {
    this.looks += end - start;
    return super.slice(start, end);
  }
}

describe("cleaning a mebibyte", () => {
  it.each(WORST)("of %s reads each character only a few times", (_, head, unit, tail) => {
    const html = new Counted(head + unit.repeat((1024 * 1024) / unit.length) + tail);
    const clean: string = Reflect.apply(sanitizeHtml, null, [html]);
    expect(html.looks).toBeGreaterThanOrEqual(html.length);
    expect(html.looks).toBeLessThan(8 * html.length);
    // Characters copied without being counted are written, at most as "&amp;" for "&".
    expect(clean.length).toBeLessThan(8 * html.length);
  });
});
