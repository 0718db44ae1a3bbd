// Links for agents and businesses on a cart or an order. The server translates them, so that the shop's bundles do not
// contain their texts.
import { translator } from "~/i18n/server";
import { paths } from "~/paths";
import type { RequestContext } from "~/storefront/request/context";

export interface TradeLink {
  to: string;
  text: string;
}

/** True if a business acts for itself, not through a procurement system. */
export const isBusiness = ({ viewer: { session, customer } }: RequestContext): boolean =>
  session !== null &&
  !session.user.isAgent &&
  session.punchOut === undefined &&
  customer?.type === "business";

const saveAsList = ({ viewer, locale }: RequestContext, order: number | null): TradeLink[] =>
  viewer.session && viewer.customer?.type === "business"
    ? [{ to: `${paths.orderLists({ order })}#new-list`, text: translator(locale, "lists")("saveAs") }]
    : [];

export const cartLinks = (reqContext: RequestContext): TradeLink[] => [
  ...(reqContext.viewer.session?.user.isAgent
    ? [{ to: paths.newQuote(), text: translator(reqContext.locale, "quotes")("fromCart") }]
    : []),
  ...(isBusiness(reqContext)
    ? [{ to: paths.requestQuote(), text: translator(reqContext.locale, "quotes")("ask") }]
    : []),
  ...saveAsList(reqContext, null),
];

export const orderLinks = (reqContext: RequestContext, order: number): TradeLink[] =>
  saveAsList(reqContext, order);
