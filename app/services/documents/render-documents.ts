// Papers that the shop draws itself: by the cron once their rows are there, or for whoever asks for one sooner. No list
// draws them. They are kept in R2.

import { findUndrawn, findUndrawnBook, markDrawn, type StoredFile } from "~/db/orders/documents";
import type { Database } from "~/platform/database";
import type { Env } from "~/platform/env";
import type { ServiceContext } from "~/services/context";
import { renderOrderDocument } from "./order-documents";
import { renderProductDocument } from "./product-documents";

/** @returns whether there is something to send now */
export async function renderDocument(c: ServiceContext, stored: StoredFile): Promise<boolean> {
  const { order, type } = stored;
  const bytes =
    order === null ? await renderProductDocument(c, stored) : await renderOrderDocument(c.db, order, type);
  if (bytes) await c.db.batch([markDrawn([await keep(c.env, stored, bytes)])]);
  return bytes !== null;
}

/** Some of those that are still to be drawn, one after the other. */
export async function renderPendingDocuments(c: ServiceContext, most: number): Promise<void> {
  for (const stored of await findUndrawn(c.db, most)) await renderDocument(c, stored);
}

/** One that takes long. */
export async function drawBook(c: ServiceContext): Promise<void> {
  const stored = await findUndrawnBook(c.db);
  if (stored) await renderDocument(c, stored);
}

/** An order's paper for its mail: as it is kept, or drawn now. */
export async function orderDocumentBytes(
  db: Database,
  env: Env,
  stored: StoredFile,
): Promise<Uint8Array | null> {
  const kept = stored.isFresh ? await env.FILES.get(stored.file) : null;
  if (kept) return new Uint8Array(await kept.arrayBuffer());
  if (!stored.isDrawn || stored.order === null) return null;
  const bytes = await renderOrderDocument(db, stored.order, stored.type);
  if (bytes) await db.batch([markDrawn([await keep(env, stored, bytes)])]);
  return bytes;
}

async function keep(env: Env, { id, file, mime, source }: StoredFile, bytes: Uint8Array) {
  await env.FILES.put(file, bytes, { httpMetadata: { contentType: mime } });
  return { id, size: bytes.byteLength, source };
}
