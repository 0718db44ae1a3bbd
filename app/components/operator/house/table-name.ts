import type { TFunction } from "i18next";

/** The table in words. */
export const tableName = (t: TFunction, table: string): string => t(`files.tables.${table}`);
