import type { TFunction } from "i18next";

export const tableName = (t: TFunction, table: string): string => t(`files.tables.${table}`);
