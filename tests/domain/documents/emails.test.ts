import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { orderConfirmation } from "~/email/order-confirmation";
import { orderCopy } from "~/email/order-copy";
import { everyEmail } from "../../support/builders/every-email";
import { anOrderDocument } from "../../support/builders/order-document";

const LOCALES = ["it", "en", "es"] as const;

const TRANSFER = { kind: "bank_transfer" as const, state: "due" as const, instructions: "", pay_url: null };

/** Emails that need no action from the reader. */
const WITHOUT_BUTTON = [
  "signUpRefused",
  "testMail",
  "contactReceipt",
  "contactAnswer",
  "withdrawalReceipt",
  "strangersReceipt",
  "emailChanged",
];

/** Letters and digits only: spaces, punctuation and leader dots differ between HTML and text. */
const said = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

describe.each(LOCALES)("every email in %s", (locale) => {
  const emails = Object.entries(everyEmail(locale));

  it.each(emails)("has one button, except without anything to do: %s", (name, { html }) => {
    expect(load(html)(".btn a").length).toBe(WITHOUT_BUTTON.includes(name) ? 0 : 1);
  });

  it.each(emails)(
    "has the same content in plain text and in HTML, with the addresses of its links: %s",
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
    "names its language, and contains no relative address and no untranslated key: %s",
    (_, email) => {
      const $ = load(email.html);
      expect($("html").attr("lang")).toBe(locale);
      for (const address of $("[src], a").toArray())
        expect($(address).attr("src") ?? $(address).attr("href")).toMatch(/^(https:\/\/|cid:transfer-code$)/);
      expect(email.text + email.subject).not.toMatch(/\{\{|undefined|\bnull\b|\b[a-z]+\.[a-z]+[A-Z]\w+/);
    },
  );

  it.each(emails)("shows the seller and declares support for dark mode: %s", (_, { html }) => {
    for (const fact of ["Prova S.r.l.", "IT09941700057", "AT-994170", "prova@pec.test"])
      expect(html).toContain(fact);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  });
});

it("replies go to the shop, and replies to the shop's copies to the customer", () => {
  const emails = Object.entries(everyEmail("it"));
  const elsewhere = emails.filter(([, { replyTo }]) => replyTo !== anOrderDocument().sender.supportEmail);
  expect(elsewhere.map(([name, { replyTo }]) => `${name} ${replyTo}`)).toEqual([
    "orderCopy lucia@prova.test",
    "contactMessage marco@prova.test",
    "withdrawalNotice ada@prova.test",
  ]);
});

it("quotes no typed text to an unverified address", () => {
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
  it("stays below Gmail's size limit, and counts the articles that it leaves out", () => {
    const { html, text } = orderConfirmation(anOrderDocument({ rows: 200 }));
    expect(Buffer.byteLength(html)).toBeLessThan(80_000);
    for (const part of [html, text]) expect(part).toContain("E altri 160 articoli");
  });

  it("links to the payment if one is due, else to the parcel's tracking, else to the order", () => {
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

  it("has no link and no picture if the shop's address is not known", () => {
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
    ["a transfer that has arrived", { payment: { ...TRANSFER, state: "paid" as const } }, 0],
    ["cash on delivery", { payment: { ...TRANSFER, kind: "cash_on_delivery" as const } }, 0],
    ["an order in another currency", { currency: "CHF" }, 0],
  ])(
    "has the QR code of a transfer beside the same data in words, if it can be paid by transfer: %s",
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

  it("has the QR code of the new total when an order that awaits its transfer was reduced", () => {
    const { transferCode, text } = everyEmail("it").orderChanged;
    expect(transferCode).toContain("EUR39.00");
    expect(text).toContain("IT60 X054");
  });

  it("has the operator's colours on its button and its bar", () => {
    const { html } = orderConfirmation(
      anOrderDocument({ sender: { accent: "#c2571a", accentDark: "#1d3a5f" } }),
    );
    expect(html).not.toContain("#2f6d38");
    expect(html).toContain("background-color:#1d3a5f");
  });

  it("lists for a refund what was paid, what was refunded and what remains paid", () => {
    const { text } = everyEmail("it").orderRefunded;
    for (const line of [
      "Pagato: 39,00\u00a0€",
      "Questo rimborso: -10,00\u00a0€",
      "Resta pagato: 29,00\u00a0€",
    ])
      expect(text).toContain(line);
    expect(text).toContain("Nota di credito: R 2026/00015");
  });

  it("keeps the order number in its title and the telephone number unbroken", () => {
    const { html } = orderCopy(anOrderDocument(), "it");
    const $ = load(html);
    expect($("h1 span[style*=nowrap]").text()).toBe("2026-000148");
    expect(
      $("body")
        .text()
        .match(/\+39.0141.000.000/g),
    ).toEqual(Array(2).fill("+39\u00a00141\u00a0000\u00a0000"));
  });

  it("shows typed text as plain text, line by line", () => {
    const notes = '<script>alert(1)</script> & "così"\nBcc: x@y.test';
    const { html, text, subject } = orderConfirmation(anOrderDocument({ order: { notes } }));
    expect(text).toContain(notes);
    expect(html).not.toContain("<script>");
    expect(subject).not.toMatch(/[\r\n]/);
  });
});
