// Measures the size of a screen after gzip, and the database cost of rendering it.
import { gzipSync } from "node:zlib";
import { type CheerioAPI, load } from "cheerio";

export interface Weight {
  html: number;
  css: number;
  /** All scripts that the page may load, including its preloaded modules. */
  js: number;
  roundTrips: number;
  rowsRead: number;
}

export async function weigh(url: string, headers: Record<string, string>): Promise<Weight> {
  const answer = await fetch(url, { headers: { ...headers, Accept: "text/html" } });
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const $ = load(html);
  const files = (selector: string, attribute: string) => sizeOfAll(url, $, selector, attribute);
  return {
    html: gzipSync(html).length,
    css: await files("link[rel=stylesheet]", "href"),
    js:
      (await files("link[rel=modulepreload], link[as=script]", "href")) + (await files("script[src]", "src")),
    roundTrips: Number(answer.headers.get("D1-Round-Trips")),
    rowsRead: Number(answer.headers.get("D1-Rows-Read")),
  };
}

async function sizeOfAll(page: string, $: CheerioAPI, selector: string, attribute: string): Promise<number> {
  const names = new Set(
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? ""),
  );
  const sizes = [...names].map(async (name) => {
    const file = await fetch(new URL(name, page));
    if (!file.ok) throw new Error(`${name} answered ${file.status}`);
    return gzipSync(new Uint8Array(await file.arrayBuffer())).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
