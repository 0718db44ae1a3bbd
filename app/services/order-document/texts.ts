// Sentences and formats shared by the emails and PDFs of an order.
import type { Order } from "~/contract/orders";
import type { Locale } from "~/contract/wire";
import { seatOf } from "~/i18n/company";
import { orderDispatchPromise } from "~/i18n/dispatch-promise";
import { formatCapital, formatCountry, formatDate, formatMoney, formatPercent } from "~/i18n/format";
import { handlingTime } from "~/i18n/handling-time";
import { placeLines } from "~/i18n/place-lines";
import { mailTranslator } from "~/i18n/server";
import type { OrderDocument, Sender } from "./order-document";

/** @param locale the reader's language; the order's own if the reader is its customer */
export function documentTexts({ order, sender }: OrderDocument, locale: Locale = order.locale) {
  const t = mailTranslator(locale);
  const money = (amount: string) => formatMoney(amount, locale, order.currency);
  const date = (iso: string) => formatDate(iso, locale, sender.zone);
  return { t, locale, money, date, percent: (rate: string) => formatPercent(rate, locale), sender };
}

/** When the order is dispatched. @param promise the document's own sentence for goods in stock */
export const dispatchPromise = (order: Order, promise: string, { t, date }: DocumentTexts): string =>
  orderDispatchPromise(order, promise, t, date);

/**
 * Like dispatchPromise, for a confirmation, which promises no day until the payment is received. @param
 * place of its two sentences
 */
export function confirmedPromise(
  order: Order,
  place: "confirmation" | "pdf.confirmation",
  texts: DocumentTexts,
): string {
  const key = order.status === "pending" ? "promiseOncePaid" : "promise";
  return dispatchPromise(
    order,
    texts.t(`${place}.${key}`, {
      date: texts.date(order.promised_by),
      handling: handlingTime(texts.t, {
        days: texts.sender.handlingDays,
        dispatchDays: texts.sender.dispatchDays,
      }),
    }),
    texts,
  );
}

export type DocumentTexts = ReturnType<typeof documentTexts>;

interface TotalsLine {
  name: string;
  amount: string;
  isTotal?: true;
}

/** Whether the order's prices include VAT: a consumer's do, except exports. */
export const showsVat = ({ includes_vat, vat_scheme }: Order): boolean =>
  includes_vat && vat_scheme !== "export";

/** The order's totals; VAT before the total if it is added to prices, after it if prices include it. */
export function orderTotals(order: Order, { t, money, percent }: DocumentTexts): TotalsLine[] {
  const isDue = (amount: string) => Number(amount) !== 0;
  const vat = order.vat_lines
    .filter((line) => isDue(line.vat))
    .map((line) => ({
      name: t(order.includes_vat ? "order.sums.vatInside" : "order.sums.vat", {
        rate: percent(line.rate),
        base: money(line.base),
      }),
      amount: money(line.vat),
    }));
  return [
    {
      name: t(showsVat(order) ? "order.sums.goodsGross" : "order.sums.goodsNet"),
      amount: money(order.rows_total),
    },
    ...(isDue(order.discount)
      ? [
          {
            name: t("order.sums.discount", { coupon: order.coupon ?? "" }),
            amount: money(`-${order.discount}`),
          },
        ]
      : []),
    {
      name: t("order.sums.shipping"),
      amount: isDue(order.shipping_price) ? money(order.shipping_price) : t("order.sums.free"),
    },
    ...(isDue(order.payment_surcharge)
      ? [{ name: t("order.sums.surcharge"), amount: money(order.payment_surcharge) }]
      : []),
    ...(order.includes_vat ? [] : vat),
    { name: t("order.sums.total"), amount: money(order.total), isTotal: true },
    ...(order.includes_vat ? vat : []),
  ];
}

/** An address as printed on a parcel, with its tax codes. */
export function addressLines(address: Order["billing_address"], { t, locale }: DocumentTexts): string[] {
  return [
    address.business_name,
    address.recipient === address.business_name ? "" : address.recipient,
    address.address,
    address.address_2,
    ...placeLines(address),
    formatCountry(address.country, locale),
    address.vat_number && t("order.address.vatNumber", { number: address.vat_number }),
    address.tax_code && t("order.address.taxCode", { code: address.tax_code }),
    address.sdi_code && t("order.address.sdi", { code: address.sdi_code }),
    address.pec && t("order.address.pec", { address: address.pec }),
  ].filter((line) => line !== "");
}

/** The seller's identity: D.Lgs. 70/2003, art. 7. */
export function sellerLines(
  { company, supportEmail }: Sender,
  t: DocumentTexts["t"],
  locale: Locale,
): string[] {
  if (!company) return [supportEmail];
  const capital = formatCapital(company.share_capital, locale);
  return [
    company.name,
    `${seatOf(company)}, ${formatCountry(company.country, locale)}`,
    joined([
      company.vat_number && t("seller.vat", { number: company.vat_number }),
      company.rea && t("seller.rea", { number: company.rea }),
      company.share_capital && t(capital.isPaid ? "seller.capitalPaid" : "seller.capital", capital),
    ]),
    joined([supportEmail, company.pec && t("seller.pec", { address: company.pec }), company.phone]),
  ].filter((line) => line !== "");
}

const joined = (data: string[]): string => data.filter((fact) => fact !== "").join(" · ");

/** A consumer's rights of withdrawal and guarantee, with the legal model form; empty for a business. */
export function consumerRights({ order, rows, customerType, sender }: OrderDocument, texts: DocumentTexts) {
  if (customerType !== "consumer") return [];
  const { t, date } = texts;
  const seller = sender.company
    ? `${sender.company.name}, ${seatOf(sender.company)}, ${sender.supportEmail}`
    : sender.supportEmail;
  // One line per reason, with all its items.
  const reasons = new Set(rows.flatMap((row) => row.withdrawalException ?? []));
  const exceptions = [...reasons].map((reason) => {
    const names = rows.filter((row) => row.withdrawalException === reason).map(({ name }) => name);
    return `${names.join(", ")}: ${reason}`;
  });
  const longer = rows
    .filter((row) => row.guaranteeMonths)
    .map((row) => t("rights.guaranteeLonger", { name: row.name, months: row.guaranteeMonths }));
  return [
    {
      title: t("rights.withdrawalTitle"),
      lines: [
        t("rights.withdrawal", { email: sender.supportEmail }),
        t("rights.withdrawalReturn"),
        ...exceptions,
      ],
    },
    {
      title: t("rights.formTitle"),
      lines: [t("rights.form", { seller, number: order.number, date: date(order.date) })],
    },
    { title: t("rights.guaranteeTitle"), lines: [t("rights.guarantee"), ...longer] },
  ];
}
