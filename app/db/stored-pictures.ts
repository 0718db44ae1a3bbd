// The operator's picture library; the files are in R2.

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

// ?1 is the search, ?2 whether only unused pictures are listed.
const WANTED = `(?1 = '' OR instr(lower(name || char(10) || coalesce(alt_it, '') || char(10) || coalesce(alt_en, '')
    || char(10) || coalesce(alt_es, '')), lower(?1)) > 0
    OR name IN (SELECT reference FROM picture_uses_in_catalogue
      WHERE place = 'products' AND instr(lower(key), lower(?1)) > 0))
  AND (?2 = 0 OR name NOT IN (${USED_NAMES}))`;

/** Newest first. @param search part of a name, a text or a product's code; empty: all */
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

/** With its texts, and whether it is in use. */
export const findLibraryPicture = (db: Database, name: string): Promise<LibraryPicture | null> =>
  ask(db, queryFirst(statement(`SELECT ${LIBRARY_COLUMNS} FROM pictures WHERE name = ?`, name), libraryOf));

/**
 * An empty text is deleted; languages that are not given stay unchanged.
 * @throws BatchRefused `edited_by_another` if a text differs from `was`; then nothing is written
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

/** Finds a picture by the name that tables and pages use. */

export const findPicture = (db: Database, name: string): Promise<StoredPicture | null> =>
  ask(db, queryFirst(statement(`SELECT ${COLUMNS} FROM pictures WHERE name = ?`, name), storedOf));

/** Null if the setting is empty, or names a picture that was removed. */

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

/** Replaces a picture of the same name and leaves its texts unchanged. */

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

/**
 * The files stay for a while: removeUnusedFiles. @throws BatchRefused PICTURE_IN_USE if the picture is in
 * use
 */

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
      // The check runs in the same batch, so that a page which has just started to use the picture keeps
      // it.
      statement(`INSERT INTO refusals (code) SELECT '${PICTURE_IN_USE}' WHERE ? IN (${USED_NAMES})`, name),
      statement("DELETE FROM pictures WHERE name = ?", name),
    ),
  );

/** Files without a picture since this instant. A file that a picture uses again leaves the list. */

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

/** Removes the files that R2 has deleted from the list. */

export const forgetUnusedFiles = (db: Database, files: readonly string[]) =>
  db.batch([
    statement(
      "DELETE FROM unused_picture_files WHERE file IN (SELECT value FROM json_each(?))",
      JSON.stringify(files),
    ),
  ]);
