// Every email that the shop sends, without a database.
import type { Locale } from "~/contract/wire";
import { listDue } from "~/email/list-due";
import { newsletterConfirm } from "~/email/newsletter";
import { operatorLink } from "~/email/operator-link";
import { orderCancelled, orderExpired } from "~/email/order-cancelled";
import { orderChanged } from "~/email/order-changed";
import { orderConfirmation } from "~/email/order-confirmation";
import { orderCopy } from "~/email/order-copy";
import { orderFailed } from "~/email/order-failed";
import { orderPaid } from "~/email/order-paid";
import { orderPaymentReturned } from "~/email/order-payment-returned";
import { orderRefunded } from "~/email/order-refunded";
import { orderShipped } from "~/email/order-shipped";
import { passwordCode } from "~/email/password-code";
import { quoteEmail } from "~/email/quote";
import { quoteNews, requestNews } from "~/email/quote-news";
import { restock, restockConfirm } from "~/email/restock";
import { reviewRequest } from "~/email/review-request";
import {
  accountExists,
  accountOpened,
  customerApproved,
  customerRefused,
  emailChanged,
  signUpApproved,
  signUpCode,
  signUpRefused,
  signUpRequest,
} from "~/email/sign-up";
import {
  contactAnswer,
  contactMessage,
  contactReceipt,
  withdrawalNotice,
  withdrawalReceipt,
} from "~/email/submissions";
import { testMail } from "~/email/test-mail";
import { anOrderDocument } from "./order-document";

const AT = "2026-11-23T10:00:00.000Z";
const PARCEL = {
  ...{
    id: 1,
    number: "2026/00118",
    carrier: "BRT",
    tracking_number: "MV22",
    document: 3,
    shipped_at: AT,
  },
  ...{ url: "https://track.test/MV22", rows: [{ id: 1, qty: 1 }] },
};
const REFUND = {
  ...{ id: 1, amount: "10.00", vat_lines: [], reason: "Alfa", at: AT, state: "by_hand" as const },
  ...{ rows: [{ id: 1, qty: 1, restock: false }], credit_note: { number: "R 2026/00015", document: 4 } },
};
const OPERATOR_LINK = "https://prova.test/operator/password?key=k";
const QUOTE_LINK = "https://prova.test/account/quotes/7";
const CHANGE = {
  ...{ at: AT, reason: "Beta", rows: [{ name: "Damigiana", sku: "EN1", from: 3, to: 1 }] },
  ...{ total_before: "49.00", total_after: "39.00" },
};

/** Every email that the shop sends, by its name. */
export function everyEmail(locale: Locale, anOrder = anOrderDocument) {
  const data = anOrder({ locale });
  const more = { shipments: [PARCEL], refunds: [REFUND], changes: [CHANGE], paid: "39.00" };
  const full = anOrder({ locale, order: more });
  const payable = anOrder({
    locale,
    order: {
      payment: { kind: "redirect", state: "due", instructions: "", pay_url: "https://prova.test/pay/x" },
    },
  });
  const { sender } = data;
  const received = { locale, sender, reference: "261123-000001", receivedAt: AT };
  const message = {
    ...{
      name: "Marco",
      company: "",
      city: "Asti",
      country: sender.company?.country ?? "IT",
      email: "marco@prova.test",
    },
    ...{ productLine: "other", subjects: {}, message: "Alfa\nbeta" },
  };
  const withdrawal = { name: "Ada", email: "ada@prova.test", orderNumber: "2026-000148", rows: "Damigiana" };
  const stranger = { ...withdrawal, isOwn: false };
  const person = { locale, sender, name: "Lucia", link: "https://prova.test/auth/login" };
  const code = { code: "48216093", locale, sender, link: "https://prova.test/auth/reset-password" };
  const item = {
    name: "Luppolo Admiral",
    sku: "LUPPOLO-50",
    link: "https://prova.test/p/luppolo",
    locale,
    sender,
  };
  const quote = {
    ...{ locale, sender, link: QUOTE_LINK, number: "P-7", customer: "Ada", total: "12.00", currency: "EUR" },
    ...{ validUntil: "2026-12-20", reason: "", order: "2026-000007" },
  };
  return {
    orderConfirmation: orderConfirmation(data),
    payable: orderConfirmation(payable),
    orderPaid: orderPaid(data),
    orderFailed: orderFailed(payable),
    orderShipped: orderShipped(full, null),
    orderRefunded: orderRefunded(full, null),
    orderChanged: orderChanged(full),
    orderCancelled: orderCancelled(data),
    orderExpired: orderExpired(data),
    orderPaymentReturned: orderPaymentReturned(data),
    orderCopy: orderCopy(data, locale),
    passwordCode: passwordCode({ ...code, invited: null }),
    invitation: passwordCode({ ...code, invited: "lucia" }),
    operatorInvited: operatorLink({ ...person, kind: "invitation", link: OPERATOR_LINK }),
    operatorForgot: operatorLink({ ...person, kind: "forgotten", link: OPERATOR_LINK }),
    signUpCode: signUpCode({ ...person, code: "73051844" }),
    accountExists: accountExists(person),
    signUpRequest: signUpRequest(person),
    signUpApproved: signUpApproved(person),
    signUpRefused: signUpRefused(person),
    restockConfirm: restockConfirm(item),
    restock: restock(item),
    newsletterConfirm: newsletterConfirm(item),
    reviewRequest: reviewRequest({ ...item, number: "2026-000007", products: ["Luppolo", "Malto"] }),
    contactReceipt: contactReceipt(received),
    contactAnswer: contactAnswer({ ...received, answer: "Alfa\n<b>beta</b>" }),
    contactMessage: contactMessage({ ...received, ...message }),
    withdrawalReceipt: withdrawalReceipt({ ...received, ...withdrawal, isOwn: true }),
    strangersReceipt: withdrawalReceipt({ ...received, ...stranger }),
    withdrawalNotice: withdrawalNotice({ ...received, ...stranger }),
    accountOpened: accountOpened(person),
    customerApproved: customerApproved(person),
    customerRefused: customerRefused(person),
    quote: quoteEmail({ ...data, validUntil: "2026-12-20" }, QUOTE_LINK),
    quoteAccepted: quoteNews({ ...quote, news: "accepted", isToShop: true }),
    quoteDeclined: quoteNews({ ...quote, news: "declined", isToShop: true }),
    quoteExpiring: quoteNews({ ...quote, news: "expiring", isToShop: false }),
    quoteRequested: requestNews({ ...quote, news: "requested", text: "Alfa" }),
    quoteRequestRefused: requestNews({ ...quote, news: "refused", text: "" }),
    listDue: listDue({ ...item, customer: "Ada" }),
    testMail: testMail(sender, locale),
    emailChanged: emailChanged({ ...person, name: "l…@prova.test" }),
  };
}
