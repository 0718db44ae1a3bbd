// When a page that was kept has to be made again.
import { romeDay } from "~/domain/rome-day";
import { LIFETIME } from "~/platform/cache";
import { now } from "~/platform/clock";
import { text } from "./columns";
import { type Asker, factsVersion, remembered, stockMovesHere } from "./remembered";

export interface PageEra {
  /** Another one: a kept page is wrong. Stock moved here, or a day (of a special price), a promotion or an article began or ended. */
  word: string;
  /** Another one: a kept page may be wrong. A fact was changed somewhere. */
  version: number;
}

export async function pageEra(asker: Asker): Promise<PageEra> {
  const [version, moments] = [await factsVersion(asker), await turningPoints(asker)];
  const instant = now().toISOString();
  const passed = moments.filter((moment) => moment <= instant).length;
  return { word: [stockMovesHere(), romeDay(instant), passed].join("."), version };
}

const turningPoints = remembered(LIFETIME.default, async (db) => {
  const rows = await db.all(
    `SELECT starts_at AS moment FROM promotions UNION SELECT ends_at FROM promotions
     UNION SELECT published_at FROM articles`,
  );
  return rows.map((row) => text(row, "moment"));
});
