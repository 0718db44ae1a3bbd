// Records of one test only, so that tests run in any order and in parallel. A builder's arguments state what
// matters; the rest has plain defaults.
import { PASSWORD, sql } from "../worker/worker";

export interface Customer {
  id: number;
  username: string;
  password: string;
  billing: number;
  shipping: number;
}

/** A customer with one billing and one shipping address, who signs in with the demo's password. */
export async function aCustomer({
  type = "consumer",
  priceList = type === "business" ? "wholesale" : "retail",
  country = "IT",
  postalCode = "50100",
  locale = "it",
  agent = null,
}: {
  type?: "consumer" | "business";
  priceList?: string;
  country?: string;
  postalCode?: string;
  locale?: string;
  agent?: number | null;
} = {}): Promise<Customer> {
  const username = `${word()}@customers.test`;
  const name = type === "business" ? `Cantina ${username.slice(0, 6)}` : "";
  const id = await insert("users", {
    ...{ username, email: username, first_name: "Ada", last_name: "Rossi", locale, agent_id: agent },
    customer_type: type,
    business_name: name,
    vat_number: type === "business" ? "IT09941700057" : "",
    price_list: priceList,
    ...(await demoPassword()),
  });
  const address = {
    ...{ user_id: id, recipient: name || "Ada Rossi", business_name: name, country, postal_code: postalCode },
    ...{ address: "Via della Prova 1", city: "Firenze", province: "FI", is_default: 1 },
  };
  const billing = await insert("addresses", { ...address, type: "Billing" });
  const shipping = await insert("addresses", { ...address, type: "Shipping" });
  return { id, username, password: PASSWORD, billing, shipping };
}

export interface Agent {
  id: number;
  username: string;
  password: string;
}

/** An agent without customers: pass its id to `aCustomer`. */
export async function anAgent(): Promise<Agent> {
  const username = `${word()}@agents.test`;
  const id = await insert("users", {
    ...{ username, email: username, first_name: "Livia", last_name: "Neri", is_agent: 1 },
    agent_code: username.slice(0, 6).toUpperCase(),
    ...(await demoPassword()),
  });
  return { id, username, password: PASSWORD };
}

export interface Product {
  id: number;
  sku: string;
  slug: string;
  name: string;
}

/** A product that can be bought, in the category "Lieviti enologici", with a net price in the retail list. */
export async function aProduct({
  quantity = 100,
  priceCents = 1000,
  backorderable = false,
  audience = "all",
  vatClass = "standard",
  minQty = 1,
  qtyStep = 1,
  special = null,
}: {
  quantity?: number;
  priceCents?: number;
  backorderable?: boolean;
  audience?: "all" | "business";
  vatClass?: "standard" | "reduced" | "super_reduced";
  minQty?: number;
  qtyStep?: number;
  special?: Special | null;
} = {}): Promise<Product> {
  const code = word();
  const product = { sku: `T-${code.toUpperCase()}`, slug: `prova-${code}`, name: `Prova ${code}` };
  const now = new Date().toISOString();
  const id = await insert("products", {
    ...{
      sku: product.sku,
      slug: product.slug,
      own_audience: audience,
      own_vat_class: vatClass,
      min_qty: minQty,
      qty_step: qtyStep,
    },
    ...{ create_date: now, write_date: now },
  });
  for (const locale of ["it", "en", "es"])
    await insert("product_texts", { product_id: id, locale, slug: product.slug, name: product.name });
  await sql(
    `INSERT INTO category_products (category_id, product_id, inherited)
     SELECT p.ancestor_id, ?, min(p.depth, 1) FROM category_paths p JOIN categories c ON c.id = p.category_id
     WHERE c.slug = 'lieviti-enologici'`,
    id,
  );
  await sell(id, now, { quantity, priceCents, backorderable, special });
  return { id, ...product };
}

/** A size of a product, in the retail list. A product with sizes can be bought by size only. */
export async function aSize(
  product: Product,
  { size, quantity = 100, priceCents = 1000 }: { size: string; quantity?: number; priceCents?: number },
): Promise<Product> {
  const code = word();
  const variant = { sku: `T-${code.toUpperCase()}`, slug: `prova-${code}`, name: `${product.name}, ${size}` };
  const now = new Date().toISOString();
  const id = await insert("products", {
    ...{ parent_id: product.id, sku: variant.sku, slug: variant.slug, create_date: now, write_date: now },
    attributes: JSON.stringify([{ key: "size", value: { it: size, en: size, es: size } }]),
  });
  await sell(id, now, { quantity, priceCents });
  return { id, ...variant };
}

interface Special {
  cents: number;
  from: string;
  to: string;
  lowest30dCents: number;
}

async function sell(
  id: number,
  now: string,
  {
    quantity,
    priceCents,
    backorderable = false,
    special = null,
  }: { quantity: number; priceCents: number; backorderable?: boolean; special?: Special | null },
): Promise<void> {
  await insert("prices", {
    ...{ item_id: id, list: "retail", standard_cents: priceCents, write_date: now },
    special_cents: special?.cents ?? null,
    special_from: special?.from ?? null,
    special_to: special?.to ?? null,
    lowest_30d_cents: special?.lowest30dCents ?? null,
  });
  await sql("INSERT INTO stock (item_id, is_backorderable) VALUES (?, ?)", id, Number(backorderable));
  await sql(
    "INSERT INTO stock_movements (item_id, kind, on_hand, created_at) VALUES (?, 'opening', ?, ?)",
    id,
    quantity,
    now,
  );
}

async function insert(table: string, row: Record<string, string | number | null>): Promise<number> {
  const columns = Object.keys(row).join(", ");
  const places = Object.keys(row).fill("?").join(", ");
  const query = `INSERT INTO ${table} (${columns}) VALUES (${places}) RETURNING id`;
  const [inserted] = await sql<{ id: number }>(query, ...Object.values(row));
  if (!inserted) throw new Error(`nothing was inserted into ${table}`);
  return inserted.id;
}

// All demo accounts share one password, and so one hash.
async function demoPassword(): Promise<{ password_hash: string; create_date: string }> {
  const [demo] = await sql<{ password_hash: string }>(
    "SELECT password_hash FROM users WHERE username = 'consumer@demo.test'",
  );
  if (!demo) throw new Error("the demo world is not loaded");
  return { password_hash: demo.password_hash, create_date: new Date().toISOString() };
}

const word = (): string => crypto.randomUUID().slice(0, 13);
