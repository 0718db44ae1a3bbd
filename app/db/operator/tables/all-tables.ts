// All tables that have a CSV file, in an order in which they can be imported into an empty shop.
import { catalogueTables } from "./catalogue";
import { contentTables } from "./content";
import { linkTables } from "./links";
import { peopleTables } from "./people";
import { goodsTables } from "./products";
import { promotionTables } from "./promotions";
import { recordTables } from "./records";
import { redirectTables } from "./redirects";
import { shopTables } from "./shop";
import type { Table } from "./table";

export const TABLES: readonly Table[] = [
  ...shopTables,
  ...catalogueTables,
  ...goodsTables,
  ...promotionTables,
  ...peopleTables,
  ...contentTables,
  ...redirectTables,
  ...linkTables,
  ...recordTables,
];

/** Null for a table that cannot be imported or exported. */
export const tableNamed = (name: string): Table | null => TABLES.find((table) => table.name === name) ?? null;
