// Who may use which payment method. Refuses a change that would leave a group of customers without any
// method.
import type { CustomerType } from "~/contract/constants/enums";
import { SHOP_CONTEXTS } from "~/contract/constants/enums";
import type { RecordRow } from "~/contract/operator/records";
import type { PaymentGrid, SavePaymentGrid } from "~/contract/operator/selling-grids";
import { changeMethods } from "~/db/operator/payment-grid";
import { ask, together } from "~/db/query";
import { allMethodsQuery, type MethodRow, policiesQuery } from "~/db/shop/shipping-and-payment";
import { shopData } from "~/db/shop/shop-data";
import { leftWithoutMethod, methodsFor, payableMethods } from "~/domain/orders/payment";
import { countriesServed } from "~/domain/orders/shipping";
import { hashOf } from "~/platform/crypto";
import type { ServiceContext } from "~/services/context";
import { paymentProvider } from "~/services/payments/configured";
import { Refusal, type RefusedField, refuseEdited } from "~/services/refusal";

type Method = MethodRow & { isActive: boolean };

/** All methods, and the choice that typical customers have. */
export async function getPaymentGrid(c: ServiceContext): Promise<PaymentGrid> {
  const [{ methods, policies }, { sellerCountry }] = await Promise.all([
    together(c.db, { methods: allMethodsQuery(), policies: policiesQuery() }),
    shopData(c),
  ]);
  const abroad = countriesServed(policies).find((country) => country !== sellerCountry);
  const payable = payableMethods(inUse(methods), paymentProvider(c.env) !== null);
  const named = ({ code, name }: MethodRow) => ({ code, name: { ...name } });
  const customer = (country: string, type: CustomerType) => ({
    customer_type: type,
    country,
    methods: methodsFor(payable, type, country).map(named),
  });
  return {
    version: versionOf(methods),
    methods: methods.map((method) => ({
      ...named(method),
      kind: method.kind,
      contexts: [...method.contexts],
      countries: method.countries && [...method.countries],
      is_active: method.isActive,
    })),
    customers: [sellerCountry, ...(abroad === undefined ? [] : [abroad])].flatMap((country) => [
      customer(country, "consumer"),
      customer(country, "business"),
    ]),
  };
}

const inUse = (methods: readonly Method[]): Method[] => methods.filter(({ isActive }) => isActive);
const versionOf = (methods: readonly Method[]): string =>
  hashOf(JSON.stringify(methods.map(({ code, contexts, isActive }) => [code, contexts, isActive])));

/**
 * @throws Refusal 400 if a group of customers could no longer pay; 409 if a method was changed in the
 * meantime
 */
export async function savePaymentGrid(c: ServiceContext, grid: SavePaymentGrid): Promise<PaymentGrid> {
  const methods = await ask(c.db, allMethodsQuery());
  if (versionOf(methods) !== grid.version) throw new Refusal(409, "edited_by_another");
  const changes = methods.flatMap((method) => {
    const typed = grid.methods.find(({ code }) => code === method.code);
    if (!typed) return [];
    const contexts = SHOP_CONTEXTS.filter((context) => typed.contexts.includes(context));
    const was = { contexts: method.contexts, isActive: method.isActive };
    const isSame =
      String(contexts) === String(SHOP_CONTEXTS.filter((one) => was.contexts.includes(one))) &&
      typed.is_active === was.isActive;
    return isSame ? [] : [{ code: method.code, contexts, isActive: typed.is_active, was }];
  });
  const then = methods.map((method) => ({
    ...method,
    ...changes.find(({ code }) => code === method.code),
  }));
  await refuseLoss(c, methods, then, "methods");
  await changeMethods(c.db, changes, c.now.toISOString()).catch(refuseEdited);
  return getPaymentGrid(c);
}

/** The same check for a change of one method in its own form. @param row null: the method is deleted */
export async function refusePaymentLoss(
  c: ServiceContext,
  key: string,
  row: RecordRow | null,
): Promise<void> {
  const methods = await ask(c.db, allMethodsQuery());
  const then = methods.flatMap((method): Method[] => {
    if (method.code !== key) return [method];
    if (row === null) return [];
    const listOf = (cell: string) => cell.split(/[|,;\s]+/).filter(Boolean);
    const contexts = listOf((row.contexts ?? method.contexts.join("|")).toLowerCase());
    const countries = row.countries === undefined ? method.countries : listOf(row.countries.toUpperCase());
    return [
      {
        ...method,
        contexts: SHOP_CONTEXTS.filter((context) => contexts.includes(context)),
        countries: countries?.length === 0 ? null : countries,
        isActive: row.is_active === undefined ? method.isActive : row.is_active === "true",
      },
    ];
  });
  await refuseLoss(c, methods, then, row === null ? null : "payment_methods.0.contexts");
}

async function refuseLoss(
  c: ServiceContext,
  before: readonly Method[],
  then: readonly Method[],
  field: string | null,
): Promise<void> {
  const { sellerCountry } = await shopData(c);
  const left = leftWithoutMethod(inUse(before), inUse(then), sellerCountry);
  const [first] = left.map((type) => `${type}_cannot_pay`);
  if (first === undefined) return;
  if (field === null) throw new Refusal(409, first);
  const faults: RefusedField[] = left.map((type) => ({ field, code: `${type}_cannot_pay` }));
  throw new Refusal(400, "invalid_input", {}, faults);
}
