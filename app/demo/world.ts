// The demo world of CONTRACT §7 as tables, in the order of their references.
import { categoryTables } from "./categories";
import { complianceTables } from "./compliance";
import { contentTables } from "./content";
import { documentTables } from "./documents";
import type { Files } from "./files";
import { orderTables } from "./orders";
import { peopleTables } from "./people";
import { demoPictures, pictureTable } from "./pictures";
import { priceTables } from "./prices";
import { productTables } from "./products";
import { shopTables } from "./shop";
import { stockTables } from "./stock";
import { synonymTables } from "./synonyms";
import type { Table } from "./table";

export function* demoWorld(files: Files, passwordHash: string): Generator<Table> {
  yield pictureTable(demoPictures());
  yield* shopTables(files);
  yield* contentTables(files);
  yield* categoryTables(files);
  yield* productTables(files);
  yield* synonymTables(files);
  yield* complianceTables(files);
  yield* priceTables(files);
  yield* stockTables(files);
  yield* peopleTables(files, passwordHash);
  yield* orderTables(files);
  yield* documentTables(files);
}
