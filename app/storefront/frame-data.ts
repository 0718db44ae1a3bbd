// What stands around every page: the menu, the company, the visitor's cart. Asked for in one wave.
import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Category, categoryField, DEFAULT_TAXONOMY } from "~/contract/categories";
import { CompanyData, type SettingKey } from "~/contract/shop";
import { LOCALES } from "~/contract/wire";
import { searchOf, type Visit, visitOf } from "./enter";
import { readNotices } from "./notices";

export async function frameData(args: { request: Request; context: AppLoadContext }) {
  const { request, context } = args;
  const visit = await visitOf(args);
  const { visitor, shop, locale, shopContext, url } = visit;
  const setting = async (key: SettingKey) => (await shop.shop.setting({ key })).value;
  const [menu, pages, shopName, company, robots, cart, wishlist] = await Promise.all([
    shop.categories.tree({ taxonomy: DEFAULT_TAXONOMY }),
    shop.content.pages({}),
    setting("SHOP_NAME"),
    setting("COMPANY_DATA"),
    setting("DEFAULT_ROBOTS"),
    visitor.customer ? shop.cart.getOrCreate({ lazy: true, customer: visitor.customer.id }) : null,
    visitor.customer ? shop.wishlist.getOrCreate({ lazy: true, customer: visitor.customer.id }) : null,
  ]);
  return {
    robots: String(robots ?? ""),
    frame: {
      locale,
      locales: LOCALES,
      path: url.pathname.replace(/\.data$/, ""),
      search: searchOf(url),
      visitor: { kind: kindOf(visit), name: visitor.session?.user.name ?? null },
      shopContext,
      includesVat: shopContext === "b2c",
      actingFor: visitor.session?.user.isAgent ? visitor.customer : null,
      cart: cart && { rows: cart.rows_count, total: cart.final_price, currency: cart.currency },
      wishlistCount: wishlist?.rows_count ?? null,
      menu: menu.results.map(menuCategory),
      pages: {
        company: pages.results.filter(({ section }) => section === "company"),
        service: pages.results.filter(({ section }) => section === "service"),
      },
      company: CompanyData.safeParse(company).data ?? null,
      shopName: String(shopName ?? ""),
      notices: readNotices(request, context.env.SHOP_SECRET).map((notice) => ({
        ...notice,
        // Its own, so that a new message is never taken for one that has passed.
        id: crypto.randomUUID(),
      })),
    },
  };
}

function kindOf({ visitor }: Visit) {
  if (!visitor.session) return "anonymous" as const;
  return visitor.session.user.isAgent
    ? ("agent" as const)
    : (visitor.customer?.type ?? ("consumer" as const));
}

interface MenuItem {
  slug: string;
  name: string;
  colour: string | null;
  children: MenuItem[];
}

const menuCategory = (category: Category): MenuItem => ({
  slug: category.slug,
  name: category.name,
  colour: categoryField(category, "colour"),
  children: (category.children ?? []).map(menuCategory),
});
