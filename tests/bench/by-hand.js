// The baseline for the API's calls: a Worker that contains only the queries and the JSON, on the shop's own
// database. It validates no input, supports only retail prices in Italy, and reads each table once.
const LIST =
  "SELECT id FROM products WHERE parent_id IS NULL AND is_active = 1 ORDER BY position, id LIMIT 24";
const JSON_HEADERS = { "Content-Type": "application/json; charset=utf-8" };
export default {
  async fetch(request, { DB }) {
    const { pathname, searchParams } = new URL(request.url);
    const [name, value = ""] = pathname.slice(1).split("/");
    if (name === "product") {
      const asked = "SELECT id FROM products WHERE slug = ? AND is_active = 1";
      return json((await shownProducts(DB, asked, [value])).results[0]);
    }
    if (name === "list") {
      const count = DB.prepare(
        "SELECT count(*) AS n FROM products WHERE parent_id IS NULL AND is_active = 1",
      );
      const { results, others } = await shownProducts(DB, LIST, [], [count]);
      return json({ count: others[0][0].n, results });
    }
    if (name === "prices") return json(await prices(DB, searchParams.get("ids") ?? ""));
    const user = await hashOf(request.headers.get("Authorization")?.slice(6) ?? "");
    if (name === "add") return json(await add(DB, user, await request.json()));
    return json(await checkout(DB, user, Number(value)));
  },
};
const json = (data) => new Response(JSON.stringify(data), { headers: JSON_HEADERS });
const money = (cents) => (cents / 100).toFixed(2);
const RATES = { standard: 22, reduced: 10, super_reduced: 4 };
const group = (rows, key) => {
  const found = new Map();
  for (const row of rows) found.get(row[key])?.push(row) ?? found.set(row[key], [row]);
  return found;
};
async function shownProducts(db, ids, params, also = []) {
  const asked = (sql) => db.prepare(`WITH asked (id) AS (${ids}) ${sql}`).bind(...params);
  const items = "SELECT id FROM products WHERE id IN asked OR parent_id IN asked";
  const [all, texts, priced, promised, categories, fields, laws, ...others] = (
    await db.batch([
      asked(`SELECT i.id, i.parent_id, i.sku, i.slug, i.brand, i.image, i.uom, i.package_size, i.min_qty, i.qty_step,
        i.vat_class, i.audience, i.bestseller, i.is_new, i.attributes, i.gtin, i.mpn, i.net_quantity, i.net_unit,
        i.create_date, i.write_date, s.quantity, s.is_backorderable, s.restock_date
        FROM products i LEFT JOIN stock s ON s.item_id = i.id
        WHERE (i.id IN asked OR i.parent_id IN asked) AND i.is_active = 1 ORDER BY i.position, i.id`),
      asked(
        "SELECT product_id, name, short_description, description FROM product_texts WHERE product_id IN asked AND locale = 'it'",
      ),
      asked(`SELECT item_id, standard_cents, special_cents, special_from, special_to, lowest_30d_cents, tiers FROM prices
        WHERE item_id IN (${items}) AND list = 'retail' AND season_id IS NULL`),
      asked(`SELECT pp.item_id, pp.cents, pr.starts_at, pr.ends_at FROM promotions pr
        JOIN promotion_prices pp ON pp.promotion_id = pr.id
        WHERE pr.kind = 'special_price' AND pr.ends_at >= date() AND pp.item_id IN (${items})`),
      asked(
        "SELECT cp.product_id, c.slug FROM category_products cp JOIN categories c ON c.id = cp.category_id WHERE cp.product_id IN asked AND cp.inherited = 0",
      ),
      asked(`SELECT pf.product_id, f.key, f.label, f.unit, f.options, pf.value FROM product_fields pf
        JOIN custom_fields f ON f.id = pf.field_id WHERE pf.product_id IN asked ORDER BY f.position, f.id, pf.position`),
      asked("SELECT * FROM product_compliance WHERE product_id IN asked"),
      ...also,
    ])
  ).map(({ results }) => results);
  const [variantsOf, textsOf, priceOf] = [
    group(all, "parent_id"),
    group(texts, "product_id"),
    group(priced, "item_id"),
  ];
  const [promisedOf, categoriesOf] = [group(promised, "item_id"), group(categories, "product_id")];
  const [fieldsOf, lawsOf] = [group(fields, "product_id"), group(laws, "product_id")];
  const results = all
    .filter(({ parent_id }) => parent_id === null)
    .map((item) => {
      const own = variantsOf.get(item.id) ?? [item];
      const text = textsOf.get(item.id)?.[0];
      const cheapest = own
        .flatMap(({ id }) => priceOf.get(id) ?? [])
        .map((row) => ({ ...shown(row, promisedOf.get(row.item_id)), row }))
        .sort((a, b) => a.net - b.net)[0];
      return {
        ...item,
        ...text,
        quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
        variants_count: own.length,
        categories: categoriesOf.get(item.id)?.map(({ slug }) => slug),
        custom_fields: fieldsOf.get(item.id)?.map(({ key, label, unit, options, value }) => ({
          key,
          label: JSON.parse(label).it,
          unit,
          value,
          value_label: options ? JSON.parse(options)[value]?.it : value,
        })),
        compliance: lawsOf.get(item.id)?.[0],
        price: cheapest && priceOn(item, cheapest),
      };
    });
  return { results, others };
}
function shown(row, promised = []) {
  const today = new Date().toISOString().slice(0, 10);
  const isSpecial = row.special_cents !== null && row.special_from <= today && row.special_to >= today;
  const offers = promised.filter((one) => one.starts_at <= today).map(({ cents }) => cents);
  return { net: Math.min(row.standard_cents, ...(isSpecial ? [row.special_cents] : []), ...offers) };
}
const priceOn = (item, { net, row }) => ({
  product: item.id,
  standard_price: money(row.standard_cents),
  special_price: net < row.standard_cents ? money(net) : null,
  price: money(net),
  vat_rate: RATES[item.vat_class],
  lowest_price_30d: row.lowest_30d_cents && money(row.lowest_30d_cents),
  tiers: JSON.parse(row.tiers).map(([min_qty, cents]) => ({
    min_qty,
    price: money(cents),
  })),
  special_to: row.special_to,
  unit_price: item.net_quantity && money(net / item.net_quantity),
});
async function prices(db, ids) {
  const items =
    "SELECT id FROM products WHERE id IN (SELECT value FROM json_each(?1)) OR parent_id IN (SELECT value FROM json_each(?1))";
  const [found, promised] = (
    await db.batch([
      db
        .prepare(`SELECT i.id, i.parent_id, i.vat_class, i.net_quantity, p.item_id, p.standard_cents, p.special_cents,
          p.special_from, p.special_to, p.lowest_30d_cents, p.tiers
          FROM products i JOIN prices p ON p.item_id = i.id AND p.list = 'retail' AND p.season_id IS NULL
          WHERE i.id IN (${items}) AND i.is_active = 1`)
        .bind(`[${ids}]`),
      db
        .prepare(`SELECT pp.item_id, pp.cents, pr.starts_at FROM promotions pr JOIN promotion_prices pp ON pp.promotion_id = pr.id
          WHERE pr.kind = 'special_price' AND pr.ends_at >= date() AND pp.item_id IN (${items})`)
        .bind(`[${ids}]`),
    ])
  ).map(({ results }) => results);
  const [ofParent, ofItem, promisedOf] = [
    group(found, "parent_id"),
    group(found, "id"),
    group(promised, "item_id"),
  ];
  return {
    results: ids.split(",").flatMap((id) => {
      const own = ofParent.get(Number(id)) ?? ofItem.get(Number(id));
      const [best] = (own ?? [])
        .map((row) => ({ ...shown(row, promisedOf.get(row.id)), row }))
        .sort((a, b) => a.net - b.net);
      return best ? [priceOn({ ...best.row, id: Number(id) }, best)] : [];
    }),
  };
}
const USER =
  "SELECT u.* FROM tokens t JOIN users u ON u.id = t.user_id WHERE t.hash = ? AND t.expires_at > ?";
