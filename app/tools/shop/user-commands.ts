// Customers and agents: search, create, change, unlock.
import { z } from "zod";
import { CustomerType } from "~/contract/customers";
import type { OperatorUser } from "~/contract/operator/users";
import { Failure } from "~/tools/steps";
import type { Shop } from "./open-shop";
import type { Commands } from "./parse-arguments";
import { printTable } from "./print";

const Kind = z.enum([...CustomerType.options, "agent"]);
const kindShown = ({ is_agent, is_guest, customer_profile }: OperatorUser): string =>
  is_agent ? "agent" : is_guest ? "guest" : (customer_profile?.customer_type ?? "");

const DETAILS = [
  "email",
  "first-name",
  "last-name",
  "business-name",
  "vat-number",
  "tax-code",
  "sdi-code",
  "pec",
];
const TERMS = ["price-list", "agent", "agent-code", "locale"];

export const peopleCommands: Commands = {
  "users list": {
    does: "List customers and agents, at most 100",
    options: ["search", "kind"],
    async run(shop, { options: { search, kind } }) {
      const { count, results } = await shop.ask((client) =>
        client.users.list({
          ...(search !== undefined && { search }),
          ...(kind !== undefined && { kind: kindOf(kind) }),
          page_size: 100,
        }),
      );
      printTable(
        results.map((user) => ({
          id: user.id,
          username: user.username,
          name: user.customer_profile?.business_name || `${user.first_name} ${user.last_name}`,
          kind: kindShown(user),
          list: user.customer_profile?.price_list ?? "",
          agent: user.customer_profile?.agent ?? "",
          active: user.is_active ? "yes" : "no",
        })),
      );
      if (count > results.length) console.log(`… of ${count}`);
    },
  },
  "users create": {
    takes: "USERNAME KIND",
    does: "Create a business, consumer or agent, who sets a password by e-mail",
    options: [...DETAILS, ...TERMS],
    async run(shop, { words: { USERNAME = "", KIND = "" }, options }) {
      const kind = kindOf(KIND);
      const details = await detailsOf(shop, options);
      const email = options.email ?? USERNAME;
      const user = await shop.ask((client) =>
        client.users.create({ ...details, email, username: USERNAME, kind }),
      );
      console.log(`${user.username} has the id ${user.id}`);
    },
  },
  "users edit": {
    takes: "USER",
    does: "Change a user's data, by username or id; --active false ends every session",
    options: [...DETAILS, ...TERMS, "active"],
    async run(shop, { words: { USER = "" }, options }) {
      const id = await idOf(shop, USER);
      const details = await detailsOf(shop, options);
      const { active } = options;
      if (active !== undefined && active !== "true" && active !== "false")
        throw new Failure("--active must be true or false.");
      const user = await shop.ask(
        (client) =>
          client.users.edit({
            id,
            ...details,
            ...(active !== undefined && { is_active: active === "true" }),
          }),
        `user ${USER}`,
      );
      console.log(`${user.username} is ${user.is_active ? "active" : "not active"}`);
    },
  },
  "users check-vat": {
    takes: "USER",
    does: "Check the VAT number with VIES, if the setting VIES_CHECK is on",
    async run(shop, { words: { USER = "" } }) {
      const id = await idOf(shop, USER);
      const { vat_check } = await shop.ask((client) => client.users.vatCheck({ id }), `user ${USER}`);
      console.log(`${USER}: ${vat_check?.state ?? "not asked"}`);
    },
  },
  "users punch-out": {
    takes: "USER",
    does: "Create a business's punch-out credentials and show them once; earlier ones end",
    async run(shop, { words: { USER = "" } }) {
      const id = await idOf(shop, USER);
      const made = await shop.ask((client) => client.users.punchOut({ id }), `business ${USER}`);
      console.log(`identity ${made.identity}\nsecret   ${made.secret}`);
    },
  },
  "users punch-out-end": {
    takes: "USER",
    does: "Revoke a business's punch-out credentials",
    async run(shop, { words: { USER = "" } }) {
      const id = await idOf(shop, USER);
      await shop.ask((client) => client.users.endPunchOut({ id }), `punch-out of ${USER}`);
      console.log(`the procurement system of ${USER} can no longer sign in`);
    },
  },
  "users reset": {
    takes: "USER",
    does: "E-mail a code for a new password",
    async run(shop, { words: { USER = "" } }) {
      const id = await idOf(shop, USER);
      await shop.ask((client) => client.users.reset({ id }), `user ${USER} who is active`);
      console.log(`${USER} is sent a code`);
    },
  },
};

function kindOf(text: string) {
  const kind = Kind.safeParse(text);
  if (kind.success) return kind.data;
  throw new Failure(`Unknown kind "${text}": use one of ${Kind.options.join(", ")}.`);
}

/** Converts options to the call's fields. The shop validates them. */
async function detailsOf(shop: Shop, options: Readonly<Record<string, string | undefined>>) {
  const given = [...DETAILS, ...TERMS].flatMap((key) => {
    const value = options[key];
    return value === undefined || key === "agent" ? [] : [[key.replaceAll("-", "_"), value]];
  });
  const { agent } = options;
  const details: Record<string, string> = Object.fromEntries(given);
  if (agent === undefined) return details;
  return { ...details, agent: agent === "none" ? null : await idOf(shop, agent) };
}

async function idOf(shop: Shop, user: string): Promise<number> {
  if (/^\d{1,15}$/.test(user)) return Number(user);
  const { results } = await shop.ask((client) => client.users.list({ search: user, page_size: 100 }));
  const found = results.find(({ username }) => username === user.trim().toLowerCase());
  if (!found) throw new Failure(`User ${user} not found.`);
  return found.id;
}
