// Every public form, its action, and what its schema does not contain. /forms.json is generated from this list.
import type { z } from "zod";
import { newsletterForm, restockForm, reviewForm } from "~/contract/email-forms";
import * as forms from "~/contract/forms";
import { CONTACTS, paths, WITHDRAWALS } from "~/paths";

export interface PublicForm {
  name: string;
  /** A path; the caller replaces `{name}`. */
  action: string;
  about: string;
  signIn: "nobody" | "customer" | "agent";
  schema: z.ZodType;
  /** Fields whose names contain an id, e.g. `qty.{product}`. */
  repeated?: Record<string, string>;
}

const row = { "qty.{row}": "the row's new quantity; 0 removes it", "notes.{row}": "the row's note" };

export const PUBLIC_FORMS: readonly PublicForm[] = [
  {
    ...{ name: "login", action: paths.login(), signIn: "nobody", schema: forms.loginForm },
    about: "Signs in: username and password at once. The cookies of the answer are the session.",
  },
  {
    name: "logout",
    action: paths.logout(),
    signIn: "customer",
    schema: forms.logoutForm,
    about: "Signs out.",
  },
  {
    ...{ name: "customers", action: paths.customers(), signIn: "agent", schema: forms.customersForm },
    about: "For whom an agent buys from now on. Ids: /customers.csv.",
  },
  {
    ...{ name: "new-customer", action: paths.newCustomer(), signIn: "agent", schema: forms.newCustomerForm },
    about: "Asks the shop for a new customer, who is the agent's once the shop has approved.",
  },
  {
    ...{ name: "order-pad", action: paths.orderPad(), signIn: "customer", schema: forms.orderPadForm },
    about:
      "Many lines at once: one a line in `lines`, as `6 x CODE`, `CODE;6;note` or `CODE`. What cannot be added waits on the pad.",
    repeated: {
      "column.{number}": "for `add-file`: what a column of `table` holds: code, qty, notes, or blank",
      "qty.{product}": "for `list` and `add-typed`: a quantity of something bought before",
      "code.{line}": "for `add-lines`: a waiting line's code; blank drops it",
      "confirm.{line}": "for `add-lines`: any value says that an unusual quantity is meant",
      "pick.{line}.{product}": "for `add-lines`: a quantity of the item that a waiting line meant",
    },
  },
  {
    ...{ name: "order-lists", action: paths.orderLists(), signIn: "customer", schema: forms.orderListsForm },
    about: "Saves a list of the cart, an order, or lines as the order pad takes them. `next` is its page.",
  },
  {
    ...{ name: "order-list", action: "/order-pad/lists/{list}", signIn: "customer" },
    schema: forms.orderListForm,
    about: "Puts a list into the cart, changes it, gives it a rhythm, or deletes it (`confirm=yes`).",
    repeated: { "qty.{product}": "for `add` and `save`: another quantity; 0 leaves the article out" },
  },
  {
    ...{ name: "cart", action: paths.cart(), signIn: "customer", schema: forms.cartForm },
    about: "Adds to the cart and changes it. Rows and their ids: /cart.csv.",
    repeated: { "qty.{product}": "for `add-many`: a quantity of each product", ...row },
  },
  {
    ...{ name: "checkout", action: paths.checkout(), signIn: "customer", schema: forms.checkoutForm },
    about:
      "`refresh` answers with `result.quote`: what can be chosen, what is chosen, and totals. `place-order` orders, with `expected_total` from there and an `idempotency_key`, a UUID of your own; `next` is the payment's page where the order is to be paid by card.",
  },
  {
    ...{ name: "guest-checkout", action: paths.checkout(), signIn: "nobody" },
    schema: forms.guestCheckoutForm,
    about:
      "The checkout without an account, where the shop has one: the cart of these cookies is ordered. `refresh` answers with `result.quote`.",
  },
  {
    ...{ name: "orders", action: paths.orders(), signIn: "customer", schema: forms.ordersForm },
    about: "Puts the rows of an order into the cart again. Ids: /account/orders.csv.",
  },
  {
    ...{ name: "order", action: "/account/orders/{order}", signIn: "customer", schema: forms.orderForm },
    about: "Cancels an order, or puts some of its rows into the cart again.",
  },
  {
    ...{ name: "new-quote", action: paths.newQuote(), signIn: "agent", schema: forms.newQuoteForm },
    about: "Makes a quote of the chosen customer's cart, which is then empty. `next` is its page.",
  },
  {
    ...{
      name: "request-quote",
      action: paths.requestQuote(),
      signIn: "customer",
      schema: forms.requestQuoteForm,
    },
    about: "Requests a quote of a business's cart, which is then empty. The shop answers by email.",
  },
  {
    ...{ name: "quote", action: "/account/quotes/{quote}", signIn: "customer", schema: forms.quoteForm },
    about: "Accepts a quote, which becomes an order, or declines it; an agent withdraws or sends it.",
  },
  {
    ...{ name: "wishlist", action: paths.wishlist(), signIn: "customer", schema: forms.wishlistForm },
    about: "Adds to the wishlist, and from it to the cart.",
  },
  {
    ...{ name: "addresses", action: paths.addresses(), signIn: "customer", schema: forms.addressesForm },
    about: "Adds an address, deletes one (`confirm=yes`), or makes it the default of its type.",
  },
  {
    ...{ name: "details", action: paths.details(), signIn: "customer", schema: forms.detailsForm },
    about: "Changes the password.",
  },
  {
    ...{ name: "api-keys", action: paths.apiKeys(), signIn: "customer", schema: forms.apiKeysForm },
    about:
      "Makes a key for a program (`result.created.key`, shown once) and ends one (`confirm=yes`). Needs a session: no key can do it.",
  },
  {
    ...{ name: "password-forgotten", action: paths.passwordForgotten(), signIn: "nobody" },
    ...{ schema: forms.passwordForgottenForm, about: "Sends a one-time code by email." },
  },
  {
    ...{ name: "reset-password", action: paths.resetPassword(), signIn: "nobody" },
    ...{ schema: forms.resetPasswordForm, about: "Sets a new password with the one-time code." },
  },
  {
    ...{ name: "sign-up", action: paths.signUp(), signIn: "nobody", schema: forms.signUpForm },
    about: "Asks for an account, where the shop gives them.",
  },
  {
    ...{ name: "sign-up-code", action: paths.signUpCode(), signIn: "nobody", schema: forms.signUpCodeForm },
    about: "Opens the account with the one-time code.",
  },
  {
    ...{ name: "contact", action: CONTACTS.en, signIn: "nobody", schema: forms.contactForm },
    about: "Sends a message.",
  },
  {
    ...{ name: "back-in-stock", action: paths.backInStock(), signIn: "nobody", schema: restockForm },
    about:
      "Asks for an email when an item is back in stock; confirms or ends that by the key in the email's link.",
  },
  {
    ...{ name: "newsletter", action: paths.newsletter(), signIn: "nobody", schema: newsletterForm },
    about:
      "Signs up for the newsletter, where the shop has one; confirms or ends that by the key in the email's link.",
  },
  {
    ...{ name: "reviews", action: paths.reviews(), signIn: "nobody", schema: reviewForm },
    about:
      "Reviews a product of an order: by the key of the link in an email, or signed in by the order's id. `stop` ends such emails.",
  },
  {
    ...{ name: "withdrawal", action: WITHDRAWALS.en, signIn: "nobody", schema: forms.withdrawalForm },
    about: "Withdraws from an order: a first post shows it, the second, with `confirm=yes`, sends it.",
  },
  {
    ...{ name: "locale", action: paths.locale(), signIn: "nobody", schema: forms.localeForm },
    about: "The language of pages and messages.",
  },
  {
    ...{ name: "context", action: paths.context(), signIn: "nobody", schema: forms.contextForm },
    about: "Net or gross prices for an anonymous visitor.",
  },
  {
    ...{ name: "season", action: paths.season(), signIn: "nobody", schema: forms.seasonForm },
    about: "The season of prices and cart; blank is none.",
  },
  {
    ...{ name: "consent", action: paths.consent(), signIn: "nobody", schema: forms.consentForm },
    about: "Whether analytics may run.",
  },
];
