import { load } from "cheerio";
import { describe, expect, it } from "vitest";
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
import { restock, restockConfirm } from "~/email/restock";
import { reviewRequest } from "~/email/review-request";
import {
  accountExists,
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
import { anOrderDocument } from "../../support/builders/order-document";

const LOCALES = ["it", "en", "es"] as const;
type Locale = (typeof LOCALES)[number];

const AT = "2026-11-23T10:00:00.000Z";
const PARCEL = {
  ...{
    id: 1,
    number: "2026/00118",
    carrier: "Corriere",
    tracking_number: "MV22",
    document: 3,
    shipped_at: AT,
  },
  ...{ url: "https://track.test/MV22", rows: [{ id: 1, qty: 1 }] },
};
const REFUND = {
  ...{ id: 1, amount: "10.00", vat_lines: [], reason: "Vetro rotto", at: AT, state: "by_hand" as const },
  ...{ rows: [{ id: 1, qty: 1, restock: false }], credit_note: { number: "NC 2026/00015", document: 4 } },
};
const TRANSFER = { kind: "bank_transfer" as const, state: "due" as const, instructions: "", pay_url: null };
const OPERATOR_LINK = "https://prova.test/operator/password?key=k";
const CHANGE = {
  ...{ at: AT, reason: "esaurito", rows: [{ name: "Damigiana", sku: "EN1", from: 3, to: 1 }] },
  ...{ total_before: "49.00", total_after: "39.00" },
};

/** Every email that the shop sends, by its name. */
function everyEmail(locale: Locale) {
  const data = anOrderDocument({ locale });
  const more = { shipments: [PARCEL], refunds: [REFUND], changes: [CHANGE], paid: "39.00" };
  const full = anOrderDocument({ locale, order: more });
  const payable = anOrderDocument({
    locale,
    order: {
      payment: { kind: "redirect", state: "due", instructions: "", pay_url: "https://prova.test/pay/x" },
    },
  });
  const { sender } = data;
  const received = { locale, sender, reference: "261123-000001", receivedAt: AT };
  const message = {
    ...{ name: "Marco", company: "", city: "Asti", country: "IT", email: "marco@prova.test" },
    ...{ productLine: "other", subjects: {}, message: "Due righe\ndi domanda" },
  };
  const withdrawal = { name: "Ada", email: "ada@prova.test", orderNumber: "2026-000148", rows: "Damigiana" };
  const stranger = { ...withdrawal, isOwn: false };
  const person = { locale, sender, name: "Lucia", link: "https://prova.test/auth/login" };
  const code = { code: "48216093", locale, sender, link: "https://prova.test/auth/reset-password" };
  const item = {
    name: "Luppolo di prova",
    sku: "PROVA-50",
    link: "https://prova.test/p/luppolo",
    locale,
    sender,
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
    contactAnswer: contactAnswer({ ...received, answer: "Due righe\ndi <b>risposta</b>" }),
    contactMessage: contactMessage({ ...received, ...message }),
    withdrawalReceipt: withdrawalReceipt({ ...received, ...withdrawal, isOwn: true }),
    strangersReceipt: withdrawalReceipt({ ...received, ...stranger }),
    withdrawalNotice: withdrawalNotice({ ...received, ...stranger }),
    emailChanged: emailChanged({ ...person, name: "l…@prova.test" }),
  };
}

/** What there is nothing to do about. */
const WITHOUT_BUTTON = [
  "signUpRefused",
  "contactReceipt",
  "contactAnswer",
  "withdrawalReceipt",
  "strangersReceipt",
  "emailChanged",
];

/** Letters and digits alone: spaces, marks and leader dots are not what an email says. */
const said = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

describe.each(LOCALES)("every email in %s", (locale) => {
  const emails = Object.entries(everyEmail(locale));

  it.each(emails)("has one button, or none where there is nothing to do: %s", (name, { html }) => {
    expect(load(html)(".btn a").length).toBe(WITHOUT_BUTTON.includes(name) ? 0 : 1);
  });

  it.each(emails)(
    "says in plain text what it says in HTML, with the addresses of its links: %s",
    (_, email) => {
      const $ = load(email.html);
      $("head").remove();
      $("a").each((_index, link) => {
        $(link).append(` ${$(link).attr("href")} `);
      });
      const html = said($("body").text());
      for (const line of email.text.split("\n")) expect(html).toContain(said(line));
      const longest = $("p, h1, h2, td.item")
        .toArray()
        .map((part) => said($(part).clone().children("table").remove().end().text()));
      for (const part of longest) expect(said(email.text)).toContain(part.replace(/httpsprovatest.*$/, ""));
    },
  );

  it.each(emails)(
    "names its language, and has no relative address and no key instead of a text: %s",
    (_, email) => {
      const $ = load(email.html);
      expect($("html").attr("lang")).toBe(locale);
      for (const address of $("[src], a").toArray())
        expect($(address).attr("src") ?? $(address).attr("href")).toMatch(/^(https:\/\/|cid:transfer-code$)/);
      expect(email.text + email.subject).not.toMatch(/\{\{|undefined|\bnull\b|\b[a-z]+\.[a-z]+[A-Z]\w+/);
    },
  );

  it.each(emails)(
    "shows the seller and declares that it is made for a dark ground too: %s",
    (_, { html }) => {
      for (const fact of ["Prova S.r.l.", "IT09941700057", "AT-994170", "prova@pec.test"])
        expect(html).toContain(fact);
      expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    },
  );
});

it("answers go to the shop, and those to the shop's own copies to the customer", () => {
  const emails = Object.entries(everyEmail("it"));
  const elsewhere = emails.filter(([, { replyTo }]) => replyTo !== anOrderDocument().sender.supportEmail);
  expect(elsewhere.map(([name, { replyTo }]) => `${name} ${replyTo}`)).toEqual([
    "orderCopy lucia@prova.test",
    "contactMessage marco@prova.test",
    "withdrawalNotice ada@prova.test",
  ]);
});

it("repeats nothing that was typed beside an address which nobody has proved", () => {
  const { strangersReceipt, signUpCode, accountExists } = everyEmail("it");
  for (const { subject, text, html } of [strangersReceipt, signUpCode, accountExists])
    expect(subject + text + html).not.toMatch(/\bAda\b|Damigiana|Lucia/);
  const typed = { notes: "http://spam.test", customer_reference: "spam.test" };
  const data = anOrderDocument({ order: typed });
  for (const row of data.rows) row.notes = "http://spam.test";
  const guest = orderConfirmation({ ...data, guestLink: "https://prova.test/auth/guest-order?key=k" });
  expect(guest.text + guest.html).not.toContain("spam.test");
  expect(orderConfirmation(data).text).toContain("spam.test");
});

describe("an order's email", () => {
  it("stays below what Gmail shows, and says how many articles are in the order only", () => {
    const { html, text } = orderConfirmation(anOrderDocument({ rows: 200 }));
    expect(Buffer.byteLength(html)).toBeLessThan(80_000);
    for (const part of [html, text]) expect(part).toContain("E altri 160 articoli");
  });

  it("pays where something is to be paid, follows a parcel, and opens the order otherwise", () => {
    const urlOf = ({ html }: { html: string }) => load(html)(".btn a").attr("href");
    const emails = everyEmail("it");
    expect(urlOf(emails.payable)).toBe("https://prova.test/pay/x");
    expect(urlOf(emails.orderShipped)).toBe("https://track.test/MV22");
    expect(urlOf(emails.orderConfirmation)).toBe("https://prova.test/account/orders/1");
    const guest = { ...anOrderDocument(), guestLink: "https://prova.test/auth/guest-order?key=k" };
    expect(urlOf(orderConfirmation(guest))).toBe(guest.guestLink);
    const pay_url = "https://prova.test/pay/x";
    const payment = { kind: "redirect" as const, state: "due" as const, instructions: "", pay_url };
    const { html, text } = orderConfirmation({ ...guest, order: { ...guest.order, payment } });
    for (const link of [pay_url, guest.guestLink]) {
      expect(load(html)(`a[href="${link}"]`)).toHaveLength(1);
      expect(text).toContain(link);
    }
    expect(urlOf(emails.orderCopy)).toBe("https://prova.test/operator/orders/1");
  });

  it("has no link and no picture where the shop's address is not known", () => {
    const $ = load(orderConfirmation(anOrderDocument({ sender: { origin: null } })).html);
    expect($("a, img:not([src^='cid:'])").length).toBe(0);
  });

  it("shows a photo in its smallest size, and no drawing, which email clients do not show", () => {
    const data = anOrderDocument();
    const [photo, drawing] = data.rows;
    if (!photo || !drawing) throw new Error("no rows");
    const size = { alt: "", width: 800, height: 600 };
    drawing.image = { ...size, url: "/img/b.svg", srcset: null };
    const sources = () => {
      const $ = load(orderConfirmation(data).html);
      return [
        $("td[width=68]").length,
        ...$("img")
          .toArray()
          .map((img) => $(img).attr("src")),
      ];
    };
    expect(sources()).toEqual([0, "cid:transfer-code"]);
    photo.image = { ...size, url: "/img/a.jpg", srcset: "/img/a-160.webp 160w, /img/a-320.webp 320w" };
    expect(sources()).toEqual([3, "cid:transfer-code", "https://prova.test/img/a-160.webp"]);
  });

  it("has the shop's icon beside its name, and the name's initial in a shop without one", () => {
    const heads = [null, "https://prova.test/brand/icon"].map((icon) => {
      const $ = load(orderConfirmation(anOrderDocument({ sender: { icon } })).html);
      return [$("img[src$='/brand/icon']").length, $("td[aria-hidden]").text()];
    });
    expect(heads).toEqual([
      [0, "P"],
      [1, ""],
    ]);
  });

  it.each([
    ["a transfer that is due", {}, 1],
    ["a transfer that has come", { payment: { ...TRANSFER, state: "paid" as const } }, 0],
    ["cash on delivery", { payment: { ...TRANSFER, kind: "cash_on_delivery" as const } }, 0],
    ["an order in another currency", { currency: "CHF" }, 0],
  ])(
    "has the code of a transfer, beside the same in words, for what can be paid by it: %s",
    (_, order, codes) => {
      const { html, text, transferCode } = orderConfirmation(anOrderDocument({ order }));
      const $ = load(html);
      expect($("img[src='cid:transfer-code']").length).toBe(codes);
      expect(transferCode?.split("\n").slice(5) ?? null).toEqual(
        codes ? ["Prova S.r.l.", "IT60X0542811101000000123456", "EUR39.00", "", "", "2026-000148"] : null,
      );
      if (codes)
        for (const fact of ["IT60 X054 2811 1010 0000 0123 456", "39,00", "2026-000148"])
          expect(text).toContain(fact);
    },
  );

  it("has the code of the new total where an order that awaits its transfer was made smaller", () => {
    const { transferCode, text } = everyEmail("it").orderChanged;
    expect(transferCode).toContain("EUR39.00");
    expect(text).toContain("IT60 X054");
  });

  it("has the operator's colours on its button and bar", () => {
    const { html } = orderConfirmation(
      anOrderDocument({ sender: { accent: "#c2571a", accentDark: "#1d3a5f" } }),
    );
    expect(html).not.toContain("#2f6d38");
    expect(html).toContain("background-color:#1d3a5f");
  });

  it("says of a refund what was paid, what went back and what remains paid", () => {
    const { text } = everyEmail("it").orderRefunded;
    for (const line of [
      "Pagato: 39,00\u00a0€",
      "Questo rimborso: -10,00\u00a0€",
      "Resta pagato: 29,00\u00a0€",
    ])
      expect(text).toContain(line);
    expect(text).toContain("Nota di credito: NC 2026/00015");
  });

  it("breaks neither the number of the order in its title nor the one to call", () => {
    const { html } = orderCopy(anOrderDocument(), "it");
    const $ = load(html);
    expect($("h1 span[style*=nowrap]").text()).toBe("2026-000148");
    expect(
      $("body")
        .text()
        .match(/\+39.0141.000.000/g),
    ).toEqual(Array(2).fill("+39\u00a00141\u00a0000\u00a0000"));
  });

  it("shows what people typed as text alone, line by line", () => {
    const notes = '<script>alert(1)</script> & "così"\nBcc: x@y.test';
    const { html, text, subject } = orderConfirmation(anOrderDocument({ order: { notes } }));
    expect(text).toContain(notes);
    expect(html).not.toContain("<script>");
    expect(subject).not.toMatch(/[\r\n]/);
  });
});
