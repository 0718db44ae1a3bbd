// Orders: show, change status, record payments, invoice.
import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { OperatorClient } from "~/contract/operator/client";
import { OrderStatus } from "~/contract/orders";
import { Failure } from "~/tools/steps";
import type { Shop } from "./open-shop";
import type { Commands } from "./parse-arguments";
import { dayOf, instantOf } from "./parse-values";
import { printJson, printTable } from "./print";

export const orderCommands: Commands = {
  "orders list": {
    does: "List the newest orders, at most 100",
    options: ["status", "number", "from", "to"],
    async run(shop, { options: { status, number, from, to } }) {
      const { count, results } = await shop.ask((client) =>
        client.orders.list({
          ...(status !== undefined && { status: statusOf(status) }),
          ...(number !== undefined && { number }),
          ...(from !== undefined && { date_from: dayOf(from) }),
          ...(to !== undefined && { date_to: dayOf(to) }),
          page_size: 100,
        }),
      );
      const timeOf = await shop.clock();
      printTable(
        results.map((order) => ({
          number: order.number,
          date: timeOf(order.date),
          status: order.status,
          payment: order.payment.state,
          customer: order.business_name || order.billing_address.recipient,
          total: `${order.total} ${order.currency}`,
        })),
      );
      if (count > results.length) console.log(`… of ${count}`);
    },
  },
  "orders show": {
    takes: "ORDER",
    does: "Show an order as JSON, by its number or id",
    async run(shop, { words: { ORDER = "" } }) {
      const id = await idOf(shop, ORDER);
      printJson(await shop.ask((client) => client.orders.get({ id }), `order ${ORDER}`));
    },
  },
  "orders move": {
    takes: "ORDER STATUS",
    does: "Move an order to its next status; for a partial shipment name the shipped rows: HB00001:2|HB00002:1",
    options: ["note", "carrier", "tracking", "url", "rows"],
    async run(shop, { words: { ORDER = "", STATUS = "" }, options }) {
      const { note, carrier, tracking, url = "" } = options;
      const id = await idOf(shop, ORDER);
      const rows = options.rows === undefined ? undefined : await rowsOf(shop, id, options.rows);
      if ((carrier === undefined) !== (tracking === undefined))
        throw new Failure("Give --carrier and --tracking together.");
      const order = await shop.ask(
        (client) =>
          client.orders.move({
            id,
            to: statusOf(STATUS),
            ...(note !== undefined && { note }),
            ...(rows !== undefined && { rows }),
            ...(carrier !== undefined &&
              tracking !== undefined && { tracking: { carrier, number: tracking, url } }),
          }),
        `order ${ORDER}`,
      );
      console.log(`${order.number} is ${order.status}`);
    },
  },
  "orders paid": {
    takes: "ORDER",
    does: "Record the payment of an order",
    options: ["at"],
    async run(shop, { words: { ORDER = "" }, options: { at } }) {
      const id = await idOf(shop, ORDER);
      const order = await shop.ask(
        (client) => client.orders.paid({ id, ...(at !== undefined && { at: instantOf(at) }) }),
        `order ${ORDER}`,
      );
      console.log(`${order.number} is ${order.payment.state}`);
    },
  },
  "orders refund": {
    takes: "ORDER",
    does: "Refund an order: --amount 12.50, for --rows HB00001:2; --restock makes those goods available again",
    options: ["amount", "reason", "rows", "key"],
    flags: ["restock"],
    async run(shop, { words: { ORDER = "" }, options: { amount, reason, rows, key }, flags }) {
      const id = await idOf(shop, ORDER);
      const goods = rows === undefined ? [] : await rowsOf(shop, id, rows);
      const restock = flags.has("restock");
      const order = await shop.ask(
        (client) =>
          client.orders.refund(
            {
              id,
              ...(amount !== undefined && { amount }),
              ...(reason !== undefined && { reason }),
              rows: goods.map(({ id: row, shipped_qty: qty }) => ({ id: row, qty, restock })),
            },
            // Repeating the command with the same key refunds only once.
            { idempotencyKey: key ?? crypto.randomUUID() },
          ),
        `order ${ORDER}`,
      );
      const refund = order.refunds.at(-1);
      console.log(
        `${order.number}: ${refund?.amount} ${order.currency} ${refund?.state}, ${refund?.credit_note?.number}; ${order.refunded} of ${order.paid} refunded`,
      );
    },
  },
  "orders refund-paid": {
    takes: "ORDER CREDIT_NOTE",
    does: "Record that a manual refund was paid, by its credit note's number or the refund's id",
    async run(shop, { words: { ORDER = "", CREDIT_NOTE = "" } }) {
      const id = await idOf(shop, ORDER);
      const { refunds } = await shop.ask((client) => client.orders.get({ id }), `order ${ORDER}`);
      const refund = refunds.find(
        (one) => one.credit_note?.number === CREDIT_NOTE || String(one.id) === CREDIT_NOTE,
      );
      if (!refund) throw new Failure(`The order has no refund ${CREDIT_NOTE}.`);
      await shop.ask((client) => client.orders.refundPaid({ id, refund: refund.id }), `order ${ORDER}`);
      console.log(`${CREDIT_NOTE} is paid`);
    },
  },
  "orders change": {
    takes: "ORDER",
    does: "Reduce an order's rows before it ships: --rows HB00001:2|HB00002:0; 0 removes a row",
    options: ["rows", "reason"],
    async run(shop, { words: { ORDER = "" }, options: { rows = "", reason } }) {
      const id = await idOf(shop, ORDER);
      const wanted = (await rowsOf(shop, id, rows)).map(({ id: row, shipped_qty: qty }) => ({
        id: row,
        qty,
      }));
      const order = await shop.ask(
        (client) => client.orders.change({ id, rows: wanted, ...(reason !== undefined && { reason }) }),
        `order ${ORDER}`,
      );
      console.log(`${order.number} comes to ${order.total} ${order.currency}`);
    },
  },
  "orders file": {
    takes: "ORDER NAME",
    does: "Save packing-list, invoice.xml, or a delivery or credit note by its number, to --to FOLDER",
    options: ["to"],
    async run(shop, { words: { ORDER = "", NAME = "" }, options: { to = "." } }) {
      const id = await idOf(shop, ORDER);
      const response = await shop.ask((client) => fileOf(client, id, NAME), `order ${ORDER}`);
      const name = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1];
      const path = join(to, basename(name ?? `${ORDER}.pdf`));
      await writeFile(path, new Uint8Array(await response.arrayBuffer()));
      console.log(path);
    },
  },
  "orders invoice": {
    takes: "ORDER [NUMBER] [DATE]",
    does: "Set the invoice's number and date; without them the year's next number and today",
    async run(shop, { words: { ORDER = "", NUMBER = "", DATE = "" } }) {
      const id = await idOf(shop, ORDER);
      const order = await shop.ask(
        (client) =>
          client.orders.invoice({
            id,
            ...(NUMBER && { number: NUMBER }),
            ...(DATE && { date: dayOf(DATE) }),
          }),
        `order ${ORDER}`,
      );
      console.log(`${order.number} has the invoice ${order.invoice?.number} of ${order.invoice?.date}`);
    },
  },
};

