import { describe, expect, it } from "vitest";
import type { VatClass } from "~/contract/constants/enums";
import { rateFor } from "~/domain/catalogue/vat";
import { addVat, netOf } from "~/domain/money";
import { promisedBy } from "~/domain/orders/delivery-promise";
import { policiesFor } from "~/domain/orders/shipping";
import { orderTotals, type TotalsRow } from "~/domain/orders/totals";
import {
  basisPoints,
  cents,
  customers,
  type DemoOrder,
  methods,
  orders,
  policies,
  settings,
  table,
  vatTable,
} from "../catalogue/catalogue";

const CLASSES: Record<string, VatClass> = { 22: "standard", 10: "reduced", 4: "super_reduced" };
const vatClassOf = new Map(
  table("products.csv").map(({ id, vat_rate = "" }) => [Number(id), CLASSES[vat_rate]]),
);
const customerOf = new Map(customers.map((customer) => [customer.id, customer]));

describe("the past orders of the demo", () => {
  it("are numerous, in both views and every VAT scheme", () => {
    expect(orders.length).toBeGreaterThan(200);
    expect(new Set(orders.map((order) => `${order.includes_vat} ${order.vat_scheme}`))).toEqual(
      new Set(["false standard", "false reverse_charge", "true standard", "true oss"]),
    );
  });

  it("leave no redirect payment open, since PAYMENT_HOURS would cancel the order", () => {
    const kindOf = new Map(methods.map(({ code, kind }) => [code, kind]));
    const unpaid = orders.filter(({ status }) => status === "pending" || status === "failed");
    expect(unpaid.map(({ payment_method }) => kindOf.get(payment_method))).not.toContain("redirect");
    expect(unpaid.length).toBeGreaterThan(3);
  });

  it("are computed to the same cents, order by order", () => {
    for (const order of orders) {
      expect({ number: order.number, ...recomputed(order) }).toEqual({
        number: order.number,
        rowsTotal: order.rows_total,
        discount: order.discount,
        shippingPrice: order.shipping_price,
        paymentSurcharge: order.payment_surcharge,
        vat: order.vat,
        vatLines: order.vat_lines.map((line) => ({ ...line, rate: basisPoints(line.rate) })),
        total: order.total,
      });
    }
  });

  it("have the rate and the scheme of their customer and destination, row by row", () => {
    for (const order of orders) {
      for (const row of order.rows) {
        const { rate, scheme } = vatOf(order, vatClassOf.get(row.product) ?? "standard");
        expect([order.number, row.id, scheme, rate]).toEqual([
          order.number,
          row.id,
          order.vat_scheme,
          basisPoints(row.rate),
        ]);
      }
    }
  });

  it("have the promised days of the calendar", () => {
    for (const order of orders) {
      expect([
        order.number,
        promisedBy(order.date, {
          ...{ closedDays: settings.CLOSED_DAYS, handlingDays: 3, dispatchDays: [1, 2, 3, 4, 5] },
          ...{ cutoffTime: null, holidays: "IT", zone: "Europe/Rome" },
        }),
      ]).toEqual([order.number, order.promised_by]);
    }
  });
});

function recomputed(order: DemoOrder) {
  const {
    rows: _,
    includesVat: __,
    finalPrice: ___,
    ...sums
  } = orderTotals({
    rows: order.rows.map((row) => shownRow(order, row)),
    includesVat: order.includes_vat,
    discount: order.discount,
    shippingNet: shippingNet(order),
    surchargeNet: order.includes_vat ? 0 : surchargeOf(order.payment_method),
    standardRate: vatOf(order, "standard").rate,
  });
  return sums;
}

/** Orders store the price as shown; the net price must lead to it. */
function shownRow(order: DemoOrder, row: DemoOrder["rows"][number]): TotalsRow {
  const rate = basisPoints(row.rate);
  if (order.includes_vat) expect(addVat(netOf(row.unit_price, rate), rate)).toBe(row.unit_price);
  return { id: row.id, qty: row.qty, unitPrice: row.unit_price, rate };
}

function shippingNet(order: DemoOrder): number {
  const { country, postal_code: postalCode } = order.shipping_address;
  const served = policiesFor(
    policies.map((policy) => ({
      id: policy.id,
      code: policy.code,
      price: cents(policy.price),
      freeFrom: policy.free_from === null ? null : cents(policy.free_from),
      countries: policy.countries,
      includePrefixes: policy.include_postal_prefixes,
      excludePrefixes: policy.exclude_postal_prefixes,
      isPickup: policy.is_pickup,
      measure: "none" as const,
      bands: [],
      maxWeight: null,
      includesVat: false,
    })),
    { country, postalCode },
    {
      afterDiscount: order.rows_total - order.discount,
      freeShipping: order.coupon?.type === "free_shipping",
      rows: [],
      value: { net: 0, gross: 0 },
      homeRate: 2200,
    },
    ({ net }) => net,
  );
  const chosen = served.find((policy) => policy.code === order.shipping_policy);
  if (!chosen) throw new Error(`${order.shipping_policy} does not serve ${country} ${postalCode}`);
  return chosen.net;
}

function surchargeOf(code: string): number {
  return cents(methods.find((method) => method.code === code)?.surcharge ?? "0");
}

function vatOf(order: DemoOrder, vatClass: VatClass) {
  return rateFor({
    class: vatClass,
    table: vatTable,
    sellerCountry: "IT",
    kind: order.includes_vat ? "consumer" : "business",
    vatChecked: customerOf.get(order.customer)?.vat_checked === true,
    destination: { country: order.shipping_address.country, postalCode: null },
    ossEnabled: true,
    grossAbroad: "same",
  });
}
