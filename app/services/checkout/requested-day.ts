// Requested delivery days for the chosen carrier and address.
import type { PolicyRow } from "~/db/shop/shipping-and-payment";
import { type Day, localDay } from "~/domain/local-day";
import { type DispatchRules, promisedBy } from "~/domain/orders/delivery-promise";
import { type Delivery, leavesFor, requestedDayFault, requestedDays } from "~/domain/orders/requested-day";
import { formatDate } from "~/i18n/format";
import type { ServiceContext } from "~/services/context";
import { Refusal } from "~/services/refusal";

type Courier = Pick<PolicyRow, "daysMax" | "isPickup">;

const deliveryOf = (
  c: ServiceContext,
  rules: DispatchRules,
  { daysMax, isPickup }: Courier,
  country: string,
): Delivery => ({ promised: promisedBy(c.now.toISOString(), rules), daysMax, isPickup, country });

/** The dispatch day. A requested day that cannot be met is ignored. */
export function leavesBy(
  c: ServiceContext,
  rules: DispatchRules,
  to: { courier: Courier | null; country: string; requested: Day | null },
): Day {
  if (!to.courier || to.requested === null) return promisedBy(c.now.toISOString(), rules);
  return leavesFor(to.requested, deliveryOf(c, rules, to.courier, to.country), rules);
}

/** `promised_by` and `requested_days` of a quote. The days are null until a carrier and a country are chosen. */
export function quotedDays(
  c: ServiceContext,
  rules: DispatchRules,
  to: { courier: Courier | null; country: string | null; requested: Day | null },
) {
  const { courier, country, requested } = to;
  if (!courier || !country)
    return { promisedBy: promisedBy(c.now.toISOString(), rules), requestedDate: null, requestedDays: null };
  const delivery = deliveryOf(c, rules, courier, country);
  const today = localDay(c.now.toISOString(), rules.zone);
  const isPossible = requested !== null && requestedDayFault(requested, delivery, today, rules) === null;
  return {
    requestedDate: isPossible ? requested : null,
    promisedBy: isPossible ? leavesFor(requested, delivery, rules) : delivery.promised,
    requestedDays: requestedDays(delivery, today, rules),
  };
}

/** @throws Refusal 400 with the nearest day that can be asked for */
export function refuseImpossibleDay(
  c: ServiceContext,
  rules: DispatchRules,
  requested: Day,
  courier: Courier,
  country: string,
): void {
  const today = localDay(c.now.toISOString(), rules.zone);
  const fault = requestedDayFault(requested, deliveryOf(c, rules, courier, country), today, rules);
  if (fault === null) return;
  const values = { day: formatDate(fault.day, c.locale, rules.zone) };
  throw new Refusal(400, "invalid_input", { nearest_day: fault.day }, [
    { field: "requested_date", code: fault.code, values },
  ]);
}
