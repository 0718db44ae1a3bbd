// Worlds that can be loaded into an empty database.
import { readFileSync } from "node:fs";
import { ACCOUNTS } from "./accounts";
import * as bicycles from "./bicycles/world";
import { CATALOGUE, openFiles } from "./files";
import { demoPassword } from "./people";
import { demoPictures, type Picture, pictureTable } from "./pictures";
import { OPENED_AT, priceListTable } from "./shop";
import type { Table } from "./table";
import { demoWorld } from "./world";

export interface World {
  /** In the order of their references. */
  tables(passwordHash: string): Iterable<Table>;
  pictures(): Picture[];
  /** Common password of all accounts. */
  password: string | null;
  accounts: readonly { username: string; who: string }[];
}

/** @param folder a catalogue written by build.mjs */
export function bottega(folder = CATALOGUE): World {
  const files = openFiles(folder);
  const brand = (name: string, width: number): Picture => ({
    name,
    body: readFileSync(`${CATALOGUE}/brand/${name}`, name.endsWith(".svg") ? "utf8" : null),
    width,
    height: 42,
  });
  const brandPictures = () => [brand("logo.svg", 176), brand("icon.png", 42)];
  return {
    *tables(passwordHash) {
      yield* demoWorld(files, passwordHash);
      yield pictureTable(brandPictures());
    },
    pictures: () => [...brandPictures(), ...demoPictures()],
    password: demoPassword(files),
    accounts: ACCOUNTS,
  };
}

/** The data that every shop needs, without any demo data (CONTRACT §13). */
const empty: World = {
  *tables() {
    yield {
      table: "settings",
      rows: Object.entries(EMPTY_SETTINGS).map(([key, value]) => ({
        key,
        value: JSON.stringify(value),
        write_date: OPENED_AT,
      })),
    };
    yield priceListTable(["retail"]);
  },
  pictures: () => [],
  password: null,
  accounts: [],
};

// Search engines must not index the shop before it has products.
const EMPTY_SETTINGS = { SHOP_NAME: "My shop", CURRENCY: "EUR", DEFAULT_ROBOTS: "noindex, nofollow" };

export const WORLDS: Record<string, World> = {
  get bottega() {
    return bottega();
  },
  bicycles: {
    tables: bicycles.bicycleTables,
    pictures: bicycles.bicyclePictures,
    password: bicycles.PASSWORD,
    accounts: bicycles.ACCOUNTS,
  },
  empty,
};
