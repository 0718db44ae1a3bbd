// Data of the frame around every page: menu, company, cart, wishlist. Fetched in parallel.

import type { AppLoadContext } from "@remix-run/cloudflare";
import type { TFunction } from "i18next";
import { type Category, categoryField, DEFAULT_TAXONOMY } from "~/contract/categories";
import type { LinkPlace } from "~/contract/constants/enums";
import { dispatchDaysOf, handlingDaysOf } from "~/contract/constants/settings";
import type { SiteLink } from "~/contract/content";
import { Locale } from "~/contract/wire";
import { handlingTime } from "~/i18n/handling-time";
import { CONTACTS, WITHDRAWALS } from "~/paths";
import { madeOnce } from "~/platform/cache/made-once";
import { openCart } from "~/storefront/cart/open-cart";
import { readCart, shownTotal } from "~/storefront/cart/read-cart";
import { likelyCourier } from "~/storefront/catalogue/likely-courier";
import { refusesCookies } from "~/storefront/request/blocked-cookies";
import { consentOf } from "~/storefront/request/consent";
import { type RequestContext, readContext, searchOf } from "~/storefront/request/context";
import { flashMessage, readFlash, shownNotices } from "~/storefront/request/flash";
import { openCustomers } from "~/storefront/request/open-customers";
import { activeSeasons } from "~/storefront/request/season";
import { needsConsent } from "~/storefront/response/extra-scripts";
import { companyOf, currencyOf, invoiceFieldsOf, type Settings, settingsOf } from "./settings";

export async function frameData(args: { request: Request; context: AppLoadContext }) {
  const { request, context } = args;
  const reqContext = await readContext(args);
  const { viewer, shop, locale, shopContext, url, t } = reqContext;
  const settings = await settingsOf(args);
  const [menu, pages, links, seasons, cart, wishlist, courier] = await Promise.all([
    shop.categories.tree({ taxonomy: DEFAULT_TAXONOMY }),
    shop.content.pages({}),
    shop.content.links({}),
    settings.get("SEASONS_ENABLED") === true ? activeSeasons(shop) : [],
    cartOf(args, reqContext),
    viewer.customer && viewer.authState !== "guest" && !viewer.session?.punchOut
      ? shop.wishlist.getOrCreate({ lazy: true, customer: viewer.customer.id })
      : null,
    // The free shipping threshold is shown to anonymous visitors; customers see it in their cart. A shop without
    // shipping yet still renders its pages.
    viewer.session === null ? likelyCourier(shop, locale).catch(() => null) : null,
  ]);
  const company = companyOf(settings);
  return {
    robots: settings.text("DEFAULT_ROBOTS"),
    zone: reqContext.zone,
    accent: settings.text("ACCENT"),
    accentDark: settings.text("ACCENT_DARK"),
    /** Data that are the same on many pages, used only for markup. */
    same: {
      menu: menuOf(menu.results),
      pages: {
        company: pages.results.filter(({ section }) => section === "company"),
        service: pages.results.filter(({ section }) => section === "service"),
      },
      links: linksByPlace(links.results, locale),
      company,
      hasNewsletter: settings.get("NEWSLETTER") === true,
    },
    frame: {
      locale,
      locales: reqContext.site.locales,
      mainLocale: reqContext.site.mainLocale,
      path: url.pathname.replace(/\.data$/, ""),
      search: searchOf(url),
      viewer: {
        kind: viewerKind(reqContext),
        name: viewer.session?.user.name ?? null,
        isGuest: viewer.authState === "guest",
      },
      shopContext,
      includesVat: shopContext === "b2c",
      seasons,
      season: viewer.season,
      actingFor: actingForOf(request, context, reqContext),
      cart: cart && { rows: cart.rows_count, ...shownTotal(cart) },
      wishlist: wishlist && { count: wishlist.rows_count, products: wishlist.products },
      lines: menu.results.map(({ slug, name }) => ({ slug, name })),
      supportEmail: company?.email ?? null,
      handlingTime: handlingTime(t, {
        days: handlingDaysOf(settings.get("HANDLING_DAYS")),
        dispatchDays: dispatchDaysOf(settings.get("DISPATCH_DAYS")),
      }),
      freeFrom: courier?.courier?.free_from ?? null,
      ...invoiceFieldsOf(settings),
      shopName: reqContext.site.shopName,
      logo: settings.logo,
      currency: currencyOf(settings),
      errorNames: Object.fromEntries(
        NAMED_STATUSES.map(([status, kind]) => [status, t(`errors:pages.${kind}.name`)]),
      ),
      consent: consentFacts(request, settings),
      notices: noticesOf(request, context, settings, t),
    },
  };
}

