// What a refused cart form gives back to the page: everything typed, and what was wrong with it.
import type { BatchAnswer, ProductDetail } from "~/contract/cart";
import type { CheckoutQuote } from "~/contract/checkout";
import { dottedFields } from "~/contract/forms";
import { idIn } from "~/contract/id";
import type { Translate } from "~/i18n/translator";
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
  /** null: the form had no note. */
  notes: string | null;
  problem: string | null;
  /** Which of the two is to blame, where it is not the quantity. */
  field?: "notes";
}

export interface CartRefusal {
  /** What is wrong in all, beside no field; or, where it is `isGood`, what went well before the rest was refused. */
  message: { lead: string; text: string; isGood?: true } | null;
  adds: RefusedAdd[];
  /** By row: what was typed into it, and what is wrong with it. */
  rows: Record<number, TypedRow>;
  coupon: { typed: string; errors: string[] };
  lines: { text: string; errors: string[]; refused: { line: number; written: string; reason: string }[] };
  /** "Remove all" was pressed, and waits for a second word. */
  asksClear: boolean;
}

export const cartRefusal = (parts: Partial<CartRefusal> = {}): CartRefusal => ({
  message: null,
  adds: [],
  rows: {},
  coupon: { typed: "", errors: [] },
  lines: { text: "", errors: [], refused: [] },
  asksClear: false,
  ...parts,
});

/** What a form of the cart holds besides its rows. */
export const besides = (form: FormData): Partial<CartRefusal> => ({
  coupon: { typed: formText(form, "coupon") ?? "", errors: [] },
  lines: { text: formText(form, "lines") ?? "", errors: [], refused: [] },
});

/** By row: what the cart's form, or the form of a single row, says of it. */
export function rowsTyped(form: FormData): CartRefusal["rows"] {
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

/** A form that could not be read at all: what was typed comes back, with what is wrong beside the field it has. */
export function emptyCartState(
  errors: Record<string, string[] | null>,
  form: FormData,
  t: Translate,
): Partial<CartRefusal> {
  const typed = (name: string) => formText(form, name) ?? "";
  const told = Object.values(errors).flatMap((messages) => messages ?? []);
  const message = { lead: t("cart:notices.notUpdated"), text: [...new Set(told)].join(" ") };
  const rows = { rows: rowsTyped(form) };
  switch (typed("intent")) {
    case "apply-coupon":
      return { ...besides(form), ...rows, coupon: { typed: typed("coupon"), errors: told } };
    case "add-lines":
      return { ...besides(form), ...rows, lines: { text: typed("lines"), errors: told, refused: [] } };
    case "add":
    case "add-many":
      return { message };
    default:
      return { ...besides(form), ...rows, message };
  }
}

/** @param typed each line's product and quantity, in the order in which they were sent */
export const refusedAdds = (
  refused: BatchAnswer["refused"],
  typed: readonly { product: number; qty: string }[],
  t: Translate,
): RefusedAdd[] =>
  refused.map((refusal) => {
    const { product = 0, qty = "" } = typed[refusal.index] ?? {};
    return { ...itemFacts(refusal.item, product), qty, reason: reasonOf(refusal, t) };
  });

const itemFacts = (item: ProductDetail | null, product: number) => ({
  product,
  sku: item?.sku ?? "",
  name: item?.name ?? `#${product}`,
  slug: item?.slug ?? null,
});

interface Reason {
  message: string;
  available?: number | undefined;
  variants?: string[] | undefined;
}

/** The API's sentence, and how many there still are, or which ones there are to choose from. */
export function reasonOf({ message, available, variants }: Reason, t: Translate): string {
  if (variants) return t("cart:refused.chooseVariant", { codes: variants.join(", ") });
  if (available === undefined) return message;
  return `${message}. ${t("cart:refused.available", { count: available })}`;
}

const COUPON_REASONS = ["not_yet", "expired", "used_by_customer", "used_up", "min_amount"] as const;

/** Why a coupon does not hold, where there is more to say than that no coupon has the code. */
export function couponReason(reason: unknown, t: Translate): string | null {
  const known = COUPON_REASONS.find((one) => one === reason);
  return known ? t(`cart:coupon.reasons.${known}`) : null;
}

/** A coupon that no longer holds, and why. */
export function couponDropped(quote: CheckoutQuote | null, t: Translate) {
  const dropped = quote?.dropped?.find(({ field }) => field === "coupon");
  if (!dropped) return null;
  return { coupon: dropped.coupon ?? "", message: couponReason(dropped.reason, t) ?? dropped.message };
}

/** The API's sentence, with the reason. */
export const couponRefusal = (message: string, reason: unknown, t: Translate): string =>
  [message, couponReason(reason, t)].filter((part) => part !== null).join(" ");
