// When a page that was kept has to be made again.
import { romeDay, romeDayRange } from "~/domain/rome-day";
import { statement } from "~/platform/database";
import { type Era, eraOf, type Stamp, stockMoved } from "~/platform/page-stamp";
import { observe, shareVersion } from "~/platform/version";
import { text } from "./columns";
import { fact, versionOf } from "./facts";
import { type Asker, isAllOf, nameIn } from "./version";

/** Which pages may be served now. */
export const pageEra = async (asker: Asker): Promise<Era> => eraOf(await versionOf(asker));

/**
 * What the answers to this request were made of; null where a change came between them.
 * @param instant the request's own
 */
export async function pageStamp(asker: Asker, instant: Date): Promise<Stamp | null> {
  const read = asker.db.watched();
  if (read) observe(nameIn(read));
  const moments = await publications(asker);
  const name = read ? nameIn(read) : (await versionOf(asker)).name;
  if (!isAllOf(asker.ctx, name)) return null;
  const at = instant.toISOString();
  const today = romeDay(at);
  // A special price and a promotion begin and end with a day.
  const [until = ""] = [...moments.filter((moment) => moment > at), romeDayRange(today, today).end].sort();
  return { name, until };
}

/**
 * This very isolate has moved stock: pages from before that are over here.
 * @param name the state after it, which all others are to know of: an item was sold out, or is there again
 */
export function stockMovedHere({ ctx, env }: Asker, name: string): void {
  stockMoved();
  if (observe(name)) ctx.waitUntil(shareVersion(env, name));
}

/** Promotions begin and end with a day; articles at an instant, the next of which stand first here. */
const publications = fact(
  "publications",
  [statement("SELECT published_at FROM articles ORDER BY published_at DESC LIMIT 100")],
  ([rows = []]) => rows.map((row) => text(row, "published_at")),
);
