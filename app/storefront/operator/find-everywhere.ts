// Search over everything that the operator may see: orders, customers, products, pages.
import type { Permission } from "~/contract/constants/permissions";
import { operatorPaths } from "~/operator-paths";
import type { OperatorSession } from "./require-operator";

export interface FoundGroup {
  kind: "orders" | "customers" | "products" | "pages";
  items: { to: string; name: string; text: string }[];
  all: string;
}

const SHOWN = 5;

/** @returns `exact` is the page of the only order or product with this number or SKU, else null */
export async function findEverywhere(
  session: OperatorSession,
  typed: string,
): Promise<{ exact: string | null; groups: FoundGroup[] }> {
  const finders: [Permission, typeof orders][] = [
    ["orders.read", orders],
    ["customers.read", customers],
    ["catalogue.read", products],
    ["content.read", pages],
  ];
  const found = await Promise.all(
    finders
      .filter(([permission]) => session.actor.permissions.includes(permission))
      .map(([, find]) => find(session, typed)),
  );
  return {
    exact: found.find(({ exact }) => exact !== null)?.exact ?? null,
    groups: found.map(({ group }) => group),
  };
}

type Found = { exact: string | null; group: FoundGroup };

const isSame = (one: string, typed: string) => one.toUpperCase() === typed.replace(/^#/, "").toUpperCase();

async function orders({ shop, t }: OperatorSession, typed: string): Promise<Found> {
  const { results } = await shop.orderList.list({ search: typed });
  const [first] = results;
  const exact = results.length === 1 && first && isSame(first.number, typed) ? first : null;
  const items = results.slice(0, SHOWN).map(({ id, number, name, status }) => ({
    to: operatorPaths.order(id),
    name: number,
    text: `${name}, ${t(`account:status.${status}`)}`,
  }));
  return {
    exact: exact && operatorPaths.order(exact.id),
    group: { kind: "orders", items, all: operatorPaths.orders({ search: typed }) },
  };
}

async function customers({ shop }: OperatorSession, typed: string): Promise<Found> {
  const { results } = await shop.users.list({ search: typed, page_size: SHOWN });
  const items = results.map(({ id, customer_profile, first_name, last_name, email }) => ({
    to: operatorPaths.customer(id),
    name: customer_profile?.business_name || `${first_name} ${last_name}`.trim() || email,
    text: email,
  }));
  return {
    exact: null,
    group: { kind: "customers", items, all: operatorPaths.customers({ search: typed }) },
  };
}

async function products({ shop }: OperatorSession, typed: string): Promise<Found> {
  const { results } = await shop.products.list({ search: typed });
  const exact = results.find(({ sku }) => isSame(sku, typed));
  const items = results.slice(0, SHOWN).map(({ sku, name }) => ({
    to: operatorPaths.record("product", sku),
    name,
    text: sku,
  }));
  return {
    exact: exact ? operatorPaths.record("product", exact.sku) : null,
    group: { kind: "products", items, all: operatorPaths.products({ search: typed }) },
  };
}

async function pages({ shop }: OperatorSession, typed: string): Promise<Found> {
  const { results } = await shop.content.list({ kind: "page", search: typed, page_size: SHOWN });
  const items = results.map(({ key, row }) => ({
    to: operatorPaths.record("page", key),
    name: row.title_it || key,
    text: key,
  }));
  return {
    exact: null,
    group: { kind: "pages", items, all: operatorPaths.records("page", { search: typed }) },
  };
}
