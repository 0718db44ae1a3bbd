// Pictures by the names that tables, pages and slides use.
import { z } from "zod";
import { type Row, statement, type Value } from "~/platform/database";
import { jsonOrNull, listOf, type Texts } from "./columns";
import { type Query, query } from "./query";

export interface PictureRow {
  name: string;
  /** File in R2, under img/. */
  file: string;
  width: number;
  height: number;
  /** Width of the largest reduced size; 0: no reduced sizes exist. */
  sizes: number;
  /** Texts by language; if missing, the name of the pictured thing is used. */
  alt: Texts;
}

const Alt = z.string().nullable();
const PictureTuple = z.tuple([z.string(), z.string(), z.int(), z.int(), z.int(), Alt, Alt, Alt]);

const TUPLE = "json_array(x.name, x.file, x.width, x.height, x.sizes, x.alt_it, x.alt_en, x.alt_es)";

/** SQL of the picture whose name is the expression `name`; readPicture parses it. */
export const pictureSql = (name: string): string =>
  `(SELECT ${TUPLE} FROM pictures x WHERE x.name = ${name})`;

const firstOf = (item: string): string => `coalesce(${item}.image, ${item}.images ->> 0)`;

/** SQL of the first picture of the item `p`, otherwise of its `parent`: both are aliases of `products`. */
export const itemPictureSql: string = pictureSql(`coalesce(${firstOf("p")}, ${firstOf("parent")})`);

/** SQL of all pictures of a product or variant, in order; readPictures parses it. */
export const picturesSql = (item: string): string =>
  `iif(${item}.images = '[]', (SELECT json_array(${TUPLE}) FROM pictures x WHERE x.name = ${item}.image),
     (SELECT json_group_array(${TUPLE} ORDER BY e.place) FROM
       (SELECT ${item}.image AS name, -1 AS place WHERE ${item}.image IS NOT NULL
        UNION ALL SELECT value, key FROM json_each(${item}.images) WHERE value IS NOT ${item}.image) e
       JOIN pictures x ON x.name = e.name))`;

/** Reads a column made by pictureSql; null without a picture. */
export function readPicture(row: Row, column: string): PictureRow | null {
  const tuple = jsonOrNull(row, column, PictureTuple);
  return tuple && pictureOf(tuple);
}

/** Reads a column made by picturesSql, in the product's order. */
export const readPictures = (row: Row, column: string): PictureRow[] =>
  listOf(row, column, PictureTuple).map(pictureOf);

function pictureOf([name, file, width, height, sizes, it, en, es]: z.infer<typeof PictureTuple>): PictureRow {
  const alt: Texts = { ...(it && { it }), ...(en && { en }), ...(es && { es }) };
  return { name, file, width, height, sizes, alt };
}

export type PicturesByName = ReadonlyMap<string, PictureRow>;

/**
 * Pictures named in the JSON of a content table. @param source a subquery with one column, `json`, and its
 * parameters
 */
export const picturesNamedIn = (source: string, ...params: Value[]): Query<PicturesByName> =>
  query(
    statement(`SELECT ${TUPLE} AS picture FROM pictures x WHERE x.name IN (${namesIn(source)})`, ...params),
    (rows) =>
      new Map(
        rows.flatMap((row) => {
          const picture = readPicture(row, "picture");
          return picture ? [[picture.name, picture]] : [];
        }),
      ),
  );

const namesIn = (source: string): string =>
  `SELECT ${nameSql("t.atom")} FROM (${source}) s, json_tree(s.json) t WHERE t.key IN ('image', 'image_mobile')`;

/**
 * SQL of the name in a reference of a page or slide, which may include a background colour:
 * "cellar.jpg|#eae3d2".
 */
export const nameSql = (reference: string): string =>
  `iif(instr(${reference}, '|'), substr(${reference}, 1, instr(${reference}, '|') - 1), ${reference})`;
