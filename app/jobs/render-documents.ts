// Papers are drawn once their rows are there, so that lists can say how large they are.

import { now } from "~/platform/clock";
import { openDatabase } from "~/platform/database";
import type { Background, Env } from "~/platform/env";
import { drawBook, renderPendingDocuments } from "~/services/documents/render-documents";

const AT_ONCE = 25;
/** Catalogues and price lists, one at a time. */
const MINUTES_BETWEEN_BOOKS = 5;

export async function renderDocuments(scheduledAt: Date, env: Env, ctx: Background): Promise<void> {
  const db = openDatabase(env.DB);
  const nobody = { who: null, clientIp: "", request: new Request("https://shop.invalid/") };
  const c = { env, ctx, db, now: now(), locale: "it", shopContext: "b2c", ...nobody } as const;
  await renderPendingDocuments(c, AT_ONCE);
  if (scheduledAt.getUTCMinutes() % MINUTES_BETWEEN_BOOKS === 0) await drawBook(c);
}
