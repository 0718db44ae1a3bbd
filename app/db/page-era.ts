// When a page that was kept has to be made again.
import { romeDay } from "~/domain/rome-day";
import { LIFETIME } from "~/platform/cache";
import { now } from "~/platform/clock";
import { text } from "./columns";
import { type Asker, factsVersion, remembered, stockMovesHere } from "./remembered";

/** With the half minute after which a change is seen: 60 s, CONTRACT §8. */
const PAGE_MS = 30_000;

/**
 * A word that is another one as soon as a kept page may be wrong: a fact was changed, an order was taken here, a day
 * (of a special price), a promotion or an article began or ended, or half a minute has passed.
 */
export async function pageEra(asker: Asker): Promise<string> {
  const [version, moments] = [await factsVersion(asker), await turningPoints(asker)];
  const at = now();
  const instant = at.toISOString();
  const passed = moments.filter((moment) => moment <= instant).length;
  const halfMinute = Math.floor(at.getTime() / PAGE_MS);
  return [version, stockMovesHere(), romeDay(instant), passed, halfMinute].join(".");
}

const turningPoints = remembered(LIFETIME.default, async (db) => {
  const rows = await db.all(
    `SELECT starts_at AS moment FROM promotions UNION SELECT ends_at FROM promotions
     UNION SELECT published_at FROM articles`,
  );
  return rows.map((row) => text(row, "moment"));
});
