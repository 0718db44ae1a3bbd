// Pictures as the operator brings and removes them; their files are in R2.

import { type Database, type Row, statement, type Value } from "~/platform/database";
import { int, text } from "./columns";
import { writeAudited } from "./operator/audit";
import type { Page } from "./operator/page";
import { nameSql } from "./pictures";
import { ask, command, queryAll, queryCount, queryFirst, together } from "./query";

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
