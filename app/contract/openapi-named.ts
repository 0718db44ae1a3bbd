// The shapes that have a name of their own in openapi.json, and an example in examples.json.
import { LoginAnswer, MustChange, SessionState } from "./auth";
import { BatchAnswer, Cart, CartRow, VatLine } from "./cart";
import { Category } from "./categories";
import { CheckoutQuote, Totals } from "./checkout";
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
} from "./content";
import { Address, AgentCustomer, User } from "./customers";
import { Document } from "./documents";
import { Receipt } from "./messages";
import { Order, OrderRow } from "./orders";
import { Price } from "./prices";
import { CustomField, Facets, Image, Product, ProductExpanded, Related, Variant } from "./products";
import { CouponAnswer } from "./promotions";
import { Health, PaymentMethod, Season, Setting, ShippingCountry, ShippingPolicy } from "./shop";
import { ErrorBody } from "./wire";
import { Wishlist, WishlistRow } from "./wishlist";

export const NAMED = {
  Address,
  AgentCustomer,
  Article,
  ArticleSummary,
  BatchAnswer,
  Block,
  Canvas,
  Cart,
  CartRow,
  Category,
  CheckoutQuote,
  CouponAnswer,
  CustomField,
  Document,
  ErrorBody,
  Facets,
  Health,
  Image,
  LoginAnswer,
  MustChange,
  Order,
  OrderRow,
  Page,
  PageSummary,
  PaymentMethod,
  Price,
  Product,
  ProductExpanded,
  Promotion,
  Receipt,
  Related,
  Season,
  SessionState,
  Setting,
  ShippingCountry,
  ShippingPolicy,
  SitemapEntry,
  Slider,
  Totals,
  User,
  Variant,
  VatLine,
  Wishlist,
  WishlistRow,
};