/** The customer of an agent's page, and the other customers that the agent opened recently. */
function actingForOf(request: Request, { env }: AppLoadContext, { viewer }: RequestContext) {
  const { session, customer } = viewer;
  if (!session?.user.isAgent || !customer) return null;
  const opened = openCustomers(request, session, env.SHOP_SECRET).map(({ id, name, city }) => ({
    id,
    name,
    city,
  }));
  const { id, name, city } = customer;
  return {
    ...{ id, name, city, isInAddress: viewer.isCustomerInAddress },
    opened: opened.some((one) => one.id === id) ? opened : [...opened, { id, name, city }],
  };
}

const consentFacts = (request: Request, settings: Settings) => ({
  isNeeded: needsConsent(settings),
  given: consentOf(request),
  banner: settings.url("CONSENT_URL") === null,
});

/** Each notice has its own key, so that React never reuses a dismissed one. */
const noticesOf = (request: Request, { env }: AppLoadContext, settings: Settings, t: TFunction) =>
  [
    ...(refusesCookies(request)
      ? [flashMessage("err", t("server:cookies.refused"), t("server:cookies.refusedLead"))]
      : []),
    ...shownNotices(readFlash(request, env.SHOP_SECRET), settings.get("NOTICES")),
  ].map((notice) => ({ ...notice, id: crypto.randomUUID() }));

/**
 * The frame shows an anonymous visitor's cart only on the cart's own pages: other pages are the same for all visitors.
 */
async function cartOf(args: { request: Request; context: AppLoadContext }, reqContext: RequestContext) {
  if (reqContext.viewer.customer) return readCart(reqContext);
  const isCartPage = /^\/cart[/.]?/.test(reqContext.url.pathname);
  return reqContext.viewer.isShopper && isCartPage ? (await openCart(args, reqContext)).cart : null;
}

const NAMED_STATUSES = [
  [403, "forbidden"],
  [404, "notFound"],
  [409, "conflict"],
  [410, "gone"],
  [429, "tooMany"],
  [500, "serverError"],
  [503, "unavailable"],
] as const;

function viewerKind({ viewer }: RequestContext) {
  if (!viewer.session) return "anonymous" as const;
  return viewer.session.user.isAgent ? ("agent" as const) : (viewer.customer?.type ?? ("consumer" as const));
}

interface MenuItem {
  slug: string;
  name: string;
  colour: string | null;
  children: MenuItem[];
}

const menuOf = madeOnce((categories: Category[]): MenuItem[] => categories.map(menuCategory));

const menuCategory = (category: Category): MenuItem => ({
  slug: category.slug,
  name: category.name,
  colour: categoryField(category, "colour"),
  children: (category.children ?? []).map(menuCategory),
});

/** Screens whose path differs by language. */
const TRANSLATED = [CONTACTS, WITHDRAWALS];

/** Groups links by their place. A link to a screen with translated paths leads to the path in the reader's language. */
const linksByPlace = madeOnce((all: readonly SiteLink[], locale) => {
  const at = (place: LinkPlace) =>
    all
      .filter((link) => link.place === place)
      .map(({ label, target }) => ({
        label,
        target:
          TRANSLATED.find((one) => Object.values(one).some((path) => path === target))?.[
            Locale.parse(locale)
          ] ?? target,
      }));
  return { menu: at("menu"), catalogue: at("catalogue"), company: at("company"), service: at("service") };
});
