// Schemas that have a name in openapi.json, and an example in examples.json.
import { GuestLinkAnswer, SignUpResult } from "~/contract/accounts";
import { ApiKey, NewApiKey } from "~/contract/api-keys";
import { LoginAnswer, MustChange, SessionState } from "~/contract/auth";
import { BatchAnswer, Cart, CartRow, VatLine } from "~/contract/cart";
import { Category } from "~/contract/categories";
import { CheckoutQuote, LinesQuote, Totals } from "~/contract/checkout";
import {
  Article,
  ArticleSummary,
  Block,
  Canvas,
  Page,
  PageSummary,
  Promotion,
  SitemapEntry,
  Slider,
} from "~/contract/content";
import { CustomerRequest } from "~/contract/customer-requests";
import { Address, AgentCustomer, User } from "~/contract/customers";
import { Document } from "~/contract/documents";
import { FeedOffer } from "~/contract/feed";
import { Receipt } from "~/contract/messages";
import { NewsletterConsent } from "~/contract/newsletter";
import { CreatedOrderList, OpenOrderList, OrderListRow, SavedListRows } from "~/contract/order-lists";
import {
  AddPadLinesAnswer,
  BoughtList,
  FileColumns,
  OrderList,
  OrderPad,
  PadItem,
} from "~/contract/order-pad";
import { Order, OrderRow } from "~/contract/orders";
import { PayableOrder, PaymentPage } from "~/contract/payments";
import { Price } from "~/contract/prices";
import { CustomField, Facets, Image, Product, ProductExpanded, Related, Variant } from "~/contract/products";
import { CouponAnswer } from "~/contract/promotions";
import { PunchOutSession } from "~/contract/punch-out";
import { OpenQuote, Quote, QuoteRequest, QuoteRow } from "~/contract/quotes";
import { RestockAlert, RestockAlertAnswer } from "~/contract/restock-alerts";
import { OwnReview, Review, ReviewedOrder } from "~/contract/reviews";
import {
  DatedShippingPolicy,
  Health,
  PaymentMethod,
  Season,
  Setting,
  ShippingCountry,
  ShippingPolicy,
} from "~/contract/shop";
import { ErrorBody } from "~/contract/wire";
import { Wishlist, WishlistRow } from "~/contract/wishlist";

export const NAMED = {
  OwnReview,
  Review,
  ReviewedOrder,
  NewsletterConsent,
  RestockAlert,
  RestockAlertAnswer,
  AddPadLinesAnswer,
  Address,
  AgentCustomer,
  ApiKey,
  Article,
  ArticleSummary,
  BatchAnswer,
  Block,
  BoughtList,
  Canvas,
  Cart,
  CartRow,
  Category,
  CheckoutQuote,
  CouponAnswer,
  CreatedOrderList,
  CustomerRequest,
  CustomField,
  Document,
  ErrorBody,
  Facets,
  FileColumns,
  GuestLinkAnswer,
  FeedOffer,
  Health,
  Image,
  LinesQuote,
  LoginAnswer,
  MustChange,
  NewApiKey,
  OpenOrderList,
  OpenQuote,
  Order,
  OrderList,
  OrderListRow,
  OrderPad,
  OrderRow,
  PadItem,
  Page,
  PageSummary,
  PayableOrder,
  PaymentMethod,
  PaymentPage,
  Price,
  Product,
  ProductExpanded,
  Promotion,
  PunchOutSession,
  Quote,
  QuoteRequest,
  QuoteRow,
  Receipt,
  Related,
  SavedListRows,
  Season,
  SessionState,
  SignUpResult,
  Setting,
  ShippingCountry,
  ShippingPolicy,
  DatedShippingPolicy,
  SitemapEntry,
  Slider,
  Totals,
  User,
  Variant,
  VatLine,
  Wishlist,
  WishlistRow,
};
