// Swaps the positions of two adjacent links of the menu or the footer.
import { command } from "~/db/query";
import { type Database, statement } from "~/platform/database";
import { writeAudited } from "../audit";

const PLACE = "(SELECT place FROM site_links WHERE code = ?)";

const NEIGHBOUR = {
  up: ["<", "DESC"],
  down: [">", "ASC"],
} as const;

const neighbourSql = ([than, order]: readonly [string, string]) => `SELECT o.code
  FROM site_links t JOIN site_links o ON o.place = t.place AND (o.position, o.code) ${than} (t.position, t.code)
  WHERE t.code = ? ORDER BY o.position ${order}, o.code ${order} LIMIT 1`;

/** @throws BatchRefused `edited_by_another` if `beside` is no longer adjacent; then nothing is written */
export async function exchangeLinks(
  db: Database,
  { code, to, beside, now }: { code: string; to: keyof typeof NEIGHBOUR; beside: string; now: string },
): Promise<void> {
  const look = {
    sql: `SELECT json_group_object(code, position) FROM site_links WHERE place = ${PLACE}`,
    params: [code],
  };
  await writeAudited(
    db,
    { call: "siteLinks.move", target: `link/${code}/position`, now, look },
    command(
      statement(
        `INSERT INTO refusals (code) SELECT 'edited_by_another' WHERE (${neighbourSql(NEIGHBOUR[to])}) IS NOT ?`,
        ...[code, beside],
      ),
      // If both have the same position, all links of that place are numbered from 1 instead.
      statement(
        `UPDATE site_links SET position = counted.n
         FROM (SELECT code, row_number() OVER (ORDER BY position, code) AS n FROM site_links WHERE place = ${PLACE}) counted
         WHERE counted.code = site_links.code
           AND (SELECT count(DISTINCT position) FROM site_links WHERE code IN (?, ?)) = 1`,
        ...[code, code, beside],
      ),
      statement(
        `UPDATE site_links SET position = both.total - position
         FROM (SELECT sum(position) AS total FROM site_links WHERE code IN (?, ?)) both WHERE code IN (?, ?)`,
        ...[code, beside, code, beside],
      ),
    ),
  );
}
