// Orders, stock movements, carts and emails: export only. Only a backup restores them.
import * as cells from "~/csv/cells";
import { type Column, column, optional, reference, type Table } from "./table";

const id = column("id", cells.whole());
const at = () => column("at", cells.free, { stored: "created_at" });
const instant = (name: string) => column(name, cells.free);
const text = (name: string) => optional(name, cells.free);
const number = (name: string) => optional(name, cells.whole());
const idOf = (name: string) => optional(name, cells.whole(), `${name}_id`);
const amount = (name: string, stored = `${name}_cents`) => optional(name, cells.money, stored);
const order = reference("order", "orders", "number", { nullable: true });
const customer = reference("customer", "users", "username", { nullable: true });
const item = (name = "item") => reference(name, "products", "sku", { nullable: true });

const record = (name: string, columns: readonly Column[], ...keys: string[]): Table => ({
  name,
  columns,
  key: keys.length > 0 ? keys : ["id"],
  isRecord: true,
});

export const recordTables: readonly Table[] = [
  record("orders", [
    id,
    ...["number", "date", "status"].map(text),
    customer,
    reference("agent", "users", "username", { nullable: true }),
    ...["business_name", "currency"].map(text),
    number("article_count"),
    column("includes_vat", cells.flag),
    amount("rows_total"),
    amount("discount"),
    amount("shipping_price", "shipping_cents"),
    amount("payment_surcharge", "surcharge_cents"),
    amount("vat"),
    ...["vat_lines", "vat_scheme"].map(text),
    amount("total"),
    ...["coupon", "customer_reference", "cig", "cup", "notes", "locale", "billing_address"].map(text),
    ...["shipping_address", "shipping_policy", "payment_method", "payment_kind", "payment_state"].map(text),
    ...["promised_by", "delivered_at", "invoice_number", "invoice_date"].map(text),
    number("backordered_count"),
    ...["restock_date", "requested_date"].map(text),
  ]),
  record("order_rows", [
    id,
    order,
    ...["sku", "slug", "name"].map(text),
    number("qty"),
    amount("list_price"),
    amount("unit_price"),
    number("package_size"),
    text("uom"),
    optional("vat_rate", cells.percent),
    amount("total"),
    text("notes"),
    ...["shipped_qty", "removed_qty", "returned_qty"].map(number),
  ]),
  record("order_history", [id, order, text("status"), at(), text("note")]),
  record("shipments", [id, order, ...["number", "carrier", "tracking", "url", "shipped_at"].map(text)]),
  record(
    "shipment_rows",
    [number("shipment_id"), number("order_row_id"), number("qty")],
    "shipment_id",
    "order_row_id",
  ),
  record("order_refunds", [
    id,
    order,
    text("key"),
    amount("amount"),
    ...["vat_lines", "reason", "number", "created_at"].map(text),
  ]),
  record(
    "order_refund_rows",
    [...["order_refund_id", "order_row_id", "qty"].map(number), column("restock", cells.flag)],
    ...["order_refund_id", "order_row_id"],
  ),
  // Without the URLs of the provider's pages, which anybody could open.
  record("payment_sessions", [
    id,
    order,
    ...["provider", "session_ref", "state"].map(text),
    amount("amount"),
    ...["currency", "created_at", "expires_at"].map(text),
  ]),
  record("payments", [
    id,
    order,
    idOf("session"),
    ...["provider", "payment_ref"].map(text),
    amount("amount"),
    ...["currency", "payer", "paid_at", "created_at"].map(text),
  ]),
  record("refunds", [
    id,
    order,
    ...["payment", "order_refund"].map(idOf),
    amount("amount"),
    ...["state", "reason", "refund_ref", "error"].map(text),
    column("is_outside", cells.flag),
    number("tries"),
    ...["created_at", "done_at"].map(text),
  ]),
  record("payment_disputes", [
    id,
    order,
    idOf("payment"),
    text("dispute_ref"),
    amount("amount"),
    ...["reason", "state", "opened_at", "closed_at"].map(text),
  ]),
  record(
    "payment_events",
    [...["provider", "id", "type", "outcome"].map(text), order, ...["facts", "received_at"].map(text)],
    ...["provider", "id"],
  ),
  record("order_changes", [
    id,
    order,
    ...["reason", "rows"].map(text),
    amount("total_before"),
    amount("total_after"),
    text("created_at"),
  ]),
  record("quotes", [
    id,
    text("number"),
    customer,
    reference("made_by", "users", "username", { nullable: true }),
    ...["state", "valid_until", "locale"].map(text),
    amount("total"),
    ...["currency", "frozen", "rows", "created_at", "decided_at", "reason"].map(text),
    order,
  ]),
  record("draft_orders", [
    id,
    customer,
    column("is_request", cells.flag),
    ...["request_note", "state", "refusal", "rows", "choices"].map(text),
    idOf("quote"),
    order,
    ...["created_at", "changed_at"].map(text),
  ]),
  record("document_numbers", [text("kind"), ...["year", "last", "skipped"].map(number)], "kind", "year"),
  record("document_prefixes", ["kind", "prefix"].map(text), "kind", "prefix"),
  record("invoice_files", [id, order, idOf("refund"), at()]),
  record("order_numbers", [number("year"), number("last")], "year"),
  record("coupon_uses", [id, text("code"), customer, order, at(), text("freed_at")]),
  record("stock_movements", [
    id,
    item(),
    text("kind"),
    ...["on_hand", "ordered"].map(number),
    idOf("order_row"),
    at(),
    text("reason"),
  ]),
  record("price_history", [
    id,
    item(),
    text("list"),
    idOf("season"),
    text("date"),
    optional("price", cells.money, "cents"),
  ]),
  record("carts", [id, customer, idOf("season"), number("version"), instant("updated_at")]),
  record("cart_rows", [
    id,
    idOf("cart"),
    item("product"),
    number("qty"),
    text("notes"),
    instant("updated_at"),
  ]),
  record("wishlists", [id, customer, idOf("season")]),
  record("wishlist_rows", [id, idOf("wishlist"), item("product"), text("notes"), instant("create_date")]),
  record("messages", [
    id,
    ...[
      "reference",
      "received_at",
      "locale",
      "name",
      "company",
      "city",
      "country",
      "email",
      "product_line",
    ].map(text),
    ...["message", "consented_at", "state"].map(text),
  ]),
  record("message_answers", [id, idOf("message"), ...["who", "text", "created_at"].map(text)]),
  record("reviews", [
    id,
    item("product"),
    customer,
    order,
    number("rating"),
    ...["text", "name", "locale", "state", "reason", "answer", "answered_at", "created_at"].map(text),
    text("changed_at"),
  ]),
  // Without the hash, which identifies a person to anyone who knows the address and the secret.
  record("newsletter_consents", [
    id,
    ...["email", "locale", "source", "state", "created_at", "confirmed_at", "ended_at"].map(text),
    number("text_version"),
  ]),
  record("withdrawals", [
    id,
    ...["reference", "received_at", "locale", "name", "order_number", "email", "rows", "state"].map(text),
  ]),
  // Without the bodies, which may contain a password code.
  record("mails", [
    id,
    text("kind"),
    optional("to", cells.free, "recipient"),
    ...["locale", "state"].map(text),
    number("tries"),
    ...["subject", "error", "created_at", "sent_at"].map(text),
  ]),
];
