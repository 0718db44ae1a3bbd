// Documents that the shop renders itself: by the cron after their rows are written, or on the first
// download. Lists do not render them. They are stored in R2.

import { markDrawn, type StoredFile } from "~/db/orders/stored-files";
import type { Database } from "~/platform/database";
import type { Env } from "~/platform/env";
import type { ServiceContext } from "~/services/context";
import { renderOrderDocument } from "./order-documents";
import { pdfAssets } from "./pdf-assets";
import { renderProductDocument } from "./product-documents";

/** Renders one document and stores it. @returns whether the file exists now */
export async function renderDocument(c: ServiceContext, stored: StoredFile): Promise<boolean> {
  const { order } = stored;
  const bytes =
    order === null
      ? await renderProductDocument(c, stored)
      : await renderOrderDocument(c.db, order, stored, await pdfAssets(c.db, c.env));
  if (bytes) await c.db.batch([markDrawn([await storeFile(c.env, stored, bytes)])]);
  return bytes !== null;
}

/** The PDF of an order for its email: stored, or rendered now; null without a document. */
export async function orderDocumentBytes(
  db: Database,
  env: Env,
  stored: StoredFile,
): Promise<Uint8Array | null> {
  const file = stored.isFresh ? await env.FILES.get(stored.file) : null;
  if (file) return new Uint8Array(await file.arrayBuffer());
  if (!stored.isDrawn || stored.order === null) return null;
  const bytes = await renderOrderDocument(db, stored.order, stored, await pdfAssets(db, env));
  if (bytes) await db.batch([markDrawn([await storeFile(env, stored, bytes)])]);
  return bytes;
}

async function storeFile(env: Env, { id, file, mime, source }: StoredFile, bytes: Uint8Array) {
  await env.FILES.put(file, bytes, { httpMetadata: { contentType: mime } });
  return { id, size: bytes.byteLength, source };
}
