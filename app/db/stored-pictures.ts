// Pictures as the operator brings and removes them; their files are in R2.

import { LOCALES } from "~/contract/constants/enums";
import type { Locale } from "~/contract/wire";
import { type Database, type Row, statement, type Value } from "~/platform/database";
import { flag, int, text, textOrNull } from "./columns";
import { writeAudited } from "./operator/audit";
import type { Page } from "./operator/page";
import { USED_NAMES } from "./picture-uses";
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

export interface LibraryPicture extends StoredPicture {
  alt: Record<Locale, string>;
  isUsed: boolean;
}

const LIBRARY_COLUMNS = `${COLUMNS}, alt_it, alt_en, alt_es, name IN (${USED_NAMES}) AS is_used`;
const altColumn = (locale: Locale) => `alt_${locale}` as const;
const libraryOf = (row: Row): LibraryPicture => ({
  ...storedOf(row),
  alt: {
    it: textOrNull(row, "alt_it") ?? "",
    en: textOrNull(row, "alt_en") ?? "",
    es: textOrNull(row, "alt_es") ?? "",
  },
  isUsed: flag(row, "is_used"),
});

// ?1 is what is looked for, ?2 whether only those that nothing names are wanted.
const WANTED = `(?1 = '' OR instr(lower(name || char(10) || coalesce(alt_it, '') || char(10) || coalesce(alt_en, '')
    || char(10) || coalesce(alt_es, '')), lower(?1)) > 0
    OR name IN (SELECT reference FROM picture_uses_in_catalogue
      WHERE place = 'products' AND instr(lower(key), lower(?1)) > 0))
  AND (?2 = 0 OR name NOT IN (${USED_NAMES}))`;

/** Newest first. @param search a part of a name, a text or a product's code; empty: all */
export const listPictures = (
  db: Database,
  { search, isUnused }: { search: string; isUnused: boolean },
  { limit, offset }: Page,
): Promise<{ count: number; pictures: LibraryPicture[] }> =>
  together(db, {
    count: queryCount(
      statement(`SELECT count(*) AS n FROM pictures WHERE ${WANTED}`, search, Number(isUnused)),
    ),
    pictures: queryAll(
      statement(
        `SELECT ${LIBRARY_COLUMNS} FROM pictures WHERE ${WANTED} ORDER BY updated_at DESC, name LIMIT ?3 OFFSET ?4`,
        ...[search, Number(isUnused), limit, offset],
      ),
      libraryOf,
    ),
  });

/** With its texts, and whether anything names it. */
export const findLibraryPicture = (db: Database, name: string): Promise<LibraryPicture | null> =>
  ask(db, queryFirst(statement(`SELECT ${LIBRARY_COLUMNS} FROM pictures WHERE name = ?`, name), libraryOf));

/**
 * An empty text is none; the languages that are not given stay.
 * @throws BatchRefused `edited_by_another` where a text is another than it `was`: then nothing was done
 */
export const saveAlt = (
  db: Database,
  name: string,
  { alt, was }: Record<"alt" | "was", Partial<Record<Locale, string>>>,
  now: string,
): Promise<null> => {
  const given = LOCALES.filter((locale) => alt[locale] !== undefined);
  return writeAudited(
    db,
    {
      call: "pictures.edit",
      target: `picture/${name}`,
      now,
      look: {
        sql: "SELECT json_object('alt_it', alt_it, 'alt_en', alt_en, 'alt_es', alt_es) FROM pictures WHERE name = ?",
        params: [name],
      },
    },
    command(
      ...LOCALES.filter((locale) => was[locale] !== undefined).map((locale) =>
        statement(
          `INSERT INTO refusals (code) SELECT 'edited_by_another' FROM pictures
           WHERE name = ? AND coalesce(${altColumn(locale)}, '') <> ?`,
          name,
          was[locale] ?? "",
        ),
      ),
      ...given.map((locale) =>
        statement(
          `UPDATE pictures SET ${altColumn(locale)} = nullif(?, '') WHERE name = ?`,
          alt[locale] ?? "",
          name,
        ),
      ),
    ),
  );
};

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

export const PICTURE_IN_USE = "picture_in_use";

/** Its files stay for a while: removeUnusedFiles. @throws BatchRefused PICTURE_IN_USE where something names it */

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
    command(
      // In the same batch: a page that names it since the question was asked keeps it.
      statement(`INSERT INTO refusals (code) SELECT '${PICTURE_IN_USE}' WHERE ? IN (${USED_NAMES})`, name),
      statement("DELETE FROM pictures WHERE name = ?", name),
    ),
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
