import type { Translate } from "~/i18n/translator";

/** The table in words. */
export const tableName = (t: Translate, table: string): string => t(`files.tables.${table}`);
