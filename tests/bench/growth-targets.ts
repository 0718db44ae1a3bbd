// The measurements whose cost may grow with the shop: each screen and call that reads orders, customers or a cart,
// and each job.
import { Cart, CartRow } from "~/contract/cart";
import { DEFAULT_TIME_ZONE } from "~/contract/constants/time-zone";
import { Order } from "~/contract/orders";
import { listOf } from "~/contract/wire";
import { dueMails } from "~/db/mail/send-mail";
import { findUndrawn } from "~/db/orders/stored-files";
import { removeExpired } from "~/db/retention";
import { openDatabase } from "~/platform/database";
import { read } from "../support/answers";
import { browser } from "../support/browser";
import { askOperator } from "../support/operator";
import { bodyOf, init, place } from "../support/until";
import type { OwnShop } from "../support/worker/own-shop";
import { api, PASSWORD, signInAs } from "../support/worker/worker";

export interface Growing {
  name: string;
  /** Runs the request or the job once and returns the rows that it read from the database. */
  ask(): Promise<number>;
  /** Runs before each measurement and is not measured. */
  before?(): Promise<unknown>;
  /** False for an audit that reads everything, which takes minutes in a large shop. */
  isWaitedFor?: boolean;
  /** The reason why the cost may grow by more than the factor `LIMIT` of growth.ts. */
  why?: string;
}

const COUNTED = "the response counts all results";
const AUDIT = "an audit reads everything that it checks, in the background";
const DAYS = "a report reads only the orders of its days";
const MIDDLE = "an index is scanned from the nearer end to the page";
const LOOKED = "the search stops after a fixed number of orders and reports that";
const FULL = "the page is full here and was not in the smaller shop";
const OWED = "the unpaid orders of the customers shown are summed";
const RHYTHM = "up to twelve orders of each customer shown determine its order interval";

const BOUGHT = "all articles that the customer ever bought, here 80,000, are sorted";
const YEAR = "the sales of a year are summed, one row per day";
const LOW = "all items low in stock are read, then sorted";

const CUSTOMER = "consumer@demo.test";
const BUSINESS = "business@demo.test";
const AGENT = "agent@demo.test";

