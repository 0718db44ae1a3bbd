// Which texts are codes of something that is sold.
import { text } from "~/db/columns";
import { type Query, query } from "~/db/query";
import { statement } from "~/platform/database";

/** Those of the texts that are a product's code, with or without its separators. */
export const knownCodesQuery = (texts: readonly string[]): Query<Set<string>> =>
  query(
    statement(
      `SELECT j.value AS code FROM json_each(?) j WHERE EXISTS (SELECT 1 FROM product_codes c
         WHERE c.code = upper(replace(replace(replace(replace(j.value, '-', ''), ' ', ''), '.', ''), '/', '')))`,
      JSON.stringify([...new Set(texts)]),
    ),
    (rows) => new Set(rows.map((row) => text(row, "code"))),
  );
