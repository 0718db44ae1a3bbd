// Which products a list shows, in which order, and how many there are in all: one round trip where the search's own words find something.
import type { Database } from "~/platform/database";
import { int } from "../columns";
import { type Facets, facetStatements, readFacets } from "./facets";
import { anyHit, type OrderField, type ProductFilters, queryOf } from "./filters";
import type { Prices } from "./shown-price";
import { widened } from "./widen";

export interface Slice {
  limit: number;
  offset: number;
}

export async function listProducts(
  db: Database,
  filters: ProductFilters,
  prices: Prices,
  locale: string,
  slice: Slice,
  withFacets = false,
): Promise<{ count: number; ids: number[]; facets: Facets | null }> {
  const query = queryOf(filters, prices, locale);
  const [counted, page, hit, ...facets] = await db.batch([
    query("SELECT count(*) AS count", "", []),
    query("SELECT p.id", `ORDER BY ${orderOf(filters)} LIMIT ? OFFSET ?`, [slice.limit, slice.offset]),
    anyHit(filters),
    ...(withFacets ? facetStatements(filters, prices, locale) : []),
  ]);
  const wider = filters.search && hit?.length === 0 ? await widened(db, filters.search, locale) : null;
  if (wider) return listProducts(db, { ...filters, search: wider }, prices, locale, slice, withFacets);
  return {
    count: counted?.[0] ? int(counted[0], "count") : 0,
    ids: (page ?? []).map((row) => int(row, "id")),
    facets: withFacets ? readFacets(facets) : null,
  };
}

const COLUMNS: Record<OrderField, string> = {
  name: "t.name COLLATE NOCASE",
  standard_price: "s.standard",
  // What has no special price comes last either way.
  special_price: "s.special",
  create_date: "p.create_date",
  write_date: "p.write_date",
};

function orderOf({ order, search, categories }: ProductFilters): string {
  if (order) {
    const direction = order.direction.toUpperCase();
    const nulls = order.field === "special_price" ? " NULLS LAST" : "";
    return `${COLUMNS[order.field]} ${direction}${nulls}, p.id ${direction}`;
  }
  if (search) return "h.rank, p.position, p.id";
  return categories?.length === 1 ? "cp.position, p.id" : "p.position, p.id";
}