/** @param orders the number of orders of the customer, of the agent and of the whole shop */
export async function growing(
  shop: OwnShop,
  orders: Record<"customer" | "agent" | "all", number>,
): Promise<Growing[]> {
  const page = (name: string, path: string, cookie: string, why?: string): Growing => ({
    name,
    ask: async () =>
      rowsOf(await fetch(shop.url + path, { headers: { Cookie: cookie, "Cache-Control": "no-cache" } })),
    ...(why && { why }),
  });
  const [customer, agent] = [await cookieOf(shop, CUSTOMER), await cookieOf(shop, AGENT)];
  const business = await cookieOf(shop, BUSINESS);
  const asAgent = await signInAs(AGENT);
  const call = (name: string, ask: () => Promise<Response>, why?: string): Growing => ({
    name,
    ask: async () => rowsOf(await ask()),
    ...(why && { why }),
  });
  const ofAgent = (name: string, path: string, why?: string) =>
    call(name, () => asAgent.call("GET", path), why);
  const ofOperator = (name: string, path: string, why?: string) =>
    call(name, () => askOperator(path, {}, shop.url), why);
  const last = (of: keyof typeof orders, size: number) => Math.ceil(orders[of] / size);
  const job = (name: string, work: (db: ReturnType<typeof openDatabase>) => Promise<unknown>): Growing => ({
    name,
    ask: async () => {
      const db = openDatabase(shop.db);
      await work(db);
      return db.meter.rowsRead;
    },
  });
  const [order] = (await read(listOf(Order), await asAgent.call("GET", "orders/?page_size=1"))).results;
  const now = new Date();
  const idOf = async (sql: string) => (await shop.db.prepare(sql).first<number | string>("id")) ?? 0;
  const buyer = await idOf(`SELECT id FROM users WHERE username = '${CUSTOMER}'`);
  const asAgentId = await idOf(`SELECT id FROM users WHERE username = '${AGENT}'`);
  const item = await idOf("SELECT min(item_id) AS id FROM stock");
  const promotion = await idOf(
    "SELECT p.slug AS id FROM coupons c JOIN promotions p ON p.id = c.promotion_id ORDER BY c.code LIMIT 1",
  );
  return [
    page("product", "/p/luppolo-adeena-in-pellet", customer),
    page("list of products", "/p", customer),
    page(
      "list of what was ordered",
      "/p?ordered=true",
      customer,
      "reads everything that the customer ever ordered",
    ),
    page("account", "/account", customer),
    page("order pad", "/order-pad", business, BOUGHT),
    page("quotes", "/account/quotes", business),
    page("downloads", "/account/downloads", customer),
    page("wishlist", "/account/wishlist", customer),
    page("orders", "/account/orders", customer),
    page("orders, page 4", "/account/orders?page=4", customer),
    page("orders, the page amid", `/account/orders?page=${last("customer", 24)}`, customer, MIDDLE),
    page("orders, the last page", `/account/orders?page=${last("customer", 12)}`, customer),
    page("orders of a state", "/account/orders?status=shipped", customer),
    page("orders of a week", "/account/orders?date_from=2026-11-01&date_to=2026-11-07", customer, COUNTED),
    page("orders by number", "/account/orders?number=26-000129", customer),
    page("agent: customers", "/customers", agent, RHYTHM),
    page("agent: customers found", "/customers?search=cantina+fonte", agent, COUNTED),
    ofAgent("agent: users", "users/"),
    ofAgent("agent: orders", "orders/"),
    ofAgent("agent: orders of a state", "orders/?status=failed"),
    ofAgent("agent: orders, last page", `orders/?page=${last("agent", 12)}`),
    ofAgent("agent: orders by number", `orders/?number=${order?.number.slice(2)}`),
    ofAgent("agent: orders by reference", "orders/?reference=oda%20133", COUNTED),
    ofAgent("agent: order", `orders/${order?.id}/`),
    ofAgent("agent: order's rows", `orders/rows/?order=${order?.id}`),
    ofOperator("operator: orders", "orders/"),
    ofOperator("operator: orders of a state", "orders/?status=processing"),
    ofOperator("operator: orders, page amid", `orders/?page=${last("all", 24)}`, MIDDLE),
    ofOperator("operator: orders, last page", `orders/?page=${last("all", 12)}`, FULL),
    ofOperator("operator: orders by number", `orders/?number=${order?.number.slice(2)}`),
    ofOperator("operator: list of orders", "order-list/"),
    ofOperator("operator: list, oldest first, amid", "order-list/?sort=oldest&after=1:2026-06-01"),
    ofOperator("operator: list of a state", "order-list/?status=processing", FULL),
    ofOperator("operator: list, late", "order-list/?shipment=late"),
    ofOperator("operator: list, to be paid", "order-list/?payment=due"),
    ofOperator("operator: list by payment method", "order-list/?method=BANK"),
    ofOperator("operator: list by total", "order-list/?sort=total"),
    ofOperator("operator: list, to be shipped", "order-list/?shipment=to_ship"),
    ofOperator("operator: number in the list", `order-list/?search=${order?.number}`),
    ofOperator("operator: words in the list", "order-list/?search=cantina+fonte", LOOKED),
    ofOperator("operator: reference in the list", "order-list/?search=ODA+7320"),
    ofOperator("operator: product in the list", "order-list/?search=HB000001"),
    ofOperator("operator: email in the list", `order-list/?search=${CUSTOMER}`),
    ofOperator("operator: list of a customer", `order-list/?customer=${buyer}`),
    ofOperator("operator: list of a day", "order-list/?date_from=2026-11-20&date_to=2026-11-20", FULL),
    ofOperator("operator: list, disputed", "order-list/?disputed=true"),
    ofOperator("operator: list, paid", "order-list/?payment=paid"),
    ofOperator("operator: list, shipped", "order-list/?shipment=shipped"),
    ofOperator("operator: start page", "today/", LOOKED),
    ofOperator("operator: order", `orders/${order?.id}/`),
    ofOperator("operator: customers", "users/?kind=business"),
    ofOperator("operator: customers found", "users/?search=fonte", COUNTED),
    ofOperator("operator: list of customers", "customers/", OWED),
    ofOperator("operator: list of customers, business", "customers/?kind=business", OWED),
    ofOperator("operator: list of customers, consumers", "customers/?kind=consumer", OWED),
    ofOperator("operator: list of customers, guests", "customers/?kind=guest"),
    ofOperator("operator: list of customers, disabled", "customers/?state=disabled"),
    ofOperator("operator: list of customers, an agent's", `customers/?agent=${asAgentId}`, FULL),
    ofOperator("operator: list of customers, overdue", "customers/?state=overdue", COUNTED),
    ofOperator("operator: list of customers, found", "customers/?search=fonte", COUNTED),
    ofOperator("operator: list of products", "products/"),
    ofOperator("operator: list of products, found", "products/?search=luppolo"),
    ofOperator("operator: list of products, two words", "products/?search=luppolo+pellet"),
    ofOperator("operator: list of products, a code", "products/?search=HB000001"),
    ofOperator("operator: list of products, by name", "products/?order=name"),
    ofOperator("operator: list of products, by code", "products/?order=code"),
    ofOperator("operator: list of products, hidden", "products/?show=hidden"),
    ofOperator("operator: list of products, no picture", "products/?show=no_picture"),
    ofOperator("operator: list of products, no text", "products/?show=no_text"),
    ofOperator("operator: list of products, category", "products/?category=luppolo"),
    ofOperator("operator: list of products, low stock", "products/?show=low_stock", LOW),
    ofOperator("operator: stock", "stock/"),
    ofOperator("operator: stock by code", "stock/?search=HB0"),
    ofOperator("operator: movements", `stock/${item}/movements/`),
    ofOperator("operator: mails", "mails/"),
    ofOperator("operator: mails of a state", "mails/?state=sent"),
    ofOperator("operator: audit", "audit/"),
    ofOperator("operator: audit of a call", "audit/?call=orders.move"),
    ofOperator("operator: audit, page 40", "audit/?page=40"),
    ofOperator("operator: messages", "messages/"),
    ofOperator("operator: withdrawals", "withdrawals/"),
    ofOperator("operator: quotes", "quotes/"),
    ofOperator("operator: coupon's uses", `coupon-uses/${promotion}/`),
    ofOperator("operator: order's desk", `orders/${order?.id}/desk/`),
    ofOperator("operator: customer", `customers/${buyer}/`, YEAR),
    ofOperator("operator: statistics", "statistics/", DAYS),
    { ...ofOperator("operator: invariants", "invariants/", AUDIT), isWaitedFor: false },
    call("login", () =>
      api("auth/login/", {
        method: "POST",
        headers: { Authorization: `Basic ${Buffer.from(`${CUSTOMER}:${PASSWORD}`).toString("base64")}` },
      }),
    ),
    job("each minute: mails", (db) => dueMails(db, now.toISOString(), 50)),
    job("each minute: documents", (db) => findUndrawn(db, 25)),
    job("each night", (db) => removeExpired(db, now, DEFAULT_TIME_ZONE)),
  ];
}