const ITEM = `SELECT p.*, t.name, s.quantity, s.is_backorderable, s.restock_date, pr.standard_cents, pr.special_cents,
    pr.special_from, pr.special_to, pr.lowest_30d_cents, pr.tiers FROM products p
  JOIN product_texts t ON t.product_id = coalesce(p.parent_id, p.id) AND t.locale = 'it'
  JOIN stock s ON s.item_id = p.id JOIN prices pr ON pr.item_id = p.id AND pr.list = 'retail' AND pr.season_id IS NULL`;
async function add(db, token, { cart, product, qty }) {
  const now = new Date().toISOString();
  const [[user], [owner], [item], [row]] = (
    await db.batch([
      db.prepare(USER).bind(token, now),
      db.prepare("SELECT customer_id FROM carts WHERE id = ?").bind(cart),
      db.prepare(`${ITEM} WHERE p.id = ?`).bind(product),
      db.prepare("SELECT qty FROM cart_rows WHERE cart_id = ? AND product_id = ?").bind(cart, product),
    ])
  ).map(({ results }) => results);
  if (!user || !item || owner?.customer_id !== user.id || (row?.qty ?? 0) + qty > item.quantity)
    throw new Error("refused");
  const [, added] = await db.batch([
    db
      .prepare("UPDATE carts SET version = version + 1, updated_by = ?, updated_at = ? WHERE id = ?")
      .bind(user.id, now, cart),
    db
      .prepare(`INSERT INTO cart_rows (cart_id, product_id, qty, updated_at) VALUES (?, ?, ?, ?)
        ON CONFLICT (cart_id, product_id) DO UPDATE SET qty = qty + excluded.qty, updated_at = excluded.updated_at RETURNING *`)
      .bind(cart, product, qty, now),
  ]);
  return rowOn(item, added?.results[0]);
}
function rowOn(item, row) {
  const { net } = shown(item);
  return {
    ...row,
    unit_price: money(net),
    total_price: money(net * row.qty),
    vat_rate: RATES[item.vat_class],
    product_detail: { ...item, attributes: JSON.parse(item.attributes) },
  };
}
async function checkout(db, token, cart) {
  const now = new Date().toISOString();
  const mine = "SELECT customer_id FROM carts WHERE id = ?";
  const [[user], [own], rows, items, settings, rates, addresses, policies, methods] = (
    await db.batch([
      db.prepare(USER).bind(token, now),
      db.prepare("SELECT * FROM carts WHERE id = ?").bind(cart),
      db.prepare("SELECT * FROM cart_rows WHERE cart_id = ? ORDER BY id").bind(cart),
      db.prepare(`${ITEM} WHERE p.id IN (SELECT product_id FROM cart_rows WHERE cart_id = ?)`).bind(cart),
      db.prepare("SELECT key, value FROM settings"),
      db.prepare("SELECT country, vat_class, rate FROM vat_rates"),
      db
        .prepare(
          `SELECT * FROM addresses WHERE user_id = (${mine}) AND is_active = 1 ORDER BY is_default DESC, id`,
        )
        .bind(cart),
      db.prepare("SELECT * FROM shipping_policies WHERE is_active = 1 ORDER BY position, id"),
      db.prepare("SELECT * FROM payment_methods WHERE is_active = 1 ORDER BY position, id"),
    ])
  ).map(({ results }) => results);
  if (!user || own?.customer_id !== user.id) throw new Error("refused");
  const setting = new Map(settings.map(({ key, value }) => [key, JSON.parse(value)]));
  const rateOf = new Map(rates.map(({ country, vat_class, rate }) => [country + vat_class, rate]));
  const itemOf = group(items, "id");
  const shownRows = rows.map((row) => rowOn(itemOf.get(row.product_id)?.[0], row));
  const goods = shownRows.reduce((sum, { total_price }) => sum + Math.round(Number(total_price) * 100), 0);
  const texts = (row) => ({
    ...row,
    name: JSON.parse(row.name).it,
    description: JSON.parse(row.description).it,
    countries: row.countries && JSON.parse(row.countries),
  });
  const vat = Math.round((goods * (rateOf.get("ITstandard") ?? 0)) / 10_000);
  return {
    cart: own,
    rows: shownRows,
    addresses,
    shipping_policies: policies.map(texts),
    payment_methods: methods.map(texts),
    totals: {
      rows_total: money(goods),
      vat: money(vat),
      total: money(goods + vat),
      currency: setting.get("CURRENCY"),
    },
  };
}
async function hashOf(token) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
