// Messages, withdrawals, and the emails that the shop sends.
import { INBOX_STATES, OUTBOX_STATES } from "~/contract/constants/enums";
import { Failure } from "~/tools/steps";
import type { Shop } from "./open-shop";
import type { Commands } from "./parse-arguments";
import { printTable } from "./print";

export const letterCommands: Commands = {
  "messages list": {
    does: "List visitors' messages, newest first",
    options: ["state"],
    async run(shop, { options: { state } }) {
      const { results } = await shop.ask((client) =>
        client.messages.list({ ...stateOf(state, INBOX_STATES), page_size: 100 }),
      );
      const timeOf = await shop.clock();
      printTable(
        results.map(({ id, received_at, state, name, email, message }) => ({
          ...{ id, received_at: timeOf(received_at), state, name, email, message },
        })),
      );
    },
  },
  "messages answer": {
    takes: "ID TEXT",
    does: "E-mail an answer to the writer of a message and close it",
    async run(shop, { words: { ID = "", TEXT = "" } }) {
      const { reference, email } = await shop.ask(
        (client) => client.messages.answer({ id: ID, text: TEXT }, { idempotencyKey: crypto.randomUUID() }),
        `message ${ID}`,
      );
      console.log(`The answer to ${reference} goes to ${email}`);
    },
  },
  "messages done": {
    takes: "ID",
    does: "Close a message without an answer",
    async run(shop, { words: { ID = "" } }) {
      const { reference } = await shop.ask(
        (client) => client.messages.edit({ id: ID, state: "done" }),
        `message ${ID}`,
      );
      console.log(`${reference} is done`);
    },
  },
  "withdrawals list": {
    does: "List withdrawals from contracts, newest first",
    options: ["state"],
    async run(shop, { options: { state } }) {
      const { results } = await shop.ask((client) =>
        client.withdrawals.list({ ...stateOf(state, INBOX_STATES), page_size: 100 }),
      );
      const timeOf = await shop.clock();
      printTable(
        results.map(({ id, received_at, state, name, order_number, rows }) => ({
          ...{ id, received_at: timeOf(received_at), state, name, order_number, rows },
        })),
      );
    },
  },
  "withdrawals done": {
    takes: "ID",
    does: "Mark a withdrawal as handled",
    async run(shop, { words: { ID = "" } }) {
      const { reference } = await shop.ask(
        (client) => client.withdrawals.edit({ id: ID, state: "done" }),
        `withdrawal ${ID}`,
      );
      console.log(`${reference} is done`);
    },
  },
  "sign-ups list": {
    does: "List businesses that wait for an account, oldest first",
    async run(shop) {
      const { results } = await shop.ask((client) => client.signUps.list({ page_size: 100 }));
      const timeOf = await shop.clock();
      printTable(
        results.map(({ id, created_at, business_name, vat_number, name, email }) => ({
          ...{ id, created_at: timeOf(created_at), business_name, vat_number, name, email },
        })),
      );
    },
  },
  "sign-ups approve": {
    takes: "ID",
    does: "Approve a business's account and e-mail it",
    run: (shop, { words: { ID = "" } }) => decide(shop, ID, "approve"),
  },
  "sign-ups refuse": {
    takes: "ID",
    does: "Refuse a business's account and e-mail it",
    run: (shop, { words: { ID = "" } }) => decide(shop, ID, "refuse"),
  },
  "mails list": {
    does: "List the outbox, newest first; dead e-mails are no longer retried",
    options: ["state"],
    async run(shop, { options: { state } }) {
      const { results } = await shop.ask((client) =>
        client.mails.list({ ...stateOf(state, OUTBOX_STATES), page_size: 100 }),
      );
      const timeOf = await shop.clock();
      printTable(
        results.map(({ id, created_at, kind, to, state, tries, error }) => ({
          ...{ id, created_at: timeOf(created_at), kind, to, state, tries, error },
        })),
      );
    },
  },
  "mails retry-all": {
    does: "Retry every dead e-mail, except expired codes and e-mails of a restored backup",
    async run(shop) {
      const { retried } = await shop.ask((client) => client.mails.retryAll({}));
      console.log(`${retried} e-mails wait to be sent again`);
    },
  },
  "mails retry": {
    takes: "ID",
    does: "Retry one failed e-mail",
    async run(shop, { words: { ID = "" } }) {
      const { to, state } = await shop.ask((client) => client.mails.retry({ id: ID }), `e-mail ${ID}`);
      console.log(`The e-mail to ${to} is ${state}`);
    },
  },
};

async function decide(shop: Shop, id: string, decision: "approve" | "refuse"): Promise<void> {
  const { business_name, email } = await shop.ask(
    (client) => client.signUps.decide({ id, decision }),
    `sign-up ${id}`,
  );
  console.log(`${business_name} (${email}): ${decision === "approve" ? "the account is open" : "refused"}`);
}

function stateOf<State extends string>(
  text: string | undefined,
  states: readonly State[],
): { state?: State } {
  if (text === undefined) return {};
  const state = states.find((one) => one === text);
  if (!state) throw new Failure(`Unknown state "${text}": use one of ${states.join(", ")}.`);
  return { state };
}
