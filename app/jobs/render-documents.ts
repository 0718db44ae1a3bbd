// Renders pending documents, so that lists can show their size.

import { now } from "~/platform/clock";
import { openDatabase } from "~/platform/database";
import type { Background, Env } from "~/platform/env";
import { renderPendingCatalogue, renderPendingDocuments } from "~/services/documents/render-documents";

const MAX_DOCUMENTS = 25;
/** Catalogues and price lists, one at a time. */
const CATALOGUE_INTERVAL_MINUTES = 5;

export async function renderDocuments(scheduledAt: Date, env: Env, ctx: Background): Promise<void> {
  const db = openDatabase(env.DB);
  const c = { env, ctx, db, now: now(), locale: "it", shopContext: "b2c", who: null } as const;
  await renderPendingDocuments(c, MAX_DOCUMENTS);
  if (scheduledAt.getUTCMinutes() % CATALOGUE_INTERVAL_MINUTES === 0) await renderPendingCatalogue(c);
}
