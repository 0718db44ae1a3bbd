// VAT of an example sale, computed by the checkout and by the code that writes electronic invoices.
import type { Parsed } from "~/contract/call";
import { hasVatNote } from "~/contract/constants/enums";
import type { OperatorCalls } from "~/contract/operator/calls";
import type { VatExample } from "~/contract/operator/examples";
import { fromBasisPoints, fromCents } from "~/contract/wire";
import { cartQuery } from "~/db/cart/cart-data";
import { requestedItemIds, requestedItemsQuery } from "~/db/cart/requested-items";
import { together } from "~/db/query";
import { policiesQuery } from "~/db/shop/shipping-and-payment";
import { shopData } from "~/db/shop/shop-data";
import { rateFor } from "~/domain/catalogue/vat";
import { percentOf } from "~/domain/money";
import { quote } from "~/domain/orders/checkout";
import { messageFor, translator } from "~/i18n/server";
import { cartContext, cartQuoteFacts, quoteRow } from "~/services/cart/quote-cart";
import { anonymousCart } from "~/services/checkout/quote-lines";
import type { ServiceContext } from "~/services/context";
import { natureOf } from "~/services/invoices/fattura-nature";

/** Amount of the example line if no item is named. */
const LINE_CENTS = 10_000;

/** The VAT of one item or VAT class, for one type of customer at one address. */
export async function vatExample(
  c: ServiceContext,
  tried: Parsed<OperatorCalls["examples"]["vat"]>,
): Promise<VatExample> {
  const { country, postal_code: typed = "", customer, item: code } = tried;
  const type = customer === "consumer" ? "consumer" : "business";
  const own = anonymousCart(c, type);
  const shop = await shopData(c);
  const { policies, items, itemOfLine } = await together(c.db, {
    policies: policiesQuery(),
    items: cartQuery(cartContext(c, own, shop), requestedItemIds([{ sku: code }])),
    itemOfLine: requestedItemsQuery([{ sku: code }]),
  });
  const to = { country: country ?? shop.sellerCountry, postalCode: typed === "" ? null : typed };
  const item = items.items.get(itemOfLine.get(0)?.item ?? 0) ?? null;
  const facts = cartQuoteFacts(c, own, shop, item ? [quoteRow({ id: item.id, qty: 1, held: 0, item })] : []);
  const vatChecked = customer === "business_checked" && to.country !== shop.sellerCountry;
  const vat = { ...facts.vat, vatChecked };
  const quoted = quote({ ...facts, vat, policies, shippingAddress: to });
  const vatClass = item?.vatClass ?? tried.vat_class;
  const { rate, scheme } = rateFor({ ...vat, destination: to, class: vatClass });
  const [row] = quoted.rows;
  const base = quoted.goods.vatLines[0]?.base ?? LINE_CENTS;
  const nature = shop.makesEInvoices
    ? natureOf({ vatScheme: scheme, shippingAddress: { country: to.country } }, rate)
    : null;
  const isServed = quoted.problems.every((problem) => problem.code !== "address_not_served");
  return {
    currency: shop.currency,
    country: to.country,
    item: item && { sku: item.sku, name: item.productName },
    vat_class: vatClass,
    price: row ? fromCents(row.unitPrice) : null,
    includes_vat: quoted.goods.includesVat,
    rate: fromBasisPoints(rate),
    scheme,
    invoice_text: hasVatNote(scheme) ? translator(c.locale, "mail")(`order.vatNote.${scheme}`) : null,
    nature: nature && {
      code: nature.code,
      text: nature.reference([{ rate, base, vat: percentOf(base, rate) }]),
    },
    checkout_text: hasVatNote(scheme) ? translator(c.locale, "cart")(`sums.vatNote.${scheme}`) : null,
    problem: isServed ? null : messageFor(c.locale, "address_not_served"),
  };
}
