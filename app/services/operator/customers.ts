// Customers and agents as the back office lists them, and the page of one of them.
import {
  CUSTOMER_PAGE_SIZE,
  type ListedCustomer,
  type OperatorCustomer,
  type OperatorCustomerQuery,
} from "~/contract/operator/customers";
import { fromCents } from "~/contract/wire";
import { isCustomer } from "~/db/auth/users";
import { customerPageQuery, endKeyOfCustomer, endSessionsOfCustomer } from "~/db/operator/customer";
import { customersQuery, type ListedPerson } from "~/db/operator/customers";
import { findPerson, type Person } from "~/db/operator/people";
import { standingQuery } from "~/db/orders/standing";
import { erasePerson, readPersonalData } from "~/db/personal-data/erase";
import { ask } from "~/db/query";
import { shopData } from "~/db/shop/shop-data";
import { addDays, localDay } from "~/domain/local-day";
import { BatchRefused, type Row } from "~/platform/database";
import { type ServiceContext, todayOf } from "~/services/context";
import { serializePerson } from "~/services/customers/people";
import { serializeStanding } from "~/services/order-pad/customer-standing";
import { notFound, Refusal } from "~/services/refusal";

/** A page of users, including disabled ones and guests. */
export async function listCustomers(
  c: ServiceContext,
  query: OperatorCustomerQuery,
): Promise<{ results: ListedCustomer[]; next: number | null; currency: string }> {
  const today = todayOf(c);
  const [found, currency] = await Promise.all([
    ask(c.db, customersQuery({ ...query, today, limit: CUSTOMER_PAGE_SIZE + 1 })),
    currencyOf(c),
  ]);
  const page = found.slice(0, CUSTOMER_PAGE_SIZE);
  return {
    results: page.map(serializeListed),
    next: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
    currency,
  };
}

/** @throws Refusal 404 */
export async function getCustomer(c: ServiceContext, id: number): Promise<OperatorCustomer> {
  const person = await personOr404(c, id);
  const { user } = person;
  const now = c.now.toISOString();
  const yearAgo = addDays(localDay(now, c.zone), -365);
  const [page, standing, currency] = await Promise.all([
    ask(c.db, customerPageQuery(user.id, { now, yearAgo })),
    isCustomer(user) ? ask(c.db, standingQuery(user.id, localDay(now, c.zone))) : null,
    currencyOf(c),
  ]);
  return {
    user: serializePerson(person),
    agent: page.agent,
    addresses: page.addresses,
    standing: standing && serializeStanding(standing, c.zone),
    orders: page.orders.map(({ paymentState, total, ...order }) => ({
      ...order,
      payment_state: paymentState,
      total: fromCents(total),
    })),
    orders_count: page.ordersCount,
    year: { orders: page.year?.orders ?? 0, total: fromCents(page.year?.total ?? 0) },
    erased_at: page.erasedAt,
    sessions: page.sessions ?? { count: 0, last_at: null },
    api_keys: page.apiKeys,
    currency,
  };
}

/** @throws Refusal 404 */
export async function endCustomerSessions(c: ServiceContext, id: number): Promise<void> {
  await endSessionsOfCustomer(c.db, (await personOr404(c, id)).user.id, c.now.toISOString());
}

/** @throws Refusal 404, also for the key of another user */
export async function endCustomerKey(c: ServiceContext, id: number, key: number): Promise<void> {
  const { user } = await personOr404(c, id);
  try {
    await endKeyOfCustomer(c.db, user.id, key, c.now.toISOString());
  } catch (error) {
    if (error instanceof BatchRefused && error.code === "no_key") throw notFound();
    throw error;
  }
}

/** Everything that the shop holds about the person. @throws Refusal 404 */
export async function customerData(c: ServiceContext, id: number): Promise<Record<string, Row[]>> {
  const { user } = await personOr404(c, id);
  return readPersonalData(c.db, user);
}

/** @throws Refusal 404; 409 while orders or payments are open, and for an agent with customers */
export async function eraseCustomer(c: ServiceContext, id: number): Promise<void> {
  const { user } = await personOr404(c, id);
  try {
    await erasePerson(c.db, user, c.now.toISOString());
  } catch (error) {
    if (error instanceof BatchRefused && ERASE_REFUSALS.has(error.code)) throw new Refusal(409, error.code);
    throw error;
  }
}

const ERASE_REFUSALS: ReadonlySet<string> = new Set(["orders_open", "money_open", "has_customers"]);

const currencyOf = async (c: ServiceContext): Promise<string> =>
  String((await shopData(c)).settings.get("CURRENCY") ?? "EUR");

async function personOr404(c: ServiceContext, id: number): Promise<Person> {
  const found = await findPerson(c.db, id);
  if (!found) throw notFound();
  return found;
}

const serializeListed = (person: ListedPerson): ListedCustomer => ({
  id: person.id,
  kind: person.isGuest ? "guest" : (person.customerType ?? "agent"),
  name: person.name,
  email: person.email,
  vat_number: person.vatNumber,
  price_list: person.priceList,
  agent: person.agent,
  is_active: person.isActive,
  last_order_date: person.lastOrderDate,
  overdue: fromCents(person.overdue),
});
