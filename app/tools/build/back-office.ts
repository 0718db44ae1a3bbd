// The back office's rules are one layer of the compiler's style sheet: the whole sheet becomes the back office's, and the
// shop's is what is left without that layer.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseStylesheet, printStylesheet, type Stylesheet } from "~/storefront/response/used-css";

const LAYER = "@layer operator";

export function splitStylesheet(folder = "public/build"): void {
  const name = readdirSync(folder).find((file) => /^css-bundle-.*\.css$/.test(file));
  if (!name) throw new Error("the build has no style sheet");
  const whole = readFileSync(join(folder, name), "utf8");
  const shop = withoutLayer(whole);
  if (!whole.includes(LAYER) || shop.includes(LAYER))
    throw new Error(`${name} has no layer of the back office`);
  writeFileSync(join(folder, name.replace("css-bundle-", "operator-css-")), whole);
  writeFileSync(join(folder, name), shop);
}

/** The sheet without the layer, and what that leaves side by side put together. */
export const withoutLayer = (css: string): string =>
  printStylesheet(parseStylesheet(printStylesheet(pruned(parseStylesheet(css)))));

const pruned = (nodes: Stylesheet): Stylesheet =>
  nodes
    .filter((node) => !("at" in node && node.at === LAYER))
    .map((node) => ("at" in node ? { ...node, nodes: pruned(node.nodes) } : node));
