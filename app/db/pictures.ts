// Pictures by the names that tables, pages and slides give them.
import { z } from "zod";
import { int, jsonOrNull, listOf, type Texts, text } from "~/db/columns";
import { type Database, type Row, statement, type Value } from "~/platform/database";
import { writeAudited } from "./operator/audit";
import type { Page } from "./operator/page";
import { ask, command, type Query, query, queryAll, queryCount, queryFirst, together } from "./query";

export interface PictureRow {
  name: string;
  /** In R2 under img/. */
  file: string;
  width: number;
  height: number;
  /** The widest of its smaller sizes; 0: none were made. */
  sizes: number;
  /** By language; a missing one is the name of what the picture is of. */
  alt: Texts;
}

const Alt = z.string().nullable();
const PictureTuple = z.tuple([z.string(), z.string(), z.int(), z.int(), z.int(), Alt, Alt, Alt]);

const TUPLE = "json_array(x.name, x.file, x.width, x.height, x.sizes, x.alt_it, x.alt_en, x.alt_es)";

/** SQL of the picture that `name`, an expression, is the name of; readPicture reads it. */
export const pictureSql = (name: string): string =>
  `(SELECT ${TUPLE} FROM pictures x WHERE x.name = ${name})`;

const firstOf = (item: string): string => `coalesce(${item}.image, ${item}.images ->> 0)`;

/** SQL of the first picture of the item `p`, else of its `parent`: both are aliases of `products`. */
export const itemPictureSql: string = pictureSql(`coalesce(${firstOf("p")}, ${firstOf("parent")})`);

/** SQL of all pictures of a product or variant, in their order; readPictures reads it. */
export const picturesSql = (item: string): string =>
  `iif(${item}.images = '[]', (SELECT json_array(${TUPLE}) FROM pictures x WHERE x.name = ${item}.image),
     (SELECT json_group_array(${TUPLE} ORDER BY e.place) FROM
       (SELECT ${item}.image AS name, -1 AS place WHERE ${item}.image IS NOT NULL
        UNION ALL SELECT value, key FROM json_each(${item}.images) WHERE value IS NOT ${item}.image) e
       JOIN pictures x ON x.name = e.name))`;

/** A column made by pictureSql; null where there is no picture. */
export function readPicture(row: Row, column: string): PictureRow | null {
  const tuple = jsonOrNull(row, column, PictureTuple);
  return tuple && pictureOf(tuple);
}

/** A column made by picturesSql, in the product's order. */
export const readPictures = (row: Row, column: string): PictureRow[] =>
  listOf(row, column, PictureTuple).map(pictureOf);

function pictureOf([name, file, width, height, sizes, it, en, es]: z.infer<typeof PictureTuple>): PictureRow {
  const alt: Texts = { ...(it && { it }), ...(en && { en }), ...(es && { es }) };
  return { name, file, width, height, sizes, alt };
}

export type PicturesByName = ReadonlyMap<string, PictureRow>;

