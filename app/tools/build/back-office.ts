// The back office's rules are one layer of the compiler's style sheet: the whole sheet becomes the back office's, and the
// shop's is what is left without that layer.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { closingBrace } from "~/storefront/response/used-css";

const LAYER = "@layer operator";

export function splitStylesheet(folder = "public/build"): void {
  const name = readdirSync(folder).find((file) => /^css-bundle-.*\.css$/.test(file));
  if (!name) throw new Error("the build has no style sheet");
  const whole = readFileSync(join(folder, name), "utf8");
  const shop = withoutLayer(whole);
  if (shop === whole || shop.includes(LAYER)) throw new Error(`${name} has no layer of the back office`);
  writeFileSync(join(folder, name.replace("css-bundle-", "operator-css-")), whole);
  writeFileSync(join(folder, name), shop);
}

/** The sheet without the layer's blocks, and without the @media that are empty then. */
export function withoutLayer(css: string): string {
  let kept = "";
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf("{", at);
    if (open < 0) return kept + css.slice(at);
    const head = css.slice(at, open);
    const end = closingBrace(css, open);
    if (end === css.length) throw new Error("the style sheet has a block without an end");
    const name = head.slice(head.lastIndexOf(";") + 1).trim();
    const before = head.slice(0, head.lastIndexOf(";") + 1);
    if (name === LAYER) kept += before;
    else if (/^@(media|supports|layer)/.test(name)) {
      const inner = withoutLayer(css.slice(open + 1, end));
      kept += inner.trim() === "" ? before : `${head}{${inner}}`;
    } else kept += css.slice(at, end + 1);
    at = end + 1;
  }
  return kept;
}