/** @throws Failure if the order has no document with this number */
async function fileOf(client: OperatorClient, id: number, name: string): Promise<Response> {
  if (name === "packing-list") return client.orders.packingList({ id });
  if (name === "invoice.xml") return client.orders.invoiceXml({ id });
  const { shipments, refunds } = await client.orders.get({ id });
  const note = shipments.find(({ number }) => number === name);
  if (note) return client.orders.document({ id, document: note.document });
  const refund = refunds.find(({ credit_note }) => name.replace(/\.xml$/, "") === credit_note?.number);
  if (!refund?.credit_note) throw new Failure(`The order has no ${name}.`);
  return name.endsWith(".xml")
    ? client.orders.creditNoteXml({ id, refund: refund.id })
    : client.orders.document({ id, document: refund.credit_note.document });
}

function statusOf(text: string): OrderStatus {
  const status = OrderStatus.safeParse(text);
  if (status.success) return status.data;
  throw new Failure(`Unknown status "${text}": use one of ${OrderStatus.options.join(", ")}.`);
}

async function rowsOf(shop: Shop, id: number, text: string): Promise<{ id: number; shipped_qty: number }[]> {
  const { rows } = await shop.ask((client) => client.orders.get({ id }), `order ${id}`);
  return text.split("|").map((part) => {
    const [, sku, qty] = /^(.+):(\d{1,5})$/.exec(part) ?? [];
    if (qty === undefined) throw new Failure(`Invalid row "${part}": write rows like HB00001:2|HB00002:1.`);
    const row = rows.find((one) => one.sku === sku);
    if (!row) throw new Failure(`The order has no row of ${sku}.`);
    return { id: row.id, shipped_qty: Number(qty) };
  });
}

// The command takes the number that is printed on documents.
async function idOf(shop: Shop, order: string): Promise<number> {
  const { results } = await shop.ask((client) => client.orders.list({ number: order, page_size: 100 }));
  const found = results.find(({ number }) => number === order);
  if (found) return found.id;
  if (/^\d{1,15}$/.test(order)) return Number(order);
  throw new Failure(`Order ${order} not found.`);
}
