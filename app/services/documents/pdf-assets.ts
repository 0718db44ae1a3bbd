// Assets of every PDF: the fonts, from the shop's own files, and the logo.
import type { PdfAssets } from "~/pdf/page/pdf-page";
import { readTrueType, type TrueType } from "~/pdf/page/true-type";
import type { Database } from "~/platform/database";
import type { Env } from "~/platform/env";
import { pdfLogo } from "./pdf-logo";

/** Static instances with tabular lining figures; public/fonts/README.md describes how they were made. */
const FILES = {
  plain: "/fonts/source-sans-3-400.ttf",
  bold: "/fonts/source-sans-3-600.ttf",
  serif: "/fonts/vollkorn-600.ttf",
};

/** Cached from an earlier document: fonts change only with a deployment. */
const known = new Map<string, TrueType>();

/** Fonts and logo of the shop's PDFs; each isolate reads the fonts once. */
export async function pdfAssets(db: Database, env: Env): Promise<PdfAssets> {
  return {
    fonts: {
      plain: await fontOf(env, FILES.plain),
      bold: await fontOf(env, FILES.bold),
      serif: await fontOf(env, FILES.serif),
    },
    logo: await pdfLogo(db, env),
  };
}

async function fontOf(env: Env, path: string): Promise<TrueType> {
  const earlier = known.get(path);
  if (earlier) return earlier;
  const answer = await env.ASSETS.fetch(`https://assets.local${path}`);
  if (!answer.ok) throw new Error(`${path} could not be read: ${answer.status}`);
  const font = readTrueType(new Uint8Array(await answer.arrayBuffer()));
  known.set(path, font);
  return font;
}
