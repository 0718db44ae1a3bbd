// Action data of a refused cart form: typed values and their errors.

import type { TFunction } from "i18next";
import type { BatchAnswer, ProductDetail } from "~/contract/cart";
import type { CheckoutQuote } from "~/contract/checkout";
import { dottedFields } from "~/contract/forms";
import { idIn } from "~/contract/input/id";
import { formText } from "~/storefront/forms/posted-form";

export interface RefusedAdd {
  product: number;
  sku: string;
  name: string;
  slug: string | null;
  qty: string;
  reason: string;
}

export interface TypedRow {
  qty: string;
  /** null if the form had no notes field. */
  notes: string | null;
  problem: string | null;
  /** The field of `problem`, if it is not the quantity. */
  field?: "notes";
}

export interface CartRefusal {
  /** Message for the whole form. With `isGood` it states what succeeded before the rest was refused. */
  message: { lead: string; text: string; isGood?: true } | null;
  adds: RefusedAdd[];
  /** Typed values and problems by row id. */
  rows: Record<number, TypedRow>;
  coupon: { typed: string; errors: string[] };
  lines: { text: string; errors: string[]; refused: { line: number; written: string; reason: string }[] };
  /** True if "Remove all" awaits its confirmation. */
  confirmsClear: boolean;
}

export const cartRefusal = (parts: Partial<CartRefusal> = {}): CartRefusal => ({
  message: null,
  adds: [],
  rows: {},
  coupon: { typed: "", errors: [] },
  lines: { text: "", errors: [], refused: [] },
  confirmsClear: false,
  ...parts,
});

export const otherFields = (form: FormData): Partial<CartRefusal> => ({
  coupon: { typed: formText(form, "coupon") ?? "", errors: [] },
  lines: { text: formText(form, "lines") ?? "", errors: [], refused: [] },
});

/** Returns typed values by row id, from the cart's form or from the form of a single row. */
export function typedRows(form: FormData): CartRefusal["rows"] {
  const one = formText(form, "row") ?? "";
  const single = (name: string): [string, string][] => {
    const value = formText(form, name);
    return value === null || one === "" ? [] : [[one, value]];
  };
  const notes = new Map([...dottedFields(form, "notes"), ...single("notes")]);
  const quantities = [...dottedFields(form, "qty"), ...single("qty")];
  return Object.fromEntries(
    quantities.flatMap(([name, qty]) => {
      const row = idIn(name);
      return row === null ? [] : [[row, { qty, notes: notes.get(name) ?? null, problem: null }]];
    }),
  );
}

/** Returns the typed values with errors at their fields, for a form that did not validate. */
export function refusalFromErrors(
  errors: Record<string, string[] | null>,
  form: FormData,
  t: TFunction,
): Partial<CartRefusal> {
  const typed = (name: string) => formText(form, name) ?? "";
  const messages = Object.values(errors).flatMap((messages) => messages ?? []);
  const message = { lead: t("server:cart.notices.notUpdated"), text: [...new Set(messages)].join(" ") };
  const rows = { rows: typedRows(form) };
  switch (typed("intent")) {
    case "apply-coupon":
      return { ...otherFields(form), ...rows, coupon: { typed: typed("coupon"), errors: messages } };
    case "add-lines":
      return {
        ...otherFields(form),
        ...rows,
        lines: { text: typed("lines"), errors: messages, refused: [] },
      };
    case "add":
    case "add-many":
      return { message };
    default:
      return { ...otherFields(form), ...rows, message };
  }
}

/** @param typed product and quantity of each line, in the order in which they were sent */
export const refusedAdds = (
  refused: BatchAnswer["refused"],
  typed: readonly { product: number; qty: string }[],
  t: TFunction,
): RefusedAdd[] =>
  refused.map((refusal) => {
    const { product = 0, qty = "" } = typed[refusal.index] ?? {};
    return { ...itemData(refusal.item, product), qty, reason: reasonOf(refusal, t) };
  });

const itemData = (item: ProductDetail | null, product: number) => ({
  product,
  sku: item?.sku ?? "",
  name: item?.name ?? `#${product}`,
  slug: item?.slug ?? null,
});

interface Reason {
  message: string;
  available?: number | undefined;
  nearest?: number | null | undefined;
  reason?: string | undefined;
  variants?: string[] | undefined;
}

/**
 * Returns the API's message, completed with the available and the nearest valid quantity, or with the variants to
 * choose from.
 */
export function reasonOf({ message, available, nearest, reason, variants }: Reason, t: TFunction): string {
  if (variants) return t("server:cart.refused.chooseVariant", { codes: variants.join(", ") });
  if (available === undefined || reason === "not_sold") return message;
  const left = t("server:cart.refused.available", { count: available });
  const isOther = nearest !== undefined && nearest !== available && available > 0;
  const most =
    nearest === null
      ? t("server:cart.refused.tooFew")
      : t("server:cart.refused.nearest", { number: nearest });
  return [`${message}.`, left, ...(isOther ? [most] : [])].join(" ");
}

const COUPON_REASONS = ["not_yet", "expired", "used_by_customer", "used_up", "min_amount"] as const;

export function couponReason(reason: unknown, t: TFunction): string | null {
  const known = COUPON_REASONS.find((one) => one === reason);
  return known ? t(`server:cart.couponReasons.${known}`) : null;
}

export function couponDropped(quote: CheckoutQuote | null, t: TFunction) {
  const dropped = quote?.dropped?.find(({ field }) => field === "coupon");
  if (!dropped) return null;
  return { coupon: dropped.coupon ?? "", message: couponReason(dropped.reason, t) ?? dropped.message };
}

export const couponRefusal = (message: string, reason: unknown, t: TFunction): string =>
  [message, couponReason(reason, t)].filter((part) => part !== null).join(" ");
