// Checks that pictures named in imported rows exist, and reports the line and column if they do not.
import { nameSql } from "~/db/pictures";
import { STAGED } from "./table";

/** Excludes static files of the shop, such as "/images/cellar.svg|960|600". */
const isNoFile = (value: string): string => `AND ${value} NOT LIKE '/%'`;

const unknownIn = (column: string, value: string, from = ""): string =>
  `SELECT s.line, '${column}' AS column_name, 'no_picture' AS code, json_object('value', ${value}) AS message_values
   FROM ${STAGED} ${from} LEFT JOIN pictures p ON p.name = ${value}
   WHERE u.id = ?1 AND ${value} IS NOT NULL AND p.name IS NULL`;

/** Checks a column with one name. */
export const knownPicture = (column: string): string => unknownIn(column, `(s.cells ->> '${column}')`);

/** Checks a column with one name, with or without a background colour, or a static file. */
export const knownPictureOrFile = (column: string): string => {
  const value = `(s.cells ->> '${column}')`;
  return `${unknownIn(column, nameSql(value))} ${isNoFile(value)}`;
};

/** Checks a column with a list of names. */
export const knownPictures = (column: string): string =>
  unknownIn(column, "e.value", `CROSS JOIN json_each(s.cells ->> '${column}') e`);

/** Checks names anywhere in the column's JSON, under "image" and "image_mobile". */
export const knownPicturesInside = (column: string): string =>
  `${unknownIn(column, nameSql("e.atom"), `CROSS JOIN json_tree(s.cells ->> '${column}') e`)}
   ${isNoFile("e.atom")} AND e.key IN ('image', 'image_mobile')`;
