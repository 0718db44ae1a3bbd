// Posts random values to every form of CONTRACT §6 and adds them to the query of every page: each is refused or
// ignored, and no page breaks.
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import * as forms from "~/contract/forms";
import { browser } from "../../support/browser";
import { aCustomer } from "../../support/builders/builders";
import { NAUGHTY } from "../../support/builders/naughty-strings";
import { LONG_VALUES, ODD_NAMES } from "../../support/builders/oversized-input";
import { type Draw, drawFrom } from "../../support/draw";
import { PASSWORD, shopUrl } from "../../support/worker/worker";

const POSTS = 800;
const VIEWS = 200;
const AT_ONCE = 10;

const FORMS: readonly [string, readonly z.ZodObject[]][] = [
  ["/locale", [forms.localeForm]],
  ["/context", [forms.contextForm]],
  ["/cart", forms.cartForm.options],
  ["/cart/checkout", forms.checkoutForm.options],
  ["/account/orders", [forms.ordersForm]],
  ["/account/orders/1", forms.orderForm.options],
  ["/account/wishlist", forms.wishlistForm.options],
  ["/account/addresses", forms.addressesForm.options],
  ["/account/details", [forms.detailsForm]],
  ["/customers", forms.customersForm.options],
  ["/contatti", [forms.contactForm]],
  ["/recesso", [forms.withdrawalForm]],
  ["/season", [forms.seasonForm]],
  ["/consent", [forms.consentForm]],
];
const PAGES = [
  "/p",
  "/c/lieviti-enologici",
  "/account/orders",
  "/account/addresses",
  "/cart",
  "/news",
  "/auth/login",
];
const QUERY =
  "search categories cf.brand price_type price_min price_max offers order_by view page page_size promotions season \
variant qty date_from date_to number status type report order locale redirectTo tag".split(" ");

let cookie: string;
beforeAll(async () => {
  const visitor = browser();
  await visitor.post("/auth/login", { username: (await aCustomer()).username, password: PASSWORD });
  cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}, 60_000);

interface Asked {
  path: string;
  body?: URLSearchParams;
}

describe("the storefront", () => {
  it(`answers ${POSTS} random posts and ${VIEWS} random addresses without a 5xx`, {
    timeout: 120_000,
  }, async () => {
    const draw = drawFrom(7_121_126);
    const asked = [
      ...Array.from({ length: POSTS }, () => postOf(draw)),
      ...Array.from({ length: VIEWS }, () => viewOf(draw)),
    ];
    const faults: string[] = [];
    const statuses = new Map<number, number>();
    for (let from = 0; from < asked.length; from += AT_ONCE) {
      const status = asked.slice(from, from + AT_ONCE).map(async ({ path, body }) => {
        const answer = await fetch(shopUrl() + path, {
          method: body ? "POST" : "GET",
          body,
          headers: draw.chance(0.8) ? { Cookie: cookie } : {},
          redirect: "manual",
        });
        await answer.text();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status >= 500) faults.push(`${answer.status} ${path} ${body ?? ""}`);
      });
      await Promise.all(status);
    }
    expect(faults).toEqual([]);
    expect((await fetch(`${shopUrl()}/home`)).status).toBe(200);
    // Some posts succeed and some pages are shown: otherwise only the first check would be tested.
    for (const status of [200, 303]) expect(statuses.get(status)).toBeGreaterThan(50);
  });
});

function word(draw: Draw): string {
  if (draw.chance(0.03)) return draw.of(LONG_VALUES);
  return draw.chance(0.25) ? String(draw.below(200_000)) : draw.of(NAUGHTY);
}

function postOf(draw: Draw): Asked {
  const [path, shapes] = draw.of(FORMS);
  const { shape } = draw.of(shapes);
  const body = new URLSearchParams();
  for (const [name, schema] of Object.entries(shape)) {
    // A form made for another customer is refused early, so the field is usually omitted.
    if (draw.chance(name === "for_customer" ? 0.9 : 0.1)) continue;
    // The intent is usually valid; otherwise no code behind it would be reached.
    const meant = name === "intent" && "value" in schema ? String(schema.value) : null;
    body.append(name, meant && draw.chance(0.95) ? meant : word(draw));
  }
  for (const prefix of ["qty", "notes"])
    if (draw.chance(0.2)) body.append(`${prefix}.${draw.of(NAUGHTY)}`, word(draw));
  if (draw.chance(0.05)) body.append(draw.of(ODD_NAMES), word(draw));
  if (draw.chance(0.01)) for (let n = 0; n < 2_000; n++) body.append(`qty.${n}`, "1");
  return { path, body };
}

function viewOf(draw: Draw): Asked {
  const query = new URLSearchParams();
  for (const name of QUERY) if (draw.chance(0.15)) query.append(name, word(draw).slice(0, 600));
  if (draw.chance(0.1)) query.append(draw.of(ODD_NAMES).slice(0, 600), "x");
  if (draw.chance(0.05)) for (let n = 0; n < 500; n++) query.append(draw.of(["cf.x", "categories"]), `${n}`);
  const path = draw.chance(0.3)
    ? `/${draw.of(["p", "c", "news", "x"])}/${encodeURIComponent(Buffer.from(word(draw).slice(0, 600)).toString())}`
    : draw.of(PAGES);
  return { path: `${path}?${query}` };
}
