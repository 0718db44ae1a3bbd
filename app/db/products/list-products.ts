// Lists products: ids in order, total count and facets, in one round trip unless the search has to be
// widened.

import { z } from "zod";
import type { ProductId } from "~/contract/ids";
import { cached } from "~/db/cache/cached";
import type { CacheReader } from "~/db/cache/data-version";
import { int, listOf } from "~/db/columns";
import { combineAll, constant, mapQuery, type Query, query, together } from "~/db/query";
import type { SqlFragment } from "~/db/sql-fragment";
import { CACHE_MS } from "~/platform/cache/lifetimes";
import { type Database, type Row, statement } from "~/platform/database";
import {
  CODES,
  type FacetCounts,
  matchingFacets,
  matchingValues,
  readFacets,
  unfilteredFacets,
  unfilteredValues,
} from "./facets";
import type { ProductFilters } from "./filters";
import { fuzzySearch } from "./fuzzy-search";
import { matchingProductsSql, orderOf } from "./matching-products";
import type { Prices } from "./shown-price";
import { unfilteredOf, unfilteredPage } from "./unfiltered-list";

export interface Slice {
  limit: number;
  offset: number;
}

interface List {
  count: number;
  ids: ProductId[];
  /** Empty unless requested. */
  facets: FacetCounts;
  /** Replacements for words that no product has, likeliest first. */
  searched: string[];
}

/**
 * A page of products that pass the filters: ids in order, the total count, and facets with `withFacets`.
 * Widens a search that finds nothing with fuzzySearch.
 */
export async function listProducts(
  db: Database,
  filters: ProductFilters,
  prices: Prices,
  locale: string,
  slice: Slice,
  withFacets = false,
): Promise<List> {
  const { list: rows, fieldValues } = await together(
    db,
    queriesOf(filters, prices, locale, slice, withFacets),
  );
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const nothing = of("count").every((row) => row.b === 0);
  const wider = nothing && filters.search ? await fuzzySearch(db, filters.search, locale) : null;
  if (wider) {
    const list = await listProducts(
      db,
      { ...filters, search: wider.search },
      prices,
      locale,
      slice,
      withFacets,
    );
    return { ...list, searched: list.count > 0 ? wider.searched : [] };
  }
  return {
    count: of("count").reduce((sum, row) => sum + int(row, "a"), 0),
    ids: of("product").map((row) => int(row, "a")),
    facets: readFacets([...rows, ...fieldValues]),
    searched: [],
  };
}

type Question = [filters: ProductFilters, prices: Prices, locale: string, slice: Slice, withFacets: boolean];

const cachedLists = cached(CACHE_MS.list, (db, question) => {
  const args: Question = JSON.parse(question);
  return listProducts(db, ...args);
});

/**
 * Like listProducts, cached briefly: a search in a large catalogue reads a row per hit. Lists of one
 * customer's orders, and pages longer than any screen's, are not cached.
 */
export function listCached(asker: CacheReader, ...question: Question): ReturnType<typeof listProducts> {
  const [
    filters,
    { list, season, today, includesVat, rates, homeRates, grossAbroad },
    locale,
    { limit, offset },
    withFacets,
  ] = question;
  if (filters.orderedBy !== null || limit > MAX_KEPT) return listProducts(asker.db, ...question);
  const prices = { list, season, today, includesVat, rates, homeRates, grossAbroad };
  return cachedLists(asker, JSON.stringify([filters, prices, locale, { limit, offset }, withFacets]));
}

const MAX_KEPT = 100;

/**
 * Every row is (kind, a, b, n), and all rows are one JSON; the found products are computed once for all of
 * them. D1 allows five SELECTs in a compound.
 */
function queriesOf(
  filters: ProductFilters,
  prices: Prices,
  locale: string,
  slice: Slice,
  withFacets: boolean,
): { list: Query<Row[]>; fieldValues: Query<Row[]> } {
  const category = unfilteredOf(filters, prices);
  if (category !== null)
    return {
      list: unionQuery({ sql: "", params: [] }, [
        {
          sql: "SELECT 'count' AS kind, products AS a, 1 AS b, NULL AS n FROM category_counts WHERE category_id = ? AND other_category_id = ?",
          params: [category, category],
        },
        pageOf(unfilteredPage(category, filters, prices, locale, slice)),
        ...(withFacets ? unfilteredFacets(category, prices) : []),
      ]),
      fieldValues: constant([]),
    };
  const found = matchingProductsSql(filters, prices, locale, {
    ordered: slice.limit > 0,
    priced: withFacets,
  });
  const page = {
    sql: `SELECT id FROM found ORDER BY ${orderOf(filters)} LIMIT ? OFFSET ?`,
    params: [slice.limit, slice.offset],
  };
  return {
    list: unionQuery(
      found,
      [
        {
          sql: `SELECT 'count' AS kind, count(*) AS a, ${filters.search ? "EXISTS (SELECT 1 FROM hits)" : "1"} AS b, NULL AS n FROM found`,
          params: [],
        },
        ...(slice.limit > 0 ? [pageOf(page)] : []),
        ...(withFacets ? matchingFacets(filters) : []),
      ],
      withFacets ? CODES : null,
    ),
    // Another value of a chosen field would extend the choice, so its count is computed as if it were
    // chosen instead.
    fieldValues: mapQuery(
      combineAll(
        (withFacets ? chosenKeys(filters) : []).map((key) => {
          const others = {
            ...filters,
            fields: filters.fields.filter((other) => other.key !== key),
            ranges: filters.ranges.filter((other) => other.key !== key),
          };
          const whole = unfilteredOf({ ...others, order: null }, prices);
          if (whole !== null) return unionQuery({ sql: "", params: [] }, [unfilteredValues(key, whole)]);
          const found = matchingProductsSql(others, prices, locale, { ordered: false, priced: false });
          return unionQuery(found, [matchingValues(key)]);
        }),
      ),
      (rows) => rows.flat(),
    ),
  };
}

const chosenKeys = ({ fields, ranges }: ProductFilters): string[] => [
  ...new Set([...fields, ...ranges].map(({ key }) => key)),
];

// One JSON for hundreds of rows: otherwise D1 builds an object per row. Codes would make it too long.
const unionQuery = (head: SqlFragment, parts: SqlFragment[], codes: string | null = null): Query<Row[]> =>
  query(
    statement(
      `${head.sql} SELECT json_group_array(json_array(kind, a, b, n)) AS rows
       FROM (${parts.map(({ sql }) => sql).join(" UNION ALL ")})${codes ? ` UNION ALL ${codes}` : ""}`,
      ...head.params,
      ...parts.flatMap(({ params }) => params),
    ),
    readRows,
  );

const Cell = z.union([z.string(), z.number(), z.null()]);
const Cells = z.tuple([z.string(), Cell, Cell, Cell]);

const readRows = ([answer, ...codes]: Row[]): Row[] => [
  ...listOf(answer ?? {}, "rows", Cells).map(([kind, a, b, n]) => ({ kind, a, b, n })),
  ...codes.map(({ rows: a = null }) => ({ kind: "codes", a })),
];

const pageOf = ({ sql, params }: SqlFragment): SqlFragment => ({
  sql: `SELECT 'product', id, NULL, NULL FROM (${sql})`,
  params,
});
