// The confirmation of an order on a durable medium, with everything that the law requires, in the order's
// language.
import { hasVatNote } from "~/contract/constants/enums";
import type { OrderDocument } from "~/services/order-document/order-document";
import {
  confirmedPromise,
  consumerRights,
  type DocumentTexts,
  documentTexts,
} from "~/services/order-document/texts";
import type { EmailContent } from "./layout/email";
import {
  addressesBlock,
  instructionsOf,
  itemsBlock,
  orderButton,
  orderState,
  payButton,
  paymentFacts,
  pricedItem,
  sumFact,
  sumsBlock,
  transferCode,
} from "./order-blocks";
import { orderEmail } from "./order-email";

export function orderConfirmation(data: OrderDocument): EmailContent {
  const texts = documentTexts(data);
  const { order, rows, sender } = data;
  const { t } = texts;
  const values = { number: order.number, name: data.name };
  // A guest's address is not proved, so free text typed by the guest is left out.
  const isGuest = Boolean(data.guestLink);
  const extra = notes(data, texts, isGuest);
  return orderEmail(data, texts, {
    subject: t(`confirmation.${subjectOf(data)}`, values),
    title: t("confirmation.title", values),
    blocks: [
      { kind: "lines", lines: introduction(data, texts) },
      {
        kind: "card",
        state: orderState(data, texts),
        facts: [
          ...paymentFacts(data, texts),
          { name: t("order.shipping.title"), value: order.shipping_policy.name },
        ],
        sum: sumFact(data, texts),
        code: transferCode(data, texts),
        button: payButton(data, texts),
        notes: instructionsOf(data),
      },
      itemsBlock(
        t("order.rows.title"),
        rows.map((row) => pricedItem(isGuest ? { ...row, notes: "" } : row, sender, texts)),
        texts,
      ),
      sumsBlock(data, texts),
      // The first button pays; without an account this is the only link to the order.
      ...(data.guestLink && order.payment.pay_url
        ? [{ kind: "button" as const, button: orderButton(data, texts) }]
        : []),
      ...(extra.length > 0 ? [{ kind: "lines" as const, lines: extra }] : []),
      addressesBlock(data, texts),
      ...consumerRights(data, texts).map((section) => ({ kind: "section" as const, ...section })),
    ],
  });
}

/** The subject begins with what the customer has to do. */
function subjectOf({ order: { payment } }: OrderDocument): "subject" | "subjectTransfer" | "subjectPay" {
  if (payment.state === "paid") return "subject";
  if (payment.kind === "redirect") return "subjectPay";
  return payment.kind === "bank_transfer" ? "subjectTransfer" : "subject";
}

function introduction({ order, name }: OrderDocument, texts: DocumentTexts): string[] {
  const { t, date } = texts;
  return [
    `${t("confirmation.greeting", { name })} ${t("confirmation.received", { number: order.number, date: date(order.date) })}`,
    confirmedPromise(order, "confirmation", texts),
  ];
}

const notes = ({ order }: OrderDocument, { t }: DocumentTexts, isGuest: boolean): string[] => [
  ...(order.placed_by_agent ? [t("order.byAgent", { name: order.placed_by_agent })] : []),
  ...(hasVatNote(order.vat_scheme) ? [t(`order.vatNote.${order.vat_scheme}`)] : []),
  ...(order.customer_reference && !isGuest
    ? [t("order.reference", { reference: order.customer_reference })]
    : []),
  ...(order.cig ? [t("order.cig", { code: order.cig })] : []),
  ...(order.cup ? [t("order.cup", { code: order.cup })] : []),
  ...(order.notes && !isGuest ? [t("order.notes", { notes: order.notes })] : []),
];