/** Those that the JSON of a content table names. @param source a subquery with one column, `json` */
export const picturesNamedIn = (source: string): Query<PicturesByName> =>
  query(
    statement(`SELECT ${TUPLE} AS picture FROM pictures x WHERE x.name IN (${namesIn(source)})`),
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

/** SQL of the name in a reference of a page or slide: "cellar.jpg|#eae3d2" has the ground beside it. */
export const nameSql = (reference: string): string =>
  `iif(instr(${reference}, '|'), substr(${reference}, 1, instr(${reference}, '|') - 1), ${reference})`;

/** As it is kept, with what only the operator asks. */
export interface StoredPicture {
  name: string;
  file: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  sizes: number;
  updatedAt: string;
}

const COLUMNS = "name, file, mime, width, height, bytes, sizes, updated_at";

/** Newest first. */
export const listPictures = (
  db: Database,
  { limit, offset }: Page,
): Promise<{ count: number; pictures: StoredPicture[] }> =>
  together(db, {
    count: queryCount(statement("SELECT count(*) AS n FROM pictures")),
    pictures: queryAll(
      statement(
        `SELECT ${COLUMNS} FROM pictures ORDER BY updated_at DESC, name LIMIT ? OFFSET ?`,
        limit,
        offset,
      ),
      storedOf,
    ),
  });

/** By the name that tables and pages give it. */
export const findPicture = (db: Database, name: string): Promise<StoredPicture | null> =>
  ask(db, queryFirst(statement(`SELECT ${COLUMNS} FROM pictures WHERE name = ?`, name), storedOf));

/** Null where the setting names none, or one that is gone. */
export const findBrandPicture = (
  db: Database,
  key: "BRAND_LOGO" | "BRAND_ICON",
): Promise<StoredPicture | null> =>
  ask(
    db,
    queryFirst(
      statement(
        `SELECT ${COLUMNS} FROM pictures WHERE name = (SELECT value ->> '$' FROM settings WHERE key = ?)`,
        key,
      ),
      storedOf,
    ),
  );

/** In the place of one of the same name; its texts stay. */
export const savePicture = (db: Database, picture: StoredPicture): Promise<null> => {
  const values: Value[] = [
    ...[picture.name, picture.file, picture.mime, picture.width, picture.height],
    ...[picture.bytes, picture.sizes, picture.updatedAt],
  ];
  return writeAudited(
    db,
    {
      call: "pictures.put",
      target: `picture/${picture.name}`,
      now: picture.updatedAt,
      look: {
        sql: "SELECT json_object('file', file, 'width', width, 'height', height) FROM pictures WHERE name = ?",
        params: [picture.name],
      },
    },
    command(
      statement(
        `INSERT INTO pictures (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (name) DO UPDATE SET file = excluded.file, mime = excluded.mime, width = excluded.width,
           height = excluded.height, bytes = excluded.bytes, sizes = excluded.sizes, updated_at = excluded.updated_at`,
        ...values,
      ),
    ),
  );
};

/** Where it is named first, as "products EN00001"; null: nowhere. */
export const findPictureUse = (db: Database, name: string): Promise<string | null> =>
  ask(
    db,
    queryFirst(
      statement(
        `SELECT place || ' ' || key AS use FROM picture_uses WHERE ${nameSql("reference")} = ? ORDER BY place, key LIMIT 1`,
        name,
      ),
      (row) => text(row, "use"),
    ),
  );

/** Its files stay for a while: removeUnusedFiles. */
export const deletePicture = (db: Database, name: string, now: string): Promise<null> =>
  writeAudited(
    db,
    {
      call: "pictures.delete",
      target: `picture/${name}`,
      now,
      look: {
        sql: "SELECT json_object('file', file, 'width', width, 'height', height) FROM pictures WHERE name = ?",
        params: [name],
      },
    },
    command(statement("DELETE FROM pictures WHERE name = ?", name)),
  );

/** Files that no picture has had since then. Those that one has again are forgotten. */
export const findUnusedFiles = (
  db: Database,
  before: string,
  limit: number,
): Promise<{ file: string; sizes: number }[]> =>
  together(db, {
    used: command(statement("DELETE FROM unused_picture_files WHERE file IN (SELECT file FROM pictures)")),
    files: queryAll(
      statement(
        "SELECT file, sizes FROM unused_picture_files WHERE unused_since < ? ORDER BY unused_since LIMIT ?",
        before,
        limit,
      ),
      (row) => ({ file: text(row, "file"), sizes: int(row, "sizes") }),
    ),
  }).then(({ files }) => files);

/** Files that R2 has removed leave the list of those to remove. */
export const forgetUnusedFiles = (db: Database, files: readonly string[]) =>
  db.batch([
    statement(
      "DELETE FROM unused_picture_files WHERE file IN (SELECT value FROM json_each(?))",
      JSON.stringify(files),
    ),
  ]);

const storedOf = (row: Row): StoredPicture => ({
  name: text(row, "name"),
  file: text(row, "file"),
  mime: text(row, "mime"),
  width: int(row, "width"),
  height: int(row, "height"),
  bytes: int(row, "bytes"),
  sizes: int(row, "sizes"),
  updatedAt: text(row, "updated_at"),
});