/** The measurements of a cart with `rows` rows. */
export async function growingCart(shop: OwnShop, rows: number): Promise<Growing[]> {
  const who = await signInAs(CUSTOMER);
  const cookie = await cookieOf(shop, CUSTOMER);
  const visitor = browser(shop.url);
  await visitor.post("/auth/login", { username: CUSTOMER, password: PASSWORD });
  const { results } = await shop.db
    .prepare(
      `SELECT p.id FROM products p WHERE p.variants_count = 0 AND p.parent_id IS NULL AND p.is_active = 1
       AND p.audience = 'all' AND p.qty_step = 1 ORDER BY p.id LIMIT ?`,
    )
    .bind(rows)
    .all<{ id: number }>();
  await shop.db.prepare("UPDATE stock SET is_backorderable = 1").run();
  const { id } = await read(Cart, await who.call("POST", "carts/get-or-create/", {}));
  const cart = id ?? 0;
  const fill = async () => {
    const lines = results.map((product) => ({ product: product.id, qty: 20, set: true }));
    return rowsOf(await who.call("POST", "carts/rows/batch/", { cart, rows: lines }));
  };
  let body = {};
  const quoted = async () => {
    await fill();
    body = bodyOf(cart, await init(who, { cart }));
  };
  await fill();
  const page = (name: string, path: string): Growing => ({
    name,
    ask: async () => rowsOf(await fetch(shop.url + path, { headers: { Cookie: cookie } })),
  });
  let qty = 20;
  const all = async () => {
    qty += 1;
    const { results } = await read(listOf(CartRow), await who.call("GET", `carts/rows/?cart=${cart}`));
    return Object.fromEntries(results.map(({ id }) => [`qty.${id}`, String(qty)]));
  };
  let fields: Record<string, string> = {};
  return [
    page("cart", "/cart"),
    {
      name: "cart: every quantity",
      before: async () => {
        fields = await all();
      },
      ask: async () => {
        const answer = await fetch(`${shop.url}/cart`, {
          method: "POST",
          redirect: "manual",
          headers: { Cookie: cookie },
          body: new URLSearchParams({ intent: "update-all", ...fields }),
        });
        if (answer.status !== 303) throw new Error(`update-all answered ${answer.status}`);
        return Number(answer.headers.get("D1-Rows-Read"));
      },
    },
    { name: "cart: rows in bulk", ask: fill },
    page("checkout", "/cart/checkout"),
    {
      name: "call checkout/init/",
      ask: async () => rowsOf(await who.call("POST", "checkout/init/", { cart })),
    },
    { name: "call checkout/", before: quoted, ask: async () => rowsOf(await place(who, body)) },
  ];
}

async function rowsOf(answer: Response): Promise<number> {
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return Number(answer.headers.get("D1-Rows-Read"));
}

async function cookieOf(shop: OwnShop, username: string): Promise<string> {
  const one = browser(shop.url);
  const page = await one.post("/auth/login", { username, password: PASSWORD });
  if (page.status !== 200) throw new Error(`${username}: login answered ${page.status}`);
  return [...one.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}
