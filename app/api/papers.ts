// Papers that the shop draws itself are drawn when they are first asked for, and kept in R2.
import { findUndrawn, markDrawn, type StoredFile } from "~/db/documents";
import type { Database, Row } from "~/platform/database";
import type { Env } from "~/platform/env";
import type { ApiContext } from "./context";
import { drawGoodsPaper } from "./goods-papers";
import { drawOrderPaper } from "./order-papers";

/** How many a list draws before it answers, so that their sizes are right; what is beyond says 0 until it is asked for. */
const AT_ONCE = 25;
/** A hundred pages: their sizes are known once somebody has asked for one. */
const LARGE = ["catalogue", "price_list"];

/** @returns whether there is something to send now */
export async function drawPaper(c: ApiContext, stored: StoredFile): Promise<boolean> {
  return (await drawAll(c, [stored])).size > 0;
}

/** The rows of a list, with the sizes of what was not drawn before. */
export async function withSizes(c: ApiContext, rows: Row[]): Promise<Row[]> {
  const missing = rows
    .filter(({ is_drawn, size, type }) => is_drawn === 1 && size === 0 && !LARGE.includes(String(type)))
    .slice(0, AT_ONCE);
  if (missing.length === 0) return rows;
  const ids = missing.map(({ id }) => Number(id));
  const sizes = await drawAll(c, await findUndrawn(c.db, ids));
  return rows.map((row) => ({ ...row, size: sizes.get(Number(row.id)) ?? Number(row.size) }));
}

/** An order's paper for its mail: as it is kept, or drawn now. */
export async function orderPaperBytes(
  db: Database,
  env: Env,
  stored: StoredFile,
): Promise<Uint8Array | null> {
  const kept = stored.isFresh ? await env.FILES.get(stored.file) : null;
  if (kept) return new Uint8Array(await kept.arrayBuffer());
  if (!stored.isDrawn || stored.order === null) return null;
  const bytes = await drawOrderPaper(db, stored.order, stored.type);
  if (bytes) await db.batch([markDrawn([await keep(env, stored, bytes)])]);
  return bytes;
}

/** By document: how large each has become. */
async function drawAll(c: ApiContext, papers: readonly StoredFile[]): Promise<Map<number, number>> {
  const drawn = await Promise.all(
    papers.map(async (stored) => {
      const { order, type } = stored;
      const bytes =
        order === null ? await drawGoodsPaper(c, stored) : await drawOrderPaper(c.db, order, type);
      return bytes ? [await keep(c.env, stored, bytes)] : [];
    }),
  );
  const kept = drawn.flat();
  if (kept.length > 0) await c.db.batch([markDrawn(kept)]);
  return new Map(kept.map(({ id, size }) => [id, size]));
}

async function keep(env: Env, { id, file, mime, source }: StoredFile, bytes: Uint8Array) {
  await env.FILES.put(file, bytes, { httpMetadata: { contentType: mime } });
  return { id, size: bytes.byteLength, source };
}
